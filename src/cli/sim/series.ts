import type { Game, Simulation } from '../../session/index.ts';
import type { BoutAsked } from '../asking/bout-asked.ts';
import type { Described, Parsed } from '../options.ts';
import type { SimPool, SimRange } from '../run-sim.ts';
import { UsageError } from '../fault.ts';
import { numberOption, textOption } from '../options.ts';

/** A part of a series: which, from 1, and of how many. */
type Shard = readonly [index: number, of: number];

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

/** What every series has: bouts that differ by their seeds. */
export interface Series {
  readonly seed: string;
  /** The game, where an earlier one has series of the same kind. */
  readonly ruleset?: string;
}

/** A kind of series: what it counts, and how counts are added, told and checked. */
export interface Kind<S extends Series = Series, Counts = unknown, Report = unknown> {
  empty(series: S): Counts;
  add(to: Counts, from: Counts): void;
  /** Bouts that the counts hold, by where they stand in a shard. */
  sizes(counts: Counts): Readonly<Record<string, number>>;
  play(pool: SimPool, series: S, range: SimRange): Promise<Counts>;
  report(series: S, counts: Counts): Report;
  text(series: S, report: Report): string;
  /** Another form of the text, and the option that asks for it. */
  readonly form?: { readonly option: string; text(report: Report): string };
  /** Throws an error that names the field when a series from a file is not sound. */
  check(series: S): void;
}

/** What a game's own series is asked for with. */
export interface SeriesAsked<G extends Game> extends BoutAsked<G> {
  readonly seed: string;
  /** Everybody who can play, by name. */
  readonly bots: readonly string[];
  /** Who plays each of these sides, as the options say. */
  players(sides: readonly string[]): Simulation['players'];
  /** Throws `UsageError` for a bout that cannot be laid out. */
  check(setup: G['setup']): void;
}

/** A series of a game that is more than many bouts of one set-up. */
export interface OwnSeries<G extends Game, S extends Series = Series> {
  /** The option that asks for it. */
  readonly option: string;
  /** That option, and those that go with it only. */
  readonly options: Readonly<Record<string, Described>>;
  /** Bouts when the call does not say how many. */
  readonly bouts: number;
  read(asked: SeriesAsked<G>): S;
  /** Whether a series from a file is one of these. */
  isOne(series: object): boolean;
  readonly kind: Kind<S>;
}

/** A shard on disk: what was simulated, which part, and its counts. */
export interface Part<S extends Series = Series, Counts = unknown> {
  readonly format: 1;
  readonly simulation: S;
  readonly content: string;
  readonly bouts: number;
  readonly shard: Shard;
  readonly tally: Counts;
}
