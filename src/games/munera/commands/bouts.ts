import type { MuneraReport, MuneraSimulation, MuneraTally } from '../../../session/index.ts';
import { addMuneraTally, emptyMuneraTally, muneraReportOf, playersOf, readSetup } from '../../../session/index.ts';
import { runTasks } from '../../../cli/run-sim.ts';
import { muneraText } from './sim-text.ts';
import type { Kind } from '../../../cli/sim/series.ts';

/** Bouts of gladiators of one set-up. */
export const bouts: Kind<MuneraSimulation, MuneraTally, MuneraReport> = {
  empty: emptyMuneraTally,
  add: addMuneraTally,
  sizes: (tally) => ({ bouts: tally.bouts }),
  async play(pool, simulation, range) {
    const total = emptyMuneraTally();
    await runTasks(pool, [{ simulation, ...range }], (counts) => addMuneraTally(total, counts as MuneraTally));
    return total;
  },
  report: (_, tally) => muneraReportOf(tally),
  text: muneraText,
  check(simulation) {
    readSetup(simulation.setup);
    playersOf(simulation);
  },
};
