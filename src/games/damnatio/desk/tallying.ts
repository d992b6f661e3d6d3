import type { Tallying } from '../../../session/index.ts';
import { addTally, settleTally } from '../../../session/index.ts';
import type { HuntGame } from './game.ts';
import type { HuntReport } from './report.ts';
import { huntReportOf } from './report.ts';
import type { HuntTally } from './tally.ts';
import { countOutcome, DetailCounter, emptyTally, menOf, severalCardsOf } from './tally.ts';

export const tallying: Tallying<HuntGame, HuntTally, HuntReport> = {
  empty: emptyTally,
  sizes: ({ hunts }) => ({ hunts }),
  reader: (tally, bout) => new DetailCounter(tally, menOf(bout), severalCardsOf(bout)),
  count: (tally, bout, decisions) => countOutcome(tally, bout.state.outcome!, menOf(bout), decisions),
  settle: settleTally,
  add: addTally,
  report: huntReportOf,
};
