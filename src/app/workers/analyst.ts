import type { Answer, Ask, Order, Question, Reply } from './messages.ts';
import { rulesetOf } from './messages.ts';

/** As far as an analyst needs a worker. */
export interface WorkerLike {
  postMessage(order: Order): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Milliseconds after which a worker that nobody asks or holds is let go. */
const IDLE = 20_000;

/** Whoever plays bouts out beside the page: one worker, begun with the first question, for all that is asked of it. */
export class Analyst {
  private readonly start: () => WorkerLike;
  private worker: WorkerLike | null = null;
  private readonly asking = new Map<number, (answer: Answer) => void>();
  /** Cards that the worker has, each with the name that it knows them by: a hash would not do, for it is that of the core alone. */
  private readonly sent = new Map<Ask['content'], string>();
  private named = 0;
  private next = 0;
  private holders = 0;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => WorkerLike) {
    this.start = start;
  }

  /** Asks; returns the way to stop. Answers come until one is done. */
  ask({ content, ...question }: Ask, onAnswer: (answer: Answer) => void): () => void {
    let worker: WorkerLike;
    try {
      worker = this.worker ??= this.begin();
    } catch {
      onAnswer({ answer: 'failed', why: 'this browser lets no worker run', done: true });
      return () => undefined;
    }
    clearTimeout(this.leaving);
    const id = (this.next += 1);
    this.asking.set(id, onAnswer);
    const known = this.sent.get(content);
    const name = known ?? `${rulesetOf(question as Question)} ${(this.named += 1)}`;
    this.sent.set(content, name);
    worker.postMessage({ id, content: name, question: question as Question, ...(known === undefined && { cards: content }) });
    return () => {
      if (!this.asking.delete(id)) return;
      this.worker?.postMessage({ id, stop: true });
      this.rest();
    };
  }

  /** Keeps the worker although nobody asks it anything; returns the way to let go. */
  hold(): () => void {
    this.holders += 1;
    clearTimeout(this.leaving);
    return () => {
      this.holders -= 1;
      this.rest();
    };
  }

  private begin(): WorkerLike {
    const worker = this.start();
    worker.addEventListener('message', ({ data }) => this.hear(data));
    worker.addEventListener('error', () => this.fail());
    return worker;
  }

  private hear({ id, answer }: Reply): void {
    const onAnswer = this.asking.get(id);
    if (answer.done) this.asking.delete(id);
    onAnswer?.(answer);
    this.rest();
  }

  /** The worker is gone: whoever waits is told, and the next question begins another. */
  private fail(): void {
    const waiting = [...this.asking.values()];
    this.end();
    for (const onAnswer of waiting) onAnswer({ answer: 'failed', why: 'the worker stopped', done: true });
  }

  private rest(): void {
    if (this.asking.size > 0 || this.holders > 0) return;
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.end(), IDLE);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.sent.clear();
    this.asking.clear();
  }
}

const analyst = new Analyst(() => new Worker(new URL('./analyst.worker.ts', import.meta.url), { type: 'module' }));

/** Asks the one analyst of the page; returns the way to stop. */
export function askAnalyst(ask: Ask, onAnswer: (answer: Answer) => void): () => void {
  return analyst.ask(ask, onAnswer);
}

/** Keeps the analyst of the page for as long as somebody will ask again. */
export function holdAnalyst(): () => void {
  return analyst.hold();
}
