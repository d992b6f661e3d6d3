import {
  ARENA,
  type ArenaEntry,
  BEHAVIOUR,
  type BehaviourEntry,
  byId,
  contentHash,
  type Draft,
  type Entry,
  isOf,
  type Messages,
  of,
} from '../../../catalogue/index.ts';
import type { FighterCard, MuneraContent } from '../rules/index.ts';
import { armedEntries, GEAR, GLADIATOR } from './kinds.ts';

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

/** What arenas are for that only gladiators fight in. */
export const MUNERA_USE = 'munera';
/** The lots of the core by which men are condemned to the sword and pairs are drawn. */
const LOTS = { noxius: 'condemned', gladiator: 'familia' } as const;
/** A sand that a beast can be let into does for gladiators too. */
const USES: readonly string[] = ['hunt', MUNERA_USE];

/** Arenas that gladiators may fight in. */
export function arenasOf(draft: Draft): Entry<ArenaEntry>[] {
  return of(draft, ARENA).filter((arena) => USES.includes(arena.for));
}

/** Everything that bouts of munera are made of. */
export function assemble(draft: Draft): MuneraContent {
  const fighters = Object.fromEntries(
    armedEntries(draft).flatMap(({ entry, arms: { fighter } }): (readonly [string, FighterCard])[] => {
      const names = isOf(entry, GLADIATOR) ? [fighter.id, ...entry.aliases] : [fighter.id];
      return names.map((name) => [name, fighter]);
    }),
  );
  const content = { gear: byId(of(draft, GEAR)), fighters, arenas: byId(arenasOf(draft)) };
  const onlyNamed = armedEntries(draft).flatMap(({ entry, arms: { fighter } }) =>
    fighter.kind !== 'bestiarius' && entry.joins !== LOTS[fighter.kind] ? [entry.id] : [],
  );
  const hash = contentHash([content, Object.keys(fighters)]);
  return { hash, ...content, usual: usualOf(draft, fighters), ...(onlyNamed.length > 0 && { onlyNamed }) };
}

export function lacks(draft: Draft): string | null {
  return armedEntries(draft).length > 0 && arenasOf(draft).length > 0 ? null : 'fighter and an arena to fight in';
}

/** What types of gladiators were, and what their gear is called. */
export function messages(draft: Draft): Messages {
  const texts = of(draft, GLADIATOR).flatMap(({ id, text }) => (text === null ? [] : [[id, text] as const]));
  const gear = Object.fromEntries(of(draft, GEAR).map(({ id, card }) => [id, card.name]));
  return { gladiator: Object.fromEntries(texts), gear };
}
