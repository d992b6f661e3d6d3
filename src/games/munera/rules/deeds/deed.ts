import type { Action } from '../../../../engine/bout/index.ts';
import type { Check } from '../../../../engine/read/index.ts';
import type { Key, Refused } from '../keys.ts';
import type { AnswerOdds, Asked } from '../odds/answers.ts';
import type { Stage } from '../odds/stage.ts';
import type { TurnStep } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import type { Cost } from './purse.ts';

/** A line being read: the position, and who answers. */
export interface Reading {
  readonly view: View;
  readonly me: number;
  isLegal(action: Action): boolean;
}

/** Adds legal answers to the list; `purse` is what may still be paid, `at` the target or the item in question. */
export type Add = (view: View, list: Action[], purse: number) => void;
export type AddAt = (view: View, list: Action[], at: number, purse: number) => void;

/**
 * How the legal answers of a kind are found. `step`: they are there whenever the step is; `turn`: by the position;
 * `target`: for each opponent beside him on whom attacks may be made; `beside`: for each opponent beside him; `device`:
 * for each that holds him; `lying`: for each thing on the sand that he can reach; `together`: in `legality/listing.ts`
 * itself, where a walk over the deeds was measured too slow.
 */
export type Listing =
  | { readonly per: 'step'; readonly answers: readonly Action[] }
  | { readonly per: 'turn'; readonly add: Add }
  | { readonly per: 'target' | 'beside' | 'device' | 'lying'; readonly add: AddAt }
  | { readonly per: 'together' };

/** One thing that can be done: all that the rules know of it. */
export interface Deed<A extends Action = Action> {
  readonly type: A['type'];
  /** The steps of a turn in which it is an answer. */
  readonly steps: readonly TurnStep[];
  /** What the answer holds beside its type, as records from outside are checked. */
  readonly fields: { readonly [Key in Exclude<keyof A, 'type'>]-?: Check };
  /** Purposes of the dice that fall with it alone, message keys under `roll`. */
  readonly rolls: readonly Key<'roll'>[];
  readonly listing: Listing;
  /** AP that it costs. */
  price(view: View, action: A): Cost;
  /** Why it may not be done, its price included; null when it may. The step, and things and fighters that are not there, are looked at before. */
  refusal(view: View, action: A): Refused | null;
  /** Does it; what it costs has been paid. */
  perform(play: Play, action: A): void;
  /** What may come of it; it is legal, or lacks nothing but AP. */
  odds(view: View, action: A, asked: Asked): AnswerOdds;
  /** How scenarios and tables write it. */
  write(view: View, action: A): string;
  /** What a line may mean, the likeliest first; null for a line of another deed. Throws `UnreadableLine` for names that nobody has. */
  read(line: string, reading: Reading): readonly A[] | null;
}

/** A deed with attack dice. */
export interface BlowDeed<A extends Action> extends Deed<A> {
  /** The moment when its dice are thrown: paid, whirled, with empty hands. The position itself is left alone. */
  stage(view: View, action: A): Stage;
}

export const TOGETHER: Listing = { per: 'together' };

/** The answer of a deed. */
export type AnswerOf<D> = D extends Deed<infer A> ? A : never;

export const ACT: readonly TurnStep[] = ['act'];
export const NO_ROLLS: readonly Key<'roll'>[] = [];
