import { offersOfPairings } from '../../../cli/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { PAIRINGS } from '../desk/index.ts';
import { entrant, recountSetup } from '../rules/index.ts';

/** The pairings with names, as the newcomer plays them. */
export const offers = offersOfPairings<RecountGame>({
  pairings: PAIRINGS,
  setupOf: (entrants) => recountSetup({ fighters: entrants.map(entrant) }),
  file: 'src/games/recount/desk/pairings.ts',
});
