import type { Game } from '../game.ts';
import type { Counts } from './counts.ts';
import { addCounts, bump, sorted } from './counts.ts';
import type { Share } from './shares.ts';
import { meanOf, shareOf } from './shares.ts';
import type { Tallying } from './tallying.ts';

/** What every bout has: how it ended, and after how many rounds. */
export interface Outcomes {
  bouts: number;
  decisions: number;
  draws: number;
  /** Bouts won, by side. */
  wins: Counts;
  rounds: Counts;
  endedBy: Counts;
}

export interface OutcomesReport {
  readonly bouts: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly draws: Share;
  readonly rounds: number;
}

const COUNTS = ['wins', 'rounds', 'endedBy'] as const;

function settle(tally: Outcomes): void {
  for (const key of COUNTS) tally[key] = sorted(tally[key]);
}

/** Counts for a game that has nothing of its own to count. */
export function outcomes<G extends Game>(): Tallying<G, Outcomes, OutcomesReport> {
  return {
    empty: () => ({ bouts: 0, decisions: 0, draws: 0, wins: {}, rounds: {}, endedBy: {} }),
    sizes: ({ bouts }) => ({ bouts }),
    reader: () => ({ read: () => undefined, end: () => undefined }),
    count(tally, bout, decisions) {
      const { winner, by, rounds } = bout.outcome()!;
      tally.bouts += 1;
      tally.decisions += decisions;
      if (winner === null) tally.draws += 1;
      else bump(tally.wins, winner);
      bump(tally.rounds, rounds);
      bump(tally.endedBy, by);
    },
    settle,
    add(to, from) {
      for (const key of ['bouts', 'decisions', 'draws'] as const) to[key] += from[key];
      for (const key of COUNTS) addCounts(to[key], from[key]);
      settle(to);
    },
    report: ({ bouts, wins, draws, rounds }) => ({
      bouts,
      wins: Object.fromEntries(Object.entries(wins).map(([side, count]) => [side, shareOf(count, bouts)])),
      draws: shareOf(draws, bouts),
      rounds: meanOf(rounds),
    }),
  };
}
