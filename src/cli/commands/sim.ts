import { readFileSync, writeFileSync } from 'node:fs';
import type { Simulation, Tally } from '../../session/index.ts';
import { addTally, emptyTally, reportOf } from '../../session/index.ts';
import { DONE, FaultError, UsageError } from '../fault.ts';
import { coreFolder, loadGame } from '../game.ts';
import { HUNT_OPTIONS, readHunt, readPolicy } from '../hunt-options.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, numberOption, textOption } from '../options.ts';
import { print, printJson } from '../output.ts';
import { runSim, shardRange } from '../run-sim.ts';
import { simText } from '../sim-text.ts';

/** A shard on disk: what was simulated, which part, and its counts. */
interface Part {
  readonly format: 1;
  readonly simulation: Simulation;
  readonly content: string;
  readonly bouts: number;
  readonly shard: readonly [number, number];
  readonly tally: Tally;
}

function readShard(parsed: Parsed): [number, number] {
  const text = textOption(parsed, 'shard', '1/1');
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || index < 1 || index > of) throw new UsageError(`--shard is i/n with 1 ≤ i ≤ n, not "${text}"`);
  return [index, of];
}

function tell(parsed: Parsed, part: Omit<Part, 'shard' | 'format'>): void {
  const { simulation, content, bouts, tally } = part;
  const report = reportOf(tally);
  if (flag(parsed, 'json')) printJson({ simulation, content, bouts, report, tally });
  else print(simText(simulation, report));
}

function readPart(file: string): Part {
  let part: Part;
  try {
    part = JSON.parse(readFileSync(file, 'utf8')) as Part;
  } catch (error) {
    throw new FaultError(`${file} is no shard: ${(error as Error).message}`);
  }
  const whole = part.format === 1 && Array.isArray(part.shard) && Object.entries(emptyTally()).every(([key, empty]) => typeof part.tally?.[key as keyof Tally] === typeof empty);
  if (!whole) throw new FaultError(`${file} is no shard of a simulation`);
  return part;
}

/** Adds shards up; all must be of one simulation, each part once. */
function merge(parsed: Parsed, files: readonly string[]): number {
  if (files.length === 0) throw new UsageError('sim merge takes the files of the shards');
  const parts = files.map(readPart);
  const [first] = parts as [Part];
  const key = JSON.stringify([first.simulation, first.content, first.bouts, first.shard[1]]);
  const seen = new Set<number>();
  const tally = emptyTally();
  for (const [index, part] of parts.entries()) {
    if (JSON.stringify([part.simulation, part.content, part.bouts, part.shard[1]]) !== key) throw new FaultError(`${files[index]} is of another simulation than ${files[0]}`);
    if (seen.has(part.shard[0])) throw new FaultError(`shard ${part.shard.join('/')} is there twice`);
    seen.add(part.shard[0]);
    addTally(tally, part.tally);
  }
  if (seen.size !== first.shard[1]) throw new FaultError(`${seen.size} of ${first.shard[1]} shards are there`);
  tell(parsed, { ...first, tally });
  return DONE;
}

/** `damnatio sim`: many seeded hunts over worker threads. */
export const sim: Command = {
  name: 'sim',
  usage: 'sim [--beast bear] [--side mamertinus] [--policy skilled] [--bouts 1000] [--seed 1] | sim merge FILE…',
  summary: 'Plays many seeded hunts and reports shares with intervals, rounds, charges and which steps of the card fired.',
  options: {
    ...HUNT_OPTIONS,
    bouts: { type: 'string', value: 'N', help: 'how many hunts (1000)' },
    threads: { type: 'string', value: 'N', help: 'worker threads, 0 for all cores (0); results do not depend on it' },
    quick: { type: 'boolean', help: 'leaves the log off: outcomes and rounds only, faster' },
    shard: { type: 'string', value: 'i/n', help: 'plays only part i of n' },
    out: { type: 'string', value: 'FILE', help: 'writes the counts of this shard for sim merge' },
  },
  async run(parsed) {
    const [word, ...files] = parsed.words;
    if (word === 'merge') return merge(parsed, files);
    if (word !== undefined) throw new UsageError(`sim does not know "${word}"; it is sim or sim merge`);
    const game = loadGame(parsed);
    const bouts = numberOption(parsed, 'bouts', 1000, 1, 100_000_000);
    const threads = numberOption(parsed, 'threads', 0, 0, 256);
    const shard = readShard(parsed);
    const simulation: Simulation = {
      setup: readHunt(parsed, game.catalogue),
      policy: readPolicy(parsed),
      seed: textOption(parsed, 'seed', '1'),
      detail: !flag(parsed, 'quick'),
    };
    const folders = [coreFolder(), ...((parsed.values['content'] as string[] | undefined) ?? [])];
    const tally = await runSim(game.kit.damnatio, folders, simulation, shardRange(bouts, ...shard), threads);
    const part: Part = { format: 1, simulation, content: game.kit.content, bouts, shard, tally };
    const out = textOption(parsed, 'out', '');
    if (out) writeFileSync(out, `${JSON.stringify(part)}\n`);
    else tell(parsed, part);
    return DONE;
  },
};
