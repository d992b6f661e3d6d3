import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BestOfBots } from '../../hud/today/index.ts';
import type { Game as Rules, GameRecord } from '../../session/index.ts';
import { beginSession, encodeLink, gameOf, LinkError } from '../../session/index.ts';
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

/** What the best try came to, and the text of its link; null where it is too long for one. */
function toldOf(game: Game, programme: Programme, fight: DailyFight, best: Attempts<Rules>['best']) {
  const { session, controllers } = played(game, fight, best);
  const { feat, about } = tell(programme.tell, { ...fight, bout: session.bout, steps: session.steps, controllers });
  return { line: feat?.line ?? about.result, link: linkOf(game, session.record()) };
}

function linkOf({ kit }: Game, record: GameRecord): string | null {
  try {
    return encodeLink(kit, record);
  } catch (error) {
    if (error instanceof LinkError) return null;
    throw error;
  }
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
  const best = asked && found?.done ? found.best : null;
  const told = useMemo(() => (asked && best ? toldOf(game, asked.programme, asked.fight, best) : null), [seed, best]);
  if (!asked) return null;
  const link = told?.link ?? null;
  return {
    tries: found?.tries ?? 0,
    wanted: TRIES,
    done: found?.done ?? false,
    line: told?.line ?? null,
    onWatch: link === null ? null : () => services.go({ screen: 'link', text: link, at: null }),
  };
}
