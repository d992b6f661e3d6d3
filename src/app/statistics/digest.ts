import type { DiceLuck } from './dice-luck.ts';

/** What the bot came to from the same opening with other dice, in the measure of the game. */
export interface Expected {
  readonly mean: number;
  readonly error: number;
}

/** A fight of the player's, as far as statistics need it. */
export interface Digest {
  /** Of its record. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly game: string;
  /** The same for fights of one set-up with the same dice. */
  readonly fight: string;
  readonly own: readonly string[];
  readonly foes: readonly string[];
  /** Lives, or victories; the best that could come, and what came. */
  readonly of: 'saved' | 'won';
  readonly most: number;
  readonly came: number;
  readonly luck: DiceLuck;
  /** Null where nothing could be foreseen. */
  readonly expected: Expected | null;
}

/** A record that is no fight of the player's, or that cannot be played again: looked at once. */
export interface Skipped {
  readonly id: string;
  readonly skipped: true;
}

export type Known = Digest | Skipped;

export function isDigest(known: Known): known is Digest {
  return !('skipped' in known);
}
