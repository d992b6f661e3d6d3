import type { Arena } from './arena.ts';
import { neighbour } from './arena.ts';
import type { Cell, Hex } from './axial.ts';
import { DIRECTIONS, FACINGS, hexDistance, OUTSIDE, turned } from './axial.ts';

/** Going and turning for points: every pose in reach, and what it costs to come to strike somebody. */

const SIDES = FACINGS.length;

/** What steps and turns cost, each with the answer that does it. */
export interface Walking<Answer> {
  readonly turns: readonly (readonly [by: number, cost: number, answer: Answer])[];
  /** By sector: ahead, then clockwise. */
  readonly steps: readonly (readonly [cost: number, answer: Answer])[];
}

export interface Pose {
  readonly cell: Cell;
  readonly facing: number;
}

/** A pose that somebody can come to: what it costs, and the first answer on the way; null for where he is. */
export interface Reached<Answer> extends Pose {
  readonly cost: number;
  readonly first: Answer | null;
}

/** What is in somebody's way, by hex. */
export interface Obstacles {
  /** 1 where nobody can go. */
  readonly closed: Uint8Array;
  /** Those beside it round whom he may not go from one hex to another, a bit for each. */
  readonly held: Int32Array;
}

/** Walls and whoever is on the sand; those who hold him are the figures with the indices that he gives. */
export function obstaclesOf(arena: Arena, cells: readonly Cell[], me: number, holds: (index: number) => boolean): Obstacles {
  const closed = Uint8Array.from(arena.blocked);
  const held = new Int32Array(arena.size);
  cells.forEach((cell, index) => {
    if (index !== me && cell !== OUTSIDE) closed[cell] = 1;
    if (!holds(index)) return;
    for (const direction of FACINGS) {
      const beside = neighbour(arena, cell, direction);
      if (beside !== OUTSIDE) held[beside]! |= 1 << index;
    }
  });
  return { closed, held };
}

/** Every pose that can be come to with so many points, the cheapest way to each; his own first. */
export function posesWithin<Answer>(
  arena: Arena,
  { turns, steps }: Walking<Answer>,
  { closed, held }: Obstacles,
  { cell: from, facing: looks }: Pose,
  points: number,
): Reached<Answer>[] {
  const seen = new Uint8Array(arena.size * SIDES);
  const waiting: Reached<Answer>[][] = Array.from({ length: points + 1 }, () => []);
  const found: Reached<Answer>[] = [];
  const go = (cell: Cell, facing: number, cost: number, first: Answer): void => {
    if (cost <= points && seen[cell * SIDES + facing] === 0) waiting[cost]!.push({ cell, facing, cost, first });
  };
  waiting[0]!.push({ cell: from, facing: looks, cost: 0, first: null });
  for (const level of waiting) {
    for (const pose of level) {
      const { cell, facing, cost, first } = pose;
      if (seen[cell * SIDES + facing] === 1) continue;
      seen[cell * SIDES + facing] = 1;
      found.push(pose);
      for (const [by, price, answer] of turns) go(cell, turned(facing, by), cost + price, first ?? answer);
      for (let sector = 0; sector < SIDES; sector += 1) {
        const to = neighbour(arena, cell, turned(facing, sector));
        if (to === OUTSIDE || closed[to] || (held[cell]! & held[to]!) !== 0) continue;
        const [price, answer] = steps[sector]!;
        go(to, facing, cost + price, first ?? answer);
      }
    }
  }
  return found;
}

/** Farthest that is looked up; beyond, nobody comes to strike within a turn. */
const FARTHEST = 9;
const WIDTH = 2 * FARTHEST + 1;
/** More points than a turn has. */
const OUT_OF_REACH = 99;
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
function fill(costs: Uint8Array, direction: number, back: Int16Array, { turns, steps }: Walking<unknown>): void {
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
      for (const [by, price] of turns) reach(hex * SIDES + turned(facing, -by), cost + price);
      for (let step = 0; step < SIDES; step += 1) {
        const from = back[hex * SIDES + step]!;
        if (from >= 0) reach(from * SIDES + facing, cost + steps[turned(step, -facing)]![0]);
      }
    }
  }
}

/**
 * Points to come to strike somebody from one of the six hexes round him, wherever one stands and faces: on a board without
 * walls and others, and nobody goes round him. Made once, when first asked for.
 */
export class Approach {
  private readonly walking: Walking<unknown>;
  private made: Uint8Array | null = null;

  constructor(walking: Walking<unknown>) {
    this.walking = walking;
  }

  /** By what `from` says and direction (0 to 5 on the board): points to stand in the hex there from the target and face him. */
  costs(): Uint8Array {
    if (this.made) return this.made;
    const costs = new Uint8Array(WIDTH * WIDTH * SIDES * SIDES).fill(OUT_OF_REACH);
    const back = stepsBack();
    for (const direction of FACINGS) fill(costs, direction, back, this.walking);
    this.made = costs;
    return costs;
  }

  /** Where the six costs of a pose begin; -1 when it is too far from the target. */
  from({ q, r }: Hex, facing: number, target: Hex): number {
    const number = numberOf(q - target.q, r - target.r);
    return number < 0 ? -1 : (number * SIDES + facing) * SIDES;
  }
}
