import { maximum } from '../../../../engine/dice/index.ts';
import type { Term } from '../keys.ts';
import { defendChance, legalDefends } from '../men/defend.ts';
import { answerDefence, checkCounter, landCounter, rollCounter, rollCounterDamage } from '../men/defence.ts';
import { attackOf, endBlow, foeOf, answeringCard, playedCard, victimOf } from './blow-parts.ts';
import { landEffects, shake } from '../men/effects.ts';
import { mayPlay, offerNod } from '../men/fate.ts';
import { attackInForce, isBeast, manCard, onSand, theBeast } from '../state/questions.ts';
import { throwCheck, throwDamage, type Chance, type Thrown } from '../state/rolls.ts';
import { changeStamina, hurtBeast, hurtMan, useWaiting } from '../state/sand.ts';
import type { Beast, BlowTask } from '../state/state.ts';
import { hideOf } from '../men/strike-rules.ts';
import { beastToHit } from './to-hit.ts';
import type { Play, View } from '../state/world.ts';

/** What happens at each stage. */
const STAGES: Readonly<Record<BlowTask['stage'], (play: Play, task: BlowTask) => void>> = {
  announce,
  'to-hit': rollToHit,
  defend: rollDefend,
  answer: answerDefence,
  counter: rollCounter,
  'counter-check': checkCounter,
  'counter-damage': rollCounterDamage,
  'counter-land': landCounter,
  damage: rollDamage,
  land,
};

/** Runs the stages until one waits for an answer or the attack is over. */
export function stepBlow(play: Play, task: BlowTask): void {
  STAGES[task.stage](play, task);
}

function announce(play: Play, task: BlowTask): void {
  const { state, referee } = play;
  const beast = theBeast(state);
  const foe = foeOf(play, task);
  const attack = attackOf(play, task);
  if (!onSand(foe)) return endBlow(play, task, false); // pushed into the first blow of a sweep, and fell (D-181)
  if (!isBeast(foe)) foe.wasAttacked = true;
  if (task.chosen) beast.lastFought = task.victim;
  const chance = task.automatic ? null : beastToHit(play, foe, attack, task);
  referee.tell?.({
    type: 'attacked',
    figure: beast.id,
    target: foe.id,
    attack: attack.id,
    kind: attack.kind,
    area: null,
    modifiers: chance?.modifiers ?? [],
    chance: chance?.chance ?? null,
    automatic: task.automatic,
    rules: task.automatic ? ['D-037'] : isBeast(foe) ? ['D-083', 'D-223'] : ['D-080', 'D-083'],
  });
  if (task.automatic) task.stage = 'damage';
  else {
    task.stage = 'to-hit';
    if (!isBeast(foe) && (legalDefends(play, foe, attack).length > 0 || mayPlay(play, foe, 'slip'))) task.ask = 'defend';
  }
}

/** A natural 20 is critical, a 1 always misses (D-038, D-039). */
function beastHits(face: number, { chance }: Chance): 'critical' | 'hit' | 'miss' {
  if (face === 20) return 'critical';
  return face !== 1 && face > 20 - chance ? 'hit' : 'miss';
}

function rollToHit(play: Play, task: BlowTask): void {
  const beast = theBeast(play.state);
  const foe = foeOf(play, task);
  const chance = beastToHit(play, foe, attackOf(play, task), task);
  const thrown: Thrown = { figure: beast.id, against: foe.id, why: 'to-hit', rules: ['D-083'] };
  const face = throwCheck(play, thrown, chance, (shown) => {
    const rules = shown === 20 ? ['D-083', 'D-039'] : shown === 1 ? ['D-083', 'D-038'] : ['D-083'];
    return { result: beastHits(shown, chance), rules };
  });
  useWaiting(play, 'to-hit', beast);
  const result = beastHits(face, chance);
  if (result === 'miss') return endBlow(play, task, false);
  task.critical = result === 'critical';
  task.stage = task.critical || task.card === null ? 'damage' : 'defend';
}

