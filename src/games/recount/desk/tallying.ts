import type { Share, Tallying } from '../../../session/index.ts';
import { mapRows, shareOf, sorted, spreadOf } from '../../../session/index.ts';
import type { RecountGame } from './game.ts';
import type { RecountTally } from './tally.ts';
import { addTally, Counter, countBout, emptyTally, settle } from './tally.ts';

/** What a tally of recount says, in shares, means and percentiles. */
function recountReportOf(tally: RecountTally) {
  const { bouts, verdicts } = tally;
  const share = (count: number): Share => shareOf(count, bouts);
  const { asked, spared } = verdicts['life'] ?? { asked: 0, spared: 0 };
  return {
    bouts,
    wins: mapRows(tally.wins, share),
    draws: share(tally.draws),
    rounds: spreadOf(tally.rounds),
    turns: spreadOf(tally.turns),
    endedBy: mapRows(tally.endedBy, share),
    doubles: sorted(tally.doubles),
    spared: shareOf(spared, asked),
    strikes: mapRows(tally.strikes, (row) => ({ ...row, hit: shareOf(row.hits, row.used) })),
    classes: mapRows(tally.classes, (row) => ({ ...row, wins: shareOf(row.won, row.fought), deaths: shareOf(row.dead, row.fought) })),
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
