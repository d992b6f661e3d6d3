/** To a worker that answers in order. */
export interface Order<Question> {
  readonly id: number;
  readonly question: Question;
}

/** From it. */
export type Reply<Answer> = { readonly id: number } & (
  | { readonly answer: Answer }
  /** The work itself failed: a fault of the game, not of what it was given. */
  | { readonly failed: string }
);

/** As far as a queue needs a worker. */
export interface OrderlyWorker<Question, Answer> {
  postMessage(order: Order<Question>): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply<Answer> }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** Work came to no end, or the browser lets no worker run; the message says so to the player. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
}

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer | null) => void;
  readonly reject: (error: Error) => void;
}

interface Limits {
  /** Milliseconds after which a question counts as too much: its worker is ended, and the next question begins another. */
  readonly patience?: number;
  /** Milliseconds after which a worker that nobody asks is let go. */
  readonly idle?: number;
}

const LONGEST = 20_000;

/** Cards are read in a worker that is begun with the first question, one question after the other. */
export class OneByOne<Question, Answer> {
  private readonly start: () => OrderlyWorker<Question, Answer>;
  private readonly limits: Limits;
  private worker: OrderlyWorker<Question, Answer> | null = null;
  private running: (Asked<Question, Answer> & { readonly id: number }) | null = null;
  private waiting: Asked<Question, Answer>[] = [];
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => OrderlyWorker<Question, Answer>, limits: Limits = {}) {
    this.start = start;
    this.limits = limits;
  }

  /**
   * The answer; null for a question that was overtaken while it waited, by one that overtakes such questions, and when
   * the queue is stopped. Rejects with `WorkFailed`.
   */
  ask(question: Question, overtakes: (waiting: Question) => boolean = () => false): Promise<Answer | null> {
    const overtaken = this.waiting.filter((asked) => overtakes(asked.question));
    this.waiting = this.waiting.filter((asked) => !overtaken.includes(asked));
    for (const { resolve } of overtaken) resolve(null);
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.go();
    });
  }

  /** Lets the worker go; whoever waits is told that nobody answers. */
  stop(): void {
    for (const { resolve } of [...(this.running ? [this.running] : []), ...this.waiting]) resolve(null);
    this.waiting = [];
    this.end();
  }

  private go(): void {
    const asked = this.running ? undefined : this.waiting.shift();
    if (!asked) return;
    try {
      this.worker ??= this.begun();
    } catch {
      asked.reject(new WorkFailed('This browser lets no worker run, and cards are read in one.'));
      return this.go();
    }
    this.next += 1;
    this.running = { ...asked, id: this.next };
    this.after(this.limits.patience ?? LONGEST, () => this.fail('Reading took too long, so it was stopped.'));
    this.worker.postMessage({ id: this.next, question: asked.question });
  }

  private begun(): OrderlyWorker<Question, Answer> {
    const worker = this.start();
    worker.addEventListener('message', ({ data }) => worker === this.worker && this.hear(data));
    worker.addEventListener('error', () => worker === this.worker && this.fail('The worker that reads cards stopped.'));
    return worker;
  }

  private hear(reply: Reply<Answer>): void {
    const asked = this.running;
    if (asked?.id !== reply.id) return;
    this.running = null;
    this.after(this.limits.idle, () => this.end());
    if ('failed' in reply) asked.reject(new WorkFailed(`Reading failed: ${reply.failed}.`));
    else asked.resolve(reply.answer);
    this.go();
  }

  private after(milliseconds: number | undefined, act: () => void): void {
    clearTimeout(this.timer);
    if (milliseconds !== undefined) this.timer = setTimeout(act, milliseconds);
  }

  private fail(why: string): void {
    const asked = this.running;
    this.end();
    asked?.reject(new WorkFailed(why));
    this.go();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
  }
}
