import { PAGES } from '../games/pages.ts';
import type { GameSetup } from '../session/index.ts';
import type { GamePage } from './game-page.ts';

/** The page of the game of a set-up or record. */
export function pageOf({ ruleset }: GameSetup): GamePage {
  const page = PAGES.find(({ id }) => id === ruleset);
  if (!page) throw new RangeError(`no page shows the game ${ruleset}`);
  return page;
}
