import type { SimPool, SimRange } from '../run-sim.ts';

/** What every series has: bouts that differ by their seeds. */
export interface Series {
  readonly seed: string;
}

/** A kind of simulation: what it counts, and how counts are added, told and checked. */
export interface Kind<S extends Series = Series, Counts = unknown, Report = unknown> {
  empty(series: S): Counts;
  add(to: Counts, from: Counts): void;
  /** Bouts that the counts hold, by where they stand in a shard. */
  sizes(counts: Counts): Readonly<Record<string, number>>;
  play(pool: SimPool, series: S, range: SimRange): Promise<Counts>;
  report(series: S, counts: Counts): Report;
  text(series: S, report: Report): string;
  /** Throws an error that names the field when a series from a file is not sound. */
  check(series: S): void;
}

/** A shard on disk: what was simulated, which part, and its counts. */
export interface Part<S extends Series = Series, Counts = unknown> {
  readonly format: 1;
  readonly simulation: S;
  readonly content: string;
  readonly bouts: number;
  readonly shard: readonly [number, number];
  readonly tally: Counts;
}
