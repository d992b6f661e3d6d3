import { neighbour, OUTSIDE, turned } from '../../../engine/hex/index.ts';
import type { RecountAction, View } from '../rules/index.ts';
import { areOpponents } from '../rules/index.ts';
import type { Pose } from './outlook.ts';

/** A pose that a man can come to in his turn: what it costs, and the first answer on the way; null for where he is. */
export interface Reached extends Pose {
  readonly cost: number;
  readonly first: RecountAction | null;
}

const SECTORS = 6;
const FORWARD: RecountAction = { type: 'forward' };
const PIVOTS: readonly (readonly [number, RecountAction])[] = [
  [-1, { type: 'pivot', way: 'left' }],
  [1, { type: 'pivot', way: 'right' }],
];
const STEPS: readonly RecountAction[] = [1, 2, 3, 4, 5].map((sector) => ({ type: 'step', sector }));

/** How others are in a man's way, by hex. */
export interface Obstacles {
  /** 1 where nobody can go: walls, and whoever stands or lies there. */
  readonly closed: Uint8Array;
  /** His enemies beside the hex, a bit for each. */
  readonly held: Int32Array;
}

export function obstaclesFor({ world: { arena }, state: { fighters } }: View, index: number): Obstacles {
  const man = fighters[index]!;
  const closed = Uint8Array.from(arena.blocked);
  const held = new Int32Array(arena.size);
  fighters.forEach((other, at) => {
    if (at !== index && other.cell !== OUTSIDE) closed[other.cell] = 1;
    if (!areOpponents(man, other)) return;
    for (let direction = 0; direction < SECTORS; direction += 1) {
      const beside = neighbour(arena, other.cell, direction);
      if (beside !== OUTSIDE) held[beside]! |= 1 << at;
    }
  });
  return { closed, held };
}

/** Every pose that a man can come to with so many AP, the cheapest way to each; his own first. */
export function posesWithin({ world: { arena } }: View, { closed, held }: Obstacles, start: Pose, ap: number): Reached[] {
  const seen = new Uint8Array(arena.size * SECTORS);
  const waiting: Reached[][] = Array.from({ length: ap + 1 }, () => []);
  const found: Reached[] = [];
  const go = (cell: number, facing: number, cost: number, first: RecountAction): void => {
    if (cost <= ap && seen[cell * SECTORS + facing] === 0) waiting[cost]!.push({ cell, facing, cost, first });
  };
  waiting[0]!.push({ ...start, cost: 0, first: null });
  for (const level of waiting) {
    for (const pose of level) {
      const { cell, facing, cost, first } = pose;
      if (seen[cell * SECTORS + facing] === 1) continue;
      seen[cell * SECTORS + facing] = 1;
      found.push(pose);
      for (const [by, action] of PIVOTS) go(cell, turned(facing, by), cost + 1, first ?? action);
      for (let sector = 0; sector < SECTORS; sector += 1) {
        const to = neighbour(arena, cell, turned(facing, sector));
        if (to === OUTSIDE || closed[to] || (held[cell]! & held[to]!) !== 0) continue;
        go(to, facing, cost + (sector === 0 ? 1 : 2), first ?? (sector === 0 ? FORWARD : STEPS[sector - 1]!));
      }
    }
  }
  return found;
}
