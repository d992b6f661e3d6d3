import { BEHAVIOUR, of, type BehaviourEntry, type Draft, type Entry } from '../../../catalogue/index.ts';
import type { FighterCard } from '../rules/index.ts';

/** Behaviours of gladiators in the order of the draft. */
export function behavioursOf(draft: Draft): Entry<BehaviourEntry>[] {
  return of(draft, BEHAVIOUR).filter(({ card }) => card.game === 'munera');
}

/** The one that most are given; the first of equals. */
function commonest(ids: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].reduce<readonly [string | undefined, number]>((best, each) => (each[1] > best[1] ? each : best), [undefined, 0])[0];
}

/**
 * Who fights by which behaviour when nothing else is said: the one that names his card, else his class; of several the
 * last, so that packs may think otherwise; whoever is named by none fights as most do.
 */
export function usualOf(draft: Draft, fighters: Readonly<Record<string, FighterCard>>): Record<string, string> {
  const named = new Map(behavioursOf(draft).flatMap(({ card }) => (card.usual ?? []).map((who) => [who, card.id] as const)));
  const asMost = commonest([...named.values()]);
  return Object.fromEntries(
    Object.entries(fighters).flatMap(([key, { id, class: kind }]): (readonly [string, string])[] => {
      const behaviour = named.get(key) ?? named.get(id) ?? named.get(kind) ?? asMost;
      return behaviour === undefined ? [] : [[key, behaviour]];
    }),
  );
}
