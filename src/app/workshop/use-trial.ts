import { useState } from 'preact/hooks';
import type { Game as Rules, GameKit, GameReplay } from '../../session/index.ts';
import { theGame } from '../game.ts';
import type { Services } from '../services.ts';
import { replayPartOf } from './parts.ts';
import type { TrialOrder } from './trial.ts';
import { playOneOf, playTrial } from './trial.ts';
import type { ShownTrial } from './trial-view.tsx';
import type { Tried } from './tried.ts';

/** Bouts of a card on the sand, one at a time. */
export interface Trials {
  readonly shown: ShownTrial | null;
  /** Why the last that was asked for cannot be played; null where it can. */
  readonly problem: string | null;
  /** Plays the test bout; says whether it can be seen. */
  test(this: void): Promise<boolean>;
  /** Plays a bout of the report again. */
  again(this: void, index: number, bot: string): Promise<boolean>;
}

export function useTrial(services: Services, tried: Tried | null, seed: string): Trials {
  const [shown, setShown] = useState<ShownTrial | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (title: string, bot: string, play: (kit: GameKit, order: TrialOrder<Rules>) => GameReplay): Promise<boolean> => {
    if (!tried) return false;
    const { kit, trial } = tried;
    try {
      const part = await replayPartOf(trial.setup.ruleset);
      const replay = play(kit.kit, { trial, bot, seed });
      const game = { ...theGame(services), ...kit };
      setShown((before) => ({ replay, part, game, title, asked: (before?.asked ?? 0) + 1 }));
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  return {
    shown,
    problem,
    test: () => show('Test bout', tried?.part.tester ?? '', playTrial),
    again: (index, bot) => show(`Bout ${index + 1} of the report`, bot, (kit, order) => playOneOf(kit, order, index)),
  };
}
