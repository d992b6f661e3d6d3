import type { Game, Simulation } from '../../session/index.ts';
import type { BoutAsked } from '../asking/bout-asked.ts';
import type { Described } from '../options.ts';
import type { SimPool, SimRange } from '../run-sim.ts';
import type { Shard } from './shard.ts';

/** What every series has: bouts that differ by their seeds. */
export interface Series {
  readonly seed: string;
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
