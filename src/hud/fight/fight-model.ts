import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoardPicture, HexMark, Overlays, PlannedWay } from '../../art/index.ts';
import type { BoutEvent, FigureId, Outcome, Refusal } from '../../engine/bout/index.ts';
import type { Arena, Cell } from '../../engine/hex/index.ts';
import type { BotViewOf, BoutSession, Game } from '../../session/index.ts';
import type { Ratings, Settings, Words } from '../common/index.ts';
import type { Board, BoardFigure } from './board.ts';
import type { LogEntry } from './log-entries.ts';
import type { Flow } from './flow-signals.ts';
import type { Performer, Presenter, Progress } from './presenter.ts';
import type { Dangers } from './dangers.ts';
import type { Reach } from './reach.ts';
import type { Walk, Walking } from './walk-ends.ts';

/** A rule system as far as the screen of a fight needs to know it. */
export interface FoughtGame extends Game {
  readonly world: { readonly arena: Arena };
  readonly state: { readonly round: number; readonly outcome: Outcome | null };
}

/** A position of a game, to ask its rules of. */
export interface ViewOf<G extends FoughtGame> {
  readonly world: G['world'];
  readonly state: G['state'];
}

/** Decides for a figure that nobody plays. */
export type Bot<G extends Game> = (bout: BotViewOf<G>) => G['action'];

/** What the page gives the model of a fight. */
export interface FightOptions<G extends FoughtGame> {
  readonly session: BoutSession<G>;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettings: (change: Partial<Settings>) => void;
  /** Why nothing may be played here; null when it may. */
  readonly readOnly: ReadonlySignal<string | null>;
  readonly words: Words;
  readonly performer: Performer;
  /** Who decides for a figure; null for the player at the screen. Left out where all are the player's. */
  readonly botOf?: (figure: FigureId) => Bot<G> | null;
  /** How a figure fights that goes by a behaviour; null for others. */
  readonly mannerOf?: (figure: FigureId) => string | null;
  /** Plays on for the player when he lets it. Left out where nobody can. */
  readonly deputy?: Bot<G>;
  /** The player gives up. Left out where the page has no way to. */
  readonly onConcede?: () => void;
  /** It is the one try of a day. */
  readonly isTry?: boolean;
  /** Whether a life is being judged: its own scene tells the one chance that counts then. Left out where nothing is judged. */
  readonly judging?: ReadonlySignal<boolean>;
}

