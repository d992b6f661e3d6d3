import type { RulesetId } from './game.ts';
import type { Check } from '../engine/read/index.ts';
import { fail, id, object, oneOf, shape, wholeFrom, yesOrNo } from '../engine/read/index.ts';

const item = wholeFrom(-1, 1000);
const target = wholeFrom(0, 100);
const direction = wholeFrom(0, 5);

const onItem = { item };
const onTarget = { target };
const blow = { item, target, area: oneOf('H', 'M', 'L') };

/** What each answer of munera holds beside its type; all but `area` must be there. */
const MUNERA: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
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

function muneraAnswer(action: Record<string, unknown>, field: string): void {
  const type = String(action['type']);
  const parts = Object.hasOwn(MUNERA, type) ? MUNERA[type] : undefined;
  if (!parts) fail(`${field}.type`, 'an answer of munera');
  const required = Object.keys(parts).filter((key) => key !== 'area');
  shape({ type: id, ...parts }, required)(action, field);
}

/** The answers of hunts are checked by the rules when they are played. */
const ANSWERS: { readonly [Id in RulesetId]: (action: Record<string, unknown>, field: string) => void } = {
  damnatio: () => undefined,
  munera: muneraAnswer,
};

/** Checks the shape of one answer of a record from outside. Throws `ReadError` with its path. */
export function checkAnswer(ruleset: RulesetId, value: unknown, field: string): void {
  const action = object(value, field);
  if (typeof action['type'] !== 'string') fail(`${field}.type`, 'a text');
  ANSWERS[ruleset](action, field);
}
