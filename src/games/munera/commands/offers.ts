import type { Offers } from '../../../cli/index.ts';
import type { Pairing } from '../../../session/index.ts';
import { entrantsOfPairing, playersOfPairing, withFigure, wonByFirst } from '../../../session/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { PAIRINGS } from '../desk/index.ts';
import { entrant, muneraSetup } from '../rules/index.ts';

/** The pairings with names, as the newcomer plays them. */
export const offers: Offers<MuneraGame> = {
  list: () =>
    Object.entries<Pairing>(PAIRINGS).map(([id, pairing]) => ({
      id,
      setup: muneraSetup({ fighters: entrantsOfPairing(pairing).map(entrant) }),
      players: playersOfPairing(pairing),
      newcomer: pairing.newcomer,
      file: 'src/games/munera/desk/pairings.ts',
    })),
  met: wonByFirst,
  write: (text, { id }, perCent) => withFigure(text, id, perCent),
};
