import type { FigureId, Play as PositionPlay, View as PositionView } from '../../../../engine/bout/index.ts';
import type { Cell } from '../../../../engine/hex/index.ts';
import { neighbour, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { ClassCard } from '../cards.ts';
import type { RecountReferee } from '../keys.ts';
import type { Entrant, RecountSetup } from '../setup/setup.ts';
import type { Fighter, RecountState, Verdict, World } from './state.ts';

export type View = PositionView<World, RecountState>;
export type Play = PositionPlay<World, RecountState, RecountReferee>;

/** The fighter with an index. Throws for a place that nobody has. */
export function fighterIn({ fighters }: Pick<RecountState, 'fighters'>, index: number): Fighter {
  const fighter = fighters[index];
  if (!fighter) throw new RangeError(`there is no fighter ${index} of ${fighters.length}`);
  return fighter;
}

export function fighterOf({ state }: View, index: number): Fighter {
  return fighterIn(state, index);
}

/** Index of the fighter at the present place of the order. */
export function nextIn({ order, place }: RecountState): number {
  return order[place]!;
}

/** The votes that are awaited; asked only while there are any. */
export function verdictOf({ state }: View): Verdict {
  return state.verdict!;
}

/** Who enters with an index. */
export function entrantOf({ fighters }: RecountSetup, index: number): Entrant {
  return fighters[index]!;
}

/** The class of the fighter with an index. */
export function classOf({ world }: Pick<View, 'world'>, index: number): ClassCard {
  return world.classes[index]!;
}

export function idOf({ world }: Pick<View, 'world'>, index: number): FigureId {
  return world.ids[index]!;
}

/** Whose turn it is. */
export function actorOf(view: View): Fighter {
  return fighterOf(view, view.state.turn.fighter);
}

/** The hex beside another, `OUTSIDE` beyond the wall and where something stands in the way. */
export function hexBeside({ world: { arena } }: View, cell: Cell, direction: number): Cell {
  const to = neighbour(arena, cell, direction);
  return to === OUTSIDE || arena.blocked[to] ? OUTSIDE : to;
}

/** Index of whoever stands or lies on a hex, -1 for nobody. */
export function occupant({ state }: View, cell: Cell): number {
  return state.fighters.findIndex((fighter) => fighter.cell === cell && cell !== OUTSIDE);
}

/** On their feet and on different sides. */
export function areOpponents(one: Fighter, other: Fighter): boolean {
  return one.status === 'up' && other.status === 'up' && one.side !== other.side;
}
