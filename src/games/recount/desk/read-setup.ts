import type { Check } from '../../../engine/read/index.ts';
import {
  dictionary,
  either,
  exactly,
  id,
  listOf,
  object,
  oneOf,
  orNull,
  shape,
  shortText,
  wholeFrom,
  yesOrNo,
} from '../../../engine/read/index.ts';
import type { Entrant, RecountSetup, Voter } from '../rules/index.ts';
import { entrant, MOST_FIGHTERS, recountSetup } from '../rules/index.ts';

const LONGEST_NAME = 40;
const MOST_VOTERS = 12;

const name = shortText(LONGEST_NAME);
const count = wholeFrom(0, 1000);
const fighterIndex = wholeFrom(0, MOST_FIGHTERS - 1);
const strength = wholeFrom(1, 12);
const facing = wholeFrom(0, 5);
const hex = shape({ q: wholeFrom(-30, 30), r: wholeFrom(-30, 30) }, ['q', 'r']);

const fighter = shape(
  { card: id, side: id, name: orNull(name), strength: orNull(shape({ full: strength, now: strength }, ['full', 'now'])) },
  ['card', 'side'],
);

const voter = exactly<Voter>({ id: name, bias: listOf(MOST_FIGHTERS, wholeFrom(-6, 6)), asks: yesOrNo });

const placed = shape(
  {
    at: hex,
    facing,
    full: strength,
    strength: wholeFrom(-1000, 12),
    offHand: oneOf('held', 'on', 'lost'),
    ensnaredBy: wholeFrom(-1, MOST_FIGHTERS - 1),
    weaponBroken: yesOrNo,
    offBalance: count,
    strikes: count,
    dealt: count,
    status: oneOf('up', 'helpless', 'decked', 'dead', 'spared', 'condemned'),
  },
  ['at', 'facing'],
);

const turn = shape({ fighter: fighterIndex, ap: orNull(count), number: wholeFrom(1, 1000), struck: yesOrNo, struggled: yesOrNo }, [
  'fighter',
  'ap',
]);

const position = shape(
  { round: wholeFrom(1, 1000), order: listOf(MOST_FIGHTERS, fighterIndex), turn, fighters: listOf(MOST_FIGHTERS, placed) },
  ['round', 'order', 'turn', 'fighters'],
);

/** A share, such as the half of a Strength. */
const share: Check = (value, field) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 1) wholeFrom(0, 1)(value, field);
};

/** Values of toggles; which there are is the rules' to say. */
const toggle = either('a word, a number, true or false', [id, wholeFrom(-1000, 1000), share, yesOrNo]);

const setup = shape(
  {
    ruleset: oneOf('recount'),
    arena: orNull(id),
    fighters: listOf(MOST_FIGHTERS, fighter),
    lex: dictionary(toggle),
    voters: orNull(listOf(MOST_VOTERS, voter)),
    position: orNull(position),
  },
  ['ruleset', 'fighters'],
);

/**
 * Checks the shape of a set-up for recount that comes from outside, every field by name; what is left out is as printed.
 * Throws `ReadError` with the path of the field, such as `fighters[1].card`.
 */
export function readRecountSetup(value: unknown): RecountSetup {
  setup(object(value, 'setup'), '');
  const part = value as RecountSetup;
  return recountSetup({ ...part, fighters: part.fighters.map((each: Entrant) => entrant(each)) });
}
