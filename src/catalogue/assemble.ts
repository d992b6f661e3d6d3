import type { DamnatioContent, Deck } from '../rulesets/damnatio/index.ts';
import { of, type Draft, type Entry, type Slot } from './draft.ts';
import { deepFreeze } from './freeze.ts';
import { contentHash } from './hash.ts';
import { leaves, plain } from './tree.ts';
import type { Catalogue, Messages, MuneraProfile, ResolvedCard } from './types.ts';

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
    arenas: byId(of(draft, 'arena')),
  };
  // The order of the men decides who is drawn by lot (D-019); that of other cards decides nothing.
  return { hash: contentHash([content, Object.keys(content.men)]), ...content };
}

function munera(draft: Draft): Record<string, MuneraProfile> {
  return Object.fromEntries(of(draft, 'noxius', 'bestiarius').flatMap(({ id, munera: profile }) => (profile ? [[id, profile]] : [])));
}

function messages(draft: Draft): Record<string, Messages> {
  const languages: Record<string, Record<string, Record<string, string>>> = {};
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

/** The frozen catalogue that a draft without faults makes. */
export function assemble(draft: Draft): Catalogue {
  const content = damnatio(draft);
  return deepFreeze({
    hash: content.hash,
    damnatio: content,
    hunts: byId(of(draft, 'hunt')),
    munera: munera(draft),
    packs: draft.packs,
    rules: byId(of(draft, 'rule')),
    text: messages(draft),
    cards: draft.entries.filter(({ kind }) => kind !== 'rule' && kind !== 'text').map(resolved),
  });
}
