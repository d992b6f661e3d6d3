import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { ContentAtHand, GameKit } from '../session/index.ts';
import { Progress } from './output.ts';
import type { SimJob, Work } from './sim-worker.ts';
import { playRange } from './sim-worker.ts';

export interface SimRange {
  readonly from: number;
  readonly to: number;
}

/** Some of them, by their numbers. */
export type SimTask = Work & SimRange;

/** When worker threads pay off for bouts of a game, and how many each is given at once. */
export interface PoolSize {
  /** Fewer bouts than these cost a pool more than it saves. */
  readonly poolFrom: number;
  readonly chunk: number;
}

/** How the work is dealt out; results do not depend on it. */
export interface SimPool extends PoolSize {
  readonly kit: GameKit;
  /** What the kit is made of, for workers to make their own of. */
  readonly content: ContentAtHand;
  /** 0 for all cores. */
  readonly threads: number;
}

/** Plays tasks over worker threads and hands every count to `add` with the place of its task, in any order. */
export async function runTasks(pool: SimPool, tasks: readonly SimTask[], add: (counts: object, task: number) => void): Promise<void> {
  const total = tasks.reduce((sum, { from, to }) => sum + to - from, 0);
  const workers = pool.threads === 0 ? availableParallelism() : pool.threads;
  const progress = new Progress(total);
  const play = workers === 1 || total < pool.poolFrom ? alone : together;
  try {
    await play({ ...pool, threads: workers }, partsOf(tasks, pool), (counts, task) => add(counts, task), progress);
  } finally {
    progress.end();
  }
}

interface Part extends SimRange {
  readonly work: Work;
  readonly task: number;
}

function partsOf(tasks: readonly SimTask[], { chunk }: SimPool): Part[] {
  return tasks.flatMap(({ from, to, ...work }, task) => {
    const starts = Array.from({ length: Math.ceil((to - from) / chunk) }, (_, i) => from + i * chunk);
    return starts.map((start) => ({ task, work, from: start, to: Math.min(to, start + chunk) }));
  });
}

type Add = (counts: object, task: number) => void;

async function alone({ kit }: SimPool, parts: readonly Part[], add: Add, progress: Progress): Promise<void> {
  let done = 0;
  for (const { task, work, from, to } of parts) {
    add(playRange(kit, work, from, to), task);
    progress.at((done += to - from));
  }
}

async function together({ content, threads }: SimPool, parts: readonly Part[], add: Add, progress: Progress): Promise<void> {
  const filename = new URL('./sim-worker.mjs', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads, isolateWorkers: false, workerData: content });
  let done = 0;
  try {
    await Promise.all(
      parts.map(async ({ task, work, from, to }) => {
        const job: SimJob = { work, from, to };
        add((await pool.run(job)) as object, task);
        progress.at((done += to - from));
      }),
    );
  } finally {
    await pool.destroy();
  }
}
