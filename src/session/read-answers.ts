import type { RulesetId } from './game.ts';
import type { Check } from '../engine/read/index.ts';
import { fail, id, object, oneOf, orNull, shape, wholeFrom, yesOrNo } from '../engine/read/index.ts';

const item = wholeFrom(-1, 1000);
const target = wholeFrom(0, 100);
const direction = wholeFrom(0, 5);

const onItem = { item };
const onTarget = { target };
const blow = { item, target, area: oneOf('H', 'M', 'L') };

type Answers = Readonly<Record<string, Readonly<Record<string, Check>>>>;

/** What each answer of munera holds beside its type; all but `area` must be there. */
const MUNERA: Answers = {
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

const figure = { figure: id };
const choice = { ...figure, use: yesOrNo };
const yes = oneOf(true);

/** What each answer of a hunt holds beside its type; what is left out when it does not apply need not be there. */
const HUNT: Answers = {
  order: { order: oneOf('move', 'hold') },
  move: { ...figure, to: wholeFrom(0, 10_000), facing: direction, pickUp: yes },
  stand: figure,
  struggle: figure,
  bind: figure,
  'second-wind': figure,
  strike: { ...figure, card: id, area: oneOf('H', 'M', 'L') },
  defend: { ...figure, card: orNull(id), slip: yes },
  fate: choice,
  reroll: choice,
  done: {},
  watch: {},
};

const OPTIONAL: readonly string[] = ['area', 'pickUp', 'slip'];

const ANSWERS: { readonly [Id in RulesetId]: { readonly answers: Answers; readonly wanted: string } } = {
  damnatio: { answers: HUNT, wanted: 'an answer of a hunt' },
  munera: { answers: MUNERA, wanted: 'an answer of munera' },
};

/** Checks the shape of one answer of a record from outside. Throws `ReadError` with its path. */
export function checkAnswer(ruleset: RulesetId, value: unknown, field: string): void {
  const action = object(value, field);
  if (typeof action['type'] !== 'string') fail(`${field}.type`, 'a text');
  const { answers, wanted } = ANSWERS[ruleset];
  const parts = Object.hasOwn(answers, action['type'] as string) ? answers[action['type'] as string] : undefined;
  if (!parts) fail(`${field}.type`, wanted);
  shape(
    { type: id, ...parts },
    Object.keys(parts).filter((key) => !OPTIONAL.includes(key)),
  )(action, field);
}
