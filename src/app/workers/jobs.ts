import type { Answer } from './messages.ts';

/** Work for somebody who waits: yields whenever it may be left alone, and an answer when there is news. Its last one is done. */
export type Job = Generator<Answer | undefined, void, undefined>;

/** Makes a job; `spent` tells the milliseconds that have gone into it. */
export type BeginJob = (spent: () => number) => Job;

export interface JobsWorld {
  readonly tell: (id: number, answer: Answer) => void;
  /** Resolves when whatever came in meanwhile has been heard. */
  readonly breath: () => Promise<void>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** How long a job goes on before the next has its turn, and how often it tells news, in milliseconds. */
const SLICE = 12;
const TELLS = 200;

interface Running {
  readonly job: Job;
  spent: number;
  /** When the slice at hand began; null between slices. */
  began: number | null;
  toldAt: number;
  news: Answer | null;
}

const failed = (error: unknown): Answer => ({
  answer: 'failed',
  why: error instanceof Error ? error.message : String(error),
  done: true,
});

/** Several jobs side by side, a slice of each in turn; each can be stopped between two slices. */
export class Jobs {
  private readonly world: JobsWorld;
  private readonly running = new Map<number, Running>();
  private working = false;

  constructor(world: JobsWorld) {
    this.world = world;
  }

  begin(id: number, beginJob: BeginJob): void {
    const { now } = this.world;
    const job = beginJob(() => one.spent + (one.began === null ? 0 : now() - one.began));
    const one: Running = { job, spent: 0, began: null, toldAt: now(), news: null };
    this.running.set(id, one);
    if (!this.working) void this.work();
  }

  stop(id: number): void {
    this.running.delete(id);
  }

  private async work(): Promise<void> {
    this.working = true;
    while (this.running.size > 0) {
      for (const [id, one] of this.running) {
        if (this.running.get(id) !== one) continue;
        if (this.slice(id, one)) this.running.delete(id);
        await this.world.breath();
      }
    }
    this.working = false;
  }

  /** Goes on with one job for a while; true when it is over. */
  private slice(id: number, one: Running): boolean {
    const { now } = this.world;
    const began = now();
    one.began = began;
    let over = false;
    try {
      while (!over && now() - began < SLICE) {
        const { done, value } = one.job.next();
        over = done === true;
        if (value) one.news = value;
      }
    } catch (error) {
      one.news = failed(error);
      over = true;
    }
    one.spent += now() - began;
    one.began = null;
    return this.tellNews(id, one, over) || over;
  }

  /** Tells news when it is time; true when that cannot be sent, so that nothing more is worth working on. */
  private tellNews(id: number, one: Running, over: boolean): boolean {
    const { now, tell } = this.world;
    if (!one.news || (!over && now() - one.toldAt < TELLS)) return false;
    try {
      tell(id, one.news);
    } catch (error) {
      tell(id, failed(error));
      return true;
    }
    one.news = null;
    one.toldAt = now();
    return false;
  }
}
