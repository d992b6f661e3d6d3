import type { ReadonlySignal, Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { nameAt } from './place.ts';

const LOCK = 'damnatio-writer';
/** Milliseconds that a tab is given to write what it still has; a tab that sleeps does not answer. */
const PATIENCE = 1500;

/** `writer`: this tab keeps what happens. `reader`: another tab does. `free`: the other tab has closed, and none does. */
export type TabRole = 'writer' | 'reader' | 'free';

export interface Tab {
  readonly role: ReadonlySignal<TabRole>;
  /** Makes this tab the writer, whoever is; resolves when it is. */
  takeOver(): Promise<void>;
}

/** The part of a `BroadcastChannel` that tabs use. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
}

/** What a tab has to do with others. */
export interface TabWorld {
  readonly locks: LockManager | undefined;
  /** Null where tabs cannot speak to each other. */
  readonly channel: TabChannel | null;
  /** The folder of the page: copies of the game at other addresses keep their own. */
  readonly place: string;
  /** Writes what is still to be written, before another tab goes on from it. */
  settle(): Promise<void>;
}

/** Holds the right to write until the tab closes, or another takes it. */
const FOREVER = new Promise<never>(() => undefined);

class Claim implements Tab {
  readonly role: Signal<TabRole> = signal('writer');
  private readonly locks: LockManager;
  private readonly world: TabWorld;
  /** The lock that is held; a tab may have taken it from itself. */
  private held: Lock | null = null;
  private queue: AbortController | null = null;

  constructor(locks: LockManager, world: TabWorld) {
    this.locks = locks;
    this.world = world;
    world.channel?.addEventListener('message', ({ data }) => {
      if (data === 'ask' && this.held) void this.give();
      if (data === 'begun' && this.role.value === 'free') this.wait();
    });
  }

  /** `failed` where the browser gives no locks at all: then every tab writes, as without them. */
  private request(options: LockOptions): Promise<'held' | 'taken' | 'failed'> {
    let own: Lock | null = null;
    return new Promise((resolve) => {
      this.locks
        .request(nameAt(LOCK, this.world.place), options, (lock) => {
          own = lock;
          this.held = lock ?? this.held;
          resolve(lock ? 'held' : 'taken');
          return lock ? FOREVER : undefined;
        })
        .catch(() => {
          resolve('failed');
          if (own && own === this.held) this.lose(); // stolen by another tab
        });
    });
  }

  async begin(): Promise<void> {
    if ((await this.request({ ifAvailable: true })) === 'taken') this.wait();
    else this.tellOthers();
  }

  /** Tabs that know of nobody who writes learn that somebody does. */
  private tellOthers(): void {
    this.world.channel?.postMessage('begun');
  }

  /** Waits until nobody holds the right any more, and leaves it free: a tab that is only loaded again finds it there. */
  private wait(): void {
    this.role.value = 'reader';
    this.queue = new AbortController();
    const free = (): void => void (this.role.value = 'free');
    this.locks.request(nameAt(LOCK, this.world.place), { signal: this.queue.signal }, free).catch(() => undefined); // it takes over instead
  }

  private lose(): void {
    this.held = null;
    this.wait();
  }

  private async give(): Promise<void> {
    if (this.role.value === 'writer') await this.world.settle();
    this.role.value = 'reader';
    this.world.channel?.postMessage('given');
  }

  /** Asks whoever holds the right to finish; resolves when he has, or does not answer. */
  private asked(): Promise<void> {
    const { channel } = this.world;
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        channel?.removeEventListener('message', hear);
        resolve();
      };
      const hear = ({ data }: { readonly data: unknown }): void => {
        if (data === 'given') done();
      };
      const timer = setTimeout(done, channel ? PATIENCE : 0);
      channel?.addEventListener('message', hear);
      channel?.postMessage('ask');
    });
  }

  async takeOver(): Promise<void> {
    if (this.role.value === 'free' && (await this.request({ ifAvailable: true })) === 'taken') this.role.value = 'reader';
    if (this.role.value === 'reader') {
      if (!this.held) await this.asked();
      this.queue?.abort();
      if (!this.held && (await this.request({ steal: true })) !== 'held') return;
    }
    this.role.value = 'writer';
    this.tellOthers();
  }
}

/** Asks for the right to write. Without Web Locks every tab has it. */
export async function claimTab(world: TabWorld): Promise<Tab> {
  if (!world.locks) return { role: signal<TabRole>('writer'), takeOver: () => Promise.resolve() };
  const claim = new Claim(world.locks, world);
  await claim.begin();
  return claim;
}
