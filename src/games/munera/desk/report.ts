import type { Share } from '../../../session/index.ts';
import { mapRows, shareOf, sorted, spreadOf } from '../../../session/index.ts';
import type { MuneraTally } from './tally.ts';

/** What a tally of munera says, in shares, means and percentiles; keys sorted, so that equal tallies print alike. */
export function muneraReportOf(tally: MuneraTally) {
  const { bouts, appeals, attacks, classes } = tally;
  const total = (key: 'asked' | 'granted') => Object.values(appeals).reduce((sum, row) => sum + row[key], 0);
  const share = (count: number): Share => shareOf(count, bouts);
  return {
    bouts,
    wins: mapRows(tally.wins, share),
    draws: share(tally.draws),
    rounds: spreadOf(tally.rounds),
    turns: spreadOf(tally.turns),
    endedBy: mapRows(tally.endedBy, share),
    decidedBy: mapRows(tally.decidedBy, share),
    doubles: sorted(tally.doubles),
    appeals: {
      granted: shareOf(total('granted'), total('asked')),
      byRule: mapRows(appeals, ({ asked, granted }) => shareOf(granted, asked)),
    },
    attacks: mapRows(attacks, (row) => ({ ...row, hit: shareOf(row.hits, row.used) })),
    classes: mapRows(classes, (row) => ({ ...row, wins: shareOf(row.won, row.fought), deaths: shareOf(row.dead, row.fought) })),
    decisionsABout: bouts === 0 ? 0 : tally.decisions / bouts,
  };
}

export type MuneraReport = ReturnType<typeof muneraReportOf>;
