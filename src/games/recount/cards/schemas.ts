import { z } from 'zod';
import { because, cardId, count, flag, line, localId, manLook, overrides } from '../../../catalogue/index.ts';

const face = (what: string) => count(2, 6, what).nullable().default(null);

const save = z
  .strictObject({
    whole: face('Least face of the die that saves him with his shield; absent for none.'),
    bare: face('Least face that saves him once the shield is lost; absent for none.'),
    because,
  })
  .meta({ description: 'The save of his armour (R-064 to R-067).' });

const classCard = z.strictObject({
  id: cardId,
  overrides,
  name: line('Name of the class as screens show it.'),
  weapon: localId.meta({ description: 'What he strikes with, by its message under `gear`; all count like a sword (R-004, R-082).' }),
  offHand: z
    .enum(['shield', 'net'])
    .meta({ description: 'What the other hand carries: its side is the shield side, or the net side (R-010).' }),
  save,
  actionPoints: count(-3, 3, 'Added to the AP die (R-040, R-045, R-046).').default(0),
  heavy: flag('Whether lex heavyAp is about him (R-045).'),
  rating: count(-6, 6, 'What gamblers add to his Strength (R-105).').default(0),
  text: z.string().min(1).max(600).optional().meta({ description: 'What this class of gladiator is.' }),
  ...manLook,
  because: because.meta({ description: 'Rule of his AP modifier; the log names it.' }),
});

export const classesFile = z.strictObject({
  schema: z.literal('recount-classes/1'),
  classes: z.array(classCard).min(1).max(60).meta({ description: 'One class after the other.' }),
});
