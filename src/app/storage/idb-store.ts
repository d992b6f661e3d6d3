import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { Row, Shelf } from './row.ts';
import { SHELVES } from './row.ts';
import type { Change, Store } from './store.ts';

const NAME = 'damnatio';
const VERSION = 1;

type Schema = DBSchema & { readonly [S in Shelf]: { readonly key: string; readonly value: Row } };

/** Opens the store of the browser. Rejects when the browser refuses one. `onLost` tells when it goes away later. */
export async function openIdbStore(onLost: () => void): Promise<Store> {
  const db = await openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      for (const shelf of SHELVES) if (!database.objectStoreNames.contains(shelf)) database.createObjectStore(shelf, { keyPath: 'key' });
    },
    blocking: () => {
      db.close();
      onLost();
    },
    terminated: onLost,
  });
  return {
    get: (shelf, key) => db.get(shelf, key),
    all: (shelf) => db.getAll(shelf),
    write: (changes) => write(db, changes),
    wipe: () => wipe(db),
  };
}

async function write(db: IDBPDatabase<Schema>, changes: readonly Change[]): Promise<void> {
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
    throw error;
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

async function wipe(db: IDBPDatabase<Schema>): Promise<void> {
  const tx = db.transaction([...SHELVES], 'readwrite');
  await Promise.all([...SHELVES.map((shelf) => tx.objectStore(shelf).clear()), tx.done]);
}
