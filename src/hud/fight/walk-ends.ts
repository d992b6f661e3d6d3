import type { ReadonlySignal } from '@preact/signals';
import type { PlannedWay } from '../../art/index.ts';
import type { FigureId } from '../../engine/bout/index.ts';
import type { Cell } from '../../engine/hex/index.ts';

/** Where somebody stands who could walk, and what he has spent so far. */
export interface Stance {
  readonly figure: FigureId;
  readonly cell: Cell;
  readonly facing: number;
  /** Points since the beginning of his turn; never less after an answer. */
  readonly spent: number;
}

/** A place and a facing that somebody can come to, and the cheapest way there. */
export interface Walk<A = unknown> {
  readonly cell: Cell;
  readonly facing: number;
  /** Points from where the way begins. */
  readonly cost: number;
  /** The answers, in their order. */
  readonly way: readonly A[];
  /** The hexes of the way, his own first. */
  readonly path: readonly Cell[];
}

/** The cheapest walk to a hex, and what it takes from where he stands now: below 0 when he gets points back. */
export interface PricedWalk<A = unknown> extends Walk<A> {
  readonly more: number;
}

/** A walk that can still be taken back: how many answers it is, and how it is drawn. */
export interface Taken {
  readonly answers: number;
  readonly way: PlannedWay | null;
}

/** Where whoever is asked could go, from where his walk began, and where he has gone. */
export interface Walking<A = unknown> {
  /** Every end of a walk, the cheapest first; the beginning is the first. Empty when nobody can walk. */
  readonly ends: ReadonlySignal<readonly Walk<A>[]>;
  /** The steps taken since the last die or deed, which another walk would replace. */
  readonly taken: ReadonlySignal<Taken>;
  /** Where whoever could walk stands now. */
  readonly stance: ReadonlySignal<Stance | null>;
  /** Every other hex that he can come to. */
  readonly priced: ReadonlySignal<readonly PricedWalk<A>[]>;
  /** Where he would go if the hex that is pointed at were chosen. */
  readonly pointed: ReadonlySignal<Walk<A> | null>;
  /** The walk that choosing a hex stands for. */
  to(cell: Cell, facing?: number): Walk<A> | null;
}
