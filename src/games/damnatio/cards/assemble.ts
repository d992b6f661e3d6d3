import { ARENA, byId, contentHash, of, textAt, type Draft } from '../../../catalogue/index.ts';
import type { DamnatioContent, Deck } from '../rules/index.ts';
import { ATTACK, BEAST, BESTIARIUS, DEFEND, HUNT, NOXIUS, type DeckEntry } from './kinds.ts';

/** What arenas are for that a beast can be let into. */
export const HUNT_USE = 'hunt';

/** The lot of the core by which hunts draw noxii. */
export const LOT = 'condemned';

/** Decks of the core that are of no weapon: everybody's, and those that a lex adds. */
const GENERIC = 'generic';
const OPTIONAL = 'optional';

/** Weapons that have a deck of Attack cards, also an empty one, also in a faulty file: its own findings are enough. */
export function weaponsOf({ files }: Draft): Set<string> {
  const decks = files
    .filter(({ kind }) => kind === ATTACK.schema)
    .flatMap(({ tree }) => textAt(tree, 'extendsDeck') ?? textAt(tree, 'id') ?? []);
  return new Set(decks.filter((id) => id !== GENERIC && id !== OPTIONAL));
}

function deck<Card>(entries: readonly DeckEntry<Card>[], weapons: Iterable<string>): Deck<Card> {
  const weapon: Record<string, Card[]> = Object.fromEntries([...weapons].map((id) => [id, []]));
  for (const { deck: id, card } of entries) if (id !== GENERIC && id !== OPTIONAL) (weapon[id] ??= []).push(card);
  const part = (name: string) => entries.filter((entry) => entry.deck === name).map(({ card }) => card);
  return { generic: part(GENERIC), weapon, optional: part(OPTIONAL) };
}

/** Everything that hunts are made of. */
export function assemble(draft: Draft): DamnatioContent {
  const content = {
    beasts: byId(of(draft, BEAST)),
    men: byId([...of(draft, NOXIUS), ...of(draft, BESTIARIUS)]),
    attacks: deck(of(draft, ATTACK), weaponsOf(draft)),
    defends: deck(of(draft, DEFEND), []),
    arenas: byId(of(draft, ARENA).filter((arena) => arena.for === HUNT_USE)),
  };
  // The order of the men decides who is drawn by lot (D-019); that of other cards decides nothing.
  const hash = contentHash([content, Object.keys(content.men)]);
  const onlyNamed = of(draft, NOXIUS).flatMap(({ id, joins }) => (joins === LOT ? [] : [id]));
  const newcomers = Object.fromEntries(
    of(draft, BEAST).flatMap(({ id, newcomer }) => (newcomer === null ? [] : [[id, newcomer] as const])),
  );
  return { hash, ...content, hunts: byId(of(draft, HUNT)), newcomers, ...(onlyNamed.length > 0 && { onlyNamed }) };
}

export function lacks(draft: Draft): string | null {
  const arena = of(draft, ARENA).some((each) => each.for === HUNT_USE);
  return arena && of(draft, BEAST).length > 0 ? null : 'beast and an arena to hunt in';
}
