import type { FigureId } from '../engine/bout/index.ts';
import type { Cell } from '../engine/hex/index.ts';
import type { ArcModel } from './medallion-options.ts';
import type { FigureKit } from './portraits.ts';

/** How a figure stands, lies, or has ended. */
export type Posture = 'standing' | 'down' | 'pinned' | 'held' | 'dead' | 'spared' | 'winner';

/** A figure as the arena shows it; made from the state by the screens of its game, so that whoever draws knows no rule. */
export interface FigurePicture {
  readonly id: FigureId;
  readonly card: string;
  readonly kind: 'beast' | 'man';
  readonly name: string;
  /** Letter on the seal, unlike those of the others on the sand. */
  readonly initial: string;
  /** Weapon id for the glyph on the seal; null for a beast or empty hands. */
  readonly weapon: string | null;
  /** -1: not on the sand. */
  readonly cell: Cell;
  readonly facing: number;
  /** Where he lies who is dead and has left play. */
  readonly body?: Cell;
  readonly hp: number;
  readonly fullHp: number;
  readonly posture: Posture;
  /** Everything else that weighs on him, shown as marks on the medallion; absent where postures tell all. */
  readonly conditions?: readonly string[];
  /** How his ring shows front, sides and rear; three and three when left out. */
  readonly arcs?: ArcModel;
  /** The place of his side, whose colour and numeral he wears; absent where there are only men and beasts. */
  readonly place?: number;
  /** What he wears and holds: a fighter whom nobody has drawn is put together from it. */
  readonly kit?: FigureKit;
  readonly selected: boolean;
  /** The beast will go for him if it wins Control; or it may turn on him. */
  readonly threatened: boolean;
}

/** A whole position to draw. */
export interface BoardPicture<Figure extends FigurePicture = FigurePicture> {
  readonly figures: readonly Figure[];
  /** Weapons lying on the sand. */
  readonly items: readonly { readonly weapon: string; readonly cell: Cell }[];
}

/** A mark on a hex, drawn as hatch or ring; `overrun` hexes where somebody stands get a "!". */
export interface HexMark {
  readonly cell: Cell;
  readonly kind:
    | 'run'
    | 'leap'
    | 'overrun'
    | 'overrun-struck'
    | 'reach'
    | 'reach-costly'
    | 'selected'
    | 'target'
    | 'hover'
    | 'arc-front'
    | 'arc-flank'
    | 'arc-rear'
    | 'escape'
    | 'danger-1'
    | 'danger-2'
    | 'danger-3';
}

/** A planned walk, drawn as an arrow. */
export interface PlannedWay {
  readonly figure: FigureId;
  readonly path: readonly Cell[];
  readonly facing: number;
  /** It was meant earlier: it begins where he stood then, and if he has left, his ghost stands there, looking this way. */
  readonly from?: { readonly facing: number };
}

/** A number on a hex: the clockwise places of the equally near, a chance, a cost; one line under another. */
export interface HexLabel {
  readonly cell: Cell;
  readonly text: string;
}

/** Marks, arrows and numbers on hexes. */
export interface Overlays {
  readonly marks: readonly HexMark[];
  readonly ways: readonly PlannedWay[];
  readonly labels: readonly HexLabel[];
}

export const NO_OVERLAYS: Overlays = { marks: [], ways: [], labels: [] };
