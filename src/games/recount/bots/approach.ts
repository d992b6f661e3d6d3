import type { Hex } from '../../../engine/hex/index.ts';
import { DIRECTIONS, FACINGS, hexDistance, turned } from '../../../engine/hex/index.ts';

/**
 * AP to come to strike a man from one of the six hexes round him, wherever one stands and faces: on a board without
 * walls and others, with his zone of control. Made once, when first asked for, and looked up.
 */

/** Farthest that is looked up; beyond, nobody comes to strike within a turn. */
const FARTHEST = 9;
const WIDTH = 2 * FARTHEST + 1;
const SIDES = FACINGS.length;
/** More AP than a turn has. */
const OUT_OF_REACH = 99;
const FORWARD_COST = 1;
const STEP_COST = 2;
const PIVOT_COST = 1;
const HERE: Hex = { q: 0, r: 0 };

/** Number of a hex relative to the target; -1 when too far. */
function numberOf(q: number, r: number): number {
  return hexDistance(HERE, { q, r }) > FARTHEST ? -1 : (q + FARTHEST) * WIDTH + r + FARTHEST;
}

/** By hex and direction the hex from which a step that way leads there; -1 for none: from the target's, or round in his zone. */
function stepsBack(): Int16Array {
  const back = new Int16Array(WIDTH * WIDTH * SIDES).fill(-1);
  for (let number = 0; number < WIDTH * WIDTH; number += 1) {
    const to = { q: Math.floor(number / WIDTH) - FARTHEST, r: (number % WIDTH) - FARTHEST };
    const here = hexDistance(HERE, to);
    DIRECTIONS.forEach((step, direction) => {
      const from = { q: to.q - step.q, r: to.r - step.r };
      const away = hexDistance(HERE, from);
      if (away > 0 && !(away === 1 && here === 1)) back[number * SIDES + direction] = numberOf(from.q, from.r);
    });
  }
  return back;
}

/** Cost from every pose to strike from the hex in a direction from the target; searched from its end. */
function fill(costs: Uint8Array, direction: number, back: Int16Array): void {
  const waiting: number[][] = [];
  const reach = (pose: number, cost: number): void => {
    if (costs[pose * SIDES + direction]! <= cost) return;
    costs[pose * SIDES + direction] = cost;
    (waiting[cost] ??= []).push(pose);
  };
  const { q, r } = DIRECTIONS[direction]!;
  reach(numberOf(q, r) * SIDES + turned(direction, 3), 0);
  for (let cost = 0; cost < waiting.length; cost += 1) {
    for (const pose of waiting[cost] ?? []) {
      if (costs[pose * SIDES + direction]! < cost) continue;
      const facing = pose % SIDES;
      const hex = (pose - facing) / SIDES;
      reach(hex * SIDES + turned(facing, -1), cost + PIVOT_COST);
      reach(hex * SIDES + turned(facing, 1), cost + PIVOT_COST);
      for (let step = 0; step < SIDES; step += 1) {
        const from = back[hex * SIDES + step]!;
        if (from >= 0) reach(from * SIDES + facing, cost + (step === facing ? FORWARD_COST : STEP_COST));
      }
    }
  }
}

let made: Uint8Array | null = null;

/** By what `approachFrom` says and direction (0 to 5 on the board): AP to stand in the hex there from the target and face him. */
export function approachCosts(): Uint8Array {
  if (made) return made;
  const costs = new Uint8Array(WIDTH * WIDTH * SIDES * SIDES).fill(OUT_OF_REACH);
  const back = stepsBack();
  for (const direction of FACINGS) fill(costs, direction, back);
  made = costs;
  return costs;
}

/** Where the six costs of a pose begin; -1 when it is too far from the target. */
export function approachFrom(from: Hex, facing: number, target: Hex): number {
  const number = numberOf(from.q - target.q, from.r - target.r);
  return number < 0 ? -1 : (number * SIDES + facing) * SIDES;
}
