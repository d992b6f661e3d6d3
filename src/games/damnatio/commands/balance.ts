import { join } from 'node:path';
import type { Command, Loading, SimPool } from '../../../cli/index.ts';
import {
  complain,
  DONE,
  FaultError,
  FAULTS,
  flag,
  leastToMost,
  numberOption,
  percent,
  print,
  printJson,
  ROOT,
  runTasks,
  STOPPED,
  stoppedAfter,
  stoppedText,
  table,
  textOption,
} from '../../../cli/index.ts';
import type { HuntTally } from '../desk/index.ts';
import { damnatioDesk, huntsOf } from '../desk/index.ts';
import type { Cell, Measured } from './guard-rails.ts';
import { measured, readCells } from './guard-rails.ts';

const { tallying } = damnatioDesk;

const GUARD_RAILS = join(ROOT, 'test/balance/guard-rails.yaml');

/** A cell with what its hunts came to. */
interface Result extends Measured {
  readonly cell: Cell;
  readonly hunts: number;
}

async function play(pool: SimPool, cells: readonly Cell[], seed: string, hunts: number): Promise<Result[]> {
  const tallies = cells.map(() => tallying.empty() as HuntTally);
  const tasks = cells.map(({ setup, policy }) => ({
    simulation: { setup, players: { '*': policy }, seed, detail: false },
    from: 0,
    to: hunts,
  }));
  await runTasks(pool, tasks, (counts, cell) => tallying.add(tallies[cell]!, counts));
  return cells.map((cell, i) => ({ cell, hunts: tallies[i]!.hunts, ...measured(tallies[i]!.men, tallies[i]!.hunts, cell.band) }));
}

function tell(results: readonly Result[]): void {
  const rows = results.map(
    ({
      cell: {
        rule,
        party,
        policy,
        beast,
        band: [least, most],
      },
      won,
      verdict,
    }) => {
      return [
        rule,
        party,
        policy,
        beast,
        percent(won.share),
        `${percent(won.low)} to ${percent(won.high)}`,
        `${least} to ${most}`,
        verdict,
      ];
    },
  );
  print(table([['rule', 'party', 'policy', 'beast', 'men win', '99.9 % interval', 'band', 'verdict'], ...rows]));
  const count = (wanted: Measured['verdict']) => results.filter(({ verdict }) => verdict === wanted).length;
  print(
    `\n${results.length} ${results.length === 1 ? 'cell' : 'cells'} of ${leastToMost(results.map(({ hunts }) => hunts))} hunts: ${count('inside')} inside, ${count('edge')} beside their band within what chance allows, ${count('outside')} outside`,
  );
}

function outcomeOf(results: readonly Result[]): number {
  return results.some(({ verdict }) => verdict === 'outside') ? FAULTS : DONE;
}

/** `damnatio balance`: the guard rails of the hunt, measured. */
export function balanceCommand({ load }: Loading): Command {
  return {
    name: 'balance',
    words: 1,
    usage: 'balance [FILE] [--bouts 1000] [--seed 1]',
    examples: ['balance', 'balance --bouts 200'],
    summary: 'Plays the guard rails of the hunt (section 28.2 of the rules) and tells which win rates are outside their bands.',
    options: {
      bouts: { type: 'string', value: 'N', help: 'hunts for each cell (1000)' },
      seed: { type: 'string', value: 'TEXT', help: 'seed of the dice (1)' },
      threads: { type: 'string', value: 'N', help: 'worker threads, 0 for all cores (0); results do not depend on it' },
    },
    async run(parsed) {
      const cells = readCells(parsed.words[0] ?? GUARD_RAILS);
      const { kit, content } = load(parsed);
      const unknown = cells.find(({ beast }) => !huntsOf(kit).content.beasts[beast]);
      if (unknown) throw new FaultError(`${unknown.rule}: there is no beast "${unknown.beast}"`);
      const hunts = numberOption(parsed, 'bouts', 1000, 1, 1_000_000);
      const threads = numberOption(parsed, 'threads', 0, 0, 256);
      const pool: SimPool = { kit, content, threads, poolFrom: 500, chunk: 100 };
      const all = await play(pool, cells, textOption(parsed, 'seed', '1'), hunts);
      const results = all.filter((each) => each.hunts > 0);
      const played = all.reduce((sum, each) => sum + each.hunts, 0);
      const stopped = stoppedAfter(played, cells.length * hunts);
      if (flag(parsed, 'json')) printJson(results.map(({ cell, ...result }) => ({ ...cell, ...result })));
      else tell(results);
      if (!stopped) return outcomeOf(results);
      complain(stoppedText(stopped, 'hunts'));
      return STOPPED;
    },
  };
}
