import type { Cell } from '../../../../engine/hex/index.ts';
import { defineAnswers, type FigureId, type AnswerShapes } from '../../../../engine/bout/index.ts';
import type { Key } from '../keys.ts';
import type { Area } from '../state/cards.ts';
import { id, oneOf, orNull, wholeFrom, yesOrNo } from '../../../../engine/read/index.ts';

/** Every answer that a hunt can wait for; plain JSON, figures by id, hexes as cells of the arena. */
export type HuntAction =
  /** MOVE or HOLD for the whole side (D-095). */
  | { readonly type: 'order'; readonly order: 'move' | 'hold' }
  /** Walk to a hex and look somewhere; on the own hex it is a pivot, at 1 point a hexside (D-096 to D-103). */
  | { readonly type: 'move'; readonly figure: FigureId; readonly to: Cell; readonly facing: number; readonly pickUp?: true }
  | { readonly type: 'stand'; readonly figure: FigureId }
  | { readonly type: 'struggle'; readonly figure: FigureId }
  /** Lex `wounds`: spends the move on binding a wound (D-142). */
  | { readonly type: 'bind'; readonly figure: FigureId }
  /** Fate card Second wind, in the owner's own move (D-235). */
  | { readonly type: 'second-wind'; readonly figure: FigureId }
  /** `at` names the beast where there are several, and is left out where there is one (D-405). */
  | { readonly type: 'strike'; readonly figure: FigureId; readonly card: string; readonly area?: Area; readonly at?: FigureId }
  /** A Defend card or none, with Fate card Slip or without (D-081, D-237). */
  | { readonly type: 'defend'; readonly figure: FigureId; readonly card: string | null; readonly slip?: true }
  /** Fate cards Thick skin and The god nods, offered when a die has fallen (D-234, D-236). */
  | { readonly type: 'fate'; readonly figure: FigureId; readonly use: boolean }
  /** Intellect re-roll of the Control die (D-052). */
  | { readonly type: 'reroll'; readonly figure: FigureId; readonly use: boolean }
  /** Nobody of the men named in the decision does anything more in this phase. */
  | { readonly type: 'done' }
  /** Beast against beast: let the next round happen. */
  | { readonly type: 'watch' };

export type DecisionKind = Key<'moment'>;

export interface HuntDecision {
  readonly side: 'men' | 'beast';
  readonly kind: DecisionKind;
  readonly figures: readonly FigureId[];
  /** With `fate`: the card that is offered. */
  readonly fate: 'thickSkin' | 'godNods' | null;
  /** With `defend`: the attack that is announced. */
  readonly attack: string | null;
}

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
