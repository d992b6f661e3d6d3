import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerLike } from '../../../src/app/workers/analyst.ts';
import { Analyst } from '../../../src/app/workers/analyst.ts';
import type { Job } from '../../../src/app/workers/jobs.ts';
import { CardsSent } from '../../../src/app/workers/questions.ts';
import { Jobs } from '../../../src/app/workers/jobs.ts';
import type { Answer, Ask, Order, Reply } from '../../../src/app/workers/messages.ts';
import { nimDesk } from '../../toy/nim.ts';

const ask: Ask = {
  ask: 'forecast',
  content: { hash: 'cards' },
  setup: { ruleset: 'nim' },
  players: {},
  bouts: 1,
};
const stands = (rounds: number, done: boolean): Answer => ({ answer: 'forecast', counts: {}, rounds, dead: {}, done });

/** A worker that does nothing by itself. */
class Idle implements WorkerLike {
  readonly orders: Order[] = [];
  ended = false;
  private readonly hearing: ((event: { readonly data: Reply }) => void)[] = [];
  private readonly failing: (() => void)[] = [];

  postMessage(order: Order): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.ended = true;
  }

  addEventListener(type: 'message' | 'error', listener: ((event: { readonly data: Reply }) => void) | (() => void)): void {
    if (type === 'message') this.hearing.push(listener as (event: { readonly data: Reply }) => void);
    else this.failing.push(listener as () => void);
  }

  says(id: number, answer: Answer): void {
    for (const hear of this.hearing) hear({ data: { id, answer } });
  }

  fails(): void {
    for (const fail of this.failing) fail();
  }
}

describe('the analyst of the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function analyst() {
    const workers: Idle[] = [];
    const one = new Analyst(() => {
      workers.push(new Idle());
      return workers.at(-1)!;
    });
    return { one, workers };
  }

  it('begins one worker with the first question, and sends it cards once', () => {
    const { one, workers } = analyst();
    expect(workers).toHaveLength(0);
    one.ask(ask, () => undefined);
    one.ask(ask, () => undefined);
    expect(workers).toHaveLength(1);
    expect(workers[0]!.orders.map((order) => 'cards' in order)).toEqual([true, false]);
  });

  it('sends other cards under another name, also where their hash, which is that of the core alone, is the same', () => {
    const { one, workers } = analyst();
    one.ask(ask, () => undefined);
    one.ask({ ...ask, content: { ...ask.content } }, () => undefined);
    const [before, after] = workers[0]!.orders.flatMap((order) => ('cards' in order ? [order.content] : []));
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('gives each answer to whoever asked, until the last', () => {
    const { one, workers } = analyst();
    const [first, second] = [[] as Answer[], [] as Answer[]];
    one.ask(ask, (answer) => first.push(answer));
    one.ask(ask, (answer) => second.push(answer));
    workers[0]!.says(2, stands(1, false));
    workers[0]!.says(1, stands(2, true));
    workers[0]!.says(1, stands(3, true));
    workers[0]!.says(2, stands(4, true));
    expect([first, second]).toEqual([[stands(2, true)], [stands(1, false), stands(4, true)]]);
  });

  it('stops what nobody waits for, and says so to the worker', () => {
    const { one, workers } = analyst();
    const heard: Answer[] = [];
    const stop = one.ask(ask, (answer) => heard.push(answer));
    stop();
    stop();
    workers[0]!.says(1, stands(1, true));
    expect(heard).toEqual([]);
    expect(workers[0]!.orders.slice(1)).toEqual([{ id: 1, stop: true }]);
  });

  it('lets the worker go when nobody has asked for a while, unless somebody holds it', () => {
    const { one, workers } = analyst();
    const release = one.hold();
    one.ask(ask, () => undefined)();
    vi.advanceTimersByTime(100_000);
    expect(workers[0]!.ended).toBe(false);
    release();
    vi.advanceTimersByTime(100_000);
    expect(workers[0]!.ended).toBe(true);
    one.ask(ask, () => undefined);
    expect(workers[1]!.orders.map((order) => 'cards' in order)).toEqual([true]);
  });

  it('tells whoever waits that the worker has gone, and begins another with the next question', () => {
    const { one, workers } = analyst();
    const heard: Answer[] = [];
    one.ask(ask, (answer) => heard.push(answer));
    workers[0]!.fails();
    expect(heard).toEqual([{ answer: 'failed', why: 'the worker stopped', done: true }]);
    one.ask(ask, () => undefined);
    expect(workers).toHaveLength(2);
  });

  it('says so where no worker may run', () => {
    const heard: Answer[] = [];
    new Analyst(() => {
      throw new Error('no');
    }).ask(ask, (answer) => heard.push(answer));
    expect(heard).toEqual([{ answer: 'failed', why: 'this browser lets no worker run', done: true }]);
  });
});

