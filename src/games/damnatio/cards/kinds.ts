import { defineKind, exactly, glyphOf, listed, single, type Path, type Placed } from '../../../catalogue/index.ts';
import type { GlyphName } from '../../../engine/look/index.ts';
import type { AttackCard, DefendCard, HuntCard, ManCard } from '../rules/index.ts';
import { beastToSecond } from './migrations/beast.ts';
import { intoBeast } from './beast-card.ts';
import { beastCard, beastExtension } from './schemas/beast.ts';
import { attacksFile, defendsFile } from './schemas/decks.ts';
import { huntFile } from './schemas/hunt.ts';
import { bestiariiFile, noxiiFile } from './schemas/men.ts';

export const BEAST = defineKind({
  schema: 'beast/2',
  earlier: [{ schema: 'beast/1', migrate: beastToSecond }],
  noun: 'beast',
  about: 'A beast: what it is, what it does to whom, and in which order it looks for what to do.',
  type: () => beastCard,
  extension: { type: beastExtension, own: [], list: { key: 'procedure', by: 'id', noun: 'step' } },
  cards: (file) => single(file),
  looks: 'beast',
  into: (card, place) => ({ card: intoBeast(card, place) }),
});

/** Men of hunts and fighters of other games are found side by side by id. */
const MEN = 'man';

/** What of a man's card both kinds have. */
type Common = Omit<ManCard, 'kind' | 'level' | 'grade' | 'crime' | 'padding'>;
type Armed = { readonly weapon: { readonly id: string; readonly glyph?: GlyphName | undefined } };
const glyphOfWeapon = ({ weapon }: Armed) => glyphOf(weapon.id, weapon.glyph);

type NoxiusCard = Common & { readonly level: number; readonly crime: string };
type BestiariusCard = Common & { readonly grade: NonNullable<ManCard['grade']>; readonly padding: number };

export const NOXIUS = defineKind({
  schema: 'noxii/1',
  noun: 'noxius',
  about: 'Condemned men, who are drawn by lot or named in hunts. They have neither armour nor padding.',
  ids: MEN,
  type: ({ blocks }) => noxiiFile(blocks),
  forbidden: [
    { key: /^(padding|armou?r|armou?rLocations)$/i, message: 'noxii have no armour and no padding', rule: 'D-183' },
    { key: /^options$/, message: 'the cards of noxii have no damage options', rule: 'D-185' },
  ],
  cards: ({ noxii }) => listed('noxii', noxii),
  looks: 'man',
  glyphs: glyphOfWeapon,
  into: ({ weapon: { glyph: _, ...weapon }, ...card }): { readonly card: ManCard } => ({
    card: { ...exactly<NoxiusCard>()({ ...card, weapon }), kind: 'noxius', grade: null, padding: 0 },
  }),
});

export const BESTIARIUS = defineKind({
  schema: 'bestiarii/1',
  noun: 'bestiarius',
  about: 'Trained hunters, each with a grade and padding.',
  ids: MEN,
  type: ({ blocks }) => bestiariiFile(blocks),
  cards: ({ bestiarii }) => listed('bestiarii', bestiarii),
  looks: 'man',
  glyphs: glyphOfWeapon,
  into: ({ weapon: { glyph: _, ...weapon }, ...card }): { readonly card: ManCard } => ({
    card: { ...exactly<BestiariusCard>()({ ...card, weapon }), kind: 'bestiarius', level: null, crime: null },
  }),
});

/** Which part of a deck: `generic`, `optional` or the id of a weapon. */
export type Slot = { readonly part: 'generic' | 'optional' } | { readonly part: 'weapon'; readonly weapon: string };

export interface DeckEntry<Card> {
  readonly slot: Slot;
  readonly card: Card;
}

interface DeckFile<Card> {
  readonly generic: readonly Card[];
  readonly weapon: Readonly<Record<string, readonly Card[]>>;
  readonly optional: readonly Card[];
}

function deckCards<Card extends { readonly id: string }>({ generic, weapon, optional }: DeckFile<Card>): Placed<Card>[] {
  const ofWeapons = Object.entries(weapon).flatMap(([id, cards]) =>
    listed(id, cards).map(({ path, ...placed }) => ({ ...placed, path: ['weapon', ...path] })),
  );
  return [...listed('generic', generic), ...ofWeapons, ...listed('optional', optional)];
}

function slotAt([part, weapon]: Path): Slot {
  return part === 'weapon' ? { part, weapon: String(weapon) } : { part: part === 'optional' ? part : 'generic' };
}

/** A card may be in the decks of two weapons. */
const deckOf = ({ slot }: DeckEntry<unknown>): string => (slot.part === 'weapon' ? slot.weapon : slot.part);

export const ATTACK = defineKind({
  schema: 'attacks/1',
  noun: 'attack',
  about: 'Attack cards of men: those that everybody owns, those that come with a weapon, and optional ones.',
  type: () => attacksFile,
  forbidden: [{ key: /armou?r|pierc|hide/i, message: 'no card lowers natural armour', rule: 'D-034' }],
  cards: (file) => deckCards(file),
  into: ({ name, ...card }, { path }): DeckEntry<AttackCard> => ({
    slot: slotAt(path),
    card: exactly<AttackCard>()({ ...card, name: name ?? card.id }),
  }),
  apart: deckOf,
});

export const DEFEND = defineKind({
  schema: 'defends/1',
  noun: 'defend',
  about: 'Defend cards of men: those that everybody owns, those that come with a weapon, and optional ones.',
  type: () => defendsFile,
  cards: (file) => deckCards(file),
  into: ({ name, ...card }, { path }): DeckEntry<DefendCard> => ({
    slot: slotAt(path),
    card: exactly<DefendCard>()({ ...card, name: name ?? card.id }),
  }),
  apart: deckOf,
});

export const HUNT = defineKind({
  schema: 'hunt/1',
  noun: 'hunt',
  about: 'A hunt on the programme: arena, beasts, men and terms.',
  type: () => huntFile,
  cards: (file) => single(file),
  into: (card) => ({ card: exactly<HuntCard>()(card) }),
});
