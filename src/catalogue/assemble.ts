import type { DamnatioContent, Deck } from '../games/damnatio/rules/index.ts';
import type { FighterCard } from '../games/munera/rules/index.ts';
import { armed, of, type Draft, type Entry, type Slot } from './draft.ts';
import { contentHash } from './hash.ts';
import { sealContent } from './shipped.ts';
import { leaves, plain } from './tree.ts';
import type { Catalogue, Messages, MuneraCards, ResolvedCard } from './types.ts';

function byId<Card>(entries: readonly { readonly id: string; readonly card: Card }[]): Record<string, Card> {
  return Object.fromEntries(entries.map(({ id, card }) => [id, card]));
}

function deck<Card>(entries: readonly { readonly slot: Slot; readonly card: Card }[], weapons: Iterable<string>): Deck<Card> {
  const weapon: Record<string, Card[]> = Object.fromEntries([...weapons].map((id) => [id, []]));
  for (const { slot, card } of entries) if (slot.part === 'weapon') (weapon[slot.weapon] ??= []).push(card);
  const part = (name: string) => entries.filter(({ slot }) => slot.part === name).map(({ card }) => card);
  return { generic: part('generic'), weapon, optional: part('optional') };
}

function damnatio(draft: Draft): DamnatioContent {
  const content = {
    beasts: byId(of(draft, 'beast')),
    men: byId([...of(draft, 'noxius'), ...of(draft, 'bestiarius')]),
    attacks: deck(of(draft, 'attack'), draft.weapons),
    defends: deck(of(draft, 'defend'), []),
    arenas: byId(of(draft, 'arena').filter((arena) => arena.for === 'hunt')),
  };
  // The order of the men decides who is drawn by lot (D-019); that of other cards decides nothing.
  return { hash: contentHash([content, Object.keys(content.men)]), ...content };
}

function munera(draft: Draft): MuneraCards {
  const fighters = Object.fromEntries(
    armed(draft).flatMap(({ entry, arms: { fighter } }): (readonly [string, FighterCard])[] => {
      const names = entry.kind === 'gladiator' ? [fighter.id, ...entry.aliases] : [fighter.id];
      return names.map((name) => [name, fighter]);
    }),
  );
  const content = { gear: byId(of(draft, 'gear')), fighters, arenas: byId(of(draft, 'arena')) };
  return { hash: contentHash([content, Object.keys(fighters)]), ...content };
}

/** Names and texts that stand on cards, as messages that text files may put into other words. */
function cardMessages(draft: Draft): Record<string, Record<string, string>> {
  const texts = of(draft, 'gladiator').flatMap(({ id, text }) => (text === null ? [] : [[id, text] as const]));
  const arenas = of(draft, 'arena').map(({ id, name }) => [id, name] as const);
  return { gladiator: Object.fromEntries(texts), arena: Object.fromEntries(arenas) };
}

function messages(draft: Draft): Record<string, Messages> {
  const languages: Record<string, Record<string, Record<string, string>>> = { en: cardMessages(draft) };
  for (const { id, card } of of(draft, 'text')) {
    const language = (languages[id] ??= {});
    for (const [group, texts] of Object.entries(card)) language[group] = { ...language[group], ...texts };
  }
  return languages;
}

function resolved({ kind, id, pack, tree }: Entry): ResolvedCard {
  const origins = Object.fromEntries([...leaves(tree)].map(({ path, at }) => [path.join('.'), `${at.file}:${at.line}`]));
  return { kind, id, pack, value: plain(tree), origins };
}

/** What changes when a card of a pack does; rules and texts play no part. */
function packHashes(packs: Draft['packs'], cards: readonly ResolvedCard[]): Record<string, string> {
  const values = (id: string) => cards.flatMap(({ kind, id: card, pack, value }) => (pack === id ? [[kind, card, value]] : []));
  return Object.fromEntries(packs.map(({ id }) => [id, contentHash(values(id))]));
}

/** The frozen catalogue that a draft without faults makes. */
export function assemble(draft: Draft): Catalogue {
  const hunting = damnatio(draft);
  const fighting = munera(draft);
  const cards = draft.entries.filter(({ kind }) => kind !== 'rule' && kind !== 'text').map(resolved);
  return sealContent({
    hash: contentHash([hunting.hash, fighting.hash]),
    damnatio: hunting,
    hunts: byId(of(draft, 'hunt')),
    munera: fighting,
    packs: draft.packs,
    packHashes: packHashes(draft.packs, cards),
    rules: byId(of(draft, 'rule')),
    text: messages(draft),
    cards,
  });
}
