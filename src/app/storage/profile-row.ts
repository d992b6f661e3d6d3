import { readRow } from './read-row.ts';
import type { Codec, Row } from './row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

interface Kept<T> extends Codec<T> {
  /** What it is as long as nothing is kept. */
  readonly none: T;
  /** As it is written, where that is not as it is read. */
  written?(this: void, value: T): unknown;
  /** What is here with what a file brings; the same value where that brings nothing. */
  joined?(this: void, here: T, brought: T): T;
}

/** A kind of thing of which the profile keeps one, under the name of its kind. */
export interface ProfileRow<T> extends Codec<T> {
  load(this: void, vault: Vault): Promise<T>;
  put(this: void, vault: Vault, value: T): Change;
  keep(this: void, vault: Vault, value: T): Promise<boolean>;
  /** The change that joins what a file brings with what is here; null when that brings nothing. */
  join(this: void, vault: Vault, row: Row): Promise<Change | null>;
}

export function profileRow<T>({ none, written = (value) => value, joined = (_, brought) => brought, ...codec }: Kept<T>): ProfileRow<T> {
  const { kind } = codec;
  const load = async (vault: Vault): Promise<T> => (await vault.read('profile', kind, codec)) ?? none;
  const put = (vault: Vault, value: T): Change => ({
    do: 'put',
    shelf: 'profile',
    row: makeRow(codec, kind, written(value), null, vault.time()),
  });
  return {
    ...codec,
    load,
    put,
    keep: (vault, value) => vault.write([put(vault, value)]),
    async join(vault, row) {
      const [here, read] = [await load(vault), readRow(row, codec)];
      const next = read.ok ? joined(here, read.value) : here;
      return next === here ? null : put(vault, next);
    },
  };
}
