import { defineKind, exactly, glyphOf, listed, listToCards, single, toSecond } from '../../../catalogue/index.ts';
import type { GlyphName } from '../../../engine/look/index.ts';
import type { AttackCard, BeastCard, DefendCard, HuntCard, ManCard } from '../rules/index.ts';
import { beastToSecond } from './migrations/beast.ts';
import { decksToCards } from './migrations/decks.ts';
import { intoBeast } from './beast-card.ts';
import { beastCard } from './schemas/beast.ts';
import { attacksFile, defendsFile } from './schemas/decks.ts';
import { huntFile } from './schemas/hunt.ts';
import { bestiariusFile, noxiusFile } from './schemas/men.ts';

/** What the first format called otherwise, by the key that a map of the second has. */
const FORMER = {
  dmg: 'damage',
  naturalArmor: 'naturalArmour',
  targetTrait: 'trait',
  hpAtMost: 'hp: { max: … }',
  adjacentMin: 'beside: { min: … }',
  leapMin: 'leap: { min: … }',
  runMin: 'run: { min: … }',
} as const;

export const BEAST = defineKind({
  schema: 'beast/2',
  earlier: [{ schema: 'beast/1', migrate: beastToSecond }],
  noun: 'beast',
  about: 'A beast: what it is, what it does to whom, and in which order it looks for what to do.',
  type: () => beastCard,
  cards: (file) => single(file),
  looks: 'beast',
  words: [['trait', 'beast']],
  forbidden: Object.entries(FORMER).map(([key, instead]) => ({ key: new RegExp(`^${key}$`), message: `write ${instead}`, instead })),
  remarks: ['newcomer'],
  into: (card, place): { readonly card: BeastCard; readonly newcomer: number | null } => ({
    card: intoBeast(card, place),
    newcomer: card.newcomer,
  }),
});

/** Men of hunts and fighters of other games are found side by side by id. */
const MEN = 'man';

/** What of a man's card both kinds have. */
type Common = Omit<ManCard, 'kind' | 'level' | 'grade' | 'crime' | 'padding'>;
type Armed = { readonly weapon: { readonly id: string; readonly glyph?: GlyphName | undefined } };
const glyphOfWeapon = ({ weapon }: Armed) => glyphOf(weapon.id, weapon.glyph);

type NoxiusCard = Common & { readonly level: number; readonly crime: string };
type BestiariusCard = Common & { readonly grade: NonNullable<ManCard['grade']>; readonly padding: number };

/** What was written otherwise before men and decks had the words of beasts. */
const OF_WEAPON = [{ under: 'weapon', keys: { dmg: 'damage' } }] as const;
const OF_ATTACKS = [{ under: 'aim', texts: { H: 'head', M: 'body', L: 'legs' } }] as const;
const OF_DEFENDS = [{ under: 'counter', keys: { dmg: 'damage' } }] as const;

export const NOXIUS = defineKind({
  schema: 'noxius/2',
  earlier: [{ schema: 'noxii/1', migrate: listToCards('noxii', 'core:condemned') }],
  respellings: OF_WEAPON,
  noun: 'noxius',
  drawn: true,
  about: 'A condemned man, who is drawn by lot or named in hunts. He has neither armour nor padding.',
  ids: MEN,
  type: ({ blocks }) => noxiusFile(blocks),
  notInherited: ['joins'],
  forbidden: [
    { key: /^(padding|armou?r|armou?rLocations)$/i, message: 'noxii have no armour and no padding', rule: 'D-183' },
    { key: /^options$/, message: 'the cards of noxii have no damage options', rule: 'D-185' },
  ],
  cards: (file) => single(file),
  looks: 'man',
  words: [['lot', 'condemned']],
  glyphs: glyphOfWeapon,
  into: ({ weapon: { glyph: _, ...weapon }, note: _note, ...card }): { readonly card: ManCard } => ({
    card: { ...exactly<NoxiusCard>()({ ...card, weapon }), kind: 'noxius', grade: null, padding: 0 },
  }),
});

export const BESTIARIUS = defineKind({
  schema: 'bestiarius/2',
  earlier: [{ schema: 'bestiarii/1', migrate: listToCards('bestiarii') }],
  respellings: OF_WEAPON,
  noun: 'bestiarius',
  about: 'A trained hunter, with a grade and padding.',
  ids: MEN,
  type: ({ blocks }) => bestiariusFile(blocks),
  cards: (file) => single(file),
  looks: 'man',
  glyphs: glyphOfWeapon,
  into: ({ weapon: { glyph: _, ...weapon }, note: _note, ...card }): { readonly card: ManCard } => ({
    card: { ...exactly<BestiariusCard>()({ ...card, weapon }), kind: 'bestiarius', level: null, crime: null },
  }),
});

export interface DeckEntry<Card> {
  /** `generic`, `optional` or the id of a weapon. */
  readonly deck: string;
  readonly card: Card;
}

interface DeckFile<Card> {
  readonly id: string;
  readonly extendsDeck: string | null;
  readonly deck: readonly Card[];
}

/** Cards with the deck that they are in, their own or the one that it extends. */
function deckCards<Card extends { readonly id: string }>({ id, extendsDeck, deck }: DeckFile<Card>) {
  return listed(
    'deck',
    deck.map((card) => ({ ...card, inDeck: extendsDeck ?? id, joins: extendsDeck })),
  );
}

export const ATTACK = defineKind({
  schema: 'attacks/2',
  earlier: [{ schema: 'attacks/1', migrate: decksToCards }],
  respellings: OF_ATTACKS,
  noun: 'attack',
  drawn: true,
  about: 'A deck of Attack cards: those that come with a weapon, or that join the cards which everybody owns.',
  type: () => attacksFile,
  notInherited: ['extendsDeck'],
  forbidden: [{ key: /armou?r|pierc|hide/i, message: 'no card lowers natural armour', rule: 'D-034' }],
  within: 'deck',
  cards: (file) => deckCards(file),
  into: ({ name, inDeck, rule, note: _, ...card }): DeckEntry<AttackCard> => ({
    deck: inDeck,
    card: exactly<AttackCard>()({ ...card, name: name ?? card.id, because: rule }),
  }),
  // A card may be in the decks of two weapons.
  apart: ({ deck }) => deck,
});

export const DEFEND = defineKind({
  schema: 'defends/2',
  earlier: [{ schema: 'defends/1', migrate: decksToCards }],
  respellings: OF_DEFENDS,
  noun: 'defend',
  drawn: true,
  about: 'A deck of Defend cards: those that come with a weapon, or that join the cards which everybody owns.',
  type: () => defendsFile,
  notInherited: ['extendsDeck'],
  within: 'deck',
  cards: (file) => deckCards(file),
  into: ({ name, inDeck, rule, note: _, ...card }): DeckEntry<DefendCard> => ({
    deck: inDeck,
    card: exactly<DefendCard>()({ ...card, name: name ?? card.id, because: rule }),
  }),
  apart: ({ deck }) => deck,
});

export const HUNT = defineKind({
  schema: 'hunt/2',
  earlier: [{ schema: 'hunt/1', migrate: toSecond }],
  noun: 'hunt',
  about: 'A hunt on the programme: arena, beasts, men and terms.',
  type: () => huntFile,
  cards: (file) => single(file),
  remarks: ['newcomer'],
  into: ({ note: _, ...card }) => ({ card: exactly<HuntCard>()(card) }),
});
