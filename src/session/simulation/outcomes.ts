import type { Outcome } from '../../engine/bout/index.ts';
import type { Game, BoutOf } from '../game.ts';
import type { Counts } from './counts.ts';
import { addTally, bump, settleTally } from './counts.ts';
import type { Share } from './shares.ts';
import { meanOf, shareOf } from './shares.ts';
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

/** What every bout has: how it ended, and after how many rounds. */
export interface Outcomes {
  bouts: number;
  decisions: number;
  draws: number;
  /** Bouts won, by side. */
  wins: Counts;
  /** Bouts by rounds played, and by how they ended. */
  rounds: Counts;
  endedBy: Counts;
}

export interface OutcomesReport {
  readonly bouts: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly draws: Share;
  readonly rounds: number;
}

/** Counts the end of one bout. */
export function countOutcome(tally: Outcomes, { winner, by, rounds }: Outcome, decisions: number): void {
  tally.bouts += 1;
  tally.decisions += decisions;
  if (winner === null) tally.draws += 1;
  else bump(tally.wins, winner);
  bump(tally.rounds, rounds);
  bump(tally.endedBy, by);
}

/** Counts for a game that has nothing of its own to count. */
export function outcomes<G extends Game>(): Tallying<G, Outcomes, OutcomesReport> {
  return {
    empty: () => ({ bouts: 0, decisions: 0, draws: 0, wins: {}, rounds: {}, endedBy: {} }),
    sizes: ({ bouts }) => ({ bouts }),
    reader: () => ({ read: () => undefined, end: () => undefined }),
    count: (tally, bout, decisions) => countOutcome(tally, bout.outcome()!, decisions),
    settle: settleTally,
    add: addTally,
    report: ({ bouts, wins, draws, rounds }) => ({
      bouts,
      wins: Object.fromEntries(Object.entries(wins).map(([side, count]) => [side, shareOf(count, bouts)])),
      draws: shareOf(draws, bouts),
      rounds: meanOf(rounds),
    }),
  };
}
