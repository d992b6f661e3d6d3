import type { Arena, Cell } from '../../../../engine/hex/index.ts';
import { cellAt, OUTSIDE, ring, toward } from '../../../../engine/hex/index.ts';
import { SetupError } from '../../../../engine/bout/index.ts';

/** Where a fighter starts. */
export interface Place {
  readonly cell: Cell;
  readonly facing: number;
}

/** The corner at which a ring begins: the one to the left, so that two fighters stand at (-4,0) and (4,0). */
const FIRST_CORNER = 3;

/** Evenly on the ring one hex inside the wall, each looking at the middle. */
export function startingPlaces(arena: Arena, count: number): Place[] {
  const hexes = ring(arena.data.radius - 1, FIRST_CORNER);
  const middle = cellAt(arena, 0, 0);
  return Array.from({ length: count }, (_, index) => {
    const { q, r } = hexes[Math.floor((index * hexes.length) / count)]!;
    const cell = cellAt(arena, q, r);
    if (cell === OUTSIDE || arena.blocked[cell])
      throw new SetupError('R-015', 'arena', `fighter ${index + 1} would start on (${q},${r}), where nobody can stand`);
    return { cell, facing: toward(arena, cell, middle) };
  });
}
