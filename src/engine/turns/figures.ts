import type { FigureId } from '../bout/index.ts';
import type { Arena, Cell } from '../hex/index.ts';
import { neighbour, OUTSIDE } from '../hex/index.ts';

/** Who and what stands at an index or on a hex, in games whose figures are a list. */

interface Figures<Figure> {
  readonly fighters: readonly Figure[];
}

/** The figure with an index. Throws for a place that nobody has. */
export function fighterIn<Figure>({ fighters }: Figures<Figure>, index: number): Figure {
  const fighter = fighters[index];
  if (!fighter) throw new RangeError(`there is no fighter ${index} of ${fighters.length}`);
  return fighter;
}

export function fighterOf<Figure>({ state }: { readonly state: Figures<Figure> }, index: number): Figure {
  return fighterIn(state, index);
}

/** Whose turn it is. */
export function actorOf<Figure>({ state }: { readonly state: Figures<Figure> & { readonly turn: { readonly fighter: number } } }): Figure {
  return fighterIn(state, state.turn.fighter);
}

export function idOf({ world }: { readonly world: { readonly ids: readonly FigureId[] } }, index: number): FigureId {
  return world.ids[index]!;
}

/** The hex beside another, `OUTSIDE` beyond the wall and where something stands in the way. */
export function hexBeside({ world: { arena } }: { readonly world: { readonly arena: Arena } }, cell: Cell, direction: number): Cell {
  const to = neighbour(arena, cell, direction);
  return to === OUTSIDE || arena.blocked[to] ? OUTSIDE : to;
}

/** Index of whoever stands or lies on a hex, -1 for nobody. */
export function occupant({ state }: { readonly state: Figures<{ readonly cell: Cell }> }, cell: Cell): number {
  return state.fighters.findIndex((fighter) => fighter.cell === cell && cell !== OUTSIDE);
}
