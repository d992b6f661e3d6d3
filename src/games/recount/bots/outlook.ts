import { sum } from '../../../engine/dice/index.ts';
import type { Hex } from '../../../engine/hex/index.ts';
import { DIRECTIONS } from '../../../engine/hex/index.ts';
import type { Side, View } from '../rules/index.ts';
import { actionPointTerms, sideOf } from '../rules/index.ts';
import { approachCost } from './approach.ts';
import { strikeWorth } from './worth.ts';

/** Where a man stands and faces. */
export interface Pose {
  readonly cell: number;
  readonly facing: number;
}

const SIDES: readonly Side[] = ['front', 'sword', 'back', 'back', 'back', 'shield'];
const FACES = 6;

function hexOf({ world: { arena } }: View, cell: number): Hex {
  return arena.cells[cell]!;
}

/** Whether a hex beside another is one to stand in. */
function canStand({ world: { arena } }: View, cell: number, direction: number): boolean {
  const to = arena.neighbours[cell * DIRECTIONS.length + direction]!;
  return to >= 0 && !arena.blocked[to];
}

/**
 * What the best strike of a man's next turn is worth on average over his AP die: from a pose, against another man in a
 * pose of his. Walls beside the target count, others on the way do not.
 */
export function nextStrike(view: View, striker: number, from: Pose, target: number, at: Pose): number {
  const [mine, his] = [hexOf(view, from.cell), hexOf(view, at.cell)];
  const terms = sum(actionPointTerms(view, striker));
  const ways = DIRECTIONS.flatMap((_, direction) => {
    if (!canStand(view, at.cell, direction)) return [];
    const side = SIDES[(direction - at.facing + FACES) % FACES]!;
    return [{ cost: approachCost(mine, from.facing, his, direction) + 1, worth: strikeWorth(view, striker, target, side) }];
  });
  let all = 0;
  for (let face = 1; face <= FACES; face += 1) {
    let best = 0;
    for (const { cost, worth } of ways) if (cost <= face + terms && worth > best) best = worth;
    all += best;
  }
  return all / FACES;
}

/** The worth of a strike now, from a pose beside the target. */
export function strikeNow(view: View, striker: number, from: Pose, target: number, at: Pose): number {
  return strikeWorth(view, striker, target, sideOf(view.world.arena, at, from.cell));
}
