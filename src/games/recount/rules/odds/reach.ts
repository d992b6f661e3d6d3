import type { Cell } from '../../../../engine/hex/index.ts';
import { distance, OUTSIDE, turned } from '../../../../engine/hex/index.ts';
import { Fraction } from '../../../../engine/odds/index.ts';
import type { RecountAction } from '../deeds/index.ts';
import { DEEDS } from '../deeds/index.ts';
import { sideOf, type Side } from '../state/sectors.ts';
import type { Fighter, RecountState } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { fighterOf, hexBeside, occupant } from '../state/world.ts';
import { newTurn } from '../turn/turn.ts';
import { actionPointOdds, endsOf, oddsOf } from './odds.ts';

/**
 * Where one fighter can strike or cast at another in his next turn, by the hex the other would stand on: every step and pivot
 * is asked of the rules. Others stay where they are.
 */

const ZERO = new Fraction(0);

/** Chance by hex, those above 0 only. */
export type ReachChances = ReadonlyMap<Cell, Fraction>;

interface Pose {
  readonly cell: Cell;
  readonly facing: number;
  readonly cost: number;
  readonly before: Pose | null;
}

const WALKS: readonly RecountAction[] = [
  { type: 'forward' },
  { type: 'pivot', way: 'left' },
  { type: 'pivot', way: 'right' },
  ...[1, 2, 3, 4, 5].map((sector): RecountAction => ({ type: 'step', sector })),
];

/** The attacker at the beginning of his next turn in a position of its own; he and the other can be put elsewhere. */
interface Trial {
  readonly view: View;
  readonly me: Fighter;
  readonly other: Fighter;
  readonly most: number;
  readonly put: (pose: Pose) => void;
}

function trialOf({ world, state }: View, attacker: number, target: number, most: number): Trial {
  const fighters = state.fighters.slice();
  const me = (fighters[attacker] = { ...fighters[attacker]! });
  const other = (fighters[target] = { ...fighters[target]! });
  const turn = { ...newTurn(state.turn.number + 1, attacker), ap: most };
  const there: RecountState = { ...state, fighters, turn, verdict: null };
  const put = ({ cell, facing, cost }: Pose): void => {
    Object.assign(me, { cell, facing });
    turn.ap = most - cost;
  };
  return { view: { world, state: there }, me, other, most, put };
}

function led(view: View, from: Pose, action: RecountAction): Pose {
  const cost = from.cost + DEEDS.priceOf(action);
  const { cell, facing } = from;
  if (action.type === 'pivot') return { cell, facing: turned(facing, action.way === 'right' ? 1 : -1), cost, before: from };
  const sector = action.type === 'step' ? action.sector : 0;
  return { cell: hexBeside(view, cell, (facing + sector) % 6), facing, cost, before: from };
}

/** Every pose in reach, the cheapest first, with the other where he is put. */
function posesOf({ view, me, most, put }: Trial): Pose[] {
  const { cell, facing } = me;
  const start: Pose = { cell, facing, cost: 0, before: null };
  const levels: Pose[][] = Array.from({ length: most + 1 }, () => []);
  levels[0]!.push(start);
  const seen = new Set<number>();
  const found: Pose[] = [];
  for (const level of levels) {
    for (const pose of level) {
      const key = pose.cell * 6 + pose.facing;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(pose);
      put(pose);
      for (const action of WALKS) {
        if (DEEDS.refusal(view, action)) continue;
        const next = led(view, pose, action);
        levels[next.cost]?.push(next);
      }
    }
  }
  put(start);
  return found;
}

interface Need {
  readonly ap: number;
  readonly pose: Pose;
}

/** The farthest that anything reaches: the net. */
const FARTHEST = 2;

/** AP to strike or cast at the other on a hex, from poses by rising cost; null when it cannot be done. */
function needOn({ view, other, put }: Trial, poses: readonly Pose[], target: number, cell: Cell): Need | null {
  let need: Need | null = null;
  other.cell = cell;
  for (const pose of poses) {
    if (need && pose.cost + 1 >= need.ap) break;
    if (pose.cell === cell || distance(view.world.arena, pose.cell, cell) > FARTHEST) continue;
    put(pose);
    for (const type of ['strike', 'cast'] as const) {
      const ap = pose.cost + DEEDS.priceOf({ type, target });
      if (ap < (need?.ap ?? Infinity) && !DEEDS.refusal(view, { type, target })) need = { ap, pose };
    }
  }
  return need;
}

