import { join } from 'node:path';
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
  FindingsError,
  readSheetFile,
  type Command,
  type Loading,
  type SimPool,
} from '../../../cli/index.ts';
import { damnatioDesk, huntsOf, type HuntTally } from '../desk/index.ts';
import { z } from 'zod';
import type { PolicyName } from '../bots/index.ts';
import { huntSetup, type HuntSetup } from '../rules/index.ts';
import { shareOf, SURELY, type Share } from '../../../session/index.ts';

/** Per cent, the lowest and the highest that is wanted. */
export type Band = readonly [least: number, most: number];

/** A party against a beast, and how many of 100 hunts the men should win (section 28.2). */
export interface Cell {
  readonly rule: string;
  readonly party: string;
  readonly beast: string;
  readonly setup: HuntSetup;
  readonly policy: PolicyName;
  readonly band: Band;
}

const perCent = z.number().min(0).max(100);
const row = z.strictObject({
  rule: z.string().regex(/^D-\d{3}$/),
  party: z.string().min(1),
  draw: z.int().min(1).max(6).optional(),
  men: z.array(z.string()).min(1).optional(),
  elite: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
  policy: z.enum(['skilled', 'naive', 'random']),
  bands: z.record(z.string(), z.tuple([perCent, perCent])),
});
const file = z.strictObject({ cells: z.array(row).min(1) });

/** Reads a table of guard rails, a cell for each beast of a row. Throws `FindingsError` for what is wrong with it. */
export function readCells(path: string): Cell[] {
  const sheet = readSheetFile(path);
  const findings = sheet.findings(file);
  if (findings.length > 0) throw new FindingsError(findings);
  return file.parse(sheet.value).cells.flatMap(({ rule, party, draw, men = [], elite, policy, bands }) =>
    Object.entries(bands).map(([beast, band]): Cell => {
      const setup = huntSetup({ beasts: [beast], men, draw: draw ?? 0, elite });
      return { rule, party, beast, setup, policy, band };
    }),
  );
}

interface Measured {
  readonly won: Share;
  /** `inside`: the rate lies in the band; `edge`: beside it, within what chance allows; `outside`: surely not in it. */
  readonly verdict: 'inside' | 'edge' | 'outside';
}

/** Holds hunts won against a band. */
export function measured(won: number, hunts: number, [least, most]: Band): Measured {
  const share = shareOf(won, hunts, SURELY);
  if (100 * share.low > most || 100 * share.high < least) return { won: share, verdict: 'outside' };
  const inside = 100 * share.share >= least && 100 * share.share <= most;
  return { won: share, verdict: inside ? 'inside' : 'edge' };
}

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
