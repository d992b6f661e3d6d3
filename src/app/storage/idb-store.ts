import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { nameAt, isFull } from './place.ts';
import type { Row, Shelf } from './row.ts';
import { SHELVES } from './row.ts';
import type { Change, Store } from './store.ts';

const NAME = 'damnatio';
const VERSION = 1;

type Schema = DBSchema & { readonly [S in Shelf]: { readonly key: string; readonly value: Row } };
type Database = IDBPDatabase<Schema>;

interface Watch {
  readonly blocking: (current: number, blocked: number | null, event: IDBVersionChangeEvent) => void;
  readonly terminated: () => void;
}

function shelvesOf(db: Database): Shelf[] {
  return SHELVES.filter((shelf) => db.objectStoreNames.contains(shelf));
}

function watch(onLost: () => void): Watch {
  return {
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  };
}

/** Opens a database that is there already, of any version when none is named; null when there is none. */
async function openExisting(name: string, version: number | undefined, on: Partial<Watch>): Promise<Database | null> {
  let missing = false;
  try {
    return await openDB<Schema>(name, version, {
      ...on,
      upgrade(_db, from, _to, tx) {
        missing = from === 0;
        tx.done.catch(() => undefined);
        if (missing) tx.abort();
      },
    });
  } catch (error) {
    if (missing) return null;
    throw error;
  }
}

type Kept = readonly { readonly shelf: Shelf; readonly rows: readonly Row[] }[];

/** What editions kept that did not name their store after its place. */
async function keptBefore(): Promise<Kept> {
  const db = await openExisting(NAME, undefined, {}).catch(() => null);
  if (!db) return [];
  try {
    return await Promise.all(shelvesOf(db).map(async (shelf) => ({ shelf, rows: await db.getAll(shelf) })));
  } finally {
    db.close();
  }
}

/** Makes the store of a place; away from the root it begins with what earlier editions kept under the plain name. */
async function create(name: string, on: Watch): Promise<Database> {
  const kept = name === NAME ? [] : await keptBefore();
  return openDB<Schema>(name, VERSION, {
    ...on,
    upgrade(db, _from, _to, tx) {
      for (const shelf of SHELVES) db.createObjectStore(shelf, { keyPath: 'key' });
      for (const { shelf, rows } of kept) for (const row of rows) void tx.objectStore(shelf).put(row);
    },
  });
}

/** A shelf to read from. Its transaction tells nobody when it breaks off, as the requests do. */
function read(db: Database, shelf: Shelf) {
  const tx = db.transaction(shelf);
  tx.done.catch(() => undefined);
  return tx.store;
}

function storeOver(db: Database): Store {
  return {
    get: async (shelf, key) => read(db, shelf).get(key),
    all: async (shelf) => read(db, shelf).getAll(),
    write: (changes) => write(db, changes),
    wipe: () => wipe(db),
  };
}

/** Opens the store of the browser for the copy of the game at a place. Rejects when the browser refuses one. `onLost` tells when it goes away later. */
export async function openIdbStore(onLost: () => void, place = '/'): Promise<Store> {
  const [name, on] = [nameAt(NAME, place), watch(onLost)];
  return storeOver((await openExisting(name, VERSION, on)) ?? (await create(name, on)));
}

/** Opens the store whatever edition wrote it, for taking things out; shelves that are not there are empty. */
export async function openAnyIdbStore(onLost: () => void, place = '/'): Promise<Store> {
  const db = await openExisting(nameAt(NAME, place), undefined, watch(onLost));
  if (!db) return openIdbStore(onLost, place);
  const there = shelvesOf(db);
  const store = storeOver(db);
  return {
    ...store,
    get: async (shelf, key) => (there.includes(shelf) ? store.get(shelf, key) : undefined),
    all: async (shelf) => (there.includes(shelf) ? store.all(shelf) : []),
  };
}

async function write(db: Database, changes: readonly Change[]): Promise<void> {
  const shelves = [...new Set(changes.map(({ shelf }) => shelf))];
  if (shelves.length === 0) return;
  const tx = db.transaction(shelves, 'readwrite');
  const done = tx.done;
  done.catch(() => undefined); // the reason is thrown below, also when a request fails first
  try {
    const requests = changes.map((change) => {
      const shelf = tx.objectStore(change.shelf);
      return change.do === 'put' ? shelf.put(change.row) : shelf.delete(change.key);
    });
    await Promise.all([...requests, done]);
  } catch (error) {
    abort(tx);
    // A full disk ends the transaction; requests that had to end with it say only that they were aborted.
    throw await done.then(
      () => error,
      (reason: unknown) => (isFull(reason) ? reason : error),
    );
  }
}

/** Takes back what a failed write has begun; one that is over already needs nothing. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // it has ended by itself
  }
}

async function wipe(db: Database): Promise<void> {
  const shelves = shelvesOf(db);
  const tx = db.transaction(shelves, 'readwrite');
  await Promise.all([...shelves.map((shelf) => tx.objectStore(shelf).clear()), tx.done]);
}
