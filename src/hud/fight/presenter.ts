import { batch, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { BoardPicture } from '../../art/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { LogStep } from '../../session/index.ts';
import type { Settings } from '../common/index.ts';
import { entriesOf, type LogEntry } from './log-entries.ts';
import { drawnOf, hasteOf, HUSH, isGrave, NO_PICTURE, scenesOf, SLOW, spanOf, type Scene } from './tempo.ts';
import { dieFalls, hasThrow } from './throws.ts';

/** A factor of pace. */
export type Pace = number | 'instant';

/** Whoever draws what happens; the drawn arena behind it may come later or never. */
export interface Performer {
  /** Draws events. `rested` is called when the dice of the last one lie; where no die is drawn, or only at the end, never. */
  perform(events: readonly BoutEvent[], after: BoardPicture, speed: Pace, rested?: () => void): Promise<void>;
  /** Hurries through what is being drawn. */
  skip(): void;
  /** Shows what has to be seen before an event is told; resolves with whether the player has looked at it. */
  before?(event: BoutEvent, board: BoardPicture, speed: Pace): Promise<boolean>;
  /** Whether `before` may have something to show. */
  stops?(event: BoutEvent): boolean;
}

/** What is presented: the steps of a session, and which of them can still be taken back. */
export interface Presented {
  readonly steps: readonly Pick<LogStep, 'events'>[];
  readonly plan: readonly unknown[];
}

/** The board after one event, from the event alone. */
export type BoardAfter<Board> = (board: Board, event: BoutEvent) => Board;

/** What nothing is drawn for. */
const UNSEEN: readonly BoutEvent['type'][] = [...NO_PICTURE, 'considered'];

/** Milliseconds to look at the step of the card that fires. */
const LOOK = 600;

/** `waiting`: a die lies on the table and the player has not said "go on". */
export type Progress = 'idle' | 'playing' | 'waiting';

/** How steps are shown. */
export interface Showing {
  /** Milliseconds at 1× in which all of them are to be seen; as long as it takes when left out. */
  readonly within?: number;
}

/** Time for what is being shown, and how much of it is still to be seen. */
interface Budget {
  readonly until: number;
  left: number;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows steps of a session event by event, so that words and picture agree. */
export class Presenter<Board extends BoardPicture = BoardPicture> {
  readonly board: Signal<Board>;
  readonly entries = signal<readonly LogEntry[]>([]);
  readonly progress = signal<Progress>('idle');
  /** The throw whose dice are in the air: nothing tells yet what they come to. */
  readonly falling = signal<BoutEvent | null>(null);
  /** The silence before a fall is told: the event that ends it. For whoever hushes the crowd. */
  readonly hush = signal<BoutEvent | null>(null);
  /** The answers that are being shown, with all that came of them; null between answers. */
  readonly showing = signal<readonly BoutEvent[] | null>(null);
  /** What is shown right now: the last event that fell. */
  readonly current = signal<LogEntry | null>(null);
  /** Shown no slower than this, whatever is set; 0 for as it is set. */
  readonly least = signal(0);
  private readonly session: Presented;
  private readonly settings: ReadonlySignal<Settings>;
  private readonly performer: Performer;
  private readonly boardAfter: BoardAfter<Board>;
  private shown: number;
  private hurried = false;
  /** Nothing is waited for but a life that the player answers for. */
  private rushed = false;
  private goOn: (() => void) | null = null;
  private stopped = false;
  private held = 0;
  private budget: Budget | null = null;
  private aimed: string | null = null;
  /** The crowd's answer has just been looked at. */
  private answered = false;

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
  async catchUp(settle: () => Board, { within }: Showing = {}): Promise<void> {
    this.progress.value = 'playing';
    if (this.held === 0) this.hurried = this.rushed = false;
    while (this.shown < this.session.steps.length && !this.stopped) await this.showSteps(within);
    batch(() => {
      this.showing.value = null;
      this.board.value = settle();
      if (this.held === 0) this.progress.value = 'idle';
    });
  }

  /** Nothing is asked of the player until work of several steps is done. */
  async during(work: () => Promise<void>): Promise<void> {
    if (this.held === 0) this.hurried = this.rushed = false;
    this.held += 1;
    this.progress.value = 'playing';
    try {
      await work();
    } finally {
      this.held -= 1;
      if (this.held === 0) this.progress.value = 'idle';
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

  /** Tells all that has not been shown at once, and draws nothing but what came of it. */
  leap(settle: () => Board): void {
    const { steps } = this.session;
    const entries = entriesOf(steps, this.shown, this.entries.value.at(-1)?.round ?? 0);
    this.shown = steps.length;
    batch(() => {
      this.falling.value = this.hush.value = null;
      this.entries.value = [...this.entries.value, ...entries];
      this.current.value = this.entries.value.at(-1) ?? null;
      this.showing.value = null;
      this.board.value = settle();
    });
  }

  /** All steps that are there now. */
  private async showSteps(within: number | undefined): Promise<void> {
    const { steps } = this.session;
    const from = this.shown;
    const scenes = scenesOf(entriesOf(steps, from, this.entries.value.at(-1)?.round ?? 0));
    this.shown = steps.length;
    this.budget = within === undefined ? null : { until: performance.now() + within / this.factor, left: spanOfAll(scenes) };
    for (let at = 0; at < scenes.length && !this.stopped;) {
      const scene = scenes[at]!;
      const last = scene.at(-1)!.step;
      this.showing.value = steps.slice(scene[0]!.step, last + 1).flatMap(({ events }) => events);
      const together = this.pace === 'instant' ? this.atOnce(scenes, at) : [];
      if (together.length > 0) this.tellAll(together.flat());
      else await this.show(scene);
      at += Math.max(1, together.length);
    }
    this.budget = null;
  }

  /** The scenes from one on that need not be shown one by one where nothing is drawn. */
  private atOnce(scenes: readonly Scene[], from: number): readonly Scene[] {
    const { performer } = this;
    const stops = ({ event }: LogEntry): boolean => performer.before !== undefined && (performer.stops?.(event) ?? true);
    const asks = ({ event }: LogEntry): boolean => !this.rushed && this.settings.value.waitForMe && hasThrow(event);
    const end = scenes.findIndex((scene, at) => at >= from && scene.some((entry) => stops(entry) || asks(entry)));
    return scenes.slice(from, end < 0 ? undefined : end);
  }

  private tellAll(entries: readonly LogEntry[]): void {
    const board = entries.reduce((before, { event }) => this.boardAfter(before, event), this.board.value);
    batch(() => {
      this.falling.value = this.hush.value = null;
      this.current.value = entries.at(-1) ?? this.current.value;
      this.entries.value = [...this.entries.value, ...entries];
      this.board.value = board;
    });
  }

  /** The factor that is set, with what is shown in haste. */
  private get factor(): number {
    const { speed } = this.settings.value;
    return Math.max(this.least.value, speed === 'instant' ? 8 : speed);
  }

  private get pace(): Pace {
    return this.hurried || this.settings.value.speed === 'instant' ? 'instant' : this.factor;
  }

  /** How fast a scene is drawn: faster where there is more than its time, slower where a life hangs on it. */
  private paceOf(scene: Scene, grave: boolean): Pace {
    const { pace, budget } = this;
    const span = spanOfAll([scene]);
    const left = budget?.left ?? 0;
    if (budget) budget.left -= span;
    if (pace === 'instant') return pace;
    if (grave) return pace * SLOW;
    return budget ? pace * hasteOf(left, (budget.until - performance.now()) * pace) : pace;
  }

  private async show(scene: Scene): Promise<void> {
    const [entry] = scene;
    if (this.stopped || !entry) return;
    const { event } = entry;
    if (event.type === 'attacked') this.aimed = event.target;
    else if (event.type === 'turn-started' || event.type === 'round-started') this.aimed = null;
    const grave = isGrave(this.board.value, event, this.aimed);
    const after = scene.reduce((board, one) => this.boardAfter(board, one.event), this.board.value);
    const seen = (await this.performer.before?.(event, this.board.value, this.pace)) ?? false;
    if (this.stopped) return;
    if (event.type === 'felled' && !this.answered) await this.keepStill(event);
    this.answered = seen;
    const pace = this.paceOf(scene, grave);
    if (dieFalls(event) && !seen && pace !== 'instant') this.falling.value = event;
    else this.tell(scene);
    await this.draw(scene, after, pace);
    if (this.stopped) return;
    this.tell(scene);
    this.board.value = after;
    if (!seen && !this.rushed && this.settings.value.waitForMe && hasThrow(event)) await this.askToGoOn();
  }

  private async draw(scene: Scene, after: Board, pace: Pace): Promise<void> {
    const drawn = drawnOf(scene).filter(({ type }) => !UNSEEN.includes(type));
    if (drawn.length > 0) await this.performer.perform(drawn, after, pace, () => this.tell(scene));
    else if (scene[0]!.event.type === 'considered' && pace !== 'instant') await pause(LOOK / pace);
  }

  /** Silence before a fall is told. */
  private async keepStill(event: BoutEvent): Promise<void> {
    const { pace } = this;
    if (pace === 'instant') return;
    this.hush.value = event;
    await pause(HUSH / pace);
    this.hush.value = null;
  }

  /** Log, panels and sounds learn of a scene; once. */
  private tell(scene: Scene): void {
    const last = scene.at(-1)!;
    if (this.stopped || this.current.value === last) return;
    batch(() => {
      this.falling.value = null;
      this.current.value = last;
      this.entries.value = [...this.entries.value, ...scene];
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

  /** Hurries to the next choice, and waits after no roll on the way. */
  rush(): void {
    this.rushed = true;
    this.hurried = true;
    this.goOn?.();
    this.performer.skip();
  }

  stop(): void {
    this.stopped = true;
    this.goOn?.();
    this.performer.skip();
  }
}

function spanOfAll(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + scene.reduce((all, { event }) => all + spanOf(event), 0), 0);
}
