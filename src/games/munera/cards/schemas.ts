import { z } from 'zod';
import {
  cardId,
  cardRef,
  count,
  flag,
  glyph,
  manLook,
  nameIn,
  nameOf,
  note,
  overrides,
  prose,
  rule,
  sharedWord,
} from '../../../catalogue/index.ts';
import { LIMITS } from '../../../engine/limits/index.ts';

const armour = z.enum(['none', 'light', 'heavy']).meta({ description: 'none, light or heavy (M-015).' });
const skill = z.enum(['reflexes', 'attack', 'dodge', 'stamina', 'popularity']);

const hexes = z
  .union([z.int().min(1).max(8), z.tuple([z.int().min(1).max(8), z.int().min(1).max(8)])], {
    error: 'expected a number of hexes, or [nearest, furthest]',
  })
  .transform((value): readonly [number, number] => (typeof value === 'number' ? [value, value] : value))
  .meta({ description: 'Distance in hexes, or [nearest, furthest].' });

const band = z
  .strictObject({
    hexes,
    manner: z.enum(['strike', 'throw', 'shoot', 'entangle']).default('strike').meta({ description: 'What the attack is.' }),
    modifier: count(-5, 5, 'Added to the attack die at this distance.').default(0),
    rule,
  })
  .transform(({ hexes: [from, to], rule: cited, ...rest }) => ({ from, to, ...rest, rule: cited }));

const shield = z.strictObject({
  front: count(1, 2, 'Added to the Save in front and left: 1 small, 2 large (M-022, M-023).'),
  right: count(0, 1, 'Added to the Save on the right (M-028).').default(0),
});

const effect = (what: string) =>
  z
    .strictObject({ value: count(-3, 3, 'What is added.'), rule })
    .transform(({ value, rule: cited }) => ({ rule: cited, value }))
    .nullable()
    .default(null)
    .meta({ description: what });

export const gearFile = z.strictObject({
  schema: z.literal('gear/2'),
  id: cardId,
  overrides,
  name: nameIn('What it is called.'),
  wear: z
    .enum(['hand', 'left', 'fist', 'arm', 'bundle', 'quiver', 'head', 'shoulder'])
    .default('hand')
    .meta({ description: 'How it is carried; hand, left, fist and bundle fill a hand while ready.' }),
  cost: z.literal([1, 2]).default(1).meta({ description: 'Action points of an attack; 2 is Unwieldy.' }),
  bands: z.array(band).max(6).default([]).meta({ description: 'Distances at which it attacks; empty for what cannot.' }),
  grip: z.enum(['one', 'pole', 'heavy', 'bow']).default('one').meta({
    description: 'Whether a second hand matters: pole penetrates in two, heavy attacks at -1 in one, bow cannot attack without both.',
  }),
  penetrates: flag('Lowers the Save by one (M-209).'),
  bash: flag('A saved hit knocks down (M-210).'),
  hooks: count(0, 2, 'How much lower the shield of the defender counts (M-219).').default(0),
  wounds: effect('Added to the wounds of a hit that is not saved.'),
  save: count(0, 1, 'Bindings: added to the Save on all sides, once for a pair (M-223). Helmets add by being worn.').default(0),
  shield: shield.nullable().default(null).meta({ description: 'What it covers like a shield.' }),
  escape: count(1, 6, 'Least die that frees whoever is caught in it.').nullable().default(null),
  binds: z
    .enum(['legs', 'arms'])
    .nullable()
    .default(null)
    .meta({ description: 'What it holds of whoever is caught in it; with his arms bound nobody attacks (M-248).' }),
  againstNets: z.enum(['catches', 'cuts']).nullable().default(null).meta({ description: 'What it does to a net.' }),
  scissor: flag('On Double 1 the other fighter loses a weapon on 2 or more (M-255).'),
  tied: flag('Tied to the wrist (M-267).'),
  entry: z.boolean().default(true).meta({ description: 'Counts among the weapons that Double 1 may take.' }),
  fixed: flag('Bound on: never lost, dropped or discarded.'),
  sheath: flag('May be drawn and sheathed (M-070).'),
  ammunition: cardRef('gear')
    .nullable()
    .default(null)
    .meta({ description: 'Gear that an attack needs and a hit uses up: the arrow of a bow, a dart itself.' }),
  hazeCost: count(0, 1, 'Action points of throwing sand with it in hand, if fewer than the two printed.').nullable().default(null),
  glyph: glyph('thing')
    .nullable()
    .default(null)
    .meta({ description: 'How it is drawn, by a glyph of the shipped set; that which is called like it when left out.' }),
  rule,
  note,
});

