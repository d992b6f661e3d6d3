import type { Tallying } from '../../../session/index.ts';
import { addTally, mapRows, reportOfBouts, settleTally, shareOf, sorted } from '../../../session/index.ts';
import type { RecountGame } from './game.ts';
import type { RecountTally } from './tally.ts';
import { Counter, countRecount, emptyTally } from './tally.ts';

/** What a tally of recount says, in shares, means and percentiles. */
function recountReportOf(tally: RecountTally) {
  const { classes, decisionsABout, ...bouts } = reportOfBouts(tally);
  const { asked, spared } = tally.verdicts['life'] ?? { asked: 0, spared: 0 };
  return {
    ...bouts,
    doubles: sorted(tally.doubles),
    spared: shareOf(spared, asked),
    strikes: mapRows(tally.strikes, (row) => ({ ...row, hit: shareOf(row.hits, row.used) })),
    classes,
    decisionsABout,
  };
}

export type RecountReport = ReturnType<typeof recountReportOf>;

export const tallying: Tallying<RecountGame, RecountTally, RecountReport> = {
  empty: emptyTally,
  sizes: ({ bouts }) => ({ bouts }),
  reader: (tally) => new Counter(tally),
  count: countRecount,
  settle: settleTally,
  add: addTally,
  report: recountReportOf,
};
