import { z } from 'zod';
import {
  cardId,
  count,
  defineKind,
  exactly,
  flag,
  glyphOf,
  listToCards,
  localId,
  manLook,
  nameIn,
  note,
  overrides,
  prose,
  rule,
  sharedWord,
  single,
} from '../../../catalogue/index.ts';
import { LIMITS } from '../../../engine/limits/index.ts';
import type { ClassCard } from '../rules/index.ts';

const face = (what: string) => count(2, 6, what).nullable().default(null);

const save = z
  .strictObject({
    whole: face('Least face of the die that saves him with his shield; absent for none.'),
    bare: face('Least face that saves him once the shield is lost; absent for none.'),
    rule,
  })
  .transform(({ rule: because, ...rest }) => ({ ...rest, because }))
  .meta({ description: 'The save of his armour (R-064 to R-067).' });

const classFile = z.strictObject({
  schema: z.literal('recount-class/2'),
  id: cardId,
  overrides,
  name: nameIn('Name of the class as screens show it.'),
  weapon: localId.meta({ description: 'What he strikes with, by its message under `gear`; all count like a sword (R-004, R-082).' }),
  offHand: z
    .enum(['shield', 'net'])
    .meta({ description: 'What the other hand carries: its side is the shield side, or the net side (R-010).' }),
  save,
  actionPoints: count(-3, 3, 'Added to the AP die (R-040, R-045, R-046).').default(0),
  heavy: flag('Whether lex heavyAp is about him (R-045).'),
  rating: count(-6, 6, 'What gamblers add to his Strength (R-105).').default(0),
  text: prose(LIMITS.text, 'What this class of gladiator is.').optional(),
  ...manLook,
  joins: sharedWord('lot')
    .nullable()
    .default(null)
    .meta({ description: 'Lot by which stables are filled, such as core:stables; the set-up says so. Left out: he is only ever chosen.' }),
  rule,
  note,
});

export interface ClassEntry {
  readonly card: ClassCard;
  readonly text: string | null;
}

/** A class shares its name with a gladiator of another game where history had one for both: kinds have ids of their own. */
export const CLASS = defineKind({
  schema: 'recount-class/2',
  earlier: [{ schema: 'recount-classes/1', migrate: listToCards('classes', 'core:stables') }],
  noun: 'recount-class',
  about: 'A class of the quick bout: what it strikes with, how it is covered, and what gamblers think of it.',
  type: () => classFile,
  notInherited: ['joins'],
  cards: (file) => single(file),
  looks: 'man',
  words: [['lot', 'stables']],
  glyphs: ({ weapon, offHand }) => [...glyphOf(weapon), ...glyphOf(offHand)],
  into: ({ text = null, rule, note: _, ...card }): ClassEntry => ({
    card: exactly<Omit<ClassCard, 'onlyNamed'>>()({ ...card, because: rule }),
    text,
  }),
});
