import type { Game, Pairing } from '../../session/index.ts';
import { entrantsOfPairing, playersOfPairing, withFigure, wonByFirst } from '../../session/index.ts';
import type { Offers } from './offers.ts';

interface PairingsOf<G extends Game> {
  readonly pairings: Readonly<Record<string, Pairing>>;
  setupOf(this: void, entrants: ReturnType<typeof entrantsOfPairing>): G['setup'];
  /** Where the pairings stand, from the folder of the project. */
  readonly file: string;
}

/** Pairings with names, as the newcomer plays them. */
export function offersOfPairings<G extends Game>({ pairings, setupOf, file }: PairingsOf<G>): Offers<G> {
  return {
    list: () =>
      Object.entries(pairings).map(([id, pairing]) => ({
        id,
        setup: setupOf(entrantsOfPairing(pairing)),
        players: playersOfPairing(pairing),
        newcomer: pairing.newcomer,
        kept: { file, write: (text: string, perCent: number) => withFigure(text, id, perCent) },
      })),
    met: wonByFirst,
  };
}
