import { LIMITS } from '../../../../engine/limits/index.ts';
import { z } from 'zod';
import { cardId, cardRef, count, dice, flag, nameIn, nameOf, note, orNull, overrides, rule } from '../../../../catalogue/index.ts';
import { arc, area, attackKind, grade, posture } from './words.ts';

const states = z.array(posture).min(1).default(['standing']).describe('Postures in which it may be played.');

const reach = z
  .union([z.literal('weapon'), z.int().min(1).max(8), z.tuple([z.int().min(1).max(8), z.int().min(1).max(8)])], {
    error: 'expected weapon, a number of hexes from 1 to 8, or [nearest, furthest]',
  })
  .transform((value): readonly [number, number] | null => (value === 'weapon' ? null : typeof value === 'number' ? [1, value] : value))
  .describe('weapon, the furthest hex, or [nearest, furthest].');

const ifWounded = orNull(
  z.strictObject({
    atDamage: count(1, 99, 'Least net damage.'),
    beastCharge: count(-12, 0, 'Added to the charge of the beast.'),
    oncePerBeast: flag('Only once for each beast.'),
  }),
).describe('On a hit that does damage.');

const attackCard = z.strictObject({
  id: cardId,
  overrides,
  name: nameIn('Name on the card.').optional(),
  reach,
  toHit: count(-9, 19, 'Added to Accuracy.'),
  add: count(-9, 19, 'Added to the weapon’s damage.').default(0),
  damage: z
    .union([z.enum(['weapon', 'none']), dice], { error: 'expected weapon, none, or dice such as 1d8+5' })
    .default('weapon')
    .describe('weapon, none, or dice of its own.'),
  stamina: count(0, 9, 'What it costs.'),
  aim: z.array(area).default([]).describe('Zones of the beast it may be aimed at; only with the wounds module.'),
  from: orNull(z.array(arc).min(1)).describe('Arcs of the beast it may be played from.'),
  states,
  needs: orNull(z.literal('blade')).describe('What the weapon must have.'),
  oncePerBout: flag('Once for each man.'),
  fumbleOn: z.array(z.int().min(1).max(20)).default([1]).describe('Faces of the d20 that fumble.'),
  nextBeastToHit: count(-19, 19, 'On a hit: added to the beast’s next To Hit.').default(0),
  nextControlBeast: count(-19, 19, 'On a hit: added to the beast’s next Control Check.').default(0),
  provoke: flag('On a hit: its user becomes the last man the beast fought.'),
  ifWounded,
  minGrade: orNull(grade).describe('Least grade of a man who owns it.'),
  losesWeapon: flag('The weapon leaves the hand.'),
  optional: flag('Only with lex optionalCards.'),
  rule,
  note,
});

const defendCard = z.strictObject({
  id: cardId,
  overrides,
  name: nameIn('Name on the card.').optional(),
  stat: z.enum(['strength', 'agility', 'intimidation']).describe('Rating it is rolled on.'),
  bonus: count(-9, 19, 'Added to the rating.'),
  stamina: count(0, 9, 'What it costs.'),
  answers: orNull(z.array(attackKind).min(1)).describe('Kinds of attack it answers; absent: all.'),
  vs: z.partialRecord(attackKind, z.int().min(-19).max(19)).default({}).describe('Bonus against one kind.'),
  states,
  soakOnFail: count(0, 9, 'Deducted from the damage when it fails.').default(0),
  selfDown: flag('On success the man is Down.'),
  retreat: count(0, 4, 'On success he gives ground, straight away.').default(0),
  stopsCharge: flag('On success the charge stops in contact.'),
  damage: orNull(dice).describe('On success: damage to the beast.'),
  counter: orNull(
    z.strictObject({ toHit: count(-9, 19, 'Added to Accuracy.'), damage: dice }).transform(({ toHit, damage }) => ({ toHit, dmg: damage })),
  ).describe('On success: an attack of its own.'),
  minGrade: orNull(grade).describe('Least grade of a man who owns it.'),
  needs: orNull(z.enum(['adjacentAlly', 'pole', 'cochleaHex'])).describe('What must be at hand.'),
  rule,
  note,
});

function deck<Card extends z.ZodType>(cards: Card) {
  return {
    id: nameOf('weapon').describe(
      'Weapon that the cards come with. In the core also generic: everybody owns them; optional: lex optionalCards adds them.',
    ),
    extendsDeck: orNull(cardRef('weapon')).describe(
      'Deck that these cards join, such as core:generic; the set-up says so. Left out: a deck of its own.',
    ),
    deck: z.array(cards).max(LIMITS.deck).default([]).describe('Its cards.'),
    note,
  };
}

export const attacksFile = z.strictObject({ schema: z.literal('attacks/2'), ...deck(attackCard) });
export const defendsFile = z.strictObject({ schema: z.literal('defends/2'), ...deck(defendCard) });
