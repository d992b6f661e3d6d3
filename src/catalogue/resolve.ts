import { canonicalName } from './names.ts';
import type { Catalogue, ResolvedCard } from './types.ts';

/** Cards of a name, also `core:lion`, or of `kind:name`, after `extends`, with the origin of every value. */
export function resolveCard(catalogue: Catalogue, name: string): readonly ResolvedCard[] {
  return catalogue.cards.filter(({ id, kind }) => id === name || `${kind}:${id}` === name || id === canonicalName(name));
}
