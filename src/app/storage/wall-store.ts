import type { Codec, Row } from './row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import { readRow } from './read-row.ts';
import type { Vault } from './vault.ts';

/** What became of somebody: theta, laurel, or the letters of a victor. */
export const FATES = ['dead', 'spared', 'won'] as const;
const KINDS = ['beast', 'noxius', 'bestiarius', 'gladiator'] as const;

/** A name on the wall. */
export interface Named {
  readonly name: string;
  /** Id of his card, and what he is, for his silhouette. */
  readonly card: string;
  readonly kind: (typeof KINDS)[number];
  readonly fate: (typeof FATES)[number];
  /** Names of those he met. */
  readonly against: string;
  /** The step of the replay from which it can be watched. */
  readonly step: number;
}

/** The names of one fight. */
export interface Names {
  /** Id of its game. */
  readonly game: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly people: readonly Named[];
}

const MOST_PEOPLE = 64;
const LONGEST = 400;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST;
}

function readNamed(value: unknown): Named {
  const { name, card, kind, fate, against, step } = (value ?? {}) as Record<string, unknown>;
  const known = KINDS.find((each) => each === kind);
  const fated = FATES.find((each) => each === fate);
  if (!isText(name) || !isText(card) || !isText(against) || !known || !fated) throw new TypeError('a name of the wall is not whole');
  if (!Number.isInteger(step) || Number(step) < 0) throw new TypeError('a name of the wall has no moment');
  return { name, card, kind: known, fate: fated, against, step: Number(step) };
}

/** Checks the shape of stored names; throws `TypeError` for another. */
export function readNames(value: unknown): Names {
  const { game, at, people } = (value ?? {}) as Record<string, unknown>;
  if (!isText(game) || !Number.isFinite(at) || !Array.isArray(people) || people.length > MOST_PEOPLE)
    throw new TypeError('names of a fight must have a game, a day and people');
  return { game, at: Number(at), people: people.map(readNamed) };
}

const NAMES: Codec<Names> = { kind: 'wall', format: 1, read: readNames };
const PREFIX = 'wall/';

/** Names lie apart from the record of their fight, so that they outlast it. */
export function nameKey(record: string): string {
  return `${PREFIX}${record}`;
}

export function putNames(record: string, names: Names): Change {
  return { do: 'put', shelf: 'profile', row: makeRow(NAMES, nameKey(record), names, null, names.at) };
}

/** Names of a record, with its id. */
export interface KeptNames extends Names {
  readonly record: string;
}

function isNames({ key }: Row): boolean {
  return key.startsWith(PREFIX);
}

/** All names that are kept, the newest fight first. What cannot be read is put aside; what a newer edition wrote stays. */
export async function listNames(vault: Vault): Promise<KeptNames[]> {
  const kept: KeptNames[] = [];
  for (const row of (await vault.rows('profile')).filter(isNames)) {
    const read = readRow(row, NAMES);
    if (read.ok) kept.push({ ...read.value, record: row.key.slice(PREFIX.length) });
    else if (read.fault === 'damaged') await vault.putAside('profile', row, read);
  }
  return kept.sort((a, b) => b.at - a.at || (a.record < b.record ? -1 : 1));
}

/** Ids of records whose names are kept. */
export async function namedRecords(vault: Vault): Promise<Set<string>> {
  return new Set((await vault.rows('profile')).filter(isNames).map(({ key }) => key.slice(PREFIX.length)));
}
