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
  /** In which way that was foreseen; missing where every side was played by the usual bot. */
  readonly way?: number;
  /** How it was not the player's to its end; left out where it was. What came is what was left to hope for then. */
  readonly ended?: 'given-up' | 'by-bot';
  /** The round of that. */
  readonly round?: number;
  /** Fought on from within another fight. */
  readonly fork?: true;
}

/** A record that is no fight of the player's, that was left, or that cannot be played again: looked at once. */
export interface Skipped {
  readonly id: string;
  readonly skipped: true;
  /** Of one that the player began and left: which fight it was, and when; whoever fights it again knows what falls. */
  readonly fight?: string;
  readonly at?: number;
}

export type Known = Digest | Skipped;

export function isDigest(known: Known): known is Digest {
  return !('skipped' in known);
}

/** Raised when the same record would come to another digest: older ones are thought anew where the record is still there. */
export const WAY = 2;

export function isCurrent(known: Known): boolean {
  return !isDigest(known) || known.way === WAY;
}

/** Whether it is worth keeping: nobody could say what was to be foreseen while the worker failed. */
export function isSure(known: Known): boolean {
  return !isDigest(known) || known.way !== WAY || known.expected !== null;
}

/** With what was found now of a record; an older digest stays where nothing better can be found. */
export function withFound(known: readonly Known[], next: Known): readonly Known[] {
  const older = known.find(({ id }) => id === next.id);
  const others = known.filter((one) => one !== older);
  if (!older || !isDigest(older) || older.expected === null) return [...others, next];
  if (!isDigest(next)) return [...others, { ...older, way: WAY }];
  return [...others, isSure(next) ? next : older];
}
