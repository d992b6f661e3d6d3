import { offersOfPairings } from '../../../cli/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { PAIRINGS } from '../desk/index.ts';
import { entrant, muneraSetup } from '../rules/index.ts';

/** The pairings with names, as the newcomer plays them. */
export const offers = offersOfPairings<MuneraGame>({
  pairings: PAIRINGS,
  setupOf: (entrants) => muneraSetup({ fighters: entrants.map(entrant) }),
  file: 'src/games/munera/desk/pairings.ts',
});
