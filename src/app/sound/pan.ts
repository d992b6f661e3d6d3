import type { Heard } from '../game-page.ts';

/** Nobody is heard from one side alone. */
const WIDEST = 0.7;

/** From left or right, by where a figure stands: −1 to 1. */
export function panOf({ arena, cellOf }: Pick<Heard, 'arena' | 'cellOf'>, figure: string | null): number {
  const cell = figure === null ? undefined : cellOf(figure);
  const hex = cell === undefined ? undefined : arena.cells[cell];
  return hex ? (WIDEST * hex.q) / arena.data.radius : 0;
}
