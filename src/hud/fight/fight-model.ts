import type { ReadonlySignal, Signal } from '@preact/signals';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Arena, Cell } from '../../engine/hex/index.ts';
import type { Settings, Words } from '../common/index.ts';
import type { DrawnBoard } from './drawn-board.ts';
import type { LogEntry } from './log-entries.ts';
import type { Progress } from './presenter.ts';

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

/** What panels, keys and the page need of any fight on the sand; hunts and bouts add what is theirs. */
export interface FightModel {
  readonly words: Words;
  readonly arena: Arena;
  readonly settings: ReadonlySignal<Settings>;
  readonly options: {
    readonly onSettings: (change: Partial<Settings>) => void;
    /** Why nothing may be played here; null when it may. */
    readonly readOnly: ReadonlySignal<string | null>;
  };
  readonly presenter: {
    readonly progress: ReadonlySignal<Progress>;
    readonly entries: ReadonlySignal<readonly LogEntry[]>;
    readonly current: ReadonlySignal<LogEntry | null>;
    readonly falling: ReadonlySignal<BoutEvent | null>;
    next(): void;
    stop(): void;
  };
  readonly settled: ReadonlySignal<{ readonly canUndo: boolean; readonly canRedo: boolean }>;
  readonly idle: ReadonlySignal<boolean>;
  readonly picture: ReadonlySignal<DrawnBoard>;
  readonly selected: Signal<string | null>;
  readonly pointed: Signal<Cell | null>;
  readonly inspected: Signal<LogEntry | null>;
  readonly question: Signal<Question | null>;
  readonly refusal: Signal<Refused | null>;
  readonly announcement: Signal<string>;
  readonly sheet: Signal<string>;
  readonly help: Signal<boolean>;
}

/** What keys and buttons of any fight can do. */
export interface FightCommands {
  commit(): Promise<void>;
  undo(): void;
  redo(): Promise<void>;
  tell(text: string): void;
  explain(): void;
  /** The hex one step from another; the wall stops. */
  stepFrom(cell: Cell, direction: number): Cell;
  turn(facing: number): void;
  /** The nth card or answer that is offered, from 0. */
  chooseCard(n: number): void;
  /** Selects the next figure; false past the last. */
  selectNext(by: 1 | -1): boolean;
}

/** The one button. Pressed again while it asks back, it means yes. */
export function commitOrConfirm({ question }: Pick<FightModel, 'question'>, commands: Pick<FightCommands, 'commit'>): void {
  const asked = question.value;
  question.value = null;
  if (asked) asked.go();
  else void commands.commit();
}

/** Says something to whoever listens; the same words again are said again. */
export function announce(model: Pick<FightModel, 'announcement'>, text: string): void {
  model.announcement.value = text === model.announcement.value ? `${text} ` : text;
}
