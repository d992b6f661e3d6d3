import { PAGES } from '../games/pages.ts';
import type { Game as Rules, GameSetup } from '../session/index.ts';
import type { GamePage, ReplayPart } from './game-page.ts';

/** What a game is called, by the id of its rules. */
export function gameName(id: string): string {
  const page = PAGES.find((each) => each.id === id);
  return page ? nameOf(page) : id;
}

/** What a game is called. */
export const nameOf = ({ name, title }: Pick<GamePage, 'name' | 'title'>): string => name ?? title.label;

/** The page of the game of a set-up or record. */
export function pageOf({ ruleset }: GameSetup): GamePage {
  const page = PAGES.find(({ id }) => id === ruleset);
  if (!page) throw new RangeError(`no page shows the game ${ruleset}`);
  return page;
}

/** How the game of a set-up or record shows its replays. */
export async function replayPartOf(of: GameSetup): Promise<ReplayPart<Rules>> {
  return (await pageOf(of).parts()).replay();
}
