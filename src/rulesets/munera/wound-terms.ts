import type { Modifier } from '../../engine/dice/index.ts';
import { IMPROVISED } from './state.ts';
import { term } from './terms.ts';
import type { View } from './world.ts';

const NONE: readonly Modifier[] = [];
const CESTUS = [term('M-222', -1, 'cestus')];
const ARBELOS = [term('M-253', 1, 'arbelos')];

/** What a weapon adds to its wounds or takes away (M-222, M-253). */
export function woundTerms(view: View, item: number): readonly Modifier[] {
  if (item === IMPROVISED) return NONE;
  const { wounds } = view.world.things[item]!.gear;
  if (wounds === 0) return NONE;
  return wounds < 0 ? CESTUS : ARBELOS;
}
