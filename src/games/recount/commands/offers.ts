import type { Offers } from '../../../cli/index.ts';
import type { Pairing } from '../../../session/index.ts';
import { entrantsOfPairing, playersOfPairing, withFigure, wonByFirst } from '../../../session/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { PAIRINGS } from '../desk/index.ts';
import { entrant, recountSetup } from '../rules/index.ts';

/** The pairings with names, as the newcomer plays them. */
export const offers: Offers<RecountGame> = {
  list: () =>
    Object.entries<Pairing>(PAIRINGS).map(([id, pairing]) => ({
      id,
      setup: recountSetup({ fighters: entrantsOfPairing(pairing).map(entrant) }),
      players: playersOfPairing(pairing),
      newcomer: pairing.newcomer,
      file: 'src/games/recount/desk/pairings.ts',
    })),
  met: wonByFirst,
  write: (text, { id }, perCent) => withFigure(text, id, perCent),
};
