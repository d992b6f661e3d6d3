import { signal } from '@preact/signals';
import { gameOf, type Game, type GameKit } from '../../../session/index.ts';
import type { TrialBout } from '../../workshop-part.ts';
import { playersIn } from '../trial.ts';
import type { Matter, MeasureOrder, MeasureReply, PlayedBout, Which } from './messages.ts';
import { Gathered, meanOf, pairedMean } from './sums.ts';

/** As far as a measurement needs workers. */
export interface MeasureWorker {
  postMessage(order: MeasureOrder): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: MeasureReply }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** What is to be measured. */
export interface Measurement {
  readonly kit: GameKit;
  readonly trial: TrialBout;
  /** The same bout with what the card extends; null where there is nothing to compare. */
  readonly parent: TrialBout | null;
  /** Who plays whatever is not tried. */
  readonly player: string;
  readonly seed: string;
  readonly wanted: number;
  readonly stopsEarly: boolean;
}

/** How a measurement stands. */
export interface Standing {
  readonly played: number;
  readonly running: boolean;
  /** Why it ended before all were played. */
  readonly ended: string | null;
  readonly failure: string | null;
  readonly seconds: number;
  readonly card: Gathered;
  readonly parent: Gathered | null;
  /** What the game makes of the bouts of the card; null before the first. */
  readonly report: unknown;
  /** The best that may be hoped for in a bout. */
  readonly most: number;
  readonly hope: 'saved' | 'won';
}

/** Milliseconds that a worker plays for before it tells, and bouts that it begins with. */
const SLICE = 180;
const FIRST = 20;
const MOST_SLICE = 500;
/** Bouts before which nothing counts as sure, and the share of the best result that an interval may be wide on either side. */
const LEAST_SURE = 1000;
const SURE = 0.005;
const MOST_WORKERS = 8;

interface Range {
  readonly which: Which;
  readonly from: number;
  readonly to: number;
}

const playedBout = (trial: TrialBout, player: string): PlayedBout => ({ setup: trial.setup, players: playersIn(trial, player) });

/** Plays a card and its parent over the same dice in workers, and adds up what they tell. */
export class Measuring {
  readonly standing = signal<Standing | null>(null);
  private readonly start: () => MeasureWorker;
  private readonly cores: number;
  private workers: { readonly worker: MeasureWorker; idle: boolean }[] = [];
  private run = 0;
  private asked: Measurement | null = null;
  private next = 0;
  private ahead: Range[] = [];
  private slice = FIRST;
  private tally: object | null = null;
  private began = 0;
  private before = 0;

  constructor(start: () => MeasureWorker, cores: number) {
    this.start = start;
    this.cores = Math.max(1, Math.min(MOST_WORKERS, cores));
  }

  begin(asked: Measurement): void {
    this.stop();
    this.run += 1;
    this.asked = asked;
    [this.next, this.ahead, this.slice, this.tally, this.before] = [0, [], FIRST, null, 0];
    const { setup } = asked.trial;
    const game = gameOf<Game>(asked.kit, setup);
    const { of: hope, most } = game.desk.outlook.measureOf(setup);
    this.standing.value = {
      played: 0,
      running: true,
      ended: null,
      failure: null,
      seconds: 0,
      card: new Gathered(),
      parent: asked.parent && new Gathered(),
      report: null,
      most,
      hope,
    };
    const matter: Matter = {
      content: game.content,
      bouts: { card: playedBout(asked.trial, asked.player), parent: asked.parent && playedBout(asked.parent, asked.player) },
      seed: asked.seed,
    };
    this.hire(matter);
    this.goOn();
  }

  toggle(): void {
    const now = this.standing.peek();
    if (!now || !this.asked) return;
    if (now.running) this.rest({ running: false });
    else {
      this.standing.value = { ...now, running: true, ended: null };
      this.goOn();
    }
  }

