import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { HuntRuleset } from '../rulesets/damnatio/index.ts';
import type { Simulation, Tally } from '../session/index.ts';
import { addTally, emptyTally, simulate } from '../session/index.ts';
import { Progress } from './output.ts';
import type { SimJob } from './sim-worker.ts';

export interface SimRange {
  readonly from: number;
  readonly to: number;
}

/** Below this a pool costs more than it saves. */
const POOL_FROM = 1000;
const CHUNK = 250;

/** Hunts of shard `index` of `of`, 1-based: contiguous and without gaps. */
export function shardRange(bouts: number, index: number, of: number): SimRange {
  return { from: Math.floor((bouts * (index - 1)) / of), to: Math.floor((bouts * index) / of) };
}

/** Plays a range of hunts over worker threads. The counts are the same whatever the number of threads. */
export async function runSim(ruleset: HuntRuleset, folders: readonly string[], simulation: Simulation, range: SimRange, threads: number): Promise<Tally> {
  const workers = threads === 0 ? availableParallelism() : threads;
  if (workers === 1 || range.to - range.from < POOL_FROM) return simulate(ruleset, simulation, range.from, range.to);
  const pool = new Tinypool({
    filename: new URL('./sim-worker.mjs', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    isolateWorkers: false,
  });
  const progress = new Progress(range.to - range.from);
  const total = emptyTally();
  try {
    const jobs: Promise<void>[] = [];
    for (let from = range.from; from < range.to; from += CHUNK) {
      const job: SimJob = { folders, simulation, from, to: Math.min(range.to, from + CHUNK) };
      jobs.push(
        (pool.run(job) as Promise<Tally>).then((tally) => {
          addTally(total, tally);
          progress.at(total.hunts);
        }),
      );
    }
    await Promise.all(jobs);
  } finally {
    progress.end();
    await pool.destroy();
  }
  return total;
}
