import type { FoughtGame } from '../../hud/fight/index.ts';
import type { GamePage } from '../game-page.ts';
import type { PlainGame } from './plain-game.ts';

/**
 * The page of a game that has no screens of its own: a button to begin, a list of answers, who won, and the replay. A new
 * game is played so from its first day on; each part gives way to one of its own when it is made.
 */
export function plainPage<G extends FoughtGame>(plain: PlainGame<G>): GamePage<G> {
  return {
    id: plain.id,
    address: plain.id,
    title: plain.title,
    parts: () =>
      Promise.resolve({
        setup: () => import('./plain-setup.tsx').then(({ plainSetup }) => plainSetup(plain)),
        fight: () => import('./plain-fight.tsx').then(({ plainFight }) => plainFight(plain)),
        end: () => import('./plain-end.tsx').then(({ plainEnd }) => plainEnd<G>()),
        replay: () => import('./plain-replay.tsx').then(({ plainReplay }) => plainReplay(plain)),
        sounds: () => import('./plain-replay.tsx').then(({ plainSounds }) => plainSounds(plain)),
      }),
  };
}
