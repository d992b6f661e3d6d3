import { useState } from 'preact/hooks';
import type { Game as Rules, GameKit, GameReplay } from '../../session/index.ts';
import { theGame } from '../game.ts';
import type { Services } from '../services.ts';
import { replayPartOf } from './parts.ts';
import type { TrialOrder } from './trial.ts';
import { playOneOf, playTrial } from './trial.ts';
import type { ShownTrial } from './trial-view.tsx';
import type { Tried } from './card-trial.ts';
import type { Measured } from './use-report.ts';

/** Bouts of a card on the sand, one at a time. */
export interface Trials {
  readonly shown: ShownTrial | null;
  /** What is being played and laid out; null while nothing is. */
  readonly coming: string | null;
  /** Why the last that was asked for cannot be played; null where it can. */
  readonly problem: string | null;
  /** Plays the test bout. */
  test(this: void): void;
  /** Plays a bout of the report again, with the cards of then. */
  again(this: void, index: number, measured: Measured): void;
}

interface Asked extends Measured {
  readonly title: string;
  readonly play: (kit: GameKit, order: TrialOrder<Rules>) => GameReplay;
}

/** So that what is said of the work is on the screen before the work begins. */
const painted = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

export function useTrial(services: Services, tried: Tried | null, seed: string): Trials {
  const [shown, setShown] = useState<ShownTrial | null>(null);
  const [coming, setComing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async ({ title, bot, seed: dice, tried: { kit, trial }, play }: Asked): Promise<void> => {
    setComing(title);
    try {
      const [part] = await Promise.all([replayPartOf(trial.setup.ruleset), painted()]);
      const replay = play(kit.kit, { trial, bot, seed: dice });
      const game = { ...theGame(services), ...kit };
      setShown((before) => ({ replay, part, game, title, asked: (before?.asked ?? 0) + 1 }));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setComing(null);
    }
  };
  return {
    shown,
    coming,
    problem,
    test: () => void (tried && show({ title: 'Test bout', tried, bot: tried.part.tester, seed, play: playTrial })),
    again: (index, measured) =>
      void show({ ...measured, title: `Bout ${index + 1} of the report`, play: (kit, order) => playOneOf(kit, order, index) }),
  };
}
