import { defineAnswers } from '../../../../engine/bout/index.ts';
import { DEEDS } from '../deeds/index.ts';

/** What each answer of munera holds beside its type; all but `area` must be there. */
export const answers = defineAnswers({
  shapes: Object.fromEntries(DEEDS.map(({ type, fields }) => [type, fields])),
  optional: ['area'],
  wanted: 'an answer of munera',
});
