import { canonicalJson } from '../../engine/bout/index.ts';
import type { PostMortem, WeighedChoice } from '../../hud/end/index.ts';
import type { Controllers } from '../controllers.ts';
import { readRow } from './read-row.ts';
import { checksum, makeRow, type Codec, type Row } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

/** Post-mortems are thought out for so many bouts, the newest first; older ones can be held again. */
export const MOST_POST_MORTEMS = 24;

/** Raised when another way of weighing would come to something else. */
const WAY = 2;

interface Kept {
  readonly key: string;
  readonly found: PostMortem;
}

/** What a post-mortem goes by: the record, the cards that it is played out with, and who decided. */
export function postMortemKey(recordId: string, contentHash: string, controllers: Controllers): string {
  return checksum(canonicalJson([WAY, recordId, contentHash, controllers]));
}

type Shape = Readonly<Record<string, unknown>>;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isEstimate = (value: unknown): boolean => isShape(value) && isNumber(value['mean']) && isNumber(value['error']);
const isActions = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isShape(each) && typeof each['type'] === 'string');

function isLife(value: unknown): boolean {
  return value === null || (isShape(value) && typeof value['figure'] === 'string' && isNumber(value['kept']) && isNumber(value['would']));
}

function isChoice(value: unknown): value is WeighedChoice {
  if (!isShape(value)) return false;
  const numbers = ['step', 'round', 'times'].every((name) => Number.isInteger(value[name]));
  const estimates = ['kept', 'would', 'gain'].every((name) => isEstimate(value[name]));
  return numbers && estimates && isActions(value['played']) && isActions(value['other']) && isLife(value['life']);
}

function isFound(value: unknown): value is PostMortem {
  if (!isShape(value)) return false;
  const { measure, quick, better, praised, hoped } = value;
  const measured = isShape(measure) && (measure['of'] === 'won' || measure['of'] === 'saved') && isNumber(measure['most']);
  const bots =
    typeof value['bot'] === 'string' &&
    (quick === null || (isShape(quick) && typeof quick['bot'] === 'string' && isNumber(quick['after'])));
  const lists = [better, praised].every((list) => Array.isArray(list) && list.every(isChoice));
  return (
    measured &&
    bots &&
    lists &&
    (hoped === null || isEstimate(hoped)) &&
    ['choices', 'came'].every((name) => isNumber(value[name])) &&
    value['done'] === true
  );
}

const CODEC: Codec<readonly Kept[]> = {
  kind: 'post-mortems',
  format: 1,
  read(value) {
    if (!Array.isArray(value)) throw new TypeError('post-mortems must be a list');
    return value.filter((each): each is Kept => isShape(each) && typeof each['key'] === 'string' && isFound(each['found']));
  },
};

async function all(vault: Vault): Promise<readonly Kept[]> {
  return (await vault.read('profile', CODEC.kind, CODEC)) ?? [];
}

/** A post-mortem that was held before; null when it was not, or long ago. */
export async function loadPostMortem(vault: Vault, key: string): Promise<PostMortem | null> {
  return (await all(vault)).find((each) => each.key === key)?.found ?? null;
}

export async function keepPostMortem(vault: Vault, key: string, found: PostMortem): Promise<void> {
  const others = (await all(vault)).filter((each) => each.key !== key);
  const list: readonly Kept[] = [{ key, found }, ...others].slice(0, MOST_POST_MORTEMS);
  await vault.write([{ do: 'put', shelf: 'profile', row: makeRow(CODEC, CODEC.kind, list, null, vault.time()) }]);
}

/** The change that adds the post-mortems of a file to those that are here; null when that brings nothing. */
export async function joinPostMortems(vault: Vault, row: Row): Promise<Change | null> {
  const read = readRow(row, CODEC);
  const here = await all(vault);
  const keys = new Set(here.map(({ key }) => key));
  const added = (read.ok ? read.value.filter(({ key }) => !keys.has(key)) : []).slice(0, Math.max(0, MOST_POST_MORTEMS - here.length));
  if (added.length === 0) return null;
  return { do: 'put', shelf: 'profile', row: makeRow(CODEC, CODEC.kind, [...here, ...added], null, vault.time()) };
}

/** All that were held of late. */
export async function heldPostMortems(vault: Vault): Promise<readonly PostMortem[]> {
  return (await all(vault)).map(({ found }) => found);
}
