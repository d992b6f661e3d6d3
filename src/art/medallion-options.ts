import type { Pose } from './beasts/index.ts';
import type { ConditionMark } from './condition-marks.ts';
import type { IconName } from './icons.ts';
import type { Portrait } from './glyph.ts';
import type { MedallionState } from './marks.ts';
import type { Palette } from './palette.ts';

/** Hexsides in front, to either side and behind: three, one, one; one, two, one; or one, one, three. */
export type ArcModel = 'front3' | 'exact90' | 'ancestor';

export interface MedallionOptions {
  readonly portrait: Portrait;
  /** A letter or two for the seal; none for figures that need no telling apart. */
  readonly initial?: string;
  readonly weapon?: IconName;
  readonly side: 'beast' | 'men';
  /** Where sides are more than men and beasts: the place of his, whose colour and numeral he wears. */
  readonly place?: number;
  readonly facing?: number;
  /** How a beast on a rig holds itself; by its state when left out. */
  readonly pose?: Pose;
  /** The silhouette looks to the left; by the facing when left out. */
  readonly left?: boolean;
  readonly arcs?: ArcModel;
  /** False when the wedge is drawn apart. */
  readonly wedge?: boolean;
  /** Share of hit points left, 0 to 1. */
  readonly hp?: number;
  readonly state?: MedallionState;
  /** Conditions worn beside the state. */
  readonly marks?: readonly ConditionMark[];
  readonly selected?: boolean;
  readonly threatened?: boolean;
  /** Diameter of the disc in units of the context. */
  readonly size: number;
  readonly palette: Palette;
}

export function lies(state: MedallionState | undefined): boolean {
  return state === 'down' || state === 'pinned';
}
