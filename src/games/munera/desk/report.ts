import { mapRows, reportOfBouts, shareOf, sorted } from '../../../session/index.ts';
import type { MuneraTally } from './tally.ts';

/** What a tally of munera says, in shares, means and percentiles; keys sorted, so that equal tallies print alike. */
export function muneraReportOf(tally: MuneraTally) {
  const { appeals } = tally;
  const { classes, decisionsABout, ...bouts } = reportOfBouts(tally);
  const total = (key: 'asked' | 'granted') => Object.values(appeals).reduce((sum, row) => sum + row[key], 0);
  return {
    ...bouts,
    decidedBy: mapRows(tally.decidedBy, (count) => shareOf(count, bouts.bouts)),
    doubles: sorted(tally.doubles),
    appeals: {
      granted: shareOf(total('granted'), total('asked')),
      byRule: mapRows(appeals, ({ asked, granted }) => shareOf(granted, asked)),
    },
    attacks: mapRows(tally.attacks, (row) => ({ ...row, hit: shareOf(row.hits, row.used) })),
    classes,
    decisionsABout,
  };
}

export type MuneraReport = ReturnType<typeof muneraReportOf>;
