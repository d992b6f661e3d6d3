import { z } from 'zod';
import { cardId, cardRef, count, lexType, line, overrides } from '../../../../catalogue/index.ts';
import { LEX } from '../../rules/index.ts';

const men = z
  .union([z.array(cardRef('man')).max(6), z.strictObject({ draw: count(1, 6, 'Noxii drawn by lot.') })])
  .meta({ description: 'Men by id, or { draw: n } noxii by lot; empty for beast against beast.' });

export const huntFile = z.strictObject({
  schema: z.literal('hunt/1'),
  id: cardId,
  overrides,
  name: line('Name on the programme.'),
  text: z.string().min(1).max(600).meta({ description: 'What the herald says.' }),
  arena: cardRef('arena').meta({ description: 'Arena by id.' }),
  beasts: z.array(cardRef('beast')).min(1).max(2).meta({ description: 'One beast, or two against each other.' }),
  men,
  elite: z.literal([0, 1, 2, 3]).default(0).meta({ description: 'Elite grade of the beast (D-243 to D-245).' }),
  lex: lexType(LEX.choices).default({}).meta({ description: 'Toggles that differ from the default.' }),
  newcomer: count(0, 100, 'Of 100 such hunts that the newcomer plays, those won with two or more saved; `damnatio difficulty` writes it.')
    .nullable()
    .default(null),
});
