import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { ContentAtHand, GameKit } from '../session/index.ts';
import { Progress } from './output.ts';
import type { SimJob, Work } from './sim-worker.ts';
import { playRange } from './sim-worker.ts';
import { Stopping } from './stopping.ts';

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

/**
 * Plays tasks over worker threads and hands every count to `add` with the place of its task, in any order. Ctrl+C ends it
 * early: parts that are begun are played to their end, so that what was counted does not favour short bouts.
 */
export async function runTasks(pool: SimPool, tasks: readonly SimTask[], add: Add): Promise<void> {
  const total = tasks.reduce((sum, { from, to }) => sum + to - from, 0);
  const workers = pool.threads === 0 ? availableParallelism() : pool.threads;
  const play = workers === 1 || total < pool.poolFrom ? alone : together;
  const [progress, stopping] = [new Progress(total), new Stopping()];
  let done = 0;
  const parts = partsOf(tasks, pool).values();
  const next = async (): Promise<Part | null> => ((await stopping.goesOn()) ? (parts.next().value ?? null) : null);
  const counted = ({ task, from, to }: Part, counts: object): void => {
    add(counts, task);
    progress.at((done += to - from));
  };
  try {
    await play({ ...pool, threads: workers }, next, counted);
  } finally {
    progress.end();
    stopping.end();
  }
}

interface Part extends SimRange {
  readonly work: Work;
  readonly task: number;
}

/** Turns that each of several tasks is played in, or more where a part would be too large. */
const TURNS = 8;

/** Tasks take turns, so that of all of them about the same was played whenever it ends, however small each is. */
export function partsOf(tasks: readonly SimTask[], { chunk }: Pick<SimPool, 'chunk'>): Part[] {
  const parts = tasks.flatMap(({ from, to, ...work }, task) => {
    const all = to - from;
    const size = tasks.length === 1 ? chunk : Math.max(1, Math.min(chunk, Math.ceil(all / TURNS)));
    const starts = Array.from({ length: Math.ceil(all / size) }, (_, i) => from + i * size);
    return starts.map((start) => ({ turn: (start - from) / all, part: { task, work, from: start, to: Math.min(to, start + size) } }));
  });
  return parts.sort((a, b) => a.turn - b.turn).map(({ part }) => part);
}

type Add = (counts: object, task: number) => void;
/** The next part to play; null when nothing is left, or nobody wants it any more. */
type Next = () => Promise<Part | null>;
type Counted = (part: Part, counts: object) => void;

async function alone({ kit }: SimPool, next: Next, counted: Counted): Promise<void> {
  for (let part = await next(); part; part = await next()) counted(part, playRange(kit, part.work, part.from, part.to));
}

async function together({ content, threads }: SimPool, next: Next, counted: Counted): Promise<void> {
  const filename = new URL('./sim-worker.mjs', import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: threads, maxThreads: threads, isolateWorkers: false, workerData: content });
  const playOn = async (): Promise<void> => {
    for (let part = await next(); part; part = await next()) {
      const { work, from, to } = part;
      const job: SimJob = { work, from, to };
      counted(part, (await pool.run(job)) as object);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, playOn));
  } finally {
    await pool.destroy();
  }
}
