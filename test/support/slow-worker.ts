import type { Order, OrderlyWorker, Reply } from '../../src/app/workers/one-by-one.ts';

/** A worker that answers when it is told to. */
export class SlowWorker<Question, Answer> implements OrderlyWorker<Question, Answer> {
  readonly orders: Order<Question>[] = [];
  ended = false;
  private hear: (event: { readonly data: Reply<Answer> }) => void = () => undefined;
  private fail: () => void = () => undefined;

  postMessage(order: Order<Question>): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, listener: unknown): void {
    if (type === 'message') this.hear = listener as typeof this.hear;
    else this.fail = listener as typeof this.fail;
  }
  answer(answer: Answer): void {
    this.hear({ data: { id: this.orders.at(-1)!.id, answer } });
  }
  refuse(failed: string): void {
    this.hear({ data: { id: this.orders.at(-1)!.id, failed } });
  }
  break(): void {
    this.fail();
  }
}
