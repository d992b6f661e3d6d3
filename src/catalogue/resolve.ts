import type { Catalogue, ResolvedCard } from './types.ts';

/** Cards of an id, or of `kind:id`, after `extends`, with the origin of every value. */
export function resolveCard(catalogue: Catalogue, name: string): readonly ResolvedCard[] {
  return catalogue.cards.filter(({ id, kind }) => id === name || `${kind}:${id}` === name || `core:${id}` === name);
}
