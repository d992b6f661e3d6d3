import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Board } from '../hud/arena/index.ts';
import { boardOf } from '../hud/arena/index.ts';
import type { Settings } from '../hud/common/index.ts';
import { roundsOf } from '../hud/end/index.ts';
import { roundStep } from '../hud/replay/index.ts';
import type { Replay } from '../session/index.ts';
import { StagePerformer } from './arena/index.ts';

/** Where a replay stands and how it moves. */
export interface ReplayPlayer {
  readonly at: ReadonlySignal<number>;
  readonly last: number;
  readonly rounds: readonly number[];
  readonly board: ReadonlySignal<Board>;
  /** While false, the stage performs a step by itself. */
  readonly still: ReadonlySignal<boolean>;
  readonly playing: ReadonlySignal<boolean>;
  readonly performer: StagePerformer;
  readonly jump: (step: number) => void;
  readonly jumpBy: (steps: number) => void;
  readonly jumpRound: (direction: 1 | -1) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
}

const PAUSE = 700;

function pauseFor(speed: Settings['speed']): number {
  return speed === 'instant' ? 120 : PAUSE / speed;
}

/** Plays a replay on a stage, at the speed that is set. */
export function createPlayer(replay: Replay, start: number, settings: ReadonlySignal<Settings>): ReplayPlayer {
  const last = replay.positions.length - 1;
  const rounds = roundsOf(replay.steps).slice(0, last + 1);
  const at = signal(Math.max(0, Math.min(last, start)));
  const still = signal(true);
  const playing = signal(false);
  const performer = new StagePerformer();
  let run = 0;

  const boardAt = (step: number): Board => boardOf(replay.positions[step]!);

  function halt(): void {
    run += 1;
    performer.skip();
    batch(() => {
      playing.value = false;
      still.value = true;
    });
  }

  async function play(mine: number): Promise<void> {
    while (run === mine && at.value < last) {
      const next = at.value + 1;
      still.value = false;
      await performer.perform(replay.steps[next]!.events, boardAt(next), settings.value.speed);
      if (run !== mine) return;
      batch(() => {
        at.value = next;
        still.value = true;
      });
      await new Promise((resolve) => setTimeout(resolve, pauseFor(settings.value.speed)));
    }
    if (run === mine) halt();
  }

  function jump(step: number): void {
    halt();
    at.value = Math.max(0, Math.min(last, step));
  }

  return {
    at,
    last,
    rounds,
    board: computed(() => boardAt(at.value)),
    still,
    playing,
    performer,
    jump,
    jumpBy: (steps) => jump(at.value + steps),
    jumpRound: (direction) => jump(roundStep(rounds, at.value, direction)),
    toggle() {
      if (playing.value) return halt();
      if (at.value === last) at.value = 0;
      playing.value = true;
      run += 1;
      void play(run);
    },
    stop: halt,
  };
}
