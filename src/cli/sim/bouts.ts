import type { Desk, Simulation } from '../../session/index.ts';
import { playersOf } from '../../session/index.ts';
import type { GameCommands } from '../game-commands.ts';
import { runTasks } from '../run-sim.ts';
import { generalText } from './general-text.ts';
import { playersText } from './players-text.ts';
import type { Kind } from './series.ts';

function usualText({ setup, players, seed }: Simulation, report: unknown): string {
  return [`${setup.ruleset} · ${playersText(players)} · seed ${seed}`, '', generalText(report)].join('\n');
}

/** Many bouts of one set-up, of any game. */
export function boutsOf(desk: Desk, part: GameCommands | undefined): Kind<Simulation, object> {
  const { tallying } = desk;
  return {
    empty: () => tallying.empty(),
    add: (to, from) => tallying.add(to, from),
    sizes: (tally) => tallying.sizes(tally),
    async play(pool, simulation, range) {
      const total = tallying.empty();
      await runTasks(pool, [{ simulation, ...range }], (counts) => tallying.add(total, counts));
      return total;
    },
    report: (_, tally) => tallying.report(tally),
    text: (simulation, report) => part?.sim?.text?.(simulation, report) ?? usualText(simulation, report),
    check(simulation) {
      desk.setups.read(simulation.setup);
      playersOf(desk, simulation);
    },
  };
}
