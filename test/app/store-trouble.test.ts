import { kit } from '../support/core-content.ts';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageNotices } from '../../src/app/page-notices.ts';
import { writeAutosave } from '../../src/app/storage/autosave.ts';
import { openAnyIdbStore, openIdbStore } from '../../src/app/storage/idb-store.ts';
import { keepRecord, listRecords } from '../../src/app/storage/records.ts';
import type { Store } from '../../src/app/storage/store.ts';
import { memoryStore } from '../../src/app/storage/store.ts';
import { exportAll } from '../../src/app/storage/transfer.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { about, freshIndexedDb, kept, loadAutosave, openVault, played } from './support.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  freshIndexedDb();
});

const silence = <T>(): Promise<T> => new Promise(() => undefined);
const QUICK = { open: 20, answer: 20 };
const notice = (keeping: Vault['keeping']['value']) =>
  pageNotices({ keeping, role: 'writer', takeOver: () => undefined, fault: null, update: null })[0];

describe('a store that does not answer', () => {
  it('when it is opened is given up: the game goes on in memory and says so', async () => {
    const vault = new Vault();
    await vault.open(() => silence<Store>(), QUICK);
    expect(vault.keeping.value).toBe('silent');
    expect(notice('silent')!.text).toContain('does not answer');
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    expect((await loadAutosave(kit, vault))!.record.actions).toHaveLength(2);
  });

  it.each(['get', 'all', 'write'] as const)('to %s is given up too', async (part) => {
    const vault = new Vault();
    await vault.open(() => Promise.resolve({ ...memoryStore(), [part]: () => silence() }), QUICK);
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    await listRecords(vault);
    expect(vault.keeping.value).toBe('silent');
    const next = played('a', 3);
    await writeAutosave(vault, kept(next), about(next));
    expect((await loadAutosave(kit, vault))!.record.actions).toHaveLength(3);
  });
});

describe('a store that a newer edition wrote', () => {
  it('is told as such and left alone; the rescue page takes everything out of it', async () => {
    const vault = await openVault();
    const session = played('a', 2);
    await keepRecord(vault, kept(session), about(session));
    (await openDB('damnatio', 9)).close();
    const old = new Vault();
    await old.open((onLost) => openIdbStore(onLost));
    expect(old.keeping.value).toBe('newer');
    expect(notice('newer')).toMatchObject({
      text: expect.stringContaining('newer edition') as string,
      action: { label: 'Save it as a file' },
    });
    const rescue = new Vault();
    await rescue.open((onLost) => openAnyIdbStore(onLost));
    expect(rescue.keeping.value).toBe('kept');
    expect(await exportAll(rescue)).toContain(session.record().hash);
  });
});

describe('a full disk', () => {
  it('has its own words, also when the transaction says so and its requests only that they were aborted', async () => {
    const vault = await openVault();
    const transaction = Reflect.get(IDBDatabase.prototype, 'transaction') as IDBDatabase['transaction'];
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function full(this: IDBDatabase, ...args) {
      const tx = transaction.apply(this, args);
      const put = Reflect.get(IDBObjectStore.prototype, 'put') as IDBObjectStore['put'];
      if (args[1] === 'readwrite') {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function later(this: IDBObjectStore, value: unknown) {
          const request = put.call(this, value);
          queueMicrotask(() => (tx as unknown as { _abort(name: string): void })._abort('QuotaExceededError'));
          return request;
        });
      }
      return tx;
    });
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    expect(vault.keeping.value).toBe('full');
  });

  it('with room again takes what could not be written meanwhile, and says so no longer', async () => {
    const store = memoryStore();
    let room = false;
    const write: Store['write'] = (changes) => (room ? store.write(changes) : Promise.reject(new DOMException('', 'QuotaExceededError')));
    const vault = new Vault(() => 1);
    await vault.open(() => Promise.resolve({ ...store, write }));
    const [over, next] = [played('a'), played('b', 2)];
    await keepRecord(vault, kept(over), about(over));
    await writeAutosave(vault, kept(next), about(next));
    expect(vault.keeping.value).toBe('full');
    room = true;
    await writeAutosave(vault, kept(next), about(next));
    expect(vault.keeping.value).toBe('kept');
    expect(await store.all('records')).toHaveLength(1);
  });

  it('at the opening is told apart from a browser that refuses', async () => {
    const vault = new Vault();
    await vault.open(() => Promise.reject(new DOMException('', 'QuotaExceededError')));
    expect(vault.keeping.value).toBe('full');
  });
});

