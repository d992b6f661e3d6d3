import { maximum, sum } from '../../../../engine/dice/index.ts';
import { toward, type Cell } from '../../../../engine/hex/index.ts';
import { asReason, type Term } from '../keys.ts';
import type { AttackCard, Area } from '../state/cards.ts';
import { offerNod } from './fate.ts';
import { attackCardOf, standing, theBeast } from '../state/questions.ts';
import { throwCheck, throwSum, throwDamage, type Thrown } from '../state/rolls.ts';
import { changeStamina, dropWeapon, face, gain, hurtBeast, hurtMan, leaveFor, tellCondition, tellWeapon } from '../state/sand.ts';
import type { Man, StrikeTask } from '../state/state.ts';
import { hideAgainst, strikeChance, strikeDamage } from './strike-rules.ts';
import { react } from '../beast/reaction.ts';
import type { Play } from '../state/world.ts';
import { manOf, weaponAtIndex } from '../state/access.ts';

/** A man's attack: ledger flow "Human attack". The free pivot and the Stamina come first (D-101, D-144). */
export function beginStrike(play: Play, man: Man, card: AttackCard, area: Area | null): void {
  const { state, referee, world } = play;
  const beast = theBeast(state);
  const chance = strikeChance(play, man, card);
  man.attacked = true;
  if (standing(man)) face(play, man, toward(world.arena, man.cell, beast.cell), ['D-101']);
  referee.tell?.({ type: 'card-played', figure: man.id, card: card.id, hand: 'attack', rules: ['D-107', card.because] });
  changeStamina(play, man, -card.stamina, ['D-144']);
  if (card.oncePerBout) man.spent = [...man.spent, card.id];
  referee.tell?.({
    type: 'attacked',
    figure: man.id,
    target: beast.id,
    attack: card.id,
    kind: 'strike',
    area,
    modifiers: chance.modifiers,
    chance: chance.chance,
    automatic: false,
    rules: ['D-109'],
  });
  const index = state.men.indexOf(man);
  if (man.foe !== undefined) man.foe = state.duelist;
  state.agenda.push({
    do: 'strike',
    ask: null,
    stage: 'to-hit',
    man: index,
    card: card.id,
    area,
    d20: 0,
    result: null,
    die: 0,
    fumble: 0,
    nod: null,
  });
}

function parts(play: Play, task: StrikeTask): { man: Man; card: AttackCard } {
  const man = manOf(play.state, task.man);
  return { man, card: attackCardOf(play, man, task.card) };
}

/** What happens at each stage. */
const STAGES: Readonly<Record<StrikeTask['stage'], (play: Play, task: StrikeTask) => void>> = {
  'to-hit': rollToHit,
  resolve,
  fumble: rollFumble,
  'fumble-land': landFumble,
  damage: rollDamage,
  land,
};

export function stepStrike(play: Play, task: StrikeTask): void {
  STAGES[task.stage](play, task);
}

/** A fumble number of the card, a natural 20, or the chance (D-109, D-147, D-150). */
export function resultOf(face: number, chance: number, card: AttackCard): NonNullable<StrikeTask['result']> {
  if (card.fumbleOn.includes(face)) return 'fumble';
  if (face === 20) return 'critical';
  return face > 20 - chance ? 'hit' : 'miss';
}

function rollToHit(play: Play, task: StrikeTask): void {
  const { man, card } = parts(play, task);
  const again = task.d20 !== 0;
  const chance = strikeChance(play, man, card);
  const thrown: Thrown = { figure: man.id, against: theBeast(play.state).id, why: 'to-hit', rules: ['D-109'], again };
  task.d20 = throwCheck(play, thrown, chance, (face) => {
    const result = resultOf(face, chance.chance, card);
    return { result, rules: result === 'critical' ? ['D-109', 'D-150'] : result === 'fumble' ? ['D-109', 'D-147'] : ['D-109'] };
  });
  task.result = resultOf(task.d20, chance.chance, card);
  task.stage = 'resolve';
  if (!again) offerNod(play, task, man, 'd20');
}

function resolve(play: Play, task: StrikeTask): void {
  const { man, card } = parts(play, task);
  const { result } = task;
  if (result === 'fumble') task.stage = 'fumble';
  else if (result === 'miss') endStrike(play, task);
  else {
    man.hit = true;
    const damage = strikeDamage(play, man, card);
    if (!damage) return land(play, task);
    if (result === 'critical') {
      task.die = maximum(damage.dice);
      task.stage = 'land';
    } else task.stage = 'damage';
  }
}

/** Bare hands throw a d4, halved and rounded up (D-148); everything else throws its own dice. */
function rollDamage(play: Play, task: StrikeTask): void {
  const { man, card } = parts(play, task);
  const { dice } = strikeDamage(play, man, card)!;
  const again = task.die !== 0;
  const thrown: Thrown = { figure: man.id, against: theBeast(play.state).id, why: 'damage', rules: ['D-111'], again };
  if (dice.sides === 2) {
    const halved = (face: number): Term => ({ rule: 'D-148', value: Math.ceil(face / 2) - face, reason: 'halved' });
    const face = throwSum(play, { ...thrown, rules: ['D-111', 'D-148'] }, { sides: 4, add: dice.add }, (shown) => [halved(shown)]);
    task.die = face + halved(face).value + dice.add;
  } else task.die = throwDamage(play, dice, thrown);
  task.stage = 'land';
  if (!again) offerNod(play, task, man, 'die');
}

