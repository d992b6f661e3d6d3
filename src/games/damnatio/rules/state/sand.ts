import type { Gait, ItemChange } from '../../../../engine/bout/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import { OUTSIDE, type Cell } from '../../../../engine/hex/index.ts';
import type { Key, Term } from '../keys.ts';
import { remembers } from '../beast/procedure.ts';
import { arcOfBeast, beastCard, gripped, gripperOf, isBeast, living, livingBeasts, manCard, theBeast } from './questions.ts';
import type { Beast, Foe, Man, Task, Weapon } from './state.ts';
import type { Play } from './world.ts';
import { beastOf, endOf, foesOf, isDuel, manCardOf, taskOf, weaponAtIndex } from './access.ts';

/** Changes of the board, each with its event: the only code that moves, wounds, fells and frees. */

export function moveBeast(play: Play, beast: Beast, path: readonly Cell[], gait: Gait, rules: readonly string[]): void {
  if (path.length === 0) return;
  play.referee.tell?.({ type: 'moved', figure: beast.id, from: beast.cell, path, gait, rules });
  beast.cell = endOf(path);
}

export function moveMan(play: Play, man: Man, path: readonly Cell[], gait: Gait, rules: readonly string[]): void {
  if (path.length === 0) return;
  play.referee.tell?.({ type: 'moved', figure: man.id, from: man.cell, path, gait, rules });
  man.cell = endOf(path);
}

export function face(play: Play, figure: Beast | Man, facing: number, rules: readonly string[]): void {
  if (figure.facing === facing) return;
  play.referee.tell?.({ type: 'faced', figure: figure.id, from: figure.facing, to: facing, rules });
  figure.facing = facing;
}

/** Tells what became of a weapon. */
export function tellWeapon(
  play: Play,
  man: Man,
  { card }: Weapon,
  change: { readonly how: ItemChange; readonly cell: Cell; readonly rules: readonly string[] },
): void {
  if (!play.referee.tell) return;
  const { id: item, name } = manCardOf(play.world, card).weapon;
  const { how, cell, rules } = change;
  play.referee.tell({ type: 'item', figure: man.id, item, name, how, cell, rules });
}

/** A weapon falls where he stands; a noxius's that drops a second time breaks for good (D-149). */
export function dropWeapon(play: Play, man: Man, because: readonly string[]): void {
  if (man.weapon < 0) return;
  const weapon = weaponAtIndex(play.state, man.weapon);
  man.weapon = -1;
  weapon.drops += 1;
  const breaks = weapon.drops >= 2 && manCardOf(play.world, weapon.card).kind === 'noxius';
  if (breaks) weapon.broken = true;
  else weapon.cell = man.cell;
  const rules = breaks ? [...because, 'D-149'] : because;
  tellWeapon(play, man, weapon, { how: breaks ? 'broken' : 'dropped', cell: man.cell, rules });
}

type Condition = Extract<Key<'condition'>, 'down' | 'pinned' | 'held'>;

/** Tells that somebody comes into a condition, or out of it. */
export function tellCondition(
  { referee }: Play,
  { id: figure }: Foe,
  condition: Key<'condition'>,
  gained: boolean,
  rules: readonly string[],
): void {
  referee.tell?.({ type: 'condition', figure, condition, gained, rules });
}

/** Tells why the beast in question does not do what it might, or does no more. */
export function heldBack({ state, referee }: Play, why: Key<'held-back'>, rules: readonly string[]): void {
  referee.tell?.({ type: 'held-back', figure: theBeast(state).id, why, rules });
}

/** Where a modifier waits for the roll that it is for (D-044). */
const WAITING = { control: 'nextControl', 'to-hit': 'nextToHit' } as const;

/** Leaves a modifier for the next roll of a beast. */
export function leaveFor(play: Play, what: keyof typeof WAITING, beast: Beast, term: Term, rules: readonly string[]): void {
  beast[WAITING[what]] = [...beast[WAITING[what]], term];
  play.referee.tell?.({ type: 'one-shot', figure: beast.id, what, value: term.value, used: false, rules });
}

/** Such modifiers are gone after the first roll (D-044). */
export function useWaiting({ referee }: Play, what: keyof typeof WAITING, beast: Beast): void {
  for (const { value } of beast[WAITING[what]]) {
    referee.tell?.({ type: 'one-shot', figure: beast.id, what, value, used: true, rules: ['D-044'] });
  }
  beast[WAITING[what]] = [];
}

export function gain(play: Play, man: Man, condition: Condition, rules: readonly string[]): void {
  if (man[condition]) return;
  man[condition] = true;
  if (condition !== 'down' && man.grippedBy !== undefined) man.grippedBy = play.state.duelist;
  tellCondition(play, man, condition, true, rules);
}

export function lose(play: Play, man: Man, condition: Condition, rules: readonly string[]): void {
  if (!man[condition]) return;
  man[condition] = false;
  tellCondition(play, man, condition, false, rules);
}

/** Lets a man go; who was Pinned stays Down (D-139, D-140). */
export function release(play: Play, man: Man, rules: readonly string[]): void {
  if (!gripped(man)) return;
  lose(play, man, 'held', rules);
  lose(play, man, 'pinned', rules);
  beastOf(play.state, gripperOf(play.state, man)).retainUsed = false;
  if (man.grippedBy !== undefined) man.grippedBy = -1;
}

/** The acting beast lets go of all its prey, but for the man `keep` (D-125, D-140). */
export function releaseAll(play: Play, rules: readonly string[], keep: Man | null = null): void {
  releasePrey(play, play.state.duelist, rules, keep);
}

