import { useEffect, useState } from 'preact/hooks';
import type { BestOfBots } from '../../hud/today/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { beginSession, encodeLink, gameOf } from '../../session/index.ts';
import type { DailyFight } from '../game-page.ts';
import type { Game } from '../game.ts';
import type { Services } from '../services.ts';
import { tell } from '../share/telling.ts';
import { askAnalyst } from '../workers/analyst.ts';
import type { Attempts } from '../workers/attempts.ts';
import type { Programme } from './programme.ts';

const TRIES = 200;
const MILLISECONDS = 8000;

type Found = Pick<BestOfBots, 'tries' | 'done'> & { readonly best: Attempts<Rules>['best'] | null };

/** What was found while the page has been open, by the seed of the fight. */
const known = new Map<string, Found>();

/** Plays the answers of the best try again, to tell and to show it. */
function played(game: Game, { setup, seed, controllers }: DailyFight, { actions }: Attempts<Rules>['best']) {
  const session = beginSession(game.kit, setup, seed);
  for (const action of actions) session.play(action);
  return { session, controllers };
}

function lineOf(game: Game, programme: Programme, fight: DailyFight, best: Attempts<Rules>['best']): string {
  const { session, controllers } = played(game, fight, best);
  const { feat, about } = tell(programme.tell, { ...fight, bout: session.bout, steps: session.steps, controllers });
  return feat?.line ?? about.result;
}

/** What the best of some tries by bots came to with the dice of a fight, found in a worker; null where nobody asks. */
export function useBest(
  services: Services,
  game: Game,
  asked: { readonly programme: Programme; readonly fight: DailyFight } | null,
): BestOfBots | null {
  const seed = asked?.fight.seed ?? '';
  const [found, setFound] = useState<Found | null>(known.get(seed) ?? null);
  useEffect(() => {
    setFound(known.get(seed) ?? null);
    if (!asked || known.has(seed)) return;
    const { setup, controllers } = asked.fight;
    const { content } = gameOf(game.kit, setup);
    const ask = { ask: 'attempts', content, setup, seed, controllers, tries: TRIES, milliseconds: MILLISECONDS } as const;
    return askAnalyst(ask, (answer) => {
      const next: Found =
        answer.answer === 'attempts' ? { tries: answer.tries, done: answer.done, best: answer.best } : { tries: 0, done: true, best: null };
      if (next.done && next.best) known.set(seed, next);
      setFound(next);
    });
  }, [seed]);
  if (!asked) return null;
  const { programme, fight } = asked;
  const best = found?.done ? found.best : null;
  const watch = (): void => {
    const { session } = played(game, fight, best!);
    services.go({ screen: 'link', text: encodeLink(game.kit, session.record()), at: null });
  };
  return {
    tries: found?.tries ?? 0,
    wanted: TRIES,
    done: found?.done ?? false,
    line: best && lineOf(game, programme, fight, best),
    onWatch: best && watch,
  };
}
