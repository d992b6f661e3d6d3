import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import { isFull } from './place.ts';
import type { ReadRow } from './read-row.ts';
import { readRow } from './read-row.ts';
import type { Codec, Row, Shelf } from './row.ts';
import { asRow, checksum, SHELVES } from './row.ts';
import type { Change, Store } from './store.ts';
import { memoryStore } from './store.ts';

/** A store that did not answer in time. */
class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** What comes of work, or a `SilentError` when it takes too long. */
async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentError(`the store did not answer for ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** The store, each of whose answers may take only so long. */
function patient(store: Store, milliseconds: number): Store {
  return {
    get: (shelf, key) => within(store.get(shelf, key), milliseconds),
    all: (shelf) => within(store.all(shelf), milliseconds),
    write: (changes) => within(store.write(changes), milliseconds),
    wipe: () => within(store.wipe(), milliseconds),
  };
}

/**
 * `kept`: what is written lasts. `refused`: the browser gives no store. `full`: no room was left for the last write.
 * `lost`: the store went away while the page was open. `cleared`: so it did, with all that was in it; what is written
 * lasts again. `silent`: it does not answer. `newer`: a newer edition wrote it. `other-tab`: another tab writes.
 */
export type Keeping = 'kept' | 'refused' | 'full' | 'lost' | 'cleared' | 'silent' | 'newer' | 'other-tab';

type OpenStore = (onLost: () => void) => Promise<Store>;

/** Milliseconds that a store may take to open, and to answer. */
export interface Patience {
  readonly open: number;
  readonly answer: number;
}

const PATIENCE: Patience = { open: 4000, answer: 15_000 };

function whyNot(error: unknown): Keeping {
  if (error instanceof SilentError) return 'silent';
  if (isFull(error)) return 'full';
  return error instanceof Error && error.name === 'VersionError' ? 'newer' : 'refused';
}

const keyOf = (change: Change): string => (change.do === 'put' ? change.row.key : change.key);

const placeOf = (change: Change): string => `${change.shelf}/${keyOf(change)}`;

/** The changes that would take away, or take the place of, a row of the same kind that a newer edition wrote. */
async function barredBy(store: Store, changes: readonly Change[]): Promise<Change[]> {
  const barred: Change[] = [];
  for (const change of changes) {
    const written = change.do === 'put' ? change.row : change.written;
    if (!written) continue;
    const there = await store.get(change.shelf, keyOf(change));
    if (there?.kind === written.kind && there.format > written.format) barred.push(change);
  }
  return barred;
}

/**
 * The store as the game uses it. A write that fails is kept in memory as long as the page is open, and `keeping`
 * says so; nothing that cannot be read is ever written over.
 */
export class Vault {
  readonly keeping: Signal<Keeping> = signal('kept');
  /** Whether what is written lasts. */
  readonly lasts: ReadonlySignal<boolean> = computed(() => ['kept', 'cleared'].includes(this.keeping.value));
  private lasting: Store | null = null;
  private passing: Store = memoryStore();
  /** By place, what is in memory only: the newest row, or its absence. */
  private readonly held = new Map<string, Change>();
  private readonly now: () => number;
  /** What to say when there is no lasting store. */
  private without: Keeping = 'refused';
  /** What to say when all is written. */
  private well: 'kept' | 'cleared' = 'kept';
  /** Whether anything was found in the lasting store, or put there. */
  private stored = false;
  /** Opens another store in place of one that went away. */
  private again: () => Promise<void> = () => Promise.resolve();
  /** While it does. */
  private opening: Promise<void> | null = null;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Opens the store; without one the game goes on in memory. One that goes away later is opened again. */
  async open(openStore: OpenStore, patience = PATIENCE): Promise<void> {
    try {
      this.lasting = await this.opened(openStore, patience);
    } catch (error) {
      this.without = whyNot(error);
      this.keeping.value = this.without;
    }
  }

  private async opened(openStore: OpenStore, patience: Patience): Promise<Store> {
    const lost = (): void => {
      this.lose('lost');
      this.again = () => this.openAgain(openStore, patience);
      void this.reopened().then(() => this.lasting && this.writeHeld());
    };
    return patient(await within(openStore(lost), patience.open), patience.answer);
  }

  private reopened(): Promise<void> {
    this.opening ??= this.again().finally(() => (this.opening = null));
    return this.opening;
  }

  /** While the browser still clears the old store it gives no other: then the next write tries again. */
  private async openAgain(openStore: OpenStore, patience: Patience): Promise<void> {
    try {
      const store = await this.opened(openStore, patience);
      const rows = await Promise.all(SHELVES.map((shelf) => store.all(shelf)));
      if (this.stored && rows.flat().length === 0) this.well = 'cleared';
      this.lasting = store;
      if (this.keeping.value === 'lost') this.keeping.value = this.well;
    } catch (error) {
      const why = whyNot(error);
      if (why !== 'refused') this.lose(why);
    }
  }

  private lose(why: Keeping): void {
    this.lasting = null;
    this.without = why;
    if (this.keeping.value !== 'other-tab') this.keeping.value = why;
  }

  /** Reads from the store; without an answer it is given up, and what it cannot give counts as absent. */
  private async ask<T>(read: (store: Store) => Promise<T>, otherwise: T): Promise<T> {
    if (!this.lasting) return otherwise;
    try {
      return await read(this.lasting);
    } catch (error) {
      if (error instanceof SilentError) this.lose('silent');
      return otherwise;
    }
  }

  /** Whether this tab may write; another tab has the right otherwise. */
  setWriter(writer: boolean): void {
    if (!writer) this.keeping.value = 'other-tab';
    else if (this.keeping.value === 'other-tab') {
      this.keeping.value = this.lasting ? this.well : this.without;
      this.passing = memoryStore();
      this.held.clear();
    }
  }

  time(): number {
    return this.now();
  }

  async row(shelf: Shelf, key: string): Promise<Row | undefined> {
    if (this.held.has(`${shelf}/${key}`) || !this.lasting) return this.passing.get(shelf, key);
    const found = await this.ask<Row | undefined>((store) => store.get(shelf, key), undefined);
    this.stored ||= found !== undefined;
    return found && asRow(key, found);
  }

  async rows(shelf: Shelf): Promise<Row[]> {
    const found = await this.ask<Row[]>((store) => store.all(shelf), []);
    this.stored ||= found.length > 0;
    const lasting = found.map((row) => asRow(row.key, row));
    const passing = await this.passing.all(shelf);
    return [...lasting.filter(({ key }) => !this.held.has(`${shelf}/${key}`)), ...passing];
  }

  /** Writes; says whether all of it will last. What a newer edition wrote stays, and what would take its place is held. Never rejects. */
  async write(changes: readonly Change[]): Promise<boolean> {
    if (!this.lasting && this.without === 'lost') await this.reopened();
    const store = this.lasting;
    if (!store || this.keeping.value === 'other-tab') return this.hold(changes);
    try {
      const barred = await barredBy(store, changes);
      const free = changes.filter((change) => !barred.includes(change));
      if (free.length > 0) await store.write(free);
      this.wroteThrough(free);
      if (barred.length === 0) return await this.writeHeld();
      this.keeping.value = 'newer';
      return await this.hold(barred);
    } catch (error) {
      return this.notWritten(changes, error, store);
    }
  }

  /** There may be room again, so that what could not be written goes too; what a newer edition bars is held on. */
  private async writeHeld(): Promise<true> {
    if (this.held.size > 0) await this.write([...this.held.values()]);
    return true;
  }

  private async notWritten(changes: readonly Change[], error: unknown, store: Store): Promise<boolean> {
    if (this.without === 'lost' && !this.lasting) await this.reopened();
    if (this.lasting && this.lasting !== store) return this.write(changes); // it went away, and another is there
    if (error instanceof SilentError) this.lose('silent');
    else if (this.lasting) this.keeping.value = isFull(error) ? 'full' : 'lost';
    return this.hold(changes);
  }

  /** Keeps changes in memory; they do not last. */
  private async hold(changes: readonly Change[]): Promise<false> {
    for (const change of changes) this.held.set(placeOf(change), change);
    await this.passing.write(changes);
    return false;
  }

  private wroteThrough(changes: readonly Change[]): void {
    this.stored ||= changes.some((change) => change.do === 'put');
    for (const change of changes) {
      if (this.held.delete(placeOf(change))) void this.passing.write([{ do: 'drop', shelf: change.shelf, key: keyOf(change) }]);
    }
    if (this.held.size === 0) this.keeping.value = this.well;
  }

  /**
   * Reads one row; a damaged one is put aside and counts as absent. One that a newer edition wrote counts as absent too, and
   * stays where it is; so does one of a game that is not here, for an edition that has the game: rejects with `NoSuchGame`.
   */
  async read<T>(shelf: Shelf, key: string, codec: Codec<T>): Promise<T | null> {
    const row = await this.row(shelf, key);
    if (!row) return null;
    const read = readRow(row, codec);
    if (read.ok) return read.value;
    if (read.fault === 'no-game') throw read.error;
    if (read.fault !== 'newer') await this.putAside(shelf, row, read);
    return null;
  }

  /** Moves a row that cannot be read to the quarantine, whole. */
  async putAside(shelf: Shelf, row: Row, read: ReadRow<unknown>): Promise<void> {
    const about = { shelf, key: row.key, why: read.ok ? '' : read.why, fault: read.ok ? null : read.fault };
    const key = `${shelf}/${row.key}/${checksum(row.text)}`;
    await this.write([
      { do: 'put', shelf: 'quarantine', row: { ...row, key, about } },
      { do: 'drop', shelf, key: row.key },
    ]);
  }

  /** Removes everything that is kept. */
  async wipe(): Promise<void> {
    await this.lasting?.wipe();
    await this.passing.wipe();
    this.held.clear();
    this.stored = false;
  }
}
