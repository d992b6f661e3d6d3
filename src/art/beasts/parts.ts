import type { Colour, HornForm, Marks, Proportion } from '../../engine/look/index.ts';
import type { Circle, Outline, Spot } from './geometry.ts';

/** How a beast holds itself. */
export type Pose = 'stand' | 'strike' | 'down';

/** A layer of a beast: a silhouette, the lines cut into it, and whether its coat bears the marks. */
export interface Piece {
  readonly body: readonly Outline[];
  readonly cut?: readonly Outline[];
  /** Finer lines, left out where the figure is small. */
  readonly fine?: readonly Outline[];
  /** Where marks of the coat may lie; none when left out. */
  readonly coat?: readonly Outline[];
  readonly tone?: 'coat' | 'mane';
}

/** Everything a rig is told: each proportion as a factor, 1 when the card says nothing; those of things that a rig has not by itself, 0. */
export interface Build {
  readonly of: Readonly<Record<Proportion, number>>;
  readonly hornForm: HornForm;
  readonly pose: Pose;
}

export interface Painted {
  readonly pieces: readonly Piece[];
  /** What is seen where only head and shoulders are shown; null for a beast that is known by its whole. */
  readonly front: readonly Spot[] | null;
}

export interface Drawing {
  /** Unlike that of every other drawing. */
  readonly key: string;
  readonly sheets: readonly Sheet[];
  /** The round field of head and shoulders, in the box of 512; its radius is that at a scale of 1, so that a larger beast is larger here too. */
  readonly bust: Circle;
}

/** A layer as it is drawn, in the box of 512. */
export interface Sheet {
  readonly path: string;
  readonly cut: string;
  readonly fine: string;
  readonly marks: string;
  readonly tone: Colour;
  readonly markTone: Colour;
}

export type { Marks };
