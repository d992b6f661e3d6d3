import type { Figure } from '../engine/look/index.ts';
import type { IconName } from './icons.ts';

export interface Layer {
  readonly icon: IconName;
  readonly scale?: number;
  /** Shift in the box of 512. */
  readonly dx?: number;
  readonly dy?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
}

/** What stands for a card on its medallion: one silhouette, sometimes with a thing in its hand. */
export interface Portrait extends Layer {
  readonly with?: readonly Layer[];
  /** The silhouette is cut off on one side; the field's border hides the cut. */
  readonly crop?: true;
  /** A beast drawn on its rig, in place of the icon. */
  readonly beast?: Figure;
  /** Painted from back to front, each layer parted from those behind it by a line. */
  readonly layered?: true;
}

/** Width of the line between layers, in the box of 512. */
export const LINE = 13;

/** The same between the parts of a beast: it has more of them. */
export const BEAST_LINE = 8;
