import type { ContentFile, ScaffoldAsk } from '../../catalogue/index.ts';
import type { Answer, Bench, Order, Read, Reply } from './messages.ts';

/** As far as a reader needs a worker. */
export interface ReaderWorker {
  postMessage(order: Order): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

type WithoutId<O> = O extends Order ? Omit<O, 'id'> : never;
type Question = WithoutId<Order>;

interface Asked {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds after which a question counts as one too many: the worker is then begun anew. */
const LONGEST = 20_000;

/** Whoever reads drafts beside the page, in a worker: one question after the other, and of several drafts only the latest. */
export class Reader {
  private readonly start: () => ReaderWorker;
  private readonly patience: number;
  private worker: ReaderWorker | null = null;
  private running: (Asked & { readonly id: number }) | null = null;
  private readonly waiting: Asked[] = [];
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => ReaderWorker, patience = LONGEST) {
    this.start = start;
    this.patience = patience;
  }

  /** What came of a draft; null when a later draft overtook it. Rejects when nobody answers. */
  async read(files: readonly ContentFile[], beside: readonly ContentFile[]): Promise<Read | null> {
    const overtaken = this.waiting.findIndex(({ question }) => question.do === 'read');
    if (overtaken >= 0) this.waiting.splice(overtaken, 1)[0]!.resolve(null);
    return (await this.ask({ do: 'read', files, beside })) as Read | null;
  }

  async bench(beside: readonly ContentFile[]): Promise<Bench> {
    return (await this.ask({ do: 'bench', beside })) as Bench;
  }

  /** The files of a new card; null when there is none of the name that it begins as. */
  async begin(ask: ScaffoldAsk, beside: readonly ContentFile[]): Promise<readonly ContentFile[] | null> {
    return (await this.ask({ do: 'begin', ask, beside })) as readonly ContentFile[] | null;
  }

  stop(): void {
    for (const asked of [...this.waiting.splice(0), ...(this.running ? [this.running] : [])]) asked.resolve(null);
    this.end();
  }

  private ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.go();
    });
  }

  private go(): void {
    const asked = this.running ? undefined : this.waiting.shift();
    if (!asked) return;
    try {
      this.worker ??= this.begun();
    } catch {
      asked.reject(new Error('This browser lets no worker run, and cards are read in one.'));
      return;
    }
    this.next += 1;
    this.running = { ...asked, id: this.next };
    this.timer = setTimeout(() => this.fail('Reading took too long, so it was stopped.'), this.patience);
    this.worker.postMessage({ ...asked.question, id: this.next });
  }

  private begun(): ReaderWorker {
    const worker = this.start();
    worker.addEventListener('message', ({ data }) => worker === this.worker && this.hear(data));
    worker.addEventListener('error', () => worker === this.worker && this.fail('The worker that reads cards stopped.'));
    return worker;
  }

  private hear(reply: Reply): void {
    const asked = this.running;
    if (asked?.id !== reply.id) return;
    this.running = null;
    clearTimeout(this.timer);
    if ('failed' in reply) asked.reject(new Error(`Reading failed: ${reply.failed}.`));
    else asked.resolve(reply.answer);
    this.go();
  }

  private fail(why: string): void {
    const asked = this.running;
    this.end();
    asked?.reject(new Error(why));
    this.go();
  }

  private end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.running = null;
  }
}

/** A reader with a worker of its own. */
export function newReader(): Reader {
  return new Reader(() => new Worker(new URL('./workshop.worker.ts', import.meta.url), { type: 'module' }));
}