describe('a store that goes away while the page is open', () => {
  /** Stores one after the other, and what takes each of them away. */
  const inTurn = (...stores: readonly (Store | Error)[]) => {
    const lost: (() => void)[] = [];
    let next = 0;
    const open = (onLost: () => void): Promise<Store> => {
      const store = stores[next++]!;
      if (store instanceof Error) return Promise.reject(store);
      lost.push(onLost);
      return Promise.resolve(store);
    };
    return { open, lost };
  };
  const seedIn = async (store: Store): Promise<string | undefined> => {
    const row = await store.get('autosave', 'current');
    return row && (JSON.parse(row.text) as { record: { seed: string } }).record.seed;
  };

  it('with all that was in it is opened again, and told so: the game in progress is kept from its next answer on', async () => {
    const [first, second] = [memoryStore(), memoryStore()];
    const { open, lost } = inTurn(first, second);
    const vault = new Vault(() => 1);
    await vault.open(open);
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    lost[0]!();
    await vi.waitFor(() => expect(vault.keeping.value).toBe('cleared'));
    expect(await seedIn(second)).toBeUndefined();
    await writeAutosave(vault, kept(session), about(session));
    expect(await seedIn(second)).toBe('a');
    expect(vault.keeping.value, 'said until the page is loaded again').toBe('cleared');
    expect(notice('cleared')!.text).toContain('has cleared');
    expect(vault.lasts.value).toBe(true);
    vault.setWriter(false);
    expect(vault.lasts.value).toBe(false);
  });

  it.each(['nothing was ever kept', 'all was deleted'] as const)('is opened again in silence where %s', async (why) => {
    const { open, lost } = inTurn(memoryStore(), memoryStore());
    const vault = new Vault(() => 1);
    await vault.open(open);
    const session = played('a', 2);
    if (why === 'all was deleted') {
      await writeAutosave(vault, kept(session), about(session));
      await vault.wipe();
    }
    expect(await listRecords(vault)).toEqual([]);
    lost[0]!();
    expect(vault.keeping.value).toBe('lost');
    expect(vault.lasts.value).toBe(false);
    await vi.waitFor(() => expect(vault.keeping.value).toBe('kept'));
    await writeAutosave(vault, kept(session), about(session));
    expect(vault.keeping.value).toBe('kept');
  });

  it('is told as cleared where something of an earlier visit was read from it', async () => {
    const first = memoryStore();
    const before = new Vault(() => 1);
    await before.open(() => Promise.resolve(first));
    const over = played('b');
    await keepRecord(before, kept(over), about(over));
    const { open, lost } = inTurn(first, memoryStore());
    const vault = new Vault(() => 1);
    await vault.open(open);
    expect(await listRecords(vault)).toHaveLength(1);
    lost[0]!();
    await vi.waitFor(() => expect(vault.keeping.value).toBe('cleared'));
  });

  it('in the middle of a write is opened again, and the write is not lost', async () => {
    const second = memoryStore();
    const { open, lost } = inTurn({ ...memoryStore(), write: () => (lost[0]!(), Promise.reject(new Error('closing'))) }, second);
    const vault = new Vault(() => 1);
    await vault.open(open);
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    await vi.waitFor(async () => expect(await seedIn(second)).toBe('a'));
  });

  it('after a write that failed takes what was held meanwhile', async () => {
    const second = memoryStore();
    const { open, lost } = inTurn({ ...memoryStore(), write: () => Promise.reject(new Error('closing')) }, second);
    const vault = new Vault(() => 1);
    await vault.open(open);
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    expect(vault.keeping.value).toBe('lost');
    lost[0]!();
    await vi.waitFor(async () => expect(await seedIn(second)).toBe('a'));
  });

  it('is asked for another with each write, while the browser is still clearing', async () => {
    const second = memoryStore();
    const { open, lost } = inTurn(memoryStore(), new Error('not yet'), second);
    const vault = new Vault(() => 1);
    await vault.open(open);
    const [session, over] = [played('a', 2), played('b')];
    lost[0]!();
    await vi.waitFor(() => expect(vault.keeping.value).toBe('lost'));
    await writeAutosave(vault, kept(session), about(session));
    expect(await seedIn(second)).toBe('a');
    await keepRecord(vault, kept(over), about(over));
    expect(await second.all('records')).toHaveLength(1);
  });

  it.each([
    { why: 'is refused', error: new Error('no'), keeping: 'lost' },
    { why: 'is of a newer edition', error: new DOMException('', 'VersionError'), keeping: 'newer' },
  ] as const)('goes on in memory where the next one $why', async ({ error, keeping }) => {
    const { open, lost } = inTurn(memoryStore(), error);
    const vault = new Vault(() => 1);
    await vault.open(open);
    lost[0]!();
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    await vi.waitFor(() => expect(vault.keeping.value).toBe(keeping));
    expect((await loadAutosave(kit, vault))!.record.seed).toBe('a');
  });
});

describe('two copies of the game on one origin', () => {
  const at = async (place: string): Promise<Vault> => {
    const vault = new Vault(() => 1);
    await vault.open((onLost) => openIdbStore(onLost, place));
    return vault;
  };

  it('share nothing', async () => {
    const [one, other] = [await at('/one/'), await at('/other/')];
    const session = played('a', 2);
    await writeAutosave(one, kept(session), about(session));
    expect(await loadAutosave(kit, other)).toBeNull();
    expect((await loadAutosave(kit, await at('/one/')))!.record.actions).toHaveLength(2);
  });

  it('begin with what earlier editions kept under the plain name, once', async () => {
    const session = played('a', 2);
    await writeAutosave(await openVault(), kept(session), about(session));
    const one = await at('/one/');
    expect((await loadAutosave(kit, one))!.record.seed).toBe('a');
    await one.wipe();
    expect(await loadAutosave(kit, await at('/one/'))).toBeNull();
    expect((await loadAutosave(kit, await at('/')))!.record.seed).toBe('a');
  });
});
