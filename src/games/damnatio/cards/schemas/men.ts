import { z } from 'zod';
import { readable } from '../../../../engine/text/index.ts';
import {
  cardId,
  cardRef,
  count,
  dice,
  glyph,
  line,
  manLook,
  nameIn,
  note,
  orNull,
  overrides,
  sharedWord,
  type Shape,
} from '../../../../catalogue/index.ts';
import { RATINGS, type Rating } from '../../rules/index.ts';
import { grade } from './words.ts';

const rating = z.int().min(0).max(99);

const ratings = z
  .tuple([rating, rating, rating, rating, rating, rating, rating, rating, rating, rating])
  .transform((values) => Object.fromEntries(RATINGS.map((name, i) => [name, values[i]])) as Record<Rating, number>)
  .describe(`Ten ratings (D-192), in this order: ${RATINGS.join(', ')}.`);

const weapon = z
  .strictObject({
    id: cardRef('weapon').describe('Deck of Attack and Defend cards that comes with it.'),
    name: nameIn('What it is called; a noxius has a damaged one.').optional(),
    damage: dice,
    reach: count(1, 4, 'Hexes it reaches.'),
    blade: z.boolean().default(false).describe('Whether it can slash.'),
    glyph: glyph('thing')
      .optional()
      .describe('How it is drawn, by a glyph of the shipped set; that which is called like it when left out.'),
    light: z
      .literal(true)
      .optional()
      .describe('It burns: at night beasts see who bears it, and men see what stands near it (D-413, D-414).'),
  })
  .transform(({ id, name, damage, ...rest }) => ({ id, name: name ?? readable(id), dmg: damage, ...rest }))
  .describe('What he has in his hands.');

const man = {
  id: cardId,
  overrides,
  name: nameIn('Name.'),
  traits: z.array(sharedWord('trait')).max(12).default([]).describe('Tags that conditions of beast cards may ask for.'),
  ratings,
  weapon,
  ...manLook,
  note,
};

const noxius = z.strictObject({
  ...man,
  level: count(1, 4, 'Strength among noxii only (D-189).'),
  crime: line('What he was condemned for.'),
  joins: orNull(sharedWord('lot')).describe(
    'Lot that he is drawn by, such as core:condemned, from which hunts draw; the set-up says so. Left out: he is only ever named.',
  ),
});

const bestiarius = z.strictObject({
  ...man,
  grade: grade.describe('tiro, veteranus or primus.'),
  padding: count(0, 9, 'Deducted from damage to him.').default(0),
});

/** Keys that other games add are read by them; here the card is what it is without them. */
const adding = <Card extends z.ZodObject>(card: Card, blocks: Shape): Card => card.extend(blocks) as unknown as Card;

export const noxiusFile = (blocks: Shape) => adding(noxius.extend({ schema: z.literal('noxius/2') }), blocks);
export const bestiariusFile = (blocks: Shape) => adding(bestiarius.extend({ schema: z.literal('bestiarius/2') }), blocks);
