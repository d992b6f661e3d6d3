import type { KeyOf, RefereeOf, RefusalOf, Telling, TermOf } from '../../../engine/bout/index.ts';
import { sayingIn } from '../../../engine/turns/index.ts';

/** Why a modifier is in a sum. */
const REASONS = [
  'back',
  'sword-side',
  'net-side',
  'no-shield',
  'no-net',
  'no-weapon',
  'target-ensnared',
  'disarmed',
  'lightly-wounded',
  'badly-wounded',
  'ensnared',
  'class',
  'off-balance',
  'drew-blood',
  'never-struck',
] as const;

/** Why an answer is not legal. */
const REFUSALS = [
  'already-ensnared',
  'bout-over',
  'has-struck',
  'has-struggled',
  'in-the-way',
  'left-or-right',
  'net-away',
  'no-net',
  'no-opponent',
  'no-such-answer',
  'no-such-fighter',
  'no-such-sector',
  'not-ahead',
  'not-beside',
  'not-ensnared',
  'not-now',
  'occupied',
  'too-far',
  'too-few-ap',
  'up-or-down',
  'wall',
  'zone-of-control',
] as const;

/** What may come of an answer. */
const OUTLOOKS = [
  'wounds',
  'helpless',
  'dead',
  'decked',
  'off-hand',
  'unbalanced',
  'weapon',
  'own-balance',
  'own-weapon',
  'ensnares',
  'frees',
  'tears',
  'spared',
] as const;

/** Everything that the rules of recount say in message keys, by group; en.yaml has a message for each, and a test sees to it. */
export const KEYS = {
  reason: REASONS,
  refusal: REFUSALS,
  outlook: OUTLOOKS,
  roll: ['strength', 'order', 'net', 'struggle', 'double-six', 'broken-weapon', 'save'],
  condition: ['light-wound', 'bad-wound', 'ensnared', 'off-balance', 'helpless', 'decked', 'dead'],
  outcome: ['last-standing', 'all-fallen', 'stans-missus'],
  action: ['strike', 'cast', 'struggle', 'forward', 'step', 'pivot', 'end', 'vote'],
  /** What is asked: his turn, and whether the beaten man lives. */
  moment: ['act', 'vote'],
  manner: ['strike'],
  /** The victor's thumb, before anybody is beaten. */
  defeat: ['thumb-down', 'thumb-up'],
  double: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'],
  quadrant: ['front', 'sword', 'shield', 'net', 'back'],
} as const;

type Keys = typeof KEYS;
export type Key<Group extends keyof Keys> = KeyOf<Keys, Group>;
export type Term = TermOf<Key<'reason'>>;
export type Refused = RefusalOf<Keys>;
type Told = Telling<Keys>;
/** Who is told what happens in a bout, in these keys. */
export type RecountReferee = RefereeOf<Told>;

export const { term, refuse, throwDice, tellCondition } = sayingIn<Keys>();
