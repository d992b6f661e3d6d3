import { id, oneOf, orNull, wholeFrom, yesOrNo } from '../../../../engine/read/index.ts';
import type { AnswerShapes } from '../../../../engine/bout/index.ts';
import { defineAnswers } from '../../../../engine/bout/index.ts';

const direction = wholeFrom(0, 5);
const figure = { figure: id };
const choice = { ...figure, use: yesOrNo };
const yes = oneOf(true);

/** What each answer of a hunt holds beside its type; what is left out when it does not apply need not be there. */
const SHAPES: AnswerShapes['shapes'] = {
  order: { order: oneOf('move', 'hold') },
  move: { ...figure, to: wholeFrom(0, 10_000), facing: direction, pickUp: yes },
  stand: figure,
  struggle: figure,
  bind: figure,
  'second-wind': figure,
  strike: { ...figure, card: id, area: oneOf('H', 'M', 'L'), at: id },
  defend: { ...figure, card: orNull(id), slip: yes },
  fate: choice,
  reroll: choice,
  done: {},
  watch: {},
};

export const answers = defineAnswers({ shapes: SHAPES, optional: ['area', 'at', 'pickUp', 'slip'], wanted: 'an answer of a hunt' });
