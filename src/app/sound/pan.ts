import type { Heard } from '../game-page.ts';

/** Nobody is heard from one side alone. */
const WIDEST = 0.7;

type Placed = Pick<Heard, 'arena' | 'cellOf'>;

function hexOf({ arena, cellOf }: Placed, figure: string | null) {
  const cell = figure === null ? undefined : cellOf(figure);
  return cell === undefined ? undefined : arena.cells[cell];
}

/** From left or right, by where a figure stands: −1 to 1. */
export function panOf(heard: Placed, figure: string | null): number {
  const hex = hexOf(heard, figure);
  return hex ? (WIDEST * hex.q) / heard.arena.data.radius : 0;
}

/** How near to whoever sits at the lower edge of the picture a figure stands, 0 to 1; what comes from all round is near. */
export function nearOf(heard: Placed, figure: string | null): number {
  const hex = hexOf(heard, figure);
  return hex ? (1 + (hex.r + hex.q / 2) / heard.arena.data.radius) / 2 : 1;
}
