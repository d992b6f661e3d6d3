import { oneOf, wholeFrom, yesOrNo } from '../../../engine/read/index.ts';
import type { AnswerShapes } from '../../../session/index.ts';
import { MOST_FIGHTERS } from '../rules/index.ts';

const target = wholeFrom(0, MOST_FIGHTERS - 1);

export const answers: AnswerShapes = {
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
};
