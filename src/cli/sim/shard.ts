import { UsageError } from '../fault.ts';
import type { Described, Parsed } from '../options.ts';
import { numberOption, textOption } from '../options.ts';
import type { SimRange } from '../run-sim.ts';

/** A part of a series: which, from 1, and of how many. */
export type Shard = readonly [index: number, of: number];

/** Options of every command that plays a series, whole or in parts; `merge` names the command that adds the parts up. */
export function shardOptions(merge: string): Readonly<Record<string, Described>> {
  return {
    threads: { type: 'string', value: 'N', help: 'worker threads, 0 for all cores (0); results do not depend on it' },
    shard: { type: 'string', value: 'i/n', help: 'plays only part i of n' },
    out: { type: 'string', value: 'FILE', help: `writes the counts of this shard for ${merge}` },
  };
}

/** The part that `--shard` asks for, else the whole. Throws `UsageError`. */
export function readShard(parsed: Parsed): Shard {
  const text = textOption(parsed, 'shard', '1/1');
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || index < 1 || index > of) throw new UsageError(`--shard is i/n with 1 ≤ i ≤ n, not "${text}"`);
  return [index, of];
}

export function readThreads(parsed: Parsed): number {
  return numberOption(parsed, 'threads', 0, 0, 256);
}

/** What shard `index` of `of` plays, 1-based: contiguous and without gaps. */
export function shardRange(all: number, [index, of]: Shard): SimRange {
  return { from: Math.floor((all * (index - 1)) / of), to: Math.floor((all * index) / of) };
}
