import { canonicalJson } from '../../engine/bout/index.ts';
import type { PostMortem, WeighedChoice } from '../../hud/end/index.ts';
import type { Spans } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { profileRow } from './profile-row.ts';
import { checksum } from './row.ts';
import type { Vault } from './vault.ts';

/** Post-mortems are thought out for so many bouts, the newest first; older ones can be held again. */
export const MOST_POST_MORTEMS = 24;

/** Raised when another way of weighing would come to something else. */
const WAY = 2;

interface Kept {
  readonly key: string;
  /** Id of its record; missing where an earlier edition did not note it. */
  readonly record?: string;
  readonly found: PostMortem;
}

/** What a post-mortem is held of, and with. */
export interface HeldOf {
  /** Id of the record. */
  readonly record: string;
  /** Hash of the cards that it is played out with. */
  readonly content: string;
  readonly controllers: Controllers;
  /** What a bot answered in the player's place. */
  readonly deputed?: Spans | undefined;
}

/** What a post-mortem goes by: the record, the cards that it is played out with, and who decided. */
export function postMortemKey({ record, content, controllers, deputed = [] }: HeldOf): string {
  return checksum(canonicalJson([WAY, record, content, controllers, ...(deputed.length > 0 ? [deputed] : [])]));
}

type Shape = Readonly<Record<string, unknown>>;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
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
  const measured =
    isShape(measure) && (measure['of'] === 'won' || measure['of'] === 'saved') && isNumber(measure['most']) && measure['most'] > 0;
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
    (value['byBot'] === undefined || isNumber(value['byBot'])) &&
    value['done'] === true
  );
}

function isKept(value: unknown): value is Kept {
  if (!isShape(value) || typeof value['key'] !== 'string' || !isFound(value['found'])) return false;
  return value['record'] === undefined || typeof value['record'] === 'string';
}

export const POST_MORTEMS = profileRow<readonly Kept[]>({
  kind: 'post-mortems',
  format: 1,
  none: [],
  read(value) {
    if (!Array.isArray(value)) throw new TypeError('post-mortems must be a list');
    return value.filter(isKept);
  },
  joined(here, brought) {
    const keys = new Set(here.map(({ key }) => key));
    const added = brought.filter(({ key }) => !keys.has(key)).slice(0, Math.max(0, MOST_POST_MORTEMS - here.length));
    return added.length === 0 ? here : [...here, ...added];
  },
});

/** A post-mortem that was held before; null when it was not, or long ago. */
export async function loadPostMortem(vault: Vault, of: HeldOf): Promise<PostMortem | null> {
  const key = postMortemKey(of);
  return (await POST_MORTEMS.load(vault)).find((each) => each.key === key)?.found ?? null;
}

export async function keepPostMortem(vault: Vault, of: HeldOf, found: PostMortem): Promise<void> {
  const key = postMortemKey(of);
  const others = (await POST_MORTEMS.load(vault)).filter((each) => each.key !== key);
  const list: readonly Kept[] = [{ key, record: of.record, found }, ...others].slice(0, MOST_POST_MORTEMS);
  await POST_MORTEMS.keep(vault, list);
}

/** The newest that was held of each record of late; those that do not say of which are nobody's. */
export async function heldPostMortems(vault: Vault): Promise<ReadonlyMap<string, PostMortem>> {
  const held = new Map<string, PostMortem>();
  for (const { record, found } of await POST_MORTEMS.load(vault)) if (record !== undefined && !held.has(record)) held.set(record, found);
  return held;
}
