import type { Arena } from './arena.ts';
import { cellAt, distance, pairIndex } from './arena.ts';
import type { Cell, Facing } from './axial.ts';
import { DIRECTIONS, turnsBetween } from './axial.ts';

function offsetIndex(arena: Arena, from: Cell, to: Cell): number {
  return arena.code[to]! - arena.code[from]! + arena.centre;
}

/** The facing that looks from one cell at another; a tie goes clockwise (damnatio ledger 0.1). */
export function toward(arena: Arena, from: Cell, to: Cell): Facing {
  return arena.looks[pairIndex(arena, from, to)]! as Facing;
}

/** The `i`-th cell of the straight lane from one cell through another; `i` may go beyond (damnatio ledger 0.1). */
export function lane(arena: Arena, from: Cell, to: Cell, i: number): Cell {
  const offset = offsetIndex(arena, from, to);
  const sector = arena.sectors[offset]!;
  const n = distance(arena, from, to);
  const aside = Math.floor((2 * i * arena.minors[offset]! + n) / (2 * n));
  const a = DIRECTIONS[sector]!;
  const b = DIRECTIONS[(sector + 1) % 6]!;
  const start = arena.cells[from]!;
  return cellAt(arena, start.q + (i - aside) * a.q + aside * b.q, start.r + (i - aside) * a.r + aside * b.r);
}

/** The cell `steps` hexes from `from` straight along a direction. */
export function along(arena: Arena, from: Cell, direction: number, steps: number): Cell {
  const start = arena.cells[from]!;
  const step = DIRECTIONS[direction]!;
  return cellAt(arena, start.q + steps * step.q, start.r + steps * step.r);
}

/**
 * Orders two cells by their clockwise rank round `from`, seen from `facing`: negative when `a` comes first.
 * Exact: the fractions minor/distance are cross-multiplied (damnatio ledger 0.1).
 */
export function compareClockwise(arena: Arena, from: Cell, facing: number, a: Cell, b: Cell): number {
  const offsetA = offsetIndex(arena, from, a);
  const offsetB = offsetIndex(arena, from, b);
  const sectorA = (arena.sectors[offsetA]! - facing + 6) % 6;
  const sectorB = (arena.sectors[offsetB]! - facing + 6) % 6;
  if (sectorA !== sectorB) return sectorA - sectorB;
  return arena.minors[offsetA]! * distance(arena, from, b) - arena.minors[offsetB]! * distance(arena, from, a);
}

export function adjacent(arena: Arena, a: Cell, b: Cell): boolean {
  return distance(arena, a, b) === 1;
}

/**
 * The direction from one cell to another. On a 30° line two directions are equally near: the one nearer to `prefer` is
 * taken, and `other` is the second (M-112, M-123); otherwise both are the same.
 */
export function bearing(arena: Arena, from: Cell, to: Cell, prefer: number): { readonly first: Facing; readonly other: Facing } {
  const offset = offsetIndex(arena, from, to);
  const sector = arena.sectors[offset]! as Facing;
  const next = ((sector + 1) % 6) as Facing;
  const minor = arena.minors[offset]!;
  const major = distance(arena, from, to) - minor;
  if (major !== minor) return major > minor ? { first: sector, other: sector } : { first: next, other: next };
  return turnsBetween(sector, prefer) < turnsBetween(next, prefer) ? { first: sector, other: next } : { first: next, other: sector };
}
