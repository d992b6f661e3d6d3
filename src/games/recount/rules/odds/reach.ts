import {
  distance,
  obstaclesOf,
  OUTSIDE,
  posesWithin,
  type Cell,
  type Obstacles,
  type Reached,
  type Walking,
} from '../../../../engine/hex/index.ts';
import { chanceOf, Fraction, sharesOf } from '../../../../engine/odds/index.ts';
import type { RecountAction } from '../deeds/index.ts';
import { DEEDS } from '../deeds/index.ts';
import { sideOf, type Side } from '../state/sectors.ts';
import type { Fighter } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { actorOf, areOpponents, fighterOf, occupant } from '../state/world.ts';
import { newTurn } from '../turn/turn.ts';
import { actionPointOdds, endsOf, oddsOf } from './odds.ts';

/** Where a fighter comes to in a turn, and whom he can strike or cast at there. Others stay where they are. */

const ZERO = new Fraction(0);

/** Chance by hex, those above 0 only. */
export type ReachChances = ReadonlyMap<Cell, Fraction>;

const priced = (action: RecountAction) => [DEEDS.priceOf(action), action] as const;

/** What steps and pivots cost. */
export const WALKING: Walking<RecountAction> = {
  turns: [
    [-1, ...priced({ type: 'pivot', way: 'left' })],
    [1, ...priced({ type: 'pivot', way: 'right' })],
  ],
  steps: [priced({ type: 'forward' }), ...[1, 2, 3, 4, 5].map((sector) => priced({ type: 'step', sector }))],
};

/** What is in the way of whose turn it is: walls, whoever stands or lies there, zones of control. */
export function obstaclesFor(view: View): Obstacles {
  const { fighters, turn } = view.state;
  const cells = fighters.map(({ cell }) => cell);
  return obstaclesOf(view.world.arena, cells, turn.fighter, (index) => areOpponents(actorOf(view), fighterOf(view, index)));
}

/** The attacker at the beginning of his next turn, with the other on a hex; he can be put into every pose that he comes to. */
function trialOf(view: View, attacker: number, target: number, cell: Cell) {
  const { world, state } = view;
  const { ap } = actionPointOdds(view, attacker);
  const most = Math.max(...ap.weights.keys());
  const me = { ...fighterOf(view, attacker) };
  const fighters = state.fighters.with(attacker, me).with(target, { ...fighterOf(view, target), cell });
  const turn = { ...newTurn(state.turn.number + 1, attacker), ap: most };
  const there: View = { world, state: { ...state, fighters, turn, verdict: null } };
  const put = ({ cost, first: _, ...pose }: Reached<RecountAction>): void => {
    Object.assign(me, pose);
    turn.ap = most - cost;
  };
  return { view: there, ap, me, put, poses: posesWithin(world.arena, WALKING, obstaclesFor(there), me, most) };
}

/** The farthest that anything reaches: the net. */
const FARTHEST = 2;

/** AP to strike or cast at the other where he stands; Infinity when it cannot be done. */
function needOf({ view, poses, put }: ReturnType<typeof trialOf>, target: number): number {
  const { cell } = fighterOf(view, target);
  let need = Infinity;
  for (const pose of poses) {
    if (pose.cost + 1 >= need) break;
    if (distance(view.world.arena, pose.cell, cell) > FARTHEST) continue;
    put(pose);
    for (const type of ['strike', 'cast'] as const) {
      if (!DEEDS.refusal(view, { type, target })) need = Math.min(need, pose.cost + DEEDS.priceOf({ type, target }));
    }
  }
  return need;
}

function isOnSand({ status, cell }: Fighter): boolean {
  return status === 'up' && cell !== OUTSIDE;
}

/** Where one fighter can strike or cast at another in his next turn, by the hex the other would stand on; a step for each hex. */
export function* reachChances(view: View, attacker: number, target: number): Generator<void, ReachChances> {
  const found = new Map<Cell, Fraction>();
  if (!isOnSand(fighterOf(view, attacker))) return found;
  const { arena } = view.world;
  for (let cell = 0; cell < arena.size; cell += 1) {
    if (arena.blocked[cell] || ![-1, target].includes(occupant(view, cell))) continue;
    const trial = trialOf(view, attacker, target, cell);
    const need = needOf(trial, target);
    const chance = chanceOf(trial.ap, (points) => points >= need);
    if (need < Infinity) found.set(cell, chance);
    yield;
  }
  return found;
}

/**
 * The chance that a blow of a fighter's next turn ends another where he stands: he goes wherever his AP allow, and strikes through the
 * side that is likeliest to end it.
 */
export function* endsNextTurn(view: View, attacker: number, target: number): Generator<void, Fraction> {
  const other = fighterOf(view, target);
  if (!isOnSand(fighterOf(view, attacker)) || other.cell === OUTSIDE) return ZERO;
  const { view: there, ap, me, poses, put } = trialOf(view, attacker, target, other.cell);
  const { arena } = view.world;
  const strike = { type: 'strike', target } as const;
  /** What it takes to come to each side, and the chance to end it there. */
  const ends = new Map<Side, readonly [points: number, chance: Fraction]>();
  yield;
  for (const pose of poses) {
    put(pose);
    const side = sideOf(arena, other, me.cell);
    if (ends.has(side) || distance(arena, pose.cell, other.cell) > 1 || DEEDS.refusal(there, strike)) continue;
    ends.set(side, [pose.cost + DEEDS.priceOf(strike), endsOf(oddsOf(there, strike))]);
  }
  return sharesOf(ap).reduce((sum, [points, share]) => {
    const best = [...ends.values()].reduce((most, [need, chance]) => (need <= points && chance.compare(most) > 0 ? chance : most), ZERO);
    return sum.add(best.mul(share));
  }, ZERO);
}
