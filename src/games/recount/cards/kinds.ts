import { defineKind, exactly, glyphOf, listToCards, single } from '../../../catalogue/index.ts';
import type { ClassCard } from '../rules/index.ts';
import { classFile } from './schemas.ts';

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
