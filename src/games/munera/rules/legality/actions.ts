import type { FigureId } from '../../../../engine/bout/index.ts';
import type { Area } from '../state/cards.ts';

/**
 * Every answer that a bout can wait for; plain JSON. The fighter is the one whose decision it is; `item` is an index in
 * `state.items` (`IMPROVISED` for fists, kicks and heads), `target` an index in `state.fighters`.
 */
export type MuneraAction =
  /** Throw the AP die (M-039). */
  | { readonly type: 'ready' }
  /** Shield, cape or helmet, for nothing (M-058 to M-060). */
  | { readonly type: 'discard'; readonly item: number }
  /** A held weapon, for nothing (M-080). */
  | { readonly type: 'drop'; readonly item: number }
  /** Lets the victim of a net, lasso or cape go (M-241). */
  | { readonly type: 'release'; readonly item: number }
  /** One hex; ahead when `direction` is his facing (M-063 to M-065). */
  | { readonly type: 'move'; readonly direction: number }
  | { readonly type: 'turn'; readonly facing: number }
  | { readonly type: 'attack'; readonly item: number; readonly target: number; readonly area?: Area }
  /** Special moves (M-309 to M-346). */
  | { readonly type: 'whirl'; readonly item: number; readonly target: number; readonly area?: Area }
  | { readonly type: 'feint' }
  | { readonly type: 'grapple'; readonly target: number }
  | { readonly type: 'haze'; readonly target: number }
  | { readonly type: 'draw'; readonly item: number }
  | { readonly type: 'sheathe'; readonly item: number }
  | { readonly type: 'pick-up'; readonly item: number }
  | { readonly type: 'kick'; readonly item: number; readonly direction: number }
  /** One try at the device that holds him (M-239). */
  | { readonly type: 'cut-free'; readonly item: number }
  | { readonly type: 'end' }
  /** The attack die again, by a feint (M-322). */
  | { readonly type: 'reroll'; readonly use: boolean }
  /** What the winner of a grapple does (M-334). */
  | { readonly type: 'throw' }
  | { readonly type: 'disengage' };

export interface MuneraDecision {
  readonly side: string;
  readonly kind: 'ready' | 'act' | 'reroll' | 'throw';
  /** The one figure that it is for. */
  readonly figures: readonly [FigureId];
}
