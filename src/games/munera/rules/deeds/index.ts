import { type Action, defineAnswers } from '../../../../engine/bout/index.ts';
import type { Refused } from '../keys.ts';
import type { TurnStep } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import type { Cost } from '../turn/turn.ts';
import { attack, whirl } from './blows.ts';
import { disengage, grapple, throwDown } from './clinch.ts';
import { type AnswerOf, type BlowDeed, type Deed, NOT_NOW } from './deed.ts';
import { end, move, ready, turn } from './moving.ts';
import { discard, draw, drop, kick, pickUp, release, sheathe } from './things.ts';
import { cutFree, feint, haze, reroll } from './tricks.ts';

/** Deeds with attack dice. */
const BLOWS = [attack, whirl, grapple] as const;
/** Everything that can be done, in the order in which it is listed. To add a deed: its place here. */
const ALL = [
  ready,
  end,
  ...BLOWS,
  haze,
  feint,
  cutFree,
  move,
  turn,
  pickUp,
  kick,
  sheathe,
  discard,
  drop,
  draw,
  release,
  reroll,
  throwDown,
  disengage,
] as const;

/**
 * Every answer that a bout can wait for; plain JSON. The fighter is the one whose decision it is; `item` is an index in
 * `state.items` (`IMPROVISED` for fists), `target` an index in `state.fighters`.
 */
export type MuneraAction = AnswerOf<(typeof ALL)[number]>;
export type BlowAction = AnswerOf<(typeof BLOWS)[number]>;

/** The deeds of this game, whatever their answers hold. */
export const DEEDS: readonly Deed<MuneraAction>[] = ALL;

/** What each answer of munera holds beside its type; all but `area` must be there. */
export const answers = defineAnswers({
  shapes: Object.fromEntries(DEEDS.map(({ type, fields }) => [type, fields])),
  optional: ['area'],
  wanted: 'an answer of munera',
});

const BY_TYPE: ReadonlyMap<string, Deed<MuneraAction>> = new Map(DEEDS.map((deed) => [deed.type, deed]));

export function deedOf({ type }: MuneraAction): Deed<MuneraAction> {
  return BY_TYPE.get(type)!;
}

/** An answer from outside, looked up: there may be none of its type, or not in that step. */
function tableRefusal(view: View, step: TurnStep, action: MuneraAction): Refused | null {
  const deed = BY_TYPE.get((action as Action).type);
  return deed?.steps.includes(step) ? deed.refusal(view, action) : NOT_NOW;
}

/**
 * Why an answer to a step may not be given. What most answers are is asked by name, here and below, and everything else
 * through the table: the table alone made a silent bout slower by a tenth.
 */
export function refusalOf(view: View, step: TurnStep, action: MuneraAction): Refused | null {
  if (step === 'ready' && action.type === 'ready') return ready.refusal(view, action);
  if (step !== 'act') return tableRefusal(view, step, action);
  switch (action.type) {
    case 'move':
      return move.refusal(view, action);
    case 'turn':
      return turn.refusal(view, action);
    case 'attack':
      return attack.refusal(view, action);
    case 'end':
      return end.refusal(view, action);
    default:
      return tableRefusal(view, step, action);
  }
}

export function perform(play: Play, action: MuneraAction): void {
  switch (action.type) {
    case 'move':
      return move.perform(play, action);
    case 'turn':
      return turn.perform(play, action);
    case 'attack':
      return attack.perform(play, action);
    case 'end':
      return end.perform(play, action);
    case 'ready':
      return ready.perform(play, action);
    default:
      return deedOf(action).perform(play, action);
  }
}

export function blowDeedOf({ type }: BlowAction): BlowDeed<BlowAction> {
  return BLOWS.find((deed) => deed.type === type)!;
}

/** What an answer of the fighter whose turn it is costs. */
export function costOf(view: View, action: MuneraAction): Cost {
  switch (action.type) {
    case 'move':
      return move.price(view, action);
    case 'turn':
      return turn.price(view, action);
    case 'attack':
      return attack.price(view, action);
    case 'end':
      return end.price(view, action);
    case 'ready':
      return ready.price(view, action);
    default:
      return deedOf(action).price(view, action);
  }
}
