import { defineKind, exactly, glyphOf, listed } from '../../../catalogue/index.ts';
import type { ClassCard } from '../rules/index.ts';
import { classesFile } from './schemas.ts';

export interface ClassEntry {
  readonly card: ClassCard;
  readonly text: string | null;
}

/** A class shares its name with a gladiator of another game where history had one for both: kinds have ids of their own. */
export const CLASS = defineKind({
  schema: 'recount-classes/1',
  noun: 'recount-class',
  about: 'Classes of the quick bout: what they strike with, how they are covered, and what gamblers think of them.',
  type: () => classesFile,
  cards: ({ classes }) => listed('classes', classes),
  looks: 'man',
  glyphs: ({ weapon, offHand }) => [...glyphOf(weapon), ...glyphOf(offHand)],
  into: ({ text = null, ...card }): ClassEntry => ({ card: exactly<ClassCard>()(card), text }),
});
