import { offersOfPairings } from '../../../cli/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { measuredPairing, PAIRINGS } from '../desk/index.ts';

/** The pairings with names, as the newcomer plays them. */
export const offers = offersOfPairings<MuneraGame>({
  pairings: PAIRINGS,
  measuredOf: measuredPairing,
  file: 'src/games/munera/desk/pairings.ts',
});
