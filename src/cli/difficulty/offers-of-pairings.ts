import type { Game, MeasuredOffer, Pairing } from '../../session/index.ts';
import { withFigure } from '../../session/index.ts';
import type { Offers } from './offers.ts';

interface PairingsOf<G extends Game> {
  readonly pairings: Readonly<Record<string, Pairing>>;
  measuredOf(this: void, pairing: Pairing): MeasuredOffer<G>;
  /** Where the pairings stand, from the folder of the project. */
  readonly file: string;
}

/** Pairings with names, as the newcomer plays them. */
export function offersOfPairings<G extends Game>({ pairings, measuredOf, file }: PairingsOf<G>): Offers<G> {
  return {
    list: () =>
      Object.entries(pairings).map(([id, pairing]) => ({
        id,
        ...measuredOf(pairing),
        newcomer: pairing.newcomer,
        kept: { file, write: (text: string, perCent: number) => withFigure(text, id, perCent) },
      })),
  };
}
