import { ARENA, byId, child, contentHash, of, type Draft } from '../../../catalogue/index.ts';
import type { DamnatioContent, Deck } from '../rules/index.ts';
import { ATTACK, BEAST, BESTIARIUS, DEFEND, HUNT, NOXIUS, type DeckEntry } from './kinds.ts';

/** What arenas are for that a beast can be let into. */
export const HUNT_USE = 'hunt';

/** Weapons that have a deck of Attack cards, also an empty one, also in a faulty file: its own findings are enough. */
export function weaponsOf({ files }: Draft): Set<string> {
  const decks = files.filter(({ kind }) => kind === ATTACK.schema).map(({ tree }) => child(tree, 'weapon'));
  return new Set(decks.flatMap((deck) => (deck?.type === 'map' ? [...deck.entries.keys()] : [])));
}

function deck<Card>(entries: readonly DeckEntry<Card>[], weapons: Iterable<string>): Deck<Card> {
  const weapon: Record<string, Card[]> = Object.fromEntries([...weapons].map((id) => [id, []]));
  for (const { slot, card } of entries) if (slot.part === 'weapon') (weapon[slot.weapon] ??= []).push(card);
  const part = (name: string) => entries.filter(({ slot }) => slot.part === name).map(({ card }) => card);
  return { generic: part('generic'), weapon, optional: part('optional') };
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
  return { hash, ...content, hunts: byId(of(draft, HUNT)) };
}

export function lacks(draft: Draft): string | null {
  const arena = of(draft, ARENA).some((each) => each.for === HUNT_USE);
  return arena && of(draft, BEAST).length > 0 ? null : 'beast and an arena to hunt in';
}
