import type { Term } from '../keys.ts';
import { IMPROVISED } from '../state/state.ts';
import type { View } from '../state/world.ts';

const NONE: readonly Term[] = [];

/** What a weapon adds to its wounds or takes away (M-222, M-253). */
export function woundTerms({ world }: View, item: number): readonly Term[] {
  return item === IMPROVISED ? NONE : world.things[item]!.wounds;
}
