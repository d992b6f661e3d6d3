import { sum } from '../../../engine/dice/index.ts';
import { FACINGS } from '../../../engine/hex/index.ts';
import type { Side, View } from '../rules/index.ts';
import { actionPointTerms, sideOf } from '../rules/index.ts';
import { approachCosts, approachFrom } from './approach.ts';
import { strikeWorth } from './worth.ts';

/** Where a man stands and faces. */
export interface Pose {
  readonly cell: number;
  readonly facing: number;
}

const SIDES: readonly Side[] = ['front', 'sword', 'back', 'back', 'back', 'shield'];
const FACES = 6;

/** The best strike that so many AP allow, by AP; nothing is farther. */
const MOST = 24;
const best = new Float64Array(MOST + 1);

/** One man against another, as far as it does not matter where they stand. */
export interface Duel {
  /** Total modifier of his AP die. */
  readonly points: number;
  /** What a strike is worth by the sector of the target through which it comes. */
  readonly worths: readonly number[];
}

export function duelOf(view: View, striker: number, target: number): Duel {
  return {
    points: sum(actionPointTerms(view, striker)),
    worths: SIDES.map((side) => strikeWorth(view, striker, target, side)),
  };
}

/**
 * What the best strike of a man's next turn is worth on average over his AP die: from a pose, against another man in a
 * pose of his. Walls beside the target count, others on the way do not.
 */
export function nextStrike({ world: { arena } }: View, { points, worths }: Duel, from: Pose, at: Pose): number {
  const begin = approachFrom(arena.cells[from.cell]!, from.facing, arena.cells[at.cell]!);
  if (begin < 0) return 0;
  const costs = approachCosts();
  best.fill(0);
  for (const direction of FACINGS) {
    const hex = arena.neighbours[at.cell * FACINGS.length + direction]!;
    if (hex < 0 || arena.blocked[hex]) continue;
    const cost = costs[begin + direction]! + 1;
    const worth = worths[(direction - at.facing + FACES) % FACES]!;
    if (cost <= MOST && worth > best[cost]!) best[cost] = worth;
  }
  let all = 0;
  let most = 0;
  let spent = 0;
  for (let face = 1; face <= FACES; face += 1) {
    while (spent < MOST && spent < face + points) most = Math.max(most, best[(spent += 1)]!);
    all += most;
  }
  return all / FACES;
}

/** The worth of a strike now, from a pose beside the target. */
export function strikeNow(view: View, striker: number, from: Pose, target: number, at: Pose): number {
  return strikeWorth(view, striker, target, sideOf(view.world.arena, at, from.cell));
}
