import type { BoutEvent, FigureId } from '../engine/bout/index.ts';
import type { ArcModel, FigureKit } from '../art/index.ts';
import type { Arena, Cell } from '../engine/hex/index.ts';

/** A figure as the arena shows it; made by the page from the state, so that scenes know no rule. */
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
  readonly hp: number;
  readonly fullHp: number;
  readonly posture: 'standing' | 'down' | 'pinned' | 'held' | 'dead' | 'spared' | 'winner';
  /** Everything else that weighs on him, shown as marks on the medallion; absent where postures tell all. */
  readonly conditions?: readonly string[];
  /** How his ring shows front, sides and rear; that of the hunt when left out. */
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
export interface BoardPicture {
  readonly figures: readonly FigurePicture[];
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
    | 'escape';
}

/** A planned walk, drawn as an arrow. */
export interface PlannedWay {
  readonly figure: FigureId;
  readonly path: readonly Cell[];
  readonly facing: number;
}

/** A number on a hex: the clockwise places of the equally near, a chance, a cost. */
export interface HexLabel {
  readonly cell: Cell;
  readonly text: string;
}

export interface Overlays {
  readonly marks: readonly HexMark[];
  readonly ways: readonly PlannedWay[];
  readonly labels: readonly HexLabel[];
}

export interface ArenaViewOptions {
  readonly arena: Arena;
  /** Palette id: ostia, attic, murex, basalt, marmor. */
  readonly palette: string;
  readonly reducedMotion: boolean;
  /** Seed of cosmetic randomness. */
  readonly look: string;
  readonly onHex: (cell: Cell) => void;
  /** Null when the pointer leaves the arena. */
  readonly onHover: (cell: Cell | null) => void;
}

export type Framing = 'action' | 'whole' | 'own';

/** The drawn arena. Everything that is words is DOM, laid over it with `project`. */
export interface ArenaView {
  /** Draws a position at once, without animation; ends what is being played. */
  sync(picture: BoardPicture): void;
  /**
   * Plays events one after the other from the position shown, then draws `after`. Resolves when done, at once with
   * speed `instant`. Speed is a factor, 0.5 to 8. `rested` is called whenever dice have come to rest.
   */
  perform(events: readonly BoutEvent[], after: BoardPicture, speed: number | 'instant', rested?: () => void): Promise<void>;
  /** Hurries through what is being played. */
  skip(): void;
  show(overlays: Overlays): void;
  /** Centre and half height of a cell in CSS pixels of the parent; follows resizing. */
  project(cell: Cell): { readonly x: number; readonly y: number; readonly size: number };
  /** Called back when `project` gives other values. */
  onLayout(listener: () => void): void;
  setPalette(palette: string): void;
  setReducedMotion(reduced: boolean): void;
  /** Lets the camera follow the action again, after the player has moved it or has looked at the whole arena. */
  frame?(): void;
  /** Shows the whole arena, until `frame` or the player moves the camera. */
  whole?(): void;
  /** Whom the camera obeys: the action, the wish to see the whole arena, or the player's own zoom and drag. */
  readonly framing?: Framing;
  /** For tests: what is drawn, and whether it has come to rest. */
  debug?(): ArenaDebug;
  destroy(): void;
}

export interface ArenaDebug {
  /** Nothing moves and nothing waits to be painted. */
  readonly idle: boolean;
  /** Textures kept for figures, marks and dice. */
  readonly textures: number;
  /** Centres in CSS pixels of the parent. */
  readonly figures: readonly { readonly id: FigureId; readonly cell: Cell; readonly x: number; readonly y: number }[];
}

/** `src/scenes/index.ts` exports `createArenaView(parent, options): Promise<ArenaView>`; Phaser loads with it. */
export type CreateArenaView = (parent: HTMLElement, options: ArenaViewOptions) => Promise<ArenaView>;
