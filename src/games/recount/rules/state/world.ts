import type { FigureId, Play as PositionPlay, View as PositionView } from '../../../../engine/bout/index.ts';
import type { Arena, Cell } from '../../../../engine/hex/index.ts';
import { neighbour, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { ClassCard } from '../cards.ts';
import type { RecountReferee } from '../keys.ts';
import type { Lex } from '../lex.ts';
import type { Entrant, RecountSetup, Voter } from '../setup/bout-setup.ts';
import type { Fighter, RecountState, Verdict } from './state.ts';

/** All that stays the same during a bout. */
export interface World {
  readonly arena: Arena;
  readonly lex: Lex;
  readonly ids: readonly FigureId[];
  /** By index of fighter. */
  readonly classes: readonly ClassCard[];
  /** Who votes beside the victor; null for the mob. */
  readonly voters: readonly Voter[] | null;
}

export type View = PositionView<World, RecountState>;
export type Play = PositionPlay<World, RecountState, RecountReferee>;

/** The turn after which the editor stops the bout: the lex counts for two men, each further one adds half of it. */
export function mostTurns({ lex, ids }: Pick<World, 'lex' | 'ids'>): number {
  return (lex.maxTurns / 2) * ids.length;
}

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
