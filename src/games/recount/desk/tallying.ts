import type { Share, Tallying } from '../../../session/index.ts';
import { meanOf, percentile, shareOf, sorted } from '../../../session/index.ts';
import type { RecountGame } from './game.ts';
import type { RecountTally } from './tally.ts';
import { addTally, Counter, countBout, emptyTally, settle } from './tally.ts';

function spread(counts: Readonly<Record<string, number>>) {
  return {
    mean: meanOf(counts),
    p10: percentile(counts, 0.1),
    median: percentile(counts, 0.5),
    p90: percentile(counts, 0.9),
    counts: sorted(counts),
  };
}

function mapped<Row, Out>(rows: Readonly<Record<string, Row>>, tell: (row: Row) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(sorted(rows)).map(([key, row]) => [key, tell(row)]));
}

/** What a tally of recount says, in shares, means and percentiles. */
function recountReportOf(tally: RecountTally) {
  const { bouts, verdicts } = tally;
  const share = (count: number): Share => shareOf(count, bouts);
  const { asked, spared } = verdicts['life'] ?? { asked: 0, spared: 0 };
  return {
    bouts,
    wins: mapped(tally.wins, share),
    draws: share(tally.draws),
    rounds: spread(tally.rounds),
    turns: spread(tally.turns),
    endedBy: mapped(tally.endedBy, share),
    doubles: sorted(tally.doubles),
    spared: shareOf(spared, asked),
    strikes: mapped(tally.strikes, (row) => ({ ...row, hit: shareOf(row.hits, row.used) })),
    classes: mapped(tally.classes, (row) => ({ ...row, wins: shareOf(row.won, row.fought), deaths: shareOf(row.dead, row.fought) })),
    decisionsABout: bouts === 0 ? 0 : tally.decisions / bouts,
  };
}

export type RecountReport = ReturnType<typeof recountReportOf>;

export const tallying: Tallying<RecountGame, RecountTally, RecountReport> = {
  empty: emptyTally,
  sizes: ({ bouts }) => ({ bouts }),
  reader: (tally) => new Counter(tally),
  count: countBout,
  settle,
  add: addTally,
  report: recountReportOf,
};
