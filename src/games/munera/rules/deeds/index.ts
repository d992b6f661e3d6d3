import type { Action } from '../../../../engine/bout/index.ts';
import type { TurnStep } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { attack } from './attack.ts';
import { cutFree } from './cut-free.ts';
import type { AnswerOf, BlowDeed, Deed } from './deed.ts';
import { discard } from './discard.ts';
import { disengage } from './disengage.ts';
import { draw } from './draw.ts';
import { drop } from './drop.ts';
import { end } from './end.ts';
import { feint } from './feint.ts';
import { grapple } from './grapple.ts';
import { haze } from './haze.ts';
import { kick } from './kick.ts';
import { move } from './move.ts';
import { pickUp } from './pick-up.ts';
import type { Cost } from './purse.ts';
import { ready } from './ready.ts';
import { release } from './release.ts';
import { reroll } from './reroll.ts';
import { sheathe } from './sheathe.ts';
import { throwDown } from './throw.ts';
import { turn } from './turn.ts';
import { whirl } from './whirl.ts';

/** Deeds with attack dice. */
const BLOWS = [attack, whirl, grapple] as const;
/** Everything that can be done, in the order in which it is listed. To add a deed: a file and its place here. */
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

const BY_TYPE: ReadonlyMap<string, Deed<MuneraAction>> = new Map(DEEDS.map((deed) => [deed.type, deed]));

/** Looked up last: an answer is asked about, paid and done one after the other. It saves a twentieth of a silent bout. */
let last: Deed<MuneraAction> = ready;

/** The deed of an answer from outside; undefined for one that nobody knows, or not in that step. */
export function deedFor(step: TurnStep, { type }: Action): Deed<MuneraAction> | undefined {
  if (last.type !== type) last = BY_TYPE.get(type) ?? last;
  return last.type === type && last.steps.includes(step) ? last : undefined;
}

export function deedOf({ type }: MuneraAction): Deed<MuneraAction> {
  if (last.type !== type) last = BY_TYPE.get(type)!;
  return last;
}

export function blowDeedOf({ type }: BlowAction): BlowDeed<BlowAction> {
  return BLOWS.find((deed) => deed.type === type)!;
}

/** What an answer of the fighter whose turn it is costs. */
export function costOf(view: View, action: MuneraAction): Cost {
  return deedOf(action).price(view, action);
}
