import type { Codec } from '../storage/row.ts';
import { makeRow } from '../storage/row.ts';
import type { Vault } from '../storage/vault.ts';

/** Letters of a name. */
const LONGEST_AUTHOR = 60;
const KEY = 'author';

const AUTHOR: Codec<{ readonly name: string }> = {
  kind: KEY,
  format: 1,
  read(value) {
    const { name } = (value ?? {}) as { readonly name?: unknown };
    if (typeof name !== 'string') throw new TypeError('an author has no name');
    return { name: name.slice(0, LONGEST_AUTHOR) };
  },
};

/** Who makes packs in this browser; empty as long as nobody has said. */
export async function loadAuthor(vault: Vault): Promise<string> {
  return (await vault.read('profile', KEY, AUTHOR))?.name ?? '';
}

/** Remembers who makes packs here; an empty name is forgotten. */
export async function keepAuthor(vault: Vault, name: string): Promise<void> {
  const said = name.trim().slice(0, LONGEST_AUTHOR);
  const row = makeRow(AUTHOR, KEY, { name: said }, null, vault.time());
  await vault.write([said === '' ? { do: 'drop', shelf: 'profile', key: KEY, written: AUTHOR } : { do: 'put', shelf: 'profile', row }]);
}
