import type { Known } from '../statistics/digest.ts';
import { readRow } from './read-row.ts';
import type { Codec, Row } from './row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

/** Fights that statistics remember, when their records are long gone. */
export const MOST_DIGESTS = 2000;

type Shape = Readonly<Record<string, unknown>>;
const MOST_WORDS = 24;
const LONGEST = 80;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length <= MOST_WORDS && value.every(isText);

function isFight({ luck, expected, of, most, ...rest }: Shape): boolean {
  const texts = ['game', 'fight'].every((name) => isText(rest[name]));
  const numbers = ['at', 'came'].every((name) => isNumber(rest[name]));
  const thrown = isShape(luck) && ['excess', 'variance', 'rolls'].every((name) => isNumber(luck[name]));
  const foreseen = expected === null || (isShape(expected) && isNumber(expected['mean']) && isNumber(expected['error']));
  const measured = (of === 'saved' || of === 'won') && isNumber(most) && most >= 1;
  const dated = rest['way'] === undefined || isNumber(rest['way']);
  const ended = rest['ended'] === undefined || ((rest['ended'] === 'given-up' || rest['ended'] === 'by-bot') && isNumber(rest['round']));
  const forked = rest['fork'] === undefined || rest['fork'] === true;
  return texts && numbers && dated && ended && forked && isTexts(rest['own']) && isTexts(rest['foes']) && thrown && foreseen && measured;
}

function isSkipped({ skipped, fight, at }: Shape): boolean {
  return skipped === true && (fight === undefined || (isText(fight) && isNumber(at)));
}

function isKnown(value: unknown): value is Known {
  return isShape(value) && isText(value['id']) && (isSkipped(value) || (value['skipped'] !== true && isFight(value)));
}

const DIGESTS: Codec<readonly Known[]> = {
  kind: 'digests',
  format: 1,
  read(value) {
    if (!Array.isArray(value)) throw new TypeError('digests must be a list');
    return value.filter(isKnown);
  },
};

/** What is known of fights, by the id of the record. */
export async function loadDigests(vault: Vault): Promise<readonly Known[]> {
  return (await vault.read('profile', DIGESTS.kind, DIGESTS)) ?? [];
}

/** The change that keeps what is known of fights, the newest of them. */
function putOf(vault: Vault, known: readonly Known[]): Change {
  const at = (one: Known): number => one.at ?? 0;
  const kept = known.length <= MOST_DIGESTS ? known : known.toSorted((a, b) => at(b) - at(a)).slice(0, MOST_DIGESTS);
  return { do: 'put', shelf: 'profile', row: makeRow(DIGESTS, DIGESTS.kind, kept, null, vault.time()) };
}

export async function keepDigests(vault: Vault, known: readonly Known[]): Promise<void> {
  await vault.write([putOf(vault, known)]);
}

/** The change that adds what a file knows of other fights; null when that is nothing. */
export async function joinDigests(vault: Vault, row: Row): Promise<Change | null> {
  const read = readRow(row, DIGESTS);
  const here = await loadDigests(vault);
  const ids = new Set(here.map(({ id }) => id));
  const added = read.ok ? read.value.filter(({ id }) => !ids.has(id)) : [];
  return added.length === 0 ? null : putOf(vault, [...here, ...added]);
}
