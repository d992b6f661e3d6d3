import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { BoardPicture } from '../art/index.ts';
import type { BoutEvent } from '../engine/bout/index.ts';
import { AppealDesk, isForCrowd } from '../hud/appeal/index.ts';
import type { Settings } from '../hud/common/index.ts';
import { withBodies } from '../hud/fight/index.ts';
import { roundStep } from '../hud/replay/index.ts';
import type { GameReplay, LogStep } from '../session/index.ts';
import { roundsOf } from '../session/index.ts';
import { StagePerformer } from './arena/index.ts';
import type { Aspects } from './game-page.ts';

const PAUSE = 700;

function pauseFor(speed: Settings['speed']): number {
  return speed === 'instant' ? 120 : PAUSE / speed;
}

/** What is played: steps, and the board after each. */
export interface Film {
  readonly steps: readonly Pick<LogStep, 'events'>[];
  readonly boards: number;
  boardAt(step: number): BoardPicture;
  /** The board after one event, where a step may have to stop for an appeal in its middle. */
  boardAfter?(board: BoardPicture, event: BoutEvent): BoardPicture;
}

/** The film of a fight that was played again. */
export function filmOf({ steps, positions }: GameReplay, { boardAt, boardAfter }: Pick<Aspects, 'boardAt' | 'boardAfter'>): Film {
  const withDead = (step: number): BoardPicture => withBodies(boardAt(step), steps.slice(0, step + 1));
  return { steps, boards: positions.length, boardAt: withDead, ...(boardAfter && { boardAfter }) };
}

/** Where a replay stands and how it moves: plays on a stage at the speed that is set. */
export class ReplayPlayer {
  readonly at: Signal<number>;
  readonly last: number;
  readonly rounds: readonly number[];
  readonly board: ReadonlySignal<BoardPicture>;
  /** While false, the stage performs a step by itself. */
  readonly still = signal(true);
  readonly playing = signal(false);
  readonly performer: StagePerformer;
  readonly appeals: AppealDesk;
  private readonly film: Film;
  private readonly settings: ReadonlySignal<Settings>;
  /** Number of the run that may go on; raised to end the one before. */
  private run = 0;

  constructor(film: Film, start: number, settings: ReadonlySignal<Settings>, performer = new StagePerformer()) {
    this.film = film;
    this.performer = performer;
    this.settings = settings;
    this.appeals = new AppealDesk({ settings, steps: () => film.steps });
    this.last = film.boards - 1;
    this.rounds = roundsOf(film.steps).slice(0, this.last + 1);
    this.at = signal(this.inside(start));
    this.board = computed(() => film.boardAt(this.at.value));
  }

  private inside(step: number): number {
    return Math.max(0, Math.min(this.last, step));
  }

  stop(): void {
    this.run += 1;
    this.appeals.close();
    this.performer.skip();
    batch(() => {
      this.playing.value = false;
      this.still.value = true;
    });
  }

  jump(step: number): void {
    this.stop();
    this.at.value = this.inside(step);
  }

  jumpBy(steps: number): void {
    this.jump(this.at.value + steps);
  }

  jumpRound(direction: 1 | -1): void {
    this.jump(roundStep(this.rounds, this.at.value, direction));
  }

  /** Plays, from the beginning when it has reached the end; or pauses. */
  toggle(): void {
    if (this.playing.value) return this.stop();
    if (this.at.value === this.last) this.at.value = 0;
    this.playing.value = true;
    this.run += 1;
    void this.play(this.run);
  }

  /** Performs a step; what a life hangs on is shown by the crowd before it is performed. */
  private async perform(step: number, run: number, speed: Settings['speed']): Promise<void> {
    const { events } = this.film.steps[step]!;
    let [board, from] = [this.film.boardAt(step - 1), 0];
    for (const [i, event] of events.entries()) {
      if (isForCrowd(event) && speed !== 'instant') {
        if (i > from) await this.performer.perform(events.slice(from, i), board, speed);
        if (this.run === run) await this.appeals.show(event, board, speed);
        if (this.run !== run) return;
        from = i;
      }
      board = this.film.boardAfter?.(board, event) ?? board;
    }
    await this.performer.perform(events.slice(from), this.film.boardAt(step), speed);
  }

  private async play(run: number): Promise<void> {
    while (this.run === run && this.at.value < this.last) {
      const next = this.at.value + 1;
      const { speed } = this.settings.value;
      this.still.value = false;
      await this.perform(next, run, speed);
      if (this.run !== run) return;
      batch(() => {
        this.at.value = next;
        this.still.value = true;
      });
      await new Promise((resolve) => setTimeout(resolve, pauseFor(speed)));
    }
    if (this.run === run) this.stop();
  }
}
