import type { Counts, Share } from '../../../session/index.ts';
import { meanOf, percentile, shareOf, sorted } from '../../../session/index.ts';
import type { MuneraTally } from './tally.ts';

function spread(counts: Readonly<Counts>) {
  return {
    mean: meanOf(counts),
    p10: percentile(counts, 0.1),
    median: percentile(counts, 0.5),
    p90: percentile(counts, 0.9),
    counts: sorted(counts),
  };
}

function mapped<Row, Told>(rows: Readonly<Record<string, Row>>, tell: (row: Row) => Told): Record<string, Told> {
  return Object.fromEntries(Object.entries(sorted(rows)).map(([key, row]) => [key, tell(row)]));
}

/** What a tally of munera says, in shares, means and percentiles; keys sorted, so that equal tallies print alike. */
export function muneraReportOf(tally: MuneraTally) {
  const { bouts, appeals, attacks, classes } = tally;
  const total = (key: 'asked' | 'granted') => Object.values(appeals).reduce((sum, row) => sum + row[key], 0);
  const share = (count: number): Share => shareOf(count, bouts);
  return {
    bouts,
    wins: mapped(tally.wins, share),
    draws: share(tally.draws),
    rounds: spread(tally.rounds),
    turns: spread(tally.turns),
    endedBy: mapped(tally.endedBy, share),
    decidedBy: mapped(tally.decidedBy, share),
    doubles: sorted(tally.doubles),
    appeals: {
      granted: shareOf(total('granted'), total('asked')),
      byRule: mapped(appeals, ({ asked, granted }) => shareOf(granted, asked)),
    },
    attacks: mapped(attacks, (row) => ({ ...row, hit: shareOf(row.hits, row.used) })),
    classes: mapped(classes, (row) => ({ ...row, wins: shareOf(row.won, row.fought), deaths: shareOf(row.dead, row.fought) })),
    decisionsABout: bouts === 0 ? 0 : tally.decisions / bouts,
  };
}

export type MuneraReport = ReturnType<typeof muneraReportOf>;
