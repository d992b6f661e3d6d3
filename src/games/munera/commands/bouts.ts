import { runTasks } from '../../../cli/run-sim.ts';
import type { Kind } from '../../../cli/sim/series.ts';
import type { Simulation } from '../../../session/index.ts';
import { playersOf } from '../../../session/index.ts';
import { muneraDesk, readMuneraSetup, type MuneraGame, type MuneraReport, type MuneraTally } from '../desk/index.ts';
import { muneraText } from './sim-text.ts';

const { tallying } = muneraDesk;

/** Bouts of gladiators of one set-up. */
export const bouts: Kind<Simulation<MuneraGame>, MuneraTally, MuneraReport> = {
  empty: () => tallying.empty() as MuneraTally,
  add: (to, from) => tallying.add(to, from),
  sizes: (tally) => tallying.sizes(tally),
  async play(pool, simulation, range) {
    const total = tallying.empty() as MuneraTally;
    await runTasks(pool, [{ simulation, ...range }], (counts) => tallying.add(total, counts));
    return total;
  },
  report: (_, tally) => tallying.report(tally) as MuneraReport,
  text: muneraText,
  check(simulation) {
    readMuneraSetup(simulation.setup);
    playersOf(muneraDesk, simulation);
  },
};
