import type { MuneraSetup, Entrant } from '../rules/index.ts';
import { muneraSetup, entrant, MOST_FIGHTERS, MOST_WOUNDS, SKILLS } from '../rules/index.ts';
import type { Check } from '../../../engine/read/index.ts';
import { byPlace, dictionary, either, id, listOf, object, oneOf, orNull, shape, wholeFrom, yesOrNo } from '../../../engine/read/index.ts';

const MOST_ITEMS = 24;

const hex = shape({ q: wholeFrom(-30, 30), r: wholeFrom(-30, 30) }, ['q', 'r']);
const facing = wholeFrom(0, 5);
const count = wholeFrom(0, 1000);
const fighterIndex = wholeFrom(0, MOST_FIGHTERS - 1);
/** An item of the bout; -1 for an improvised attack. */
const itemIndex = wholeFrom(-1, MOST_FIGHTERS * MOST_ITEMS - 1);

const loadoutEntry = shape({ gear: id, start: oneOf('ready', 'sheathed'), damaged: yesOrNo, after: orNull(id) }, [
  'gear',
  'start',
  'damaged',
  'after',
]);

const fighter = shape(
  {
    card: id,
    side: id,
    skills: listOf(SKILLS.length, oneOf(...SKILLS)),
    loadout: orNull(shape({ armour: oneOf('none', 'light', 'heavy'), gear: listOf(MOST_ITEMS, loadoutEntry) }, ['armour', 'gear'])),
    defeatsToday: count,
    sparedToday: yesOrNo,
    wounds: wholeFrom(0, MOST_WOUNDS),
  },
  ['card', 'side'],
);

/** Where an item of a position is: a word, on the sand, or over somebody. */
const spot: Check = either('ready, sheathed, gone, {at: hex} or {holds: fighter}', [
  oneOf('ready', 'sheathed', 'gone'),
  shape({ at: hex }, ['at']),
  shape({ holds: fighterIndex }, ['holds']),
]);

const placed = shape(
  {
    at: hex,
    facing,
    original: wholeFrom(1, 100),
    stamina: wholeFrom(-100, 100),
    fatigue: count,
    down: yesOrNo,
    hazed: count,
    threwSand: yesOrNo,
    defeats: count,
    spared: yesOrNo,
    woundsTaken: count,
    inflicted: byPlace(MOST_FIGHTERS, count),
    injured: listOf(MOST_FIGHTERS, fighterIndex),
    whirls: count,
    whirlHits: count,
    whirlDoubles: count,
    lastTurn: count,
    fate: oneOf('active', 'spared', 'dead'),
    locked: fighterIndex,
    grappler: yesOrNo,
    arrows: count,
    items: byPlace(MOST_ITEMS, spot),
  },
  ['at', 'facing'],
);

const turn = shape(
  {
    fighter: fighterIndex,
    ap: orNull(wholeFrom(0, 100)),
    spent: count,
    attacks: count,
    struck: listOf(MOST_ITEMS, itemIndex),
    stood: yesOrNo,
    feint: oneOf('none', 'declared', 'used'),
    cutFree: yesOrNo,
    blinded: wholeFrom(-1, MOST_FIGHTERS - 1),
    floored: listOf(MOST_FIGHTERS, fighterIndex),
  },
  ['fighter', 'ap'],
);

const position = shape(
  {
    round: wholeFrom(1, 10_000),
    order: listOf(MOST_FIGHTERS, fighterIndex),
    turn,
    fighters: listOf(MOST_FIGHTERS, placed),
    sparedToday: count,
  },
  ['round', 'order', 'turn', 'fighters', 'sparedToday'],
);

/** Values of toggles; which there are is the rules' to say. */
const toggle = either('a word, a number, true or false', [id, wholeFrom(-1000, 1000), yesOrNo]);

const setup = shape(
  {
    ruleset: oneOf('munera'),
    arena: orNull(id),
    fighters: listOf(MOST_FIGHTERS, fighter),
    lex: dictionary(toggle),
    sparedToday: count,
    position: orNull(position),
  },
  ['ruleset', 'fighters'],
);

/**
 * Checks the shape of a set-up for munera that comes from outside, every field by name; what is left out is as printed.
 * Throws `ReadError` with the path of the field, such as `fighters[1].card`.
 */
export function readMuneraSetup(value: unknown): MuneraSetup {
  setup(object(value, 'setup'), '');
  const part = value as MuneraSetup;
  return muneraSetup({ ...part, fighters: part.fighters.map((each: Entrant) => entrant(each)) });
}
