import {
  blockOf,
  defineBlock,
  defineKind,
  exactly,
  glyphOf,
  isOf,
  listToCards,
  of,
  single,
  toSecond,
  type Draft,
  type Entry,
} from '../../../catalogue/index.ts';
import type { FighterCard, GearCard } from '../rules/index.ts';
import { armed, bestiariusArms, noxiusArms, type Arms, type WrittenItem } from './arms.ts';
import { bestiariusProfile, gearFile, gladiatorCard, noxiusProfile } from './schemas.ts';

export const GEAR = defineKind({
  schema: 'gear/2',
  earlier: [{ schema: 'gear/1', migrate: listToCards('gear') }],
  noun: 'gear',
  about: 'A weapon, a shield, armour or whatever else a gladiator carries.',
  type: () => gearFile,
  cards: (file) => single(file),
  glyphs: ({ id, glyph }) => glyphOf(id, glyph),
  into: ({ rule: _, note: _note, ...card }) => ({ card: exactly<GearCard>()(card) }),
});

/** Save and AP modifier that the source prints, each with and without the shield (M-285). */
export interface Printed {
  readonly save: readonly [number, number];
  readonly ap: readonly [number, number];
}

export interface GladiatorEntry {
  readonly arms: Arms;
  readonly aliases: readonly string[];
  readonly printed: Printed | null;
  readonly text: string | null;
}

/** What of a fighter's card is written on a gladiator's; his class is his id when it is not. */
type Written = Omit<FighterCard, 'kind' | 'class' | 'gear'> & { readonly class?: string | undefined };

export const GLADIATOR = defineKind({
  schema: 'gladiator/2',
  earlier: [{ schema: 'gladiator/1', migrate: toSecond }],
  noun: 'gladiator',
  about: 'A class of gladiators: armour, arms, skills and whom it is matched with.',
  // He stands on one sand with the men of hunts.
  ids: 'man',
  type: () => gladiatorCard,
  // Other names and a place in a lot are of one card, and printed numbers belong to the arms that they were printed for.
  notInherited: ['aliases', 'printed', 'joins'],
  cards: (file) => single(file),
  looks: 'man',
  words: [['lot', 'familia']],
  into: ({ gear, aliases, printed, text = null, rule: _, note: _note, ...written }): GladiatorEntry => {
    const card = exactly<Written>()(written);
    const fighter = { ...card, kind: 'gladiator', class: card.class ?? card.id } as const;
    const arms = armed(fighter, exactly<readonly WrittenItem[]>()(gear), (i) => ['gear', i]);
    return { arms, aliases, printed, text };
  },
});

/** How a noxius of hunts stands on the sand of munera. */
const NOXIUS_ARMS = defineBlock({
  kind: 'noxius',
  key: 'munera',
  type: noxiusProfile,
  into: ({ weapon }, card) => noxiusArms(card, weapon),
});

/** How a bestiarius does. */
const BESTIARIUS_ARMS = defineBlock({
  kind: 'bestiarius',
  key: 'munera',
  type: bestiariusProfile,
  into: (profile, card) => bestiariusArms(card, profile),
});

export const BLOCKS = [NOXIUS_ARMS, BESTIARIUS_ARMS] as const;

export interface ArmedEntry {
  readonly entry: Entry;
  readonly arms: Arms;
}

function armsOf(entry: Entry): Arms | null {
  if (isOf(entry, GLADIATOR)) return entry.arms;
  return blockOf(entry, NOXIUS_ARMS) ?? blockOf(entry, BESTIARIUS_ARMS);
}

/** Everybody who can stand on the sand of munera, in the order of the draft. */
export function armedEntries(draft: Draft): ArmedEntry[] {
  return draft.entries.flatMap((entry) => {
    const arms = armsOf(entry);
    return arms ? [{ entry, arms }] : [];
  });
}

/** Gear of a draft by id. */
export const rackOf = (draft: Draft): ReadonlyMap<string, GearCard> => new Map(of(draft, GEAR).map(({ id, card }) => [id, card]));
