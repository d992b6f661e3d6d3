import { capital } from '../../engine/text/index.ts';
import type { GameCards } from '../game-cards.ts';
import type { Catalogue, ProgrammeCard } from '../types.ts';

/** A programme in plain sentences, the first with its name; then a bout each. */
export function proseOfProgramme(
  { name, text, bouts }: ProgrammeCard,
  games: readonly GameCards[],
  content: Catalogue['content'],
): string[] {
  const told = bouts.map((bout, place) => {
    const own = content[bout.game];
    const who = own ? games.find(({ game }) => game === bout.game)!.bouts!.prose(own, bout) : bout.game;
    return `Bout ${place + 1}: ${bout.name === undefined ? capital(who) : `${bout.name}, ${who}`}.`;
  });
  return [`${name}.`, text, ...told];
}
