import { runTasks } from '../../../cli/run-sim.ts';
import type { Kind } from '../../../cli/sim/series.ts';
import type { Simulation } from '../../../session/index.ts';
import { playersOf } from '../../../session/index.ts';
import { damnatioDesk, readHuntSetup, type HuntGame, type HuntReport, type HuntTally } from '../desk/index.ts';
import { simText } from './sim-text.ts';

const { tallying } = damnatioDesk;

/** Hunts of one set-up. */
export const hunts: Kind<Simulation<HuntGame>, HuntTally, HuntReport> = {
  empty: () => tallying.empty() as HuntTally,
  add: (to, from) => tallying.add(to, from),
  sizes: (tally) => tallying.sizes(tally),
  async play(pool, simulation, range) {
    const total = tallying.empty() as HuntTally;
    await runTasks(pool, [{ simulation, ...range }], (counts) => tallying.add(total, counts));
    return total;
  },
  report: (_, tally) => tallying.report(tally) as HuntReport,
  text: simText,
  check(simulation) {
    readHuntSetup(simulation.setup);
    playersOf(damnatioDesk, simulation);
  },
};
