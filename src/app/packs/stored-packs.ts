import type { PackFile } from '../../session/index.ts';
import { checkFiles, filesOfText, packText } from '../../session/index.ts';
import type { Codec, Row } from '../storage/row.ts';
import { makeRow, PACKS_ON } from '../storage/row.ts';
import type { Change } from '../storage/store.ts';
import type { Vault } from '../storage/vault.ts';

/** What a pack says of itself, as lists show it. */
export interface PackAbout {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly authors: readonly string[];
  readonly text: string;
}

/** A pack as it is kept: its files as they came. */
export interface StoredPack {
  readonly about: PackAbout;
  readonly files: readonly PackFile[];
  /** Milliseconds since 1970; 0 for one that is only tried. */
  readonly savedAt: number;
}

/** Packs lie among the profile, so that an export takes them along; the one that was replaced last lies beside each. */
const KEPT = 'pack/';
const BEFORE = 'pack-before/';

const word = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');

/** Takes what fits: the files are what counts. */
export function readAboutPack(value: unknown, id: string): PackAbout {
  const about = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const authors = Array.isArray(about['authors']) ? about['authors'].map(word).slice(0, 20) : [];
  return {
    id,
    name: word(about['name']) || id,
    version: word(about['version']),
    licence: word(about['licence']),
    authors,
    text: word(about['text']),
  };
}

const CODEC: Codec<{ readonly text: string }> = {
  kind: 'pack',
  format: 1,
  read(value) {
    if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
      throw new TypeError('a pack must have a text');
    checkFiles(filesOfText(value.text));
    return { text: value.text };
  },
};

const ON: Codec<readonly string[]> = {
  kind: PACKS_ON,
  format: 1,
  read(value) {
    if (!Array.isArray(value)) throw new TypeError('the packs that are on must be a list');
    return value.filter((id) => typeof id === 'string').slice(0, 100);
  },
};

async function readPack(vault: Vault, row: Row): Promise<StoredPack | null> {
  const read = await vault.read('profile', row.key, CODEC);
  const id = row.key.slice(row.key.indexOf('/') + 1);
  return read && { about: readAboutPack(row.about, id), files: filesOfText(read.text), savedAt: row.savedAt };
}

/** Every pack that is kept, by id; one that is damaged goes to the quarantine, and the others are listed. */
export async function storedPacks(vault: Vault): Promise<StoredPack[]> {
  const rows = (await vault.rows('profile')).filter(({ key }) => key.startsWith(KEPT));
  const packs = await Promise.all(rows.map((row) => readPack(vault, row)));
  return packs.filter((pack) => pack !== null).sort((a, b) => (a.about.id < b.about.id ? -1 : 1));
}

export async function storedPack(vault: Vault, id: string): Promise<StoredPack | null> {
  const row = await vault.row('profile', KEPT + id);
  return row ? readPack(vault, row) : null;
}

/** What stood in the place of a pack before its files were replaced; null where nothing did. */
export async function packBefore(vault: Vault, id: string): Promise<StoredPack | null> {
  const row = await vault.row('profile', BEFORE + id);
  return row ? readPack(vault, row) : null;
}

/** Keeps a pack, and the one that it takes the place of beside it; says whether it will last. */
export async function keepPack(vault: Vault, { about, files }: Omit<StoredPack, 'savedAt'>): Promise<boolean> {
  const row = makeRow(CODEC, KEPT + about.id, { text: packText(files) }, about, vault.time());
  const before = await vault.row('profile', row.key);
  const aside: Change[] =
    before && before.text !== row.text ? [{ do: 'put', shelf: 'profile', row: { ...before, key: BEFORE + about.id } }] : [];
  return vault.write([...aside, { do: 'put', shelf: 'profile', row }]);
}

/** Deletes a pack, and what it had replaced. */
export async function dropPack(vault: Vault, id: string): Promise<void> {
  await vault.write([KEPT, BEFORE].map((place) => ({ do: 'drop', shelf: 'profile', key: place + id, written: CODEC })));
}

/** The ids of the packs that are on. */
export async function packsOn(vault: Vault): Promise<readonly string[]> {
  return (await vault.read('profile', PACKS_ON, ON)) ?? [];
}

/** Says whether it will last. Where none is on, nothing is kept, so that the page asks for nothing either. */
export async function setPacksOn(vault: Vault, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return vault.write([{ do: 'drop', shelf: 'profile', key: PACKS_ON, written: ON }]);
  return vault.write([{ do: 'put', shelf: 'profile', row: makeRow(ON, PACKS_ON, ids, null, vault.time()) }]);
}
