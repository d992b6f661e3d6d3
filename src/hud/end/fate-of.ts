import type { ArcModel, CardKind, FigureKit, MedallionState } from '../../art/index.ts';

/** A figure as the end left it. */
export interface FateOf {
  readonly id: string;
  readonly card: string;
  readonly kind: CardKind;
  readonly name: string;
  readonly weapon: string | null;
  readonly state: MedallionState;
  /** What became of him, in a word or two. */
  readonly word: string;
  /** Share of Hit Points or Stamina left. */
  readonly hp: number;
  readonly size: number;
  readonly place?: number;
  readonly arcs?: ArcModel;
  /** What he wears and holds, for a class that nobody has drawn. */
  readonly kit?: FigureKit;
  /** The player has fought for him. */
  readonly own?: boolean;
}
