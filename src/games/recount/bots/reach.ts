import { distance, neighbour, OUTSIDE, turned } from '../../../engine/hex/index.ts';
import type { RecountAction, View } from '../rules/index.ts';
import { areOpponents, fighterOf, occupant } from '../rules/index.ts';
import type { Pose } from './outlook.ts';

/** A pose that a man can come to in his turn: what it costs, and the first answer on the way; null for where he is. */
export interface Reached extends Pose {
  readonly cost: number;
  readonly first: RecountAction | null;
}

const FORWARD: RecountAction = { type: 'forward' };
const PIVOTS: readonly (readonly [number, RecountAction])[] = [
  [-1, { type: 'pivot', way: 'left' }],
  [1, { type: 'pivot', way: 'right' }],
];
const STEPS: readonly RecountAction[] = [1, 2, 3, 4, 5].map((sector) => ({ type: 'step', sector }));

interface Move extends Pose {
  readonly cost: number;
  readonly by: RecountAction;
}

/** Whether others let a man pass from hex to hex: nobody is there, and no enemy holds him. */
function mayEnter(view: View, index: number, from: number, to: number): boolean {
  const { arena } = view.world;
  if (to === OUTSIDE || arena.blocked[to]) return false;
  const there = occupant(view, to);
  if (there >= 0 && there !== index) return false;
  const man = fighterOf(view, index);
  return !view.state.fighters.some(
    (other) => areOpponents(man, other) && distance(arena, from, other.cell) === 1 && distance(arena, to, other.cell) === 1,
  );
}

function movesFrom(view: View, index: number, { cell, facing }: Pose): Move[] {
  const moves: Move[] = PIVOTS.map(([by, action]) => ({ cell, facing: turned(facing, by), cost: 1, by: action }));
  for (let sector = 0; sector < 6; sector += 1) {
    const to = neighbour(view.world.arena, cell, turned(facing, sector));
    if (mayEnter(view, index, cell, to))
      moves.push({ cell: to, facing, cost: sector === 0 ? 1 : 2, by: sector === 0 ? FORWARD : STEPS[sector - 1]! });
  }
  return moves;
}

/** Every pose that a man can come to with so many AP, the cheapest way to each; his own first. */
export function posesWithin(view: View, index: number, start: Pose, ap: number): Reached[] {
  const found = new Map<number, Reached>();
  const waiting: Reached[][] = Array.from({ length: ap + 1 }, () => []);
  waiting[0]!.push({ ...start, cost: 0, first: null });
  for (const level of waiting) {
    for (const pose of level) {
      const key = pose.cell * 6 + pose.facing;
      if (found.has(key)) continue;
      found.set(key, pose);
      for (const { by, cost, ...to } of movesFrom(view, index, pose)) {
        const total = pose.cost + cost;
        if (total <= ap && !found.has(to.cell * 6 + to.facing)) waiting[total]!.push({ ...to, cost: total, first: pose.first ?? by });
      }
    }
  }
  return [...found.values()];
}
