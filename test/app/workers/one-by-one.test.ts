import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OneByOne, WorkFailed } from '../../../src/app/workers/one-by-one.ts';
import { SlowWorker } from '../../support/slow-worker.ts';

function queue(limits?: { readonly patience?: number; readonly idle?: number }) {
  const workers: SlowWorker<string, number>[] = [];
  const start = (): SlowWorker<string, number> => {
    workers.push(new SlowWorker());
    return workers.at(-1)!;
  };
  return { asks: new OneByOne<string, number>(start, limits), workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker that answers in order', () => {
  it('is begun with the first question and given one after the other', async () => {
    const { asks, workers } = queue();
    expect(workers).toHaveLength(0);
    const [first, second] = [asks.ask('a'), asks.ask('b')];
    expect(workers[0]!.orders.map(({ question }) => question)).toEqual(['a']);
    workers[0]!.answer(1);
    expect(workers[0]!.orders.map(({ question }) => question)).toEqual(['a', 'b']);
    workers[0]!.answer(2);
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  it('is not given what was overtaken while it waited; what runs is answered', async () => {
    const { asks, workers } = queue();
    const small = (question: string): boolean => question === question.toLowerCase();
    const all = [asks.ask('a', small), asks.ask('b', small), asks.ask('B', small), asks.ask('c', small)];
    for (const answer of [1, 2, 3]) workers[0]!.answer(answer);
    expect(workers[0]!.orders.map(({ question }) => question)).toEqual(['a', 'B', 'c']);
    expect(await Promise.all(all)).toEqual([1, null, 2, 3]);
  });

  it('is ended when it comes to no end, and whoever waits has another', async () => {
    const { asks, workers } = queue({ patience: 1000 });
    const [stuck, next] = [asks.ask('a bomb'), asks.ask('sound')];
    const told = expect(stuck).rejects.toThrow('Reading took too long, so it was stopped.');
    vi.advanceTimersByTime(1000);
    await told;
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    workers[1]!.answer(1);
    expect(await next).toBe(1);
  });

  it('is let go when nobody has asked for a while, where that is wanted', async () => {
    const { asks, workers } = queue({ idle: 500 });
    const first = asks.ask('a');
    workers[0]!.answer(1);
    await first;
    vi.advanceTimersByTime(499);
    expect(workers[0]!.ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(workers[0]!.ended).toBe(true);
    void asks.ask('b');
    expect(workers).toHaveLength(2);
  });

  it('says when the work failed, when the worker stopped, and when there can be none', async () => {
    const { asks, workers } = queue();
    const [failed, stopped] = [asks.ask('a'), asks.ask('b')];
    workers[0]!.refuse('no such key');
    await expect(failed).rejects.toThrow(new WorkFailed('Reading failed: no such key.'));
    workers[0]!.break();
    await expect(stopped).rejects.toThrow(new WorkFailed('The worker that reads cards stopped.'));
    const none = new OneByOne<string, number>(() => {
      throw new Error('forbidden');
    });
    await expect(none.ask('c')).rejects.toThrow(new WorkFailed('This browser lets no worker run, and cards are read in one.'));
  });

  it('tells whoever waits that nobody answers when it is stopped, and hears nothing more', async () => {
    const { asks, workers } = queue();
    const all = [asks.ask('a'), asks.ask('b')];
    asks.stop();
    expect(await Promise.all(all)).toEqual([null, null]);
    expect(workers[0]!.ended).toBe(true);
    const next = asks.ask('c');
    workers[0]!.answer(1);
    workers[1]!.answer(2);
    expect(await next).toBe(2);
  });
});
