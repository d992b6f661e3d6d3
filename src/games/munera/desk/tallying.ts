import type { Tallying } from '../../../session/index.ts';
import { addTally, settleTally } from '../../../session/index.ts';
import type { MuneraGame } from './game.ts';
import type { MuneraReport } from './report.ts';
import { muneraReportOf } from './report.ts';
import type { MuneraTally } from './tally.ts';
import { countMunera, emptyTally, MuneraCounter } from './tally.ts';

export const tallying: Tallying<MuneraGame, MuneraTally, MuneraReport> = {
  empty: emptyTally,
  sizes: ({ bouts }) => ({ bouts }),
  reader: (tally) => new MuneraCounter(tally),
  count: countMunera,
  settle: settleTally,
  add: addTally,
  report: muneraReportOf,
};
