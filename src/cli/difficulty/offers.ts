import type { Duels, Game, MeasuredOffer } from '../../session/index.ts';
import { measuredPairing, withFigure } from '../../session/index.ts';

/** A set-up that a game offers by name. */
export interface Offer<G extends Game> extends MeasuredOffer<G> {
  readonly id: string;
  /** Of 100 such bouts, those that come out well for the newcomer; null where nobody measured. */
  readonly newcomer: number | null;
  readonly kept: KeptInCode | KeptOnCard;
}

/** Where a figure stands that comes with the code: the file from the folder of the project, and its text with a new one. */
export interface KeptInCode {
  readonly file: string;
  write(this: void, text: string, perCent: number): string;
}

/** A figure under `newcomer` of the card of this kind that has the id of the offer. */
export interface KeptOnCard {
  readonly kind: string;
}

/** What a game offers by name. */
export interface Offers<G extends Game> {
  list(content: G['content']): readonly Offer<G>[];
}

/** Pairings with names, as the newcomer plays them; `file` is where they stand, from the folder of the project. */
export function offersOfPairings<G extends Game>(duels: Pick<Duels<G>, 'pairings' | 'setup'>, file: string): Offers<G> {
  return {
    list: () =>
      Object.entries(duels.pairings).map(([id, pairing]) => ({
        id,
        ...measuredPairing(duels, pairing),
        newcomer: pairing.newcomer,
        kept: { file, write: (text: string, perCent: number) => withFigure(text, id, perCent) },
      })),
  };
}
