import type { BoutOf, Game } from '../game.ts';
import type { Reader } from './play-one.ts';

/** How a game counts many bouts: whole numbers only, so that sums depend neither on order nor on sharding. */
export interface Tallying<G extends Game, Tally extends object = object, Report = unknown> {
  empty(): Tally;
  /** Bouts that the counts hold, by the field where they stand. */
  sizes(tally: Tally): Readonly<Record<string, number>>;
  /** Reads the log of one bout, whose figures stand on the sand, for what only events tell. */
  reader(tally: Tally, bout: BoutOf<G>): Reader;
  /** Counts the end of one bout. */
  count(tally: Tally, bout: BoutOf<G>, decisions: number): void;
  /** Brings the keys of all counts in order, so that equal tallies are equal bytes however they were added up. */
  settle(tally: Tally): void;
  /** Adds the counts of `from` to `to` and settles them. */
  add(to: Tally, from: Tally): void;
  /** What a tally says, in shares, means and percentiles. */
  report(tally: Tally): Report;
}
