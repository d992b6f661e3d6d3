import type { ContentFile, ScaffoldAsk } from '../../catalogue/index.ts';
import type { OrderlyWorker } from '../workers/one-by-one.ts';
import { OneByOne } from '../workers/one-by-one.ts';
import type { Answer, Answers, Bench, Question, Read } from './messages.ts';

/** Whoever reads drafts beside the page, in a worker. Rejects with `WorkFailed`; null when it is stopped. */
export class Reader {
  private readonly queue: OneByOne<Question, Answer>;

  constructor(start: () => OrderlyWorker<Question, Answer>) {
    this.queue = new OneByOne(start);
  }

  /** What came of a draft; null also when a later draft overtook it. */
  read(files: readonly ContentFile[], beside: readonly ContentFile[]): Promise<Read | null> {
    return this.ask({ do: 'read', files, beside });
  }

  bench(beside: readonly ContentFile[]): Promise<Bench | null> {
    return this.ask({ do: 'bench', beside });
  }

  begin(ask: ScaffoldAsk, beside: readonly ContentFile[]): Promise<Answers['begin']> {
    return this.ask({ do: 'begin', ask, beside });
  }

  stop(): void {
    this.queue.stop();
  }

  private async ask<Do extends Question['do']>(question: Extract<Question, { do: Do }>): Promise<Answers[Do] | null> {
    const overtakes = ({ do: waiting }: Question): boolean => waiting === 'read' && question.do === 'read';
    return (await this.queue.ask(question, overtakes)) as Answers[Do] | null;
  }
}

/** A reader with a worker of its own. */
export function newReader(): Reader {
  return new Reader(() => new Worker(new URL('./workshop.worker.ts', import.meta.url), { type: 'module' }));
}