  /** Lets everybody go; what was counted stays. */
  stop(): void {
    for (const { worker } of this.workers) worker.terminate();
    this.workers = [];
    const now = this.standing.peek();
    if (now?.running) this.rest({ running: false });
  }

  private hire(matter: Matter): void {
    const { run } = this;
    this.workers = Array.from({ length: this.cores }, () => {
      const hired = { worker: this.start(), idle: true };
      hired.worker.addEventListener('message', ({ data }) => data.run === run && run === this.run && this.hear(data, hired));
      hired.worker.addEventListener('error', () => run === this.run && this.fail('A worker stopped.'));
      hired.worker.postMessage({ do: 'begin', run, matter });
      return hired;
    });
  }

  private goOn(): void {
    this.began = performance.now();
    for (const hired of this.workers) this.employ(hired);
  }

  private employ(hired: { readonly worker: MeasureWorker; idle: boolean }): void {
    const { asked } = this;
    if (!asked || !hired.idle || !this.standing.peek()?.running) return;
    if (this.ahead.length === 0 && this.next < asked.wanted) {
      const to = Math.min(asked.wanted, this.next + this.slice);
      this.ahead.push({ which: 'card', from: this.next, to });
      if (asked.parent) this.ahead.push({ which: 'parent', from: this.next, to });
      this.next = to;
    }
    const range = this.ahead.shift();
    if (!range) return;
    hired.idle = false;
    hired.worker.postMessage({ do: 'play', run: this.run, ...range });
  }

  private hear(reply: MeasureReply, hired: { readonly worker: MeasureWorker; idle: boolean }): void {
    const [now, asked] = [this.standing.peek(), this.asked];
    if (!now || !asked) return;
    if ('failed' in reply) return this.fail(`The bouts cannot be played: ${reply.failed}.`);
    hired.idle = true;
    const { which, from, to, tally, outcomes, milliseconds } = reply;
    now[which]?.add(from, outcomes);
    if (which === 'card') this.count(tally);
    this.slice = Math.max(FIRST, Math.min(MOST_SLICE, Math.round(((to - from) * SLICE) / Math.max(1, milliseconds))));
    const played = now.parent ? Math.min(now.card.count, now.parent.count) : now.card.count;
    const { tallying } = gameOf<Game>(asked.kit, asked.trial.setup).desk;
    const next = { ...now, played, report: this.tally && tallying.report(this.tally), seconds: this.spent(now.running) };
    if (played >= asked.wanted) this.rest({ ...next, running: false });
    else if (now.running && asked.stopsEarly && this.isSure(next))
      this.rest({ ...next, running: false, ended: 'Stopped: the intervals are narrow enough.' });
    else {
      this.standing.value = next;
      this.employ(hired);
    }
  }

  private count(tally: object): void {
    const { tallying } = gameOf<Game>(this.asked!.kit, this.asked!.trial.setup).desk;
    if (this.tally) tallying.add(this.tally, tally);
    else this.tally = tally;
  }

  private isSure({ card, parent, played, most }: Standing): boolean {
    if (played < LEAST_SURE) return false;
    const width = SURE * most;
    return meanOf(card, 'hopes').half <= width && (!parent || pairedMean(card, parent, 'hopes').half <= width);
  }

  private spent(running: boolean): number {
    return this.before + (running ? (performance.now() - this.began) / 1000 : 0);
  }

  private rest(change: Partial<Standing>): void {
    const now = this.standing.peek();
    if (!now) return;
    this.before = this.spent(now.running);
    this.standing.value = { ...now, ...change, seconds: this.before };
  }

  private fail(failure: string): void {
    this.rest({ running: false, failure });
    for (const { worker } of this.workers) worker.terminate();
    this.workers = [];
  }
}

/** A measurement with workers of the page, one for each processor. */
export function newMeasuring(): Measuring {
  const start = (): Worker => new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' });
  return new Measuring(start, navigator.hardwareConcurrency || 2);
}
