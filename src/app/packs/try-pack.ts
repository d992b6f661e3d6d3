import { reviveCatalogue } from 'virtual:revive';
import type { ContentFile } from '../../catalogue/index.ts';
import type { Checked, CheckOrder, CheckReply } from './messages.ts';

export type { Checked } from './messages.ts';

/** As far as a checker needs a worker. */
export interface CheckWorker {
  postMessage(order: CheckOrder): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: CheckReply }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** A check came to no end, or the browser lets no worker run; the message says so to the player. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

/** Milliseconds after which files that are still being read count as too much, and after which a worker that nobody asks is let go. */
const LONGEST = 15_000;
const IDLE = 60_000;

interface Asked {
  readonly order: CheckOrder;
  readonly resolve: (checked: Checked | null) => void;
  readonly reject: (error: Error) => void;
}

function revived(checked: Checked): Checked {
  return { ...checked, catalogue: checked.catalogue && reviveCatalogue(checked.catalogue) };
}

/**
 * Reads packs beside the cards of the page, in a worker that is begun with the first question. Of several questions
 * only the latest is answered: those that it overtook resolve to null.
 */
export class PackChecker {
  private readonly start: () => CheckWorker;
  private readonly patience: number;
  private worker: CheckWorker | null = null;
  private running: Asked | null = null;
  private waiting: Asked | null = null;
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => CheckWorker, patience = LONGEST) {
    this.start = start;
    this.patience = patience;
  }

  /** Rejects with `CheckFailed` when no answer comes. */
  check(files: readonly ContentFile[]): Promise<Checked | null> {
    return new Promise((resolve, reject) => {
      this.waiting?.resolve(null);
      this.next += 1;
      this.waiting = { order: { id: this.next, files }, resolve, reject };
      this.go();
    });
  }

  /** Lets the worker go; whoever waits is told that nobody answers. */
  stop(): void {
    for (const asked of [this.running, this.waiting]) asked?.resolve(null);
    this.waiting = null;
    this.end();
  }

  private go(): void {
    if (this.running || !this.waiting) return;
    const asked = this.waiting;
    this.waiting = null;
    try {
      this.worker ??= this.begin();
    } catch {
      asked.reject(new CheckFailed('This browser lets no worker run, and packs are read in one.'));
      return;
    }
    this.running = asked;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail('Reading took too long, so it was stopped.'), this.patience);
    this.worker.postMessage(asked.order);
  }

  private begin(): CheckWorker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }) => worker === this.worker && this.hear(data));
    worker.addEventListener('error', () => worker === this.worker && this.fail('The worker that reads packs stopped.'));
    return worker;
  }

  private hear(reply: CheckReply): void {
    const asked = this.running;
    if (!asked || asked.order.id !== reply.id) return;
    this.running = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), IDLE);
    try {
      if ('failed' in reply) throw new Error(reply.failed);
      asked.resolve(this.waiting ? null : revived(reply.checked));
    } catch (error) {
      asked.reject(new CheckFailed(`The check itself failed: ${error instanceof Error ? error.message : String(error)}.`));
    }
    this.go();
  }

  private fail(why: string): void {
    const asked = this.running;
    this.end();
    asked?.reject(new CheckFailed(why));
    this.go();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
  }
}

/** A checker with a worker of its own: who asks often does not overtake others. */
export function newChecker(): PackChecker {
  return new PackChecker(() => new Worker(new URL('./packs.worker.ts', import.meta.url), { type: 'module' }));
}

let shared: PackChecker | null = null;

/**
 * Reads files (text in, with paths such as `pard/mod.yaml`) beside the cards of the page: what is wrong with them, and a
 * catalogue that can be played with (`kitOver` in `src/app/kit.ts` makes a kit of it). The latest question wins: an
 * overtaken one resolves to null. Rejects with `CheckFailed`.
 */
export function checkPack(files: readonly ContentFile[]): Promise<Checked | null> {
  shared ??= newChecker();
  return shared.check(files);
}
