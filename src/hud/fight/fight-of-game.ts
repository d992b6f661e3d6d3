import type { HexMark, Overlays } from '../../art/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import type { Ratings } from '../common/index.ts';
import type { BoutSession } from '../../session/index.ts';
import type { Board, BoardFigure, BoardOfGame } from './board.ts';
import type { FightModel, FoughtGame, Settled, ViewOf } from './fight-model.ts';
import type { DangersOfGame } from './dangers.ts';
import type { ReachOfGame } from './reach.ts';
import type { WalkOfGame } from './walk.ts';

/** Whom the arena points out: the figure with the ring, and those in danger. */
export interface PointedOut {
  readonly selected: string | null;
  readonly threatened: ReadonlySet<string>;
}

/** What can be marked on the sand, one more with each press, and what the marks are called. */
export interface ThreatLevels {
  readonly name: string;
  /** In a word each: they are buttons. */
  readonly levels: readonly string[];
  /** What a hatch means, for the legend and for whoever does not see it; marks that are left out say it themselves. */
  readonly marks?: Readonly<Partial<Record<HexMark['kind'], string>>>;
}

/** Answers that wait, drawn as a plan, until a commit makes them final. */
export interface PlanOfGame<G extends FoughtGame> {
  /** Whether such answers are asked for now. */
  isAsked(decision: G['decision'] | null): boolean;
  waits(action: G['action']): boolean;
}

/**
 * A game's part of the screen of a fight: `Figure` is a figure of its board, `Facts` what it takes over from the session
 * beside the position, `Own` the signals that its panels add. Everything else is the frame's.
 */
export interface FightOfGame<G extends FoughtGame, Figure extends BoardFigure, Facts extends object, Own extends object> {
  readonly board: BoardOfGame<ViewOf<G>, Figure>;
  /** The position as it is drawn, where a plan waits: otherwise the board of the position. */
  drawn?(settled: Settled<G> & Facts): Board<Figure>;
  facts(session: BoutSession<G>): Facts;
  /** Its own signals and what follows from them; the model of the frame is ready, its own part not yet. */
  own(fight: FightModel<G, Figure, Facts>): Own;
  /** Takes over a new position: choices that still make sense are kept. Called for the first position too. */
  settle(model: FightModel<G, Figure, Facts> & Own, before: Settled<G> & Facts): void;
  readonly plan?: PlanOfGame<G>;
  /** Walking where each step is an answer: the frame finds the way to a far hex, draws it and gives it step by step. */
  readonly walk?: WalkOfGame<G>;
  /**
   * The answer to a question that is none: nothing else can be wanted, or good sense has one answer. It is given by itself,
   * at once or, where something could still be taken back, after a while in which it can. Null when the player is to choose.
   * A question with one legal answer is never asked, whatever this says; with the setting `everyPrompt` all are.
   */
  byItself?(model: FightModel<G, Figure, Facts> & Own): G['action'] | null;
  /** Asked only at a decision; while something is shown nobody is pointed out and nothing is drawn on the hexes. */
  pointedOut(model: FightModel<G, Figure, Facts> & Own): PointedOut;
  overlays(model: FightModel<G, Figure, Facts> & Own): Overlays;
  /** Somebody was selected: what was chosen against another is no longer meant. */
  onSelect?(model: FightModel<G, Figure, Facts> & Own): void;
  /** The name of a hex for whoever does not see it: who and what is there, and what it means now. */
  hexLabel(model: FightModel<G, Figure, Facts> & Own, cell: Cell): string;
  /** Tells one decision from another: a new one is announced. */
  decisionKey(settled: Settled<G> & Facts): string;
  /** What is asked, in one breath: for whoever does not see the screen. */
  decisionWords(model: FightModel<G, Figure, Facts> & Own): string;
  /** The hex that the keys begin on. */
  firstCell(model: FightModel<G, Figure, Facts> & Own): Cell;
  readonly threats: ThreatLevels;
  /** Where whoever is asked could be struck next turn; left out, there is nothing to ask. */
  readonly reach?: ReachOfGame<FightModel<G, Figure, Facts> & Own>;
  /** What the others can do to him next turn, for each answer that is shown; left out, no card says it. */
  readonly dangers?: DangersOfGame<FightModel<G, Figure, Facts> & Own>;
  /** All that decides for a figure, for the sheet that is opened from it; left out, there is none. */
  ratings?(model: FightModel<G, Figure, Facts> & Own, id: string): Ratings | null;
  /** The panel that narrow screens show first. */
  readonly sheet: string;
}