/** A natural 20 succeeds, a 1 fumbles (D-086, D-087). */
function defends(face: number, { chance }: Chance): 'fumble' | 'success' | 'failure' {
  if (face === 1) return 'fumble';
  return face === 20 || face > 20 - chance ? 'success' : 'failure';
}

function rollDefend(play: Play, task: BlowTask): void {
  const man = victimOf(play, task);
  const card = answeringCard(play, task);
  const chance = defendChance(play, man, card, attackOf(play, task));
  const again = task.d20 !== 0;
  const thrown: Thrown = { figure: man.id, against: theBeast(play.state).id, why: 'defend', rules: ['D-084'], again };
  task.d20 = throwCheck(play, thrown, chance, (face) => {
    const rules = face === 1 ? ['D-084', 'D-086'] : face === 20 ? ['D-084', 'D-087'] : ['D-084'];
    return { result: defends(face, chance), rules };
  });
  task.succeeded = defends(task.d20, chance) === 'success';
  task.stage = 'answer';
  if (!again) offerNod(play, task, man, 'd20');
}

function rollDamage(play: Play, task: BlowTask): void {
  const foe = foeOf(play, task);
  const attack = attackOf(play, task);
  if (task.critical) task.raw = maximum(attack.dmg) + 2;
  else {
    const rules = task.automatic ? ['D-037', 'D-088'] : ['D-088'];
    task.raw = throwDamage(play, attack.dmg, { figure: theBeast(play.state).id, against: foe.id, why: 'damage', rules });
  }
  task.stage = 'land';
  if (!isBeast(foe) && mayPlay(play, foe, 'thickSkin')) task.ask = 'skin';
}

function land(play: Play, task: BlowTask): void {
  const foe = foeOf(play, task);
  if (isBeast(foe)) return landOnBeast(play, task, foe);
  const man = foe;
  const beast = theBeast(play.state);
  const mayRetain = !beast.retainUsed; // asked before his death ends the grip and clears it (D-152)
  const net = hurtMan(play, man, {
    by: beast.id,
    raw: task.raw,
    modifiers: protection(play, task),
    rules: task.critical ? ['D-039', 'D-088'] : ['D-088'],
  });
  endBlow(play, task, true);
  if (!play.state.outcome) landEffects(play, task, { attack: attackInForce(play, attackOf(play, task)), man, net, mayRetain });
}

/** The hide of the other beast, and what the attack shakes it by (D-034, D-225). */
function landOnBeast(play: Play, task: BlowTask, victim: Beast): void {
  const beast = theBeast(play.state);
  const rules = task.critical ? ['D-039', 'D-034'] : ['D-088', 'D-034'];
  const net = hurtBeast(play, victim, { by: beast.id, raw: task.raw, modifiers: [hideOf(play, victim, beast.cell)], rules });
  endBlow(play, task, true);
  if (!play.state.outcome) shake(play, attackInForce(play, attackOf(play, task)), victim, net);
}

/** Padding, the soak of a card that failed, Thick skin (D-088, D-089, D-234). */
export function protection(view: View, task: BlowTask): Term[] {
  const man = victimOf(view, task);
  const { padding } = manCard(view.world, man);
  const soak = task.critical ? 0 : (playedCard(view, task)?.soakOnFail ?? 0);
  const terms: Term[] = [];
  if (padding) terms.push({ rule: 'D-089', value: -padding, reason: 'padding' });
  if (soak) terms.push({ rule: 'D-088', value: -soak, reason: 'soak' });
  if (task.skin) terms.push({ rule: 'D-234', value: -2, reason: 'thick-skin' });
  return terms;
}

/** The victim's choice: a card or none, with Slip or without; Stamina is paid at once (D-081, D-082, D-237). */
export function payDefence(play: Play, task: BlowTask, cardId: string | null): void {
  const man = victimOf(play, task);
  task.card = cardId;
  const card = playedCard(play, task);
  if (!card) return;
  play.referee.tell?.({ type: 'card-played', figure: man.id, card: card.id, hand: 'defend', rules: ['D-056', 'D-081', card.because] });
  changeStamina(play, man, -card.stamina, ['D-082']);
}
