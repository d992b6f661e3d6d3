import { offersOfPairings } from '../../../cli/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { measuredPairing, PAIRINGS } from '../desk/index.ts';

/** The pairings with names, as the newcomer plays them. */
export const offers = offersOfPairings<RecountGame>({
  pairings: PAIRINGS,
  measuredOf: measuredPairing,
  file: 'src/games/recount/desk/pairings.ts',
});
