import { oneOf, wholeFrom, yesOrNo } from '../../../engine/read/index.ts';
import { defineAnswers } from '../../../engine/bout/index.ts';
import { MOST_FIGHTERS } from './setup/check.ts';

const target = wholeFrom(0, MOST_FIGHTERS - 1);

export const answers = defineAnswers({
  shapes: {
    forward: {},
    step: { sector: wholeFrom(1, 5) },
    pivot: { way: oneOf('left', 'right') },
    strike: { target },
    cast: { target },
    struggle: {},
    end: {},
    vote: { up: yesOrNo },
  },
  optional: [],
  wanted: 'an answer of recount',
});