describe('cards sent with the first question', () => {
  const { content, ...question } = ask;
  const order = { id: 1, content: 'nim 1', question };

  it('are there for the next question, although the one they came with was stopped before it was begun', () => {
    const cards = new CardsSent([nimDesk]);
    cards.keep({ ...order, cards: content });
    cards.keep({ ...order, id: 2 });
    const game = cards.gameFor({ ...order, id: 2 });
    expect([game.desk.id, game.content]).toEqual(['nim', content]);
    expect(cards.gameFor({ ...order, id: 3 })).toBe(game);
  });

  it('are asked for by name: others have not come', () => {
    const cards = new CardsSent([nimDesk]);
    cards.keep({ ...order, cards: content });
    expect(() => cards.gameFor({ ...order, content: 'nim 2' })).toThrow('the cards of nim have not come');
  });
});

describe('jobs side by side', () => {
  /** A world whose clock moves with every look at it. */
  function world(send: (answer: Answer) => void = () => undefined) {
    let time = 0;
    const told: (readonly [number, Answer])[] = [];
    const breaths: (() => void)[] = [];
    const jobs = new Jobs({
      tell: (id, answer) => {
        send(answer);
        told.push([id, answer]);
      },
      breath: () => new Promise((resolve) => breaths.push(resolve)),
      now: () => (time += 5),
    });
    const slice = async (): Promise<void> => {
      breaths.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    };
    return { jobs, told, slice, breaths };
  }

  function* counts(to: number, seen: number[]): Job {
    for (let i = 0; i < to; i += 1) {
      seen.push(i);
      yield;
    }
    yield stands(to, true);
  }

  it('have a slice each in turn, and each tells its last answer', async () => {
    const { jobs, told, slice } = world();
    const [one, other] = [[] as number[], [] as number[]];
    jobs.begin(1, () => counts(6, one));
    jobs.begin(2, () => counts(6, other));
    await slice();
    expect(one.length).toBeGreaterThan(0);
    expect(one.length).toBeLessThan(6);
    expect(Math.abs(one.length - other.length)).toBeLessThan(6);
    for (let i = 0; i < 20; i += 1) await slice();
    expect(told).toEqual([
      [1, stands(6, true)],
      [2, stands(6, true)],
    ]);
  });

  it('go on beside one whose answer cannot be sent, and whoever waits for it is told', async () => {
    const { jobs, told, slice } = world((answer) => {
      if (answer.answer === 'forecast' && answer.rounds === 7) throw new Error('could not be cloned');
    });
    jobs.begin(1, function* () {
      yield { ...stands(7, true), rounds: 7 } as Answer;
    });
    jobs.begin(2, () => counts(3, []));
    for (let i = 0; i < 10; i += 1) await slice();
    expect(told).toEqual([
      [1, { answer: 'failed', why: 'could not be cloned', done: true }],
      [2, stands(3, true)],
    ]);
  });

  it('do nothing more once they are stopped', async () => {
    const { jobs, told, slice } = world();
    const seen: number[] = [];
    jobs.begin(1, () => counts(100, seen));
    const before = seen.length;
    jobs.stop(1);
    for (let i = 0; i < 10; i += 1) await slice();
    expect(seen.length).toBe(before);
    expect(told).toEqual([]);
  });

  it('know how much time has gone into each, and tell what went wrong', async () => {
    const { jobs, told, slice } = world();
    const times: number[] = [];
    jobs.begin(7, function* (spent) {
      while (spent() < 40) {
        times.push(spent());
        yield;
      }
      throw new Error('broken');
    });
    for (let i = 0; i < 20; i += 1) await slice();
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(told).toEqual([[7, { answer: 'failed', why: 'broken', done: true }]]);
  });
});
