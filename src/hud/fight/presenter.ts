import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { BoardPicture } from '../../art/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { LogStep } from '../../session/index.ts';
import type { Settings, Speed } from '../common/index.ts';
import { entriesOf, type LogEntry } from './log-entries.ts';
import { dieFalls, hasThrow } from './throws.ts';

/** Whoever draws what happens; the drawn arena behind it may come later or never. */
export interface Performer {
  /** Draws events. `rested` is called when the dice of the last one lie; where no die is drawn, or only at the end, never. */
  perform(events: readonly BoutEvent[], after: BoardPicture, speed: Speed, rested?: () => void): Promise<void>;
  /** Hurries through what is being drawn. */
  skip(): void;
  /** Shows what has to be seen before an event is told; resolves with whether the player has looked at it. */
  before?(event: BoutEvent, board: BoardPicture, speed: Speed): Promise<boolean>;
}

/** What is presented: the steps of a session, and which of them can still be taken back. */
export interface Presented {
  readonly steps: readonly Pick<LogStep, 'events'>[];
  readonly plan: readonly unknown[];
}

/** The board after one event, from the event alone. */
export type BoardAfter<Board> = (board: Board, event: BoutEvent) => Board;

/** What has words but no picture. */
const UNSEEN: readonly BoutEvent['type'][] = ['bout-started', 'drawn', 'stamina', 'considered', 'play-order', 'paid'];

/** Milliseconds to look at the step of the card that fires. */
const LOOK = 600;

/** `waiting`: a die lies on the table and the player has not said "go on". */
export type Progress = 'idle' | 'playing' | 'waiting';

/** Shows steps of a session event by event, so that words and picture agree. */
export class Presenter<Board extends BoardPicture = BoardPicture> {
  readonly board: Signal<Board>;
  readonly entries = signal<readonly LogEntry[]>([]);
  readonly progress = signal<Progress>('idle');
  /** The throw whose dice are in the air: nothing tells yet what they come to. */
  readonly falling = signal<BoutEvent | null>(null);
  /** The answer that is being shown, with all that came of it; null between answers. */
  readonly showing = signal<readonly BoutEvent[] | null>(null);
  /** What is shown right now: the last event that fell. */
  readonly current = signal<LogEntry | null>(null);
  private readonly session: Presented;
  private readonly settings: ReadonlySignal<Settings>;
  private readonly performer: Performer;
  private readonly boardAfter: BoardAfter<Board>;
  private shown: number;
  private hurried = false;
  private goOn: (() => void) | null = null;
  private stopped = false;
  private held = false;

  constructor(
    session: Presented,
    settings: ReadonlySignal<Settings>,
    performer: Performer,
    start: { readonly board: Board; readonly shown: number; readonly boardAfter: BoardAfter<Board> },
  ) {
    const { board, shown } = start;
    this.session = session;
    this.settings = settings;
    this.performer = performer;
    this.board = signal(board);
    this.shown = shown;
    this.boardAfter = start.boardAfter;
    this.entries.value = entriesOf(session.steps.slice(0, shown));
    this.current.value = this.entries.value.at(-1) ?? null;
  }

  /** Steps that have been answered but not shown: the plan. */
  get behind(): number {
    return this.session.steps.length - this.shown;
  }

  /** Nothing is shown any more. */
  get halted(): boolean {
    return this.stopped;
  }

  /** Shows every step that has not been shown; `settle` brings everything else to the new position. */
  async catchUp(settle: () => Board): Promise<void> {
    this.progress.value = 'playing';
    if (!this.held) this.hurried = false;
    while (this.shown < this.session.steps.length && !this.stopped) {
      const step = this.shown;
      this.shown += 1;
      this.showing.value = this.session.steps[step]!.events;
      for (const entry of entriesOf(this.session.steps.slice(0, step + 1), step, this.entries.value.at(-1)?.round ?? 0))
        await this.show(entry);
    }
    batch(() => {
      this.showing.value = null;
      this.board.value = settle();
      if (!this.held) this.progress.value = 'idle';
    });
  }

  /** Nothing is asked of the player until work of several steps is done. */
  async during(work: () => Promise<void>): Promise<void> {
    this.held = true;
    this.hurried = false;
    this.progress.value = 'playing';
    try {
      await work();
    } finally {
      this.held = false;
      this.progress.value = 'idle';
    }
  }

  /** Draws a position at once. Steps taken back are forgotten; while a plan is being made, none of it has been shown. */
  rest(board: Board, planning: boolean): void {
    const { steps, plan } = this.session;
    this.shown = Math.min(this.shown, steps.length - (planning ? plan.length : 0));
    const entries = entriesOf(steps.slice(0, this.shown));
    if (entries.length !== this.entries.value.length) {
      this.entries.value = entries;
      this.current.value = entries.at(-1) ?? null;
    }
    this.board.value = board;
  }

  private async show(entry: LogEntry): Promise<void> {
    if (this.stopped) return;
    const after = this.boardAfter(this.board.value, entry.event);
    const seen =
      (await this.performer.before?.(entry.event, this.board.value, this.hurried ? 'instant' : this.settings.value.speed)) ?? false;
    if (this.stopped) return;
    const speed = this.hurried ? 'instant' : this.settings.value.speed;
    if (dieFalls(entry.event) && !seen && speed !== 'instant') this.falling.value = entry.event;
    else this.tell(entry);
    if (!UNSEEN.includes(entry.event.type)) await this.performer.perform([entry.event], after, speed, () => this.tell(entry));
    else if (entry.event.type === 'considered' && speed !== 'instant') await new Promise((resolve) => setTimeout(resolve, LOOK / speed));
    if (this.stopped) return;
    this.tell(entry);
    this.board.value = after;
    if (!seen && this.settings.value.waitForMe && hasThrow(entry.event)) await this.askToGoOn();
  }

  /** Log, panels and sounds learn of an entry; once. */
  private tell(entry: LogEntry): void {
    if (this.stopped || this.current.value === entry) return;
    batch(() => {
      this.falling.value = null;
      this.current.value = entry;
      this.entries.value = [...this.entries.value, entry];
    });
  }

  private async askToGoOn(): Promise<void> {
    if (this.stopped) return;
    this.progress.value = 'waiting';
    await new Promise<void>((resolve) => (this.goOn = resolve));
    this.goOn = null;
    if (!this.stopped) this.progress.value = 'playing';
  }

  /** Goes on after a roll, or hurries to the next choice. */
  next(): void {
    if (this.goOn) return this.goOn();
    this.hurried = true;
    this.performer.skip();
  }

  stop(): void {
    this.stopped = true;
    this.goOn?.();
    this.performer.skip();
  }
}
