import type { Row, Shelf, Written } from './row.ts';

/** One change of the store. */
export type Change =
  | { readonly do: 'put'; readonly shelf: Shelf; readonly row: Row }
  /** Where `written` says what is dropped, the vault spares what a newer edition wrote in its place. */
  | { readonly do: 'drop'; readonly shelf: Shelf; readonly key: string; readonly written?: Written };

/** Rows on shelves; a write happens whole or not at all. */
export interface Store {
  get(shelf: Shelf, key: string): Promise<Row | undefined>;
  all(shelf: Shelf): Promise<Row[]>;
  write(changes: readonly Change[]): Promise<void>;
  /** Removes everything. */
  wipe(): Promise<void>;
}

/** Keeps rows as long as the page is open. */
export function memoryStore(): Store {
  const shelves = new Map<Shelf, Map<string, Row>>();
  const shelf = (name: Shelf): Map<string, Row> => {
    const rows = shelves.get(name) ?? new Map<string, Row>();
    shelves.set(name, rows);
    return rows;
  };
  return {
    get: (name, key) => Promise.resolve(shelf(name).get(key)),
    all: (name) => Promise.resolve([...shelf(name).values()]),
    write(changes) {
      for (const change of changes) {
        if (change.do === 'put') shelf(change.shelf).set(change.row.key, change.row);
        else shelf(change.shelf).delete(change.key);
      }
      return Promise.resolve();
    },
    wipe() {
      shelves.clear();
      return Promise.resolve();
    },
  };
}
