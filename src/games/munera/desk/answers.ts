import type { AnswerShapes } from '../../../session/index.ts';
import { DEEDS } from '../rules/index.ts';

/** What each answer of munera holds beside its type; all but `area` must be there. */
export const answers: AnswerShapes = {
  shapes: Object.fromEntries(DEEDS.map(({ type, fields }) => [type, fields])),
  optional: ['area'],
  wanted: 'an answer of munera',
};
