import type { Known } from '../statistics/digest.ts';
import { profileRow } from './profile-row.ts';

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

/** The newest of what is known of fights. */
function newest(known: readonly Known[]): readonly Known[] {
  const at = (one: Known): number => one.at ?? 0;
  return known.length <= MOST_DIGESTS ? known : known.toSorted((a, b) => at(b) - at(a)).slice(0, MOST_DIGESTS);
}

/** What is known of fights, by the id of the record. */
export const DIGESTS = profileRow<readonly Known[]>({
  kind: 'digests',
  format: 1,
  none: [],
  read(value) {
    if (!Array.isArray(value)) throw new TypeError('digests must be a list');
    return value.filter(isKnown);
  },
  written: newest,
  joined(here, brought) {
    const ids = new Set(here.map(({ id }) => id));
    const added = brought.filter(({ id }) => !ids.has(id));
    return added.length === 0 ? here : [...here, ...added];
  },
});

export const { load: loadDigests, keep: keepDigests } = DIGESTS;
