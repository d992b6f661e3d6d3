import type { Outcome } from '../../engine/bout/index.ts';
import type { Counts } from './counts.ts';
import { bump, mapRows } from './counts.ts';
import { countOutcome, type Outcomes } from './outcomes.ts';
import { shareOf, spreadOf, type Share } from './shares.ts';

/** What became of the fighters of a class. */
export type ClassRow = { fought: number; won: number; spared: number; dead: number; dealt: number; taken: number };

/** Counts over many bouts between sides whose fighters have turns, whatever the game. */
export interface BoutTally extends Outcomes {
  /** Bouts by turns played. */
  turns: Counts;
  /** By class: fighters, what became of them, life dealt and taken. */
  classes: Record<string, ClassRow>;
}

export function emptyBoutTally(): BoutTally {
  return { bouts: 0, decisions: 0, draws: 0, wins: {}, rounds: {}, turns: {}, endedBy: {}, classes: {} };
}

/** Counts the end of one bout. */
export function countBout(tally: BoutTally, outcome: Outcome, turns: number, decisions: number): void {
  countOutcome(tally, outcome, decisions);
  bump(tally.turns, turns);
}

/** The row of a class, to count in. */
export function classRow({ classes }: BoutTally, name: string): ClassRow {
  return (classes[name] ??= { fought: 0, won: 0, spared: 0, dead: 0, dealt: 0, taken: 0 });
}

/** What such counts say, in shares, means and percentiles; keys sorted, so that equal tallies print alike. */
export function reportOfBouts(tally: BoutTally) {
  const { bouts, decisions } = tally;
  const share = (count: number): Share => shareOf(count, bouts);
  return {
    bouts,
    wins: mapRows(tally.wins, share),
    draws: share(tally.draws),
    rounds: spreadOf(tally.rounds),
    turns: spreadOf(tally.turns),
    endedBy: mapRows(tally.endedBy, share),
    classes: mapRows(tally.classes, (row) => ({ ...row, wins: shareOf(row.won, row.fought), deaths: shareOf(row.dead, row.fought) })),
    decisionsABout: bouts === 0 ? 0 : decisions / bouts,
  };
}
