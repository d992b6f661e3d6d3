import { LIMITS } from '../../../../engine/limits/index.ts';
import { z } from 'zod';
import { cardId, cardRef, count, lexType, nameIn, note, orNull, overrides, prose } from '../../../../catalogue/index.ts';
import { LEX } from '../../rules/index.ts';

const drawn = z.strictObject({
  draw: count(1, 6, 'Noxii drawn by lot.'),
  named: z.array(cardRef('man')).max(5).optional().describe('Men by id who stand beside the drawn.'),
});

const men = z
  .union([z.array(cardRef('man')).max(6), drawn])
  .describe('Men by id, or { draw: n } noxii by lot, with { draw: n, named: [ids] } both; empty for beast against beast.');

const beast = z
  .union([cardRef('beast'), z.strictObject({ beast: cardRef('beast').describe('Beast by id.'), count: count(1, 6, 'How many of it.') })])
  .describe('A beast by id, or { beast: id, count: n } for several of it.');

const beasts = z
  .array(beast)
  .min(1)
  .max(6)
  .transform((list) => list.flatMap((each) => (typeof each === 'string' ? [each] : Array<string>(each.count).fill(each.beast))))
  .describe(
    'One beast, two against each other, or with the lex severalBeasts up to six against men, in the order in which they act (D-401, D-403).',
  );

const names = z
  .array(prose(40, 'Name of a beast.'))
  .min(1)
  .max(6)
  .optional()
  .describe('What the beasts are called, in the order in which they act, one for each; left out: as their cards are.');

const facing = z
  .literal(['random', 0, 1, 2, 3, 4, 5])
  .optional()
  .describe('Where the beasts look when the gate opens: random (a d6 for each) or a hexside; left out: down the arena (D-412).');

export const huntFile = z.strictObject({
  schema: z.literal('hunt/2'),
  id: cardId,
  overrides,
  name: nameIn('Name on the programme.'),
  text: prose(LIMITS.text, 'What the herald says.'),
  arena: cardRef('arena').describe('Arena by id.'),
  beasts,
  names,
  facing,
  men,
  elite: z.literal([0, 1, 2, 3]).default(0).describe('Elite grade of the beast (D-243 to D-245).'),
  lex: lexType(LEX.choices).default({}).describe('Toggles that differ from the default.'),
  wager: z.literal(true).optional().describe('Beast against beast: the player is asked for a wager before it begins (D-419).'),
  newcomer: orNull(
    count(0, 100, 'Of 100 such hunts that the newcomer plays, those won with two or more saved; `damnatio difficulty` writes it.'),
  ),
  note,
});
