import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tab, TabChannel } from '../../src/app/storage/tabs.ts';
import { claimTab } from '../../src/app/storage/tabs.ts';

type Grant = (lock: Lock | null) => unknown;

interface Request {
  readonly tab: string;
  readonly grant: Grant;
  readonly settle: (error?: unknown) => void;
  done: boolean;
}

/** Locks of a browser with one name: a queue, `ifAvailable`, `steal`, `signal`, and tabs that close. */
class FakeLocks {
  holder: Request | null = null;
  private queue: Request[] = [];

  of(tab: string): LockManager {
    const request = (_name: string, options: LockOptions, grant: Grant): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const made: Request = {
          tab,
          grant,
          done: false,
          settle: (error) => (error === undefined ? resolve(undefined) : reject(error as Error)),
        };
        if (options.ifAvailable && (this.holder || this.queue.length > 0)) {
          grant(null);
          return resolve(undefined);
        }
        if (options.steal) {
          const robbed = this.holder;
          this.holder = null;
          this.give(made);
          return robbed?.settle(new DOMException('stolen', 'AbortError'));
        }
        options.signal?.addEventListener('abort', () => {
          if (made === this.holder) return;
          this.queue = this.queue.filter((other) => other !== made);
          made.settle(new DOMException('aborted', 'AbortError'));
        });
        this.queue.push(made);
        this.next();
      });
    return { request } as unknown as LockManager;
  }

  private give(made: Request): void {
    this.holder = made;
    const kept = made.grant({ name: 'lock', mode: 'exclusive' } as Lock);
    if (kept instanceof Promise) return;
    this.holder = null;
    made.settle();
    this.next();
  }

  private next(): void {
    if (this.holder) return;
    const made = this.queue.shift();
    if (made) this.give(made);
  }

  close(tab: string): void {
    this.queue = this.queue.filter((made) => made.tab !== tab);
    if (this.holder?.tab === tab) this.holder = null;
    this.next();
  }
}

type Listener = (event: { readonly data: unknown }) => void;

/** Messages go to every other tab that is awake. */
class FakeChannels {
  readonly asleep = new Set<string>();
  private readonly listeners: { tab: string; listen: Listener }[] = [];

  of(tab: string): TabChannel {
    return {
      postMessage: (data) => {
        for (const other of this.listeners)
          if (other.tab !== tab && !this.asleep.has(other.tab)) queueMicrotask(() => other.listen({ data }));
      },
      addEventListener: (_type, listen) => void this.listeners.push({ tab, listen }),
      removeEventListener: (_type, listen) => {
        const at = this.listeners.findIndex((each) => each.listen === listen);
        if (at >= 0) this.listeners.splice(at, 1);
      },
    };
  }

  close(tab: string): void {
    for (let i = this.listeners.length - 1; i >= 0; i -= 1) if (this.listeners[i]!.tab === tab) this.listeners.splice(i, 1);
  }
}

let locks: FakeLocks;
let channels: FakeChannels;
const settled: string[] = [];

function openTab(name: string): Promise<Tab> {
  const settle = (): Promise<void> => {
    settled.push(name);
    return Promise.resolve();
  };
  return claimTab({ locks: locks.of(name), channel: channels.of(name), place: '/', settle });
}

function closeTab(name: string): void {
  channels.close(name);
  locks.close(name);
}

const rolesOf = (tabs: readonly Tab[]): string[] => tabs.map(({ role }) => role.value);
const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);

beforeEach(() => {
  vi.useFakeTimers();
  locks = new FakeLocks();
  channels = new FakeChannels();
  settled.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('three tabs of one game', () => {
  const three = async (): Promise<readonly [Tab, Tab, Tab]> => [await openTab('a'), await openTab('b'), await openTab('c')];

  it('one writes, the others look on', async () => {
    expect(rolesOf(await three())).toEqual(['writer', 'reader', 'reader']);
  });

  it('when it closes, the game goes to the tab that asks, not to the one that waited longest', async () => {
    const [, b, c] = await three();
    closeTab('a');
    await soon();
    expect(rolesOf([b, c])).toEqual(['free', 'free']);
    const taken = c.takeOver();
    await soon();
    await taken;
    expect(rolesOf([b, c])).toEqual(['reader', 'writer']);
    expect(locks.holder?.tab).toBe('c');
    closeTab('c');
    await soon();
    expect(b.role.value).toBe('free');
    await b.takeOver();
    expect(b.role.value).toBe('writer');
  });

  it('a tab that is loaded again has its place again, and so has one that is opened when nobody writes', async () => {
    const [, b, c] = await three();
    closeTab('a');
    await soon();
    const a = await openTab('a');
    await soon();
    expect(rolesOf([a, b, c])).toEqual(['writer', 'reader', 'reader']);
    closeTab('a');
    await soon();
    const both = Promise.all([b.takeOver(), c.takeOver()]);
    await vi.advanceTimersByTimeAsync(1600);
    await both;
    expect(rolesOf([b, c])).toEqual(['reader', 'writer']);
    closeTab('c');
    await soon();
    expect(b.role.value, 'it hears again when the right is free').toBe('free');
  });

  it('a tab that was handed the game keeps it when the one that gave it is loaded again', async () => {
    const [, b] = await three();
    const taken = b.takeOver();
    await soon();
    await taken;
    closeTab('a');
    expect(rolesOf([await openTab('a'), b])).toEqual(['reader', 'writer']);
  });

  it('a tab that plays writes what it has before it hands the game over, and may have it back', async () => {
    const [a, b, c] = await three();
    const taken = b.takeOver();
    await soon();
    await taken;
    expect(settled).toEqual(['a']);
    expect(rolesOf([a, b, c])).toEqual(['reader', 'writer', 'reader']);
    const back = a.takeOver();
    await soon();
    await back;
    expect(settled).toEqual(['a', 'b']);
    expect(rolesOf([a, b, c])).toEqual(['writer', 'reader', 'reader']);
  });

  it('a second press while the first waits changes nothing', async () => {
    const [a, b] = await three();
    channels.asleep.add('a');
    const taken = Promise.all([b.takeOver(), b.takeOver()]);
    await vi.advanceTimersByTimeAsync(1600);
    await taken;
    expect(rolesOf([a, b])).toEqual(['reader', 'writer']);
    expect(locks.holder?.tab).toBe('b');
  });

  it('a tab that gave the game to one that closed before it took it has it again when it asks', async () => {
    const [a] = await three();
    channels.of('c').postMessage('ask');
    await soon();
    closeTab('c');
    expect(a.role.value).toBe('reader');
    const back = a.takeOver();
    await vi.advanceTimersByTimeAsync(1600);
    await back;
    expect(a.role.value).toBe('writer');
    const b = await openTab('d');
    const taken = b.takeOver();
    await soon();
    await taken;
    expect(rolesOf([a, b])).toEqual(['reader', 'writer']);
    expect(settled).toEqual(['a', 'a']);
  });

  it('a tab that sleeps is not waited for, and finds itself looking on', async () => {
    const [a, b] = await three();
    channels.asleep.add('a');
    const taken = b.takeOver();
    await vi.advanceTimersByTimeAsync(1400);
    expect(b.role.value).toBe('reader');
    await vi.advanceTimersByTimeAsync(200);
    await taken;
    expect(rolesOf([a, b])).toEqual(['reader', 'writer']);
  });
});

it('without locks every tab writes', async () => {
  const tab = await claimTab({ locks: undefined, channel: null, place: '/', settle: () => Promise.resolve() });
  expect(tab.role.value).toBe('writer');
});
