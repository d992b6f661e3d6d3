import type { Hex } from '../../../engine/hex/index.ts';
import { DIRECTIONS, hexDistance, turned } from '../../../engine/hex/index.ts';

/**
 * AP to come to strike a man from one of the six hexes round him, wherever one stands and faces: on a board without
 * walls and others, with his zone of control. Made once and looked up.
 */

/** Farthest that is looked up; beyond, nobody comes to strike within a turn. */
const FARTHEST = 9;
const WIDTH = 2 * FARTHEST + 1;
/** More AP than a turn has. */
export const OUT_OF_REACH = 99;
const FORWARD_COST = 1;
const STEP_COST = 2;
const PIVOT_COST = 1;

function indexOf({ q, r }: Hex, facing: number): number {
  return ((q + FARTHEST) * WIDTH + r + FARTHEST) * 6 + facing;
}

function isInside(hex: Hex): boolean {
  return hexDistance({ q: 0, r: 0 }, hex) <= FARTHEST;
}

function plus({ q, r }: Hex, direction: number): Hex {
  const step = DIRECTIONS[direction]!;
  return { q: q + step.q, r: r + step.r };
}

interface Pose {
  readonly hex: Hex;
  readonly facing: number;
}

/** Poses from which one answer leads to a pose, with what it costs: the way is searched from its end. */
function before({ hex, facing }: Pose): readonly (Pose & { readonly cost: number })[] {
  const turns = [-1, 1].map((by) => ({ hex, facing: turned(facing, by), cost: PIVOT_COST }));
  const here = hexDistance({ q: 0, r: 0 }, hex);
  const steps = [0, 1, 2, 3, 4, 5].map((direction) => {
    const from = plus(hex, turned(direction, 3));
    return { hex: from, facing, cost: direction === facing ? FORWARD_COST : STEP_COST };
  });
  const open = steps.filter(({ hex: from }) => {
    const away = hexDistance({ q: 0, r: 0 }, from);
    return isInside(from) && away > 0 && !(away === 1 && here === 1);
  });
  return [...turns, ...open];
}

/** Cost from every pose to strike from the hex in a direction from the target. */
function tableFor(direction: number): Uint8Array {
  const table = new Uint8Array(WIDTH * WIDTH * 6).fill(OUT_OF_REACH);
  const goal: Pose = { hex: DIRECTIONS[direction]!, facing: turned(direction, 3) };
  const waiting: Pose[][] = [[goal]];
  table[indexOf(goal.hex, goal.facing)] = 0;
  for (let cost = 0; cost < waiting.length; cost += 1) {
    for (const pose of waiting[cost] ?? []) {
      if (table[indexOf(pose.hex, pose.facing)]! < cost) continue;
      for (const { cost: by, ...from } of before(pose)) {
        const at = indexOf(from.hex, from.facing);
        if (table[at]! <= cost + by) continue;
        table[at] = cost + by;
        (waiting[cost + by] ??= []).push(from);
      }
    }
  }
  return table;
}

const TABLES = [0, 1, 2, 3, 4, 5].map(tableFor);

/** AP from a pose to stand in the hex in a direction (0 to 5 on the board) from the target and face him; `OUT_OF_REACH` when too far. */
export function approachCost(from: Hex, facing: number, target: Hex, direction: number): number {
  const offset = { q: from.q - target.q, r: from.r - target.r };
  return isInside(offset) ? TABLES[direction]![indexOf(offset, facing)]! : OUT_OF_REACH;
}
