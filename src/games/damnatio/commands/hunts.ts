import type { Report, Simulation, Tally } from '../../../session/index.ts';
import { addTally, emptyTally, readSetup, reportOf } from '../../../session/index.ts';
import { runTasks } from '../../../cli/run-sim.ts';
import { simText } from './sim-text.ts';
import type { Kind } from '../../../cli/sim/series.ts';

/** Hunts of one set-up. */
export const hunts: Kind<Simulation, Tally, Report> = {
  empty: emptyTally,
  add: addTally,
  sizes: (tally) => ({ hunts: tally.hunts }),
  async play(pool, simulation, range) {
    const total = emptyTally();
    await runTasks(pool, [{ simulation, ...range }], (counts) => addTally(total, counts as Tally));
    return total;
  },
  report: (_, tally) => reportOf(tally),
  text: simText,
  check: ({ setup }) => void readSetup(setup),
};
