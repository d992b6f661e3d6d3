import { describe, expect, it, vi } from 'vitest';
import type { CheckOrder, CheckReply } from '../../../src/app/packs/messages.ts';
import { CheckFailed, PackChecker, type CheckWorker } from '../../../src/app/packs/try-pack.ts';

/** A worker that answers when it is told to. */
class SlowWorker implements CheckWorker {
  readonly orders: CheckOrder[] = [];
  ended = false;
  private hear: (event: { readonly data: CheckReply }) => void = () => undefined;
  private fail: () => void = () => undefined;

  postMessage(order: CheckOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  addEventListener(type: string, listener: unknown): void {
    if (type === 'message') this.hear = listener as typeof this.hear;
    else this.fail = listener as typeof this.fail;
  }
  answer(findings: number): void {
    const { id } = this.orders.at(-1)!;
    const found = Array.from({ length: findings }, (_, i) => ({ message: `${i}` }) as never);
    this.hear({ data: { id, checked: { findings: found, catalogue: null, heads: [], prose: {} } } });
  }
  say(reply: CheckReply): void {
    this.hear({ data: reply });
  }
  break(): void {
    this.fail();
  }
}

const file = (text: string) => [{ path: 'pard/mod.yaml', text }];

function checker(patience?: number) {
  const workers: SlowWorker[] = [];
  const made = new PackChecker(() => {
    workers.push(new SlowWorker());
    return workers.at(-1)!;
  }, patience);
  return { checker: made, workers };
}

describe('checking packs in a worker', () => {
  it('answers the latest of several questions, and tells the others that they were overtaken', async () => {
    const { checker: asks, workers } = checker();
    const [first, second, third] = [asks.check(file('1')), asks.check(file('2')), asks.check(file('3'))];
    const worker = workers[0]!;
    expect(worker.orders).toHaveLength(1);
    worker.answer(0);
    expect(await first).toBeNull();
    expect(await second).toBeNull();
    expect(worker.orders.map(({ files }) => files[0]!.text)).toEqual(['1', '3']);
    worker.answer(2);
    expect((await third)!.findings).toHaveLength(2);
    expect(workers).toHaveLength(1);
    asks.stop();
    expect(worker.ended).toBe(true);
  });

  it('ends a worker that comes to no end, and begins another for who asks next', async () => {
    vi.useFakeTimers();
    const { checker: asks, workers } = checker(1000);
    const stuck = asks.check(file('a bomb'));
    const told = expect(stuck).rejects.toThrow('took too long');
    vi.advanceTimersByTime(1001);
    await told;
    expect(workers[0]!.ended).toBe(true);
    const next = asks.check(file('sound'));
    workers[1]!.answer(1);
    expect((await next)!.findings).toHaveLength(1);
    vi.useRealTimers();
  });

  it('says when the check itself failed, when the worker stopped, and when there can be none', async () => {
    const { checker: asks, workers } = checker();
    const failed = asks.check(file('x'));
    workers[0]!.say({ id: 1, failed: 'no such key' });
    await expect(failed).rejects.toThrow('The check itself failed: no such key.');
    const stopped = asks.check(file('y'));
    workers[0]!.break();
    await expect(stopped).rejects.toBeInstanceOf(CheckFailed);
    const none = new PackChecker(() => {
      throw new Error('forbidden');
    });
    await expect(none.check(file('z'))).rejects.toThrow('lets no worker run');
  });

  it('says so when what the worker tells cannot be put together here, and answers who asks next', async () => {
    const { checker: asks, workers } = checker();
    const broken = asks.check(file('x'));
    const told = expect(broken).rejects.toBeInstanceOf(CheckFailed);
    const catalogue = { content: null } as never;
    expect(() => workers[0]!.say({ id: 1, checked: { findings: [], catalogue, heads: [], prose: {} } })).not.toThrow();
    await told;
    const next = asks.check(file('y'));
    workers[0]!.answer(1);
    expect((await next)!.findings).toHaveLength(1);
    asks.stop();
  });
});