/** Whether somebody on a hex would bar the way to a pose: by standing on it, or by his zone of control. */
function barsWay({ world: { arena } }: View, pose: Pose, cell: Cell): boolean {
  for (let at: Pose | null = pose; at; at = at.before) {
    if (at.cell === cell) return true;
    const from = at.before?.cell ?? at.cell;
    if (from !== at.cell && distance(arena, from, cell) === 1 && distance(arena, at.cell, cell) === 1) return true;
  }
  return false;
}

/** The chances, a step for each hex that takes long. */
export function* reachChances(view: View, attacker: number, target: number): Generator<void, ReachChances> {
  const found = new Map<Cell, Fraction>();
  const { chances } = actionPointOdds(view, attacker);
  const { status, cell: from } = fighterOf(view, attacker);
  if (status !== 'up' || from === OUTSIDE) return found;
  const most = Math.max(...chances.keys());
  const away = trialOf(view, attacker, target, most);
  away.other.cell = OUTSIDE;
  away.other.status = 'spared';
  const poses = posesOf(away);
  const near = trialOf(view, attacker, target, most);
  const { arena } = view.world;
  for (let cell = 0; cell < arena.size; cell += 1) {
    const there = occupant(view, cell);
    if (arena.blocked[cell] || cell === from || (there >= 0 && there !== target)) continue;
    let need = needOn(near, poses, target, cell);
    if (need && barsWay(view, need.pose, cell)) {
      const here = trialOf(view, attacker, target, most);
      here.other.cell = cell;
      need = needOn(here, posesOf(here), target, cell);
      yield;
    }
    if (!need || need.ap > most) continue;
    const ap = need.ap;
    found.set(
      cell,
      [...chances].reduce((sum, [points, chance]) => (points >= ap ? sum.add(chance) : sum), new Fraction(0)),
    );
  }
  return found;
}

/** By the side of the target that it comes through: the chance that a blow ends him. */
type EndsBySide = Map<Side, Fraction>;

/** By AP the best chance to end the other of any blow that takes no more; others stay where they are. */
function endsByAp({ view, me, other, most, put }: Trial, poses: readonly Pose[], target: number): Fraction[] {
  const { arena } = view.world;
  const known: EndsBySide = new Map();
  const ends: Fraction[] = Array.from({ length: most + 1 }, () => ZERO);
  for (const pose of poses) {
    if (distance(arena, pose.cell, other.cell) !== 1) continue;
    put(pose);
    const action = { type: 'strike', target } as const;
    const ap = pose.cost + DEEDS.priceOf(action);
    if (DEEDS.refusal(view, action)) continue;
    const side = sideOf(arena, other, me.cell);
    const chance = known.get(side) ?? endsOf(oddsOf(view, action));
    known.set(side, chance);
    for (let points = ap; points <= most; points += 1) if (chance.compare(ends[points]!) > 0) ends[points] = chance;
  }
  return ends;
}

/**
 * The chance that a blow of a fighter's next turn ends another where he stands: he goes wherever his AP allow, and strikes through the
 * side that is likeliest to end it.
 */
export function* endsNextTurn(view: View, attacker: number, target: number): Generator<void, Fraction> {
  const { status, cell } = fighterOf(view, attacker);
  if (status !== 'up' || cell === OUTSIDE || fighterOf(view, target).cell === OUTSIDE) return ZERO;
  const { chances } = actionPointOdds(view, attacker);
  const trial = trialOf(view, attacker, target, Math.max(...chances.keys()));
  const poses = posesOf(trial);
  yield;
  const ends = endsByAp(trial, poses, target);
  return [...chances].reduce((sum, [points, chance]) => sum.add(chance.mul(ends[points]!)), ZERO);
}
