import { ARENA, byId, contentHash, isOf, of, type ArenaEntry, type Draft, type Entry, type Messages } from '../../../catalogue/index.ts';
import type { FighterCard, MuneraContent } from '../rules/index.ts';
import { armedEntries, GEAR, GLADIATOR } from './kinds.ts';
import { usualOf } from './usual.ts';

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