/** Damage, hide, then the effects of the card, which count on any hit (D-111, D-112, D-150). */
function land(play: Play, task: StrikeTask): void {
  const { man, card } = parts(play, task);
  const { state } = play;
  const beast = theBeast(state);
  const { cell } = beast;
  const damage = strikeDamage(play, man, card);
  let net = 0;
  if (damage) {
    const extra: Term[] = task.result === 'critical' ? [{ rule: 'D-150', value: 2, reason: 'critical' }] : [];
    const modifiers = [...damage.modifiers, ...extra];
    const raw = Math.max(0, task.die + sum(modifiers));
    man.raw += raw;
    const armour = hideAgainst(play, man);
    net = hurtBeast(play, beast, { by: man.id, raw: task.die, modifiers: [...modifiers, armour], rules: ['D-111', 'D-034'] });
    man.net += net;
  }
  endStrike(play, task, cell);
  if (beast.hp <= 0) return;
  landStrikeEffects(play, man, card, task.area, net);
  if (net > 0 && !beast.startled) react(play, 'hurt', task.man);
}

function rollFumble(play: Play, task: StrikeTask): void {
  const { man } = parts(play, task);
  const again = task.fumble !== 0;
  task.fumble = throwSum(play, { figure: man.id, against: null, why: 'fumble', rules: ['D-147'], again }, { sides: 6 });
  task.stage = 'fumble-land';
  if (!again) offerNod(play, task, man, 'fumble');
}

/** 1–2 winded, 3–4 Down, 5 the weapon drops, 6 he cuts himself (D-147). */
function landFumble(play: Play, task: StrikeTask): void {
  const { man } = parts(play, task);
  endStrike(play, task);
  if (task.fumble <= 2) changeStamina(play, man, -1, ['D-147']);
  else if (task.fumble <= 4) gain(play, man, 'down', ['D-147']);
  else if (task.fumble === 5) dropWeapon(play, man, ['D-147']);
  else hurtMan(play, man, { by: null, raw: 1, modifiers: [], rules: ['D-147'] });
}

/** A weapon that is cast leaves the hand, hit or miss (D-169). */
function endStrike(play: Play, task: StrikeTask, at: Cell = theBeast(play.state).cell): void {
  const { agenda } = play.state;
  const { man, card } = parts(play, task);
  if (agenda.at(-1) === task) agenda.pop();
  if (card.losesWeapon && !play.state.outcome) throwAway(play, man, at, card.because);
}

/** What a card does beside its damage; any hit counts, unless it says "wounds" (D-112). */
function landStrikeEffects(play: Play, man: Man, card: AttackCard, area: Area | null, net: number): void {
  const beast = theBeast(play.state);
  const left = (value: number): Term => ({ rule: 'D-044', value, reason: asReason(card) });
  if (card.nextBeastToHit) leaveFor(play, 'to-hit', beast, left(card.nextBeastToHit), ['D-044', card.because]);
  if (card.nextControlBeast) leaveFor(play, 'control', beast, left(card.nextControlBeast), ['D-044', card.because]);
  if (card.provoke) provoke(play, man, card.because);
  if (card.ifWounded && net >= card.ifWounded.atDamage) hamstring(play, card.ifWounded, card.because);
  if (play.world.lex.wounds && area && net >= 6 && !beast.zones.includes(area)) {
    beast.zones = [...beast.zones, area];
    tellCondition(play, beast, `wound-${area}`, true, ['D-238', 'D-239']);
  }
}

/** Its user is the last enemy at once; in the response he wins ties (D-120, D-121). */
function provoke(play: Play, man: Man, because: string): void {
  man.goaded = true;
  const beast = theBeast(play.state);
  beast.lastFought = play.state.men.indexOf(man);
  tellCondition(play, man, 'provoker', true, ['D-121', because]);
}

function hamstring(play: Play, effect: NonNullable<AttackCard['ifWounded']>, because: string): void {
  const beast = theBeast(play.state);
  if (beast.hamstrung && effect.oncePerBeast) return;
  beast.hamstrung = true;
  beast.chargeMod += effect.beastCharge;
  play.referee.tell?.({ type: 'one-shot', figure: beast.id, what: 'charge', value: effect.beastCharge, used: false, rules: [because] });
}

/** A cast weapon lies in the hex of the beast until it moves on (D-169). */
function throwAway(play: Play, man: Man, cell: Cell, because: string): void {
  if (man.weapon < 0) return;
  const weapon = weaponAtIndex(play.state, man.weapon);
  man.weapon = -1;
  weapon.cell = cell;
  tellWeapon(play, man, weapon, { how: 'thrown', cell, rules: [because] });
}
