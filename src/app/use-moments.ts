import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoutMoment } from '../hud/end/index.ts';
import { boutMomentsByHarm, boutMomentsBySwing, candidateSteps } from '../hud/end/index.ts';
import type { BoutReplay, Game as Rules } from '../session/index.ts';
import { gameOf } from '../session/index.ts';
import type { Game } from './game.ts';
import { askAnalyst } from './workers/analyst.ts';

const CANDIDATES = 8;

/** A quick bot fights the positions out, so that many can be compared. */
const SWINGS = { bot: 'greedy', search: 60, measure: 400, most: 3 } as const;

export interface Moments {
  readonly moments: readonly BoutMoment[];
  /** Whether they may still change. */
  readonly thinking: boolean;
}

/**
 * What decided a bout between sides: by harm at once; by what was at stake when the positions round those steps have been
 * fought out. For games with a bot `greedy`.
 */
export function useMoments<G extends Rules>(game: Game, { record, steps }: BoutReplay<G>): Moments {
  const first = useMemo(() => boutMomentsByHarm(steps), [steps]);
  const [found, setFound] = useState<Moments>({ moments: first, thinking: true });
  useEffect(() => {
    setFound({ moments: first, thinking: true });
    const { content } = gameOf(game.kit, record.setup);
    return askAnalyst({ ask: 'swings', content, record, steps: candidateSteps(steps, CANDIDATES), ...SWINGS }, (answer) => {
      setFound({ moments: answer.answer === 'swings' ? boutMomentsBySwing(steps, answer.swings) : first, thinking: false });
    });
  }, [steps]);
  return found;
}
