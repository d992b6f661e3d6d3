import type { BoutEvent, FigureId } from '../engine/bout/index.ts';
import type { BoardPicture, Overlays } from '../art/index.ts';
import type { Arena, Cell } from '../engine/hex/index.ts';

export type { BoardPicture, FigurePicture, HexLabel, HexMark, Overlays, PlannedWay } from '../art/index.ts';

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
   * speed `instant`. Speed is a factor, 0.25 to 48. `rested` is called whenever dice have come to rest.
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
  /**
   * Somebody is asked, told by the ids of whoever may act, the first of them selected, and whom it is about: the camera may go
   * there, once a question.
   */
  attend?(who: readonly FigureId[], about?: readonly FigureId[], question?: number): void;
  /** Has a hex in view, by the shortest way. */
  reveal?(cell: Cell): void;
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
