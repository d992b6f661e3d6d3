import { writeFileSync } from 'node:fs';
import { BOT_OPTIONS, BOUT_ONLY, readBots, readBout, ROSTER_OPTIONS, sidesOf } from '../../games/munera/commands/options.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Game } from '../game.ts';
import { loadGame } from '../game.ts';
import { HUNT_OPTIONS, readHunt, readPolicy } from '../../games/damnatio/commands/options.ts';
import type { Command, Described, Parsed } from '../options.ts';
import { choiceOption, flag, numberOption, textOption } from '../options.ts';
import { print, printJson } from '../output.ts';
import type { SimPool } from '../run-sim.ts';
import { shardRange } from '../run-sim.ts';
import { readMatrix } from '../../games/munera/commands/read-matrix.ts';
import { matrixCsv } from '../../games/munera/commands/matrix-text.ts';
import type { MatrixReport } from '../../games/munera/commands/matrix-report.ts';
import { kindOf, mergeParts } from '../sim/parts.ts';
import type { Part, Series } from '../sim/series.ts';

const MATRIX_OPTIONS: Readonly<Record<string, Described>> = {
  matrix: { type: 'boolean', help: 'munera: class against class; --bouts counts for each pair (100)' },
  classes: { type: 'string', value: 'ID,ID…', help: 'munera: the classes of the matrix (every gladiator of the content)' },
  csv: { type: 'boolean', help: 'munera: prints the matrix as CSV, a pair a line' },
};

const COMMON: readonly string[] = ['seed', 'arena', 'lex'];
const HUNT_ONLY = Object.keys(HUNT_OPTIONS).filter((option) => !COMMON.includes(option));
const MUNERA_ONLY = [...BOUT_ONLY, ...Object.keys(MATRIX_OPTIONS)];

function readShard(parsed: Parsed): [number, number] {
  const text = textOption(parsed, 'shard', '1/1');
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || index < 1 || index > of) throw new UsageError(`--shard is i/n with 1 ≤ i ≤ n, not "${text}"`);
  return [index, of];
}

/** What the options ask for. Throws `UsageError` for options of the other ruleset. */
function readSeries(parsed: Parsed, game: Game): Series {
  const ruleset = choiceOption(parsed, 'ruleset', ['damnatio', 'munera'], 'damnatio');
  const strange = (ruleset === 'munera' ? HUNT_ONLY : MUNERA_ONLY).find((option) => parsed.values[option] !== undefined);
  if (strange !== undefined) throw new UsageError(`--${strange} goes with --ruleset ${ruleset === 'munera' ? 'damnatio' : 'munera'}`);
  const seed = textOption(parsed, 'seed', '1');
  const detail = !flag(parsed, 'quick');
  if (flag(parsed, 'matrix')) return readMatrix(parsed, game, seed);
  if (parsed.values['classes'] !== undefined || flag(parsed, 'csv')) throw new UsageError('--classes and --csv go with --matrix');
  if (ruleset === 'damnatio')
    return { setup: readHunt(parsed, game.catalogue), players: { '*': readPolicy(parsed) }, seed, detail } as Series;
  const setup = readBout(parsed, game);
  return { setup, players: readBots(parsed, sidesOf(setup)), seed, detail } as Series;
}

/** Bouts of gladiators take longer than hunts, and a pool pays off sooner. */
function poolOf(parsed: Parsed, { kit, catalogue }: Game): SimPool {
  const threads = numberOption(parsed, 'threads', 0, 0, 256);
  const sizes = parsed.values['ruleset'] === 'munera' ? { poolFrom: 100, chunk: 25 } : { poolFrom: 1000, chunk: 250 };
  return { kit, content: catalogue, threads, ...sizes };
}

function tell(parsed: Parsed, { simulation, content, bouts, tally }: Part): void {
  const kind = kindOf(simulation);
  const report = kind.report(simulation, tally);
  if (flag(parsed, 'json')) printJson({ simulation, content, bouts, report, tally });
  else if (flag(parsed, 'csv')) print(matrixCsv(report as MatrixReport));
  else print(kind.text(simulation, report));
}

function merge(parsed: Parsed, files: readonly string[]): number {
  const whole = mergeParts(files);
  if (flag(parsed, 'csv') && !('classes' in whole.simulation)) throw new UsageError('--csv is for shards of a matrix');
  tell(parsed, whole);
  return DONE;
}

/** `damnatio sim`: many seeded hunts or bouts over worker threads. */
export const sim: Command = {
  name: 'sim',
  usage:
    'sim [--beast bear --side mamertinus | --ruleset munera --red murmillo --blue thraex | --ruleset munera --matrix] [--bouts 1000] [--seed 1] | sim merge FILE…',
  summary: 'Plays many seeded hunts, or bouts of gladiators, and reports shares with intervals, lengths and what decided them.',
  options: {
    ruleset: { type: 'string', value: 'ID', help: 'damnatio for hunts, munera for gladiators (damnatio)' },
    ...HUNT_OPTIONS,
    arena: { type: 'string', value: 'ID', help: 'the arena (harena; for gladiators a hexagon by their number)' },
    ...ROSTER_OPTIONS,
    ...BOT_OPTIONS,
    ...MATRIX_OPTIONS,
    bouts: { type: 'string', value: 'N', help: 'how many hunts or bouts (1000)' },
    threads: { type: 'string', value: 'N', help: 'worker threads, 0 for all cores (0); results do not depend on it' },
    quick: { type: 'boolean', help: 'leaves the log off: outcomes and lengths only, faster' },
    shard: { type: 'string', value: 'i/n', help: 'plays only part i of n' },
    out: { type: 'string', value: 'FILE', help: 'writes the counts of this shard for sim merge' },
  },
  async run(parsed) {
    const [word, ...files] = parsed.words;
    if (word === 'merge') return merge(parsed, files);
    if (word !== undefined) throw new UsageError(`sim does not know "${word}"; it is sim or sim merge`);
    const game = loadGame(parsed);
    const bouts = numberOption(parsed, 'bouts', flag(parsed, 'matrix') ? 100 : 1000, 1, 100_000_000);
    const shard = readShard(parsed);
    const pool = poolOf(parsed, game);
    const simulation = readSeries(parsed, game);
    const tally = await kindOf(simulation).play(pool, simulation, shardRange(bouts, ...shard));
    const part: Part = { format: 1, simulation, content: game.catalogue.hash, bouts, shard, tally };
    const out = textOption(parsed, 'out', '');
    if (out) writeFileSync(out, `${JSON.stringify(part)}\n`);
    else tell(parsed, part);
    return DONE;
  },
};