const MOST_OF_ONE = 12;

export const loadoutItem = z
  .union(
    [
      cardRef('gear'),
      z.strictObject({
        gear: cardRef('gear'),
        count: count(1, MOST_OF_ONE, 'How many of it.').default(1),
        start: z.enum(['ready', 'sheathed']).default('ready').meta({ description: 'Where it is when the bout begins.' }),
        damaged: flag('Attacks at -1 and breaks when it would drop (D-260).'),
        after: cardRef('gear')
          .nullable()
          .default(null)
          .meta({ description: 'Gear that must be gone before this may be drawn or used (M-304).' }),
      }),
    ],
    { error: 'expected the id of gear, or { gear, start, count, damaged, after }' },
  )
  .transform((value) =>
    typeof value === 'string' ? { gear: value, count: 1, start: 'ready' as const, damaged: false, after: null } : value,
  );

/** Arms in the order of the profile: main weapon, second weapons, shield, helmet, galerus. */
export const loadout = z
  .array(loadoutItem)
  .max(12)
  .meta({ description: 'Arms and armour, main weapon first; Double 1 counts in this order.' });

const pair = z
  .union([z.int().min(-5).max(9), z.tuple([z.int().min(-5).max(9), z.int().min(-5).max(9)])], {
    error: 'expected a number, or [with shield, without shield]',
  })
  .transform((value): readonly [number, number] => (typeof value === 'number' ? [value, value] : value));

const printed = z
  .strictObject({
    save: pair.meta({ description: 'Save.' }),
    ap: pair.meta({ description: 'Added to the die of action points.' }),
  })
  .meta({ description: 'Numbers that the source prints; checked against the arms.' });

export const gladiatorCard = z.strictObject({
  schema: z.literal('gladiator/2'),
  id: cardId,
  overrides,
  name: nameIn('Name of the class as screens show it.'),
  aliases: z.array(nameOf('man')).max(6).default([]).meta({ description: 'Other ids of the same card.' }),
  class: sharedWord('class', 'man').optional().meta({ description: 'Class that foes go by; the id when absent.' }),
  armour,
  gear: loadout,
  skills: z.array(skill).max(5).default([]).meta({ description: 'Skills that he begins with.' }),
  appeal: effect('What the crowd makes of his kind when he appeals to it (M-188).'),
  foes: z.array(cardRef('class', 'man')).max(12).default([]).meta({ description: 'Classes he is customarily matched with (M-284).' }),
  printed: printed.nullable().default(null),
  text: prose(LIMITS.text, 'What this type of gladiator was.').optional(),
  rule,
  note,
  joins: sharedWord('lot').nullable().default(null).meta({
    description:
      'Lot that he joins, such as core:familia, from which pairs are drawn; the set-up says so. Left out: he is only ever chosen.',
  }),
  ...manLook,
});

/** How a noxius stands in munera. */
export const noxiusProfile = z
  .strictObject({ weapon: cardRef('gear').meta({ description: 'Gear that his weapon counts as.' }), rule })
  .meta({ description: 'The weapon that his counts as in munera.' });

/** How a bestiarius stands in munera (D-276, D-277). */
export const bestiariusProfile = z
  .strictObject({
    skills: z.array(skill).max(5).meta({ description: 'Skills that he has.' }),
    armour: armour.default('light'),
    gear: loadout.optional().meta({ description: 'A long spear, with a dagger in the belt, when absent (D-276).' }),
    rule,
  })
  .meta({ description: 'His skills and arms in munera.' });
