import type { BoutOf, Game } from '../../session/index.ts';

/** A set-up that a game offers by name. */
export interface Offer<G extends Game> {
  readonly id: string;
  readonly setup: G['setup'];
  /** The bot of each side; `*` for all that are not named. The player's is the newcomer. */
  readonly players: Readonly<Record<string, string>>;
  /** Of 100 such bouts, those that come out well for the newcomer; null where nobody measured. */
  readonly newcomer: number | null;
  /** Where that figure stands, from the folder of the project. */
  readonly file: string;
}

/** What a game offers, and what of it is measured. */
export interface Offers<G extends Game> {
  list(content: G['content']): readonly Offer<G>[];
  /** Whether a bout that is over came out well for the newcomer. */
  met(bout: BoutOf<G>): boolean;
  /** The text of its file with a new figure. */
  write(text: string, offer: Offer<G>, perCent: number): string;
}
