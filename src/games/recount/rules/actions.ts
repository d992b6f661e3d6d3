import type { Decision, FigureId } from '../../../engine/bout/index.ts';
import type { Key } from './keys.ts';

/** What a fighter may do in his turn, and how a victor votes (section 11 of the ledger). */
export type RecountAction =
  | { readonly type: 'forward' }
  /** Into the hex of a sector 1 to 5, clockwise from his front. */
  | { readonly type: 'step'; readonly sector: number }
  | { readonly type: 'pivot'; readonly way: 'left' | 'right' }
  /** Targets are named by index. */
  | { readonly type: 'strike'; readonly target: number }
  | { readonly type: 'cast'; readonly target: number }
  | { readonly type: 'struggle' }
  | { readonly type: 'end' }
  | { readonly type: 'vote'; readonly up: boolean };

export type ActionType = RecountAction['type'];
export type ActionOf<Type extends ActionType> = Extract<RecountAction, { type: Type }>;

export interface RecountDecision extends Decision {
  readonly kind: Key<'moment'>;
  readonly figures: readonly [FigureId];
}