function releasePrey(play: Play, beast: number, rules: readonly string[], keep: Man | null = null): void {
  for (const man of play.state.men) if (man !== keep && gripperOf(play.state, man) === beast) release(play, man, rules);
}

/** Within 0 and the rating; a beast's counts against another beast only (D-033, D-226). */
export function changeStamina(play: Play, figure: Foe, by: number, rules: readonly string[]): void {
  const { ratings } = isBeast(figure) ? beastCard(play.world, figure) : manCard(play.world, figure);
  const to = Math.max(0, Math.min(ratings.stamina, figure.stamina + by));
  if (to === figure.stamina) return;
  play.referee.tell?.({ type: 'stamina', figure: figure.id, from: figure.stamina, to, rules });
  figure.stamina = to;
}

interface Harm {
  readonly by: string | null;
  readonly raw: number;
  /** What is taken off: padding, soak, hide … with their rules. */
  readonly modifiers: readonly Term[];
  readonly rules: readonly string[];
}

/** Wounds a man and fells him at 0 or less. Returns the net damage (D-088, D-143). */
export function hurtMan(play: Play, man: Man, harm: Harm): number {
  const net = Math.max(0, harm.raw + sum(harm.modifiers));
  const to = man.hp - net;
  play.referee.tell?.({ type: 'wounded', figure: man.id, net, from: man.hp, to, ...harm });
  man.hp = to;
  if (to <= 0) fell(play, man, harm.by);
  return net;
}

function fell(play: Play, man: Man, by: string | null): void {
  release(play, man, ['D-140']);
  man.cell = OUTSIDE;
  const dead = manCard(play.world, man).kind === 'noxius' || man.hp <= -5;
  play.referee.tell?.({ type: 'felled', figure: man.id, by, dead, rules: ['D-143'] });
  const index = play.state.men.indexOf(man);
  for (const beast of play.state.beasts) if (beast.lastFought === index) beast.lastFought = -1;
  testVictory(play);
}

/** Wounds the beast; a blow of `releaseAt` or more frees its prey (D-140). Returns the net damage. */
export function hurtBeast(play: Play, beast: Beast, harm: Harm): number {
  const net = Math.max(0, harm.raw + sum(harm.modifiers));
  const to = beast.hp - net;
  play.referee.tell?.({ type: 'wounded', figure: beast.id, net, from: beast.hp, to, ...harm });
  beast.hp = to;
  const index = play.state.beasts.indexOf(beast);
  noteWound(play, beast, harm.by, net);
  if (to <= 0) {
    play.referee.tell?.({ type: 'felled', figure: beast.id, by: harm.by, dead: true, rules: ['D-229'] });
    releasePrey(play, index, ['D-140']);
  } else if (net >= beastCard(play.world, beast).ratings.releaseAt) {
    releasePrey(play, index, ['D-043', 'D-140']);
  }
  testVictory(play);
  if (to <= 0 && !play.state.outcome) leaveSand(play, beast);
  return net;
}

const OWN_TASKS: readonly Task['do'][] = ['blow', 'overrun', 'aftermath', 'deeds', 'reaction', 'panic'];

/** A beast that falls while others live is off the sand, and what it was doing is over; another's doings go on (D-408, D-431). */
function leaveSand({ state }: Play, beast: Beast): void {
  const acted = beast === theBeast(state);
  beast.cell = OUTSIDE;
  beast.retains = 'no';
  if (!acted) return;
  while (OWN_TASKS.includes(taskOf(state).do)) state.agenda.pop();
  // The turn of the next beast still asks whom this one attacked (D-410).
  if (taskOf(state).do !== 'next-beasts') state.action = null;
  state.duelist = livingBeasts(state)[0]!;
}

/** Wounds of the round, on a beast whose steps ask for them (D-435). */
function noteWound({ world, state }: Play, beast: Beast, by: string | null, net: number): void {
  if (net <= 0 || !remembers(beastCard(world, beast)).hurt) return;
  const foes = foesOf(state);
  const index = foes.findIndex(({ id }) => id === by);
  const doer = foes[index] ?? state.beasts.find(({ id }) => id === by);
  const from = doer ? arcOfBeast({ world, state }, beast, doer.cell) : 'front';
  beast.hurt = [...(beast.hurt ?? []), { by: index, from, net }];
}

/** Tested after every damage event; the earlier event decides (D-229, D-231). */
export function testVictory(play: Play): void {
  const { state } = play;
  if (state.outcome) return;
  if (isDuel(state)) {
    const dead = state.beasts.findIndex((beast) => beast.hp <= 0);
    if (dead >= 0) finish(play, beastOf(state, 1 - dead).id, 'beast-dead', 'D-229');
  } else if (state.beasts.every((beast) => beast.hp <= 0)) finish(play, 'men', 'beast-dead', 'D-229');
  else if (!state.men.some(living)) finish(play, 'beast', 'men-fallen', 'D-229');
}

/** Ends the hunt: nothing that was queued happens any more (D-115). */
export function finish(play: Play, winner: string | null, by: Key<'outcome'>, rule: string): void {
  const { state, referee } = play;
  const men = state.men.filter((man) => man.hp > 0 || (manCard(play.world, man).kind === 'bestiarius' && man.hp > -5));
  const beasts = state.beasts.filter((beast) => beast.hp > 0);
  const survivors = [...men, ...beasts].map((figure) => figure.id);
  const outcome = { winner, by, rounds: state.round, survivors };
  state.outcome = outcome;
  state.phase = 'over';
  state.agenda = [];
  state.action = null;
  referee.tell?.({ type: 'bout-ended', outcome, rules: [rule] });
}
