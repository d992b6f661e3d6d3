import { z } from 'zod';
import { GRADES, USUAL_GRADE, type GradeId } from '../../engine/mind/index.ts';
import type { Shape } from '../kind.ts';
import { cardId, cardRef, line, nameIn, note, orNull, overrides, prose } from './common.ts';

const MOST_BOUTS = 12;

const grades = GRADES.map(({ id }) => id) as [GradeId, ...GradeId[]];

/** Keys of a bout that say how those fight who are not the player's. */
export const opponents = {
  against: orNull(cardRef('behaviour')).describe(
    'Behaviour by which the others fight; left out, each side by what is usual for the class of its first.',
  ),
  grade: z.enum(grades).default(USUAL_GRADE).describe('How well they do it.'),
} satisfies Shape;

function boutType(game: string, shape: Shape) {
  return z.strictObject({
    game: z.literal(game).describe('The game whose bout it is.'),
    name: line('What the herald calls it; who fights where it is left out.').optional(),
    ...shape,
  });
}

type BoutType = ReturnType<typeof boutType>;

/** Files of programmes, of bouts of those games that have some for them. */
export function programmeFile(bouts: Readonly<Record<string, Shape>>) {
  const types = Object.entries(bouts).map(([game, shape]) => boutType(game, shape)) as [BoutType, ...BoutType[]];
  return z.strictObject({
    schema: z.literal('programme/2'),
    id: cardId,
    overrides,
    name: nameIn('Name of the programme.'),
    text: prose(600, 'Who gives it, and why.'),
    bouts: z.array(z.discriminatedUnion('game', types)).min(1).max(MOST_BOUTS).describe('Its bouts in the order in which they are fought.'),
    note,
  });
}
