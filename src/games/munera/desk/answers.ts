import { oneOf, wholeFrom, yesOrNo } from '../../../engine/read/index.ts';
import type { AnswerShapes } from '../../../session/index.ts';

const item = wholeFrom(-1, 1000);
const target = wholeFrom(0, 100);
const direction = wholeFrom(0, 5);

const onItem = { item };
const onTarget = { target };
const blow = { item, target, area: oneOf('H', 'M', 'L') };

/** What each answer of munera holds beside its type; all but `area` must be there. */
const SHAPES: AnswerShapes['shapes'] = {
  ready: {},
  discard: onItem,
  drop: onItem,
  release: onItem,
  move: { direction },
  turn: { facing: direction },
  attack: blow,
  whirl: blow,
  feint: {},
  grapple: onTarget,
  haze: onTarget,
  draw: onItem,
  sheathe: onItem,
  'pick-up': onItem,
  kick: { item, direction },
  'cut-free': onItem,
  end: {},
  reroll: { use: yesOrNo },
  throw: {},
  disengage: {},
};

export const answers: AnswerShapes = { shapes: SHAPES, optional: ['area'], wanted: 'an answer of munera' };
