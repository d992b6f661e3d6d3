import {
  blockOf,
  defineBlock,
  defineKind,
  type Draft,
  type Entry,
  exactly,
  glyphOf,
  isOf,
  listToCards,
  of,
  type Path,
  single,
  toSecond,
} from '../../../catalogue/index.ts';
import type { FighterCard, GearCard, LoadoutEntry } from '../rules/index.ts';
import { bestiariusProfile, gearFile, gladiatorCard, noxiusProfile } from './schemas.ts';

/** Gear as a card names it, some of it more than once. */
export interface WrittenItem extends LoadoutEntry {
  readonly count: number;
}

/** Gear of a loadout, and where the card names it. */
export interface LoadoutItem extends WrittenItem {
  readonly path: Path;
  /** Where the id of the gear itself is. */
  readonly named: Path;
}

/** A fighter of munera with his arms as they are written. */
export interface Arms {
  readonly fighter: FighterCard;
  readonly items: readonly LoadoutItem[];
}

const item = { count: 1, start: 'ready', damaged: false, after: null } as const;

/** The venabulum as a long spear, and a dagger in the belt (D-276). */
const HUNTER: readonly WrittenItem[] = [
  { ...item, gear: 'longSpear' },
  { ...item, gear: 'dagger', start: 'sheathed' },
];

/** A fighter with this gear, and what each item of it was written as. */
export function armed(card: Omit<FighterCard, 'gear'>, written: readonly WrittenItem[], pathOf: (index: number) => Path): Arms {
  const items = written.map((each, i): LoadoutItem => ({ ...each, path: pathOf(i), named: [...pathOf(i), 'gear'] }));
  const gear = written.flatMap(({ count, ...entry }) => Array.from({ length: count }, () => entry));
  return { fighter: { ...card, gear }, items };
}

interface Who {
  readonly id: string;
  readonly name: string;
}

/** Nothing but a damaged weapon (D-258, D-260). */
export function noxiusArms({ id, name }: Who, weapon: string): Arms {
  const card = { id, name, kind: 'noxius', class: 'noxius', armour: 'none', skills: [], appeal: null, foes: [] } as const;
  const path = ['munera', 'weapon'];
  const { fighter, items } = armed(card, [{ ...item, gear: weapon, damaged: true }], () => path);
  return { fighter, items: items.map((each) => ({ ...each, named: path })) };
}

interface Hunter extends Pick<FighterCard, 'armour' | 'skills'> {
  readonly gear?: readonly WrittenItem[] | undefined;
}

/** The padded tunic is light armour; grades are skills (D-276, D-277). */
export function bestiariusArms({ id, name }: Who, { armour, skills, gear }: Hunter): Arms {
  const card = { id, name, kind: 'bestiarius', class: 'bestiarius', armour, skills, appeal: null, foes: [] } as const;
  return armed(card, gear ?? HUNTER, (i) => (gear ? ['munera', 'gear', i] : ['munera']));
}

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
