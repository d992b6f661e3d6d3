import type { Fighter, View } from '../rules/index.ts';
import type { Fitness } from './fitness.ts';
import { fitnessOf } from './fitness.ts';
import type { Wanted } from './wanted.ts';
import { wantedOnSand } from './wanted.ts';
import type { Weights } from './weights.ts';

/** Hears what counted, and how much. */
export type Tell = (consideration: string, rule: string, value: number) => void;

/** What one decision is thought over with: a position in which the thinker may be put elsewhere, and what is known of all. */
export interface Mind {
  readonly view: View;
  readonly index: number;
  /** His own copy in `view`: place and facing are tried on it. */
  readonly me: Fighter;
  readonly weights: Weights;
  readonly wanted: readonly Wanted[];
  /** By index of fighter, made when first asked for. */
  readonly known: (Fitness | undefined)[];
}

export function mindOf({ world, state }: View, index: number, weights: Weights): Mind {
  const fighters = state.fighters.slice();
  const me = { ...fighters[index]! };
  fighters[index] = me;
  const view = { world, state: { ...state, fighters } };
  return { view, index, me, weights, wanted: wantedOnSand(view, index, weights), known: [] };
}

export function fitness(mind: Mind, index: number): Fitness {
  return (mind.known[index] ??= fitnessOf(mind.view, index, mind.weights));
}