/** The position and what is asked, as the player has been shown it. */
export interface Settled<G extends FoughtGame> {
  readonly view: ViewOf<G>;
  readonly decision: G['decision'] | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Asked before something is done that may be a slip. */
export interface Question {
  readonly text: string;
  readonly yes: string;
  readonly go: () => void;
}

/** Why the last thing could not be done. */
export interface Refused {
  readonly text: string;
  readonly rule: string | null;
}

/** What panels, keys and the page need of any fight on the sand, whatever its rules. */
export interface AnyFight {
  readonly words: Words;
  readonly arena: Arena;
  readonly settings: ReadonlySignal<Settings>;
  readonly options: {
    readonly onSettings: (change: Partial<Settings>) => void;
    readonly readOnly: ReadonlySignal<string | null>;
  };
  readonly presenter: {
    readonly progress: ReadonlySignal<Progress>;
    readonly entries: ReadonlySignal<readonly LogEntry[]>;
    readonly current: ReadonlySignal<LogEntry | null>;
    readonly falling: ReadonlySignal<BoutEvent | null>;
    /** The silence before a fall is told: the event that ends it. */
    readonly hush: ReadonlySignal<BoutEvent | null>;
    next(): void;
    stop(): void;
  };
  readonly settled: ReadonlySignal<{
    readonly view: { readonly state: { readonly round: number; readonly outcome: unknown } };
    readonly canUndo: boolean;
    readonly canRedo: boolean;
  }>;
  readonly idle: ReadonlySignal<boolean>;
  /** Something has happened that has not begun to be shown; a plan is no such thing. */
  isUnseen(): boolean;
  /** Nothing is left to choose, and what is asked answers itself in a moment unless the player takes something back. */
  readonly closing: Signal<boolean>;
  /** Everything on the sand, with who is selected and who is in danger. */
  readonly picture: ReadonlySignal<BoardPicture>;
  /** What is drawn on the hexes while the player chooses. */
  readonly overlays: ReadonlySignal<Overlays>;
  readonly selected: Signal<string | null>;
  readonly pointed: Signal<Cell | null>;
  /** How much is marked on the sand, from 0 for nothing. */
  readonly threat: Signal<number>;
  /** What each stage of the marks is called, and what a hatch means; null for what says itself what it is. */
  readonly threats: { readonly name: string; readonly levels: readonly string[]; means(kind: HexMark['kind']): string | null };
  /** Where somebody meant to go, for whoever asks why he did what he did. */
  readonly shadow: Signal<PlannedWay | null>;
  /** *Where can he reach me?* */
  readonly foesReach: Reach;
  /** What the others can do to him next turn, by what he may do now. */
  readonly dangers: Dangers;
  /** The line of the log that is looked at. */
  readonly inspected: Signal<LogEntry | null>;
  readonly question: Signal<Question | null>;
  /** How it goes on without the player. */
  readonly flow: Flow;
  /** Why the last thing could not be done; null when all is well. */
  readonly refusal: Signal<Refused | null>;
  readonly announcement: Signal<string>;
  /** The panel that narrow screens show. */
  readonly sheet: Signal<string>;
  readonly help: Signal<boolean>;
  /** Whose sheet is open; null for nobody's. */
  readonly looked: Signal<string | null>;
  /** All that decides for a figure; null where the game says nothing of it. */
  readonly ratingsOf: (id: string) => Ratings | null;
  /** The list of words is open. */
  readonly glossary: Signal<boolean>;
}

/** What changes only what is shown or heard; each says how it stands now. */
export interface Switches {
  /** More on the sand, or nothing again. */
  cycleThreat(): void;
  /** Every term of the odds, or the sum. */
  explain(): void;
  /** Rule numbers on and off. */
  law(): void;
  /** Sound off and on. */
  mute(): void;
}

/** What a player can do in any fight, and what the commands of a game are made of. Each says why when it cannot be done. */
export interface Desk<G extends FoughtGame> {
  tell(text: string): void;
  /** Says a refusal with its rule, or clears the last one; true when there is one. */
  refuse(refused: Refusal | null): boolean;
  /** Says on the screen why something cannot be done, until something is. */
  deny(text: string, rule?: string | null): void;
  /** True when nothing may be played now; says why where the page has a reason. */
  locked(): boolean;
  /**
   * Walks: gives the answers of a way one by one, in the place of a walk that can still be taken back, and stops where
   * something else is asked than was foreseen. False when he may not go.
   */
  walk(to: Walk<G['action']>): Promise<boolean>;
  /** Says why a hex is no end of a walk. */
  noWay(cell: Cell): void;
  toMyTurn(): void;
  toTheEnd(): Promise<void>;
  /** Lets a bot play for the player, or gives his side back to him. */
  playOn(on: boolean): Promise<void>;
  /** Plays an answer and shows what comes of it; false when it may not be played. */
  play(action: G['action']): Promise<boolean>;
  /** What the session has been given waits, drawn as a plan, or is shown. */
  follow(action: G['action'] | null): Promise<void>;
  /** Draws the position of the session as it is, telling nothing of how it came about. */
  rest(): void;
  /** Shows what has happened and not been shown. */
  show(): Promise<void>;
  /** Shows what is new; then those play whom nobody commands, until the player is asked. */
  carryOn(): Promise<void>;
  /** Carries on where there is something to show or somebody to play; nothing while something is being shown. */
  begin(): void;
  undo(): void;
  redo(): Promise<void>;
  select(id: string): void;
  selectNext(by: 1 | -1): boolean;
  stepFrom(cell: Cell, direction: number): Cell;
  readonly switches: Switches;
}

/** The model of a fight by the rules of a game; `Facts` are what the game takes over from the session beside the position. */
export interface FightModel<G extends FoughtGame, Figure extends BoardFigure = BoardFigure, Facts = unknown> extends AnyFight {
  readonly session: BoutSession<G>;
  readonly options: FightOptions<G>;
  readonly presenter: Presenter<Board<Figure>>;
  readonly settled: Signal<Settled<G> & Facts>;
  readonly picture: ReadonlySignal<Board<Figure>>;
  /** What is asked; null while something is shown, and when the bout is over. */
  readonly decision: ReadonlySignal<G['decision'] | null>;
  /** Whether the player decides for a figure. */
  readonly isPlayers: (figure: FigureId) => boolean;
  /** How somebody fights who goes by a behaviour: `the patient (tiro)`; null for others. */
  readonly mannerOf: (figure: FigureId) => string | null;
  /** Something is asked, and of the player. */
  readonly mine: ReadonlySignal<boolean>;
  /** It is the player's to answer, on this page. */
  readonly mayAct: ReadonlySignal<boolean>;
  readonly desk: Desk<G>;
  /** Where whoever is asked could walk; nothing in games without. */
  readonly walking: Walking<G['action']>;
}

/** What keys and buttons of any fight can do. */
export interface FightCommands extends Switches {
  commit(): Promise<void>;
  undo(): void;
  redo(): Promise<void>;
  tell(text: string): void;
  /** The hex one step from another; the wall stops. */
  stepFrom(cell: Cell, direction: number): Cell;
  chooseHex(cell: Cell): void;
  turn(facing: number): void;
  /** The nth card or answer that is offered, from 0. */
  chooseCard(n: number): void;
  select(id: string): void;
  /** Selects the next figure; false past the last. */
  selectNext(by: 1 | -1): boolean;
}

/** The one button. Pressed again while it asks back, it means yes. */
export function commitOrConfirm({ question }: Pick<AnyFight, 'question'>, commands: Pick<FightCommands, 'commit'>): void {
  const asked = question.value;
  question.value = null;
  if (asked) asked.go();
  else void commands.commit();
}

/** Says something to whoever listens; the same words again are said again. */
export function announce(model: Pick<AnyFight, 'announcement'>, text: string): void {
  model.announcement.value = text === model.announcement.value ? `${text} ` : text;
}
