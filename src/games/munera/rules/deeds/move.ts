import type { Action } from '../../../../engine/bout/index.ts';
import { adjacent, distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { sureOdds } from '../odds/answers.ts';
import { helmetOf } from '../state/gear-questions.ts';
import { actorOf, fighterAt, gearAt } from '../state/lookup.ts';
import { areOpponents, standingOn } from '../state/predicates.ts';
import type { Fighter } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { stepTo } from '../state/world.ts';
import { DIRECTION, fixed } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT, NO_ROLLS, TOGETHER } from './deed.ts';
import { isDirection, SIX } from './directions.ts';
import { directionIn } from './lines.ts';
import type { Cost } from './purse.ts';
import { ap, costRefusal, ONE_AP, totalOf } from './purse.ts';
import { refuse, WALL } from './refusals.ts';

/** One hex; ahead when `direction` is his facing. */
export interface Move {
  readonly type: 'move';
  readonly direction: number;
}

const MOVES = SIX.map((direction) => fixed<Move>({ type: 'move', direction }));
const NO_DIRECTION = refuse('M-063', 'no-such-direction');
const OCCUPIED = refuse('M-084', 'occupied');
const STOOD_UP = refuse('M-149', 'stood-up');
const CONTROLLED = refuse('M-086', 'zone-of-control');
const TETHERED = refuse('M-087', 'tethered');
const ASIDE = ap(2);
/** The most that a step costs: aside in an enclosed helmet (M-064). */
const DEAREST = 3;
const ASIDE_IN_HELMET = ap(DEAREST);

/** One AP ahead; elsewhere three in an enclosed helmet and two without (M-063 to M-065). */
function price(view: View, { direction }: Move): Cost {
  const fighter = actorOf(view);
  if (direction === fighter.facing) return ONE_AP;
  return helmetOf(view, fighter) >= 0 ? ASIDE_IN_HELMET : ASIDE;
}

/** The rule of that price. */
function ruleOf(view: View, { direction }: Move): string {
  const fighter = actorOf(view);
  if (direction === fighter.facing) return 'M-063';
  return helmetOf(view, fighter) >= 0 ? 'M-064' : 'M-065';
}

/** Lex `zoneOfControl`: no step between two hexes beside the same standing enemy (M-086). */
function leavesControl(view: View, fighter: Fighter, to: number): boolean {
  const { arena } = view.world;
  return view.state.fighters.some(
    (other) => areOpponents(other, fighter) && !other.down && adjacent(arena, other.cell, fighter.cell) && adjacent(arena, other.cell, to),
  );
}

/** Lex `netTether`: beyond the device's range the victim goes no farther from its holder (M-087). */
function beyondTether(view: View, index: number, to: number): boolean {
  const { arena } = view.world;
  const { cell } = fighterAt(view, index);
  return view.state.items.some(({ victim, holder }, item) => {
    if (victim !== index) return false;
    const from = fighterAt(view, holder).cell;
    const hexes = distance(arena, to, from);
    const reach = Math.max(...gearAt(view, item).bands.map((band) => band.to));
    return hexes > reach && hexes > distance(arena, cell, from);
  });
}

/** What bars a step that is paid for: the wall, a figure, lex. */
function wayRefusal(view: View, fighter: Fighter, direction: number): Refused | null {
  const to = stepTo(view.world, fighter.cell, direction);
  if (to === OUTSIDE) return WALL;
  if (standingOn(view, to) >= 0) return OCCUPIED;
  const { lex } = view.world;
  if (lex.zoneOfControl === 'ancestor' && leavesControl(view, fighter, to)) return CONTROLLED;
  return lex.netTether && beyondTether(view, view.state.turn.fighter, to) ? TETHERED : null;
}

function refusal(view: View, action: Move): Refused | null {
  if (!isDirection(action.direction)) return NO_DIRECTION;
  if (view.state.turn.stood) return STOOD_UP;
  return costRefusal(view, actorOf(view), price(view, action)) ?? wayRefusal(view, actorOf(view), action.direction);
}

/** Legal steps. With few AP only ahead; otherwise all ways cost no more than there is. */
export function listMoves(view: View, list: Action[], fighter: Fighter, purse: number): void {
  if (view.state.turn.stood) return;
  const { facing } = fighter;
  if (purse < DEAREST && totalOf(price(view, MOVES[(facing + 1) % 6]!)) > purse) {
    if (wayRefusal(view, fighter, facing) === null) list.push(MOVES[facing]!);
    return;
  }
  for (let direction = 0; direction < MOVES.length; direction += 1) {
    if (wayRefusal(view, fighter, direction) === null) list.push(MOVES[direction]!);
  }
}

function perform(play: Play, action: Move): void {
  const fighter = actorOf(play);
  const to = stepTo(play.world, fighter.cell, action.direction);
  const { tell } = play.referee;
  if (tell) tell({ type: 'moved', figure: fighter.id, from: fighter.cell, path: [to], gait: 'walk', rules: [ruleOf(play, action)] });
  fighter.cell = to;
}

/** A step into a free hex; whoever stood up this turn takes none (M-063 to M-065, M-084 to M-088, M-103, M-149). */
export const move: Deed<Move> = {
  type: 'move',
  steps: ACT,
  fields: { direction: DIRECTION },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price,
  refusal,
  perform,
  odds: sureOdds,
  write: (_, { direction }) => `moves D${direction}`,
  read(line, { view, me }) {
    const direction = line === 'forward' ? fighterAt(view, me).facing : directionIn(line, 'moves');
    return direction === null ? null : [{ type: 'move', direction }];
  },
};
