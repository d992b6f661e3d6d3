import type { Hex } from '../../../../engine/hex/index.ts';
import type { GradeId } from '../../../../engine/mind/index.ts';
import { byPlace, either, oneOf, shape, wholeFrom } from '../../../../engine/read/index.ts';
import {
  by,
  choice,
  count,
  defineSetup,
  type Field,
  fixedRecord,
  flag,
  hex,
  list,
  orNone,
  type Placed as PlacedOf,
  plain,
  type Position as PositionOf,
  positionField,
  sometimes,
  usually,
  whole,
  without,
  word,
} from '../../../../engine/state/index.ts';
import { type Armour, type LoadoutEntry, type Skill, SKILLS } from './cards.ts';
import { type Lex, LEX } from './lex.ts';
import { FIELDS, type Fighter, type Turn } from './state.ts';

export const MOST_FIGHTERS = 24;
export const MOST_ITEMS = 24;
const MOST_TODAY = 20;

/** Arms and armour other than those of the card (M-011). */
export interface Loadout {
  readonly armour: Armour;
  readonly gear: readonly LoadoutEntry[];
}

const loadout = fixedRecord({
  armour: choice('none', 'light', 'heavy'),
  gear: list(MOST_ITEMS, fixedRecord({ gear: word, start: choice('ready', 'sheathed'), damaged: flag, after: orNone(word) })),
});

type Spots = Readonly<Record<number, 'ready' | 'sheathed' | 'gone' | { readonly at: Hex } | { readonly holds: number }>>;

const spot = either('ready, sheathed, gone, {at: hex} or {holds: fighter}', [
  oneOf('ready', 'sheathed', 'gone'),
  shape({ at: hex.check(null) }, ['at']),
  shape({ holds: wholeFrom(0, MOST_FIGHTERS - 1) }, ['holds']),
]);

/** What follows from where the things of a position are. */
const FOLLOWS = ['carried', 'nets', 'capes', 'inflicted'] as const;

interface PlacedMore {
  /** Stamina taken from others, by their index. */
  readonly inflicted?: Readonly<Record<number, number>>;
  /** Arrows left; the others are out of play. */
  readonly arrows?: number;
  /** Items by their place in the loadout: ready, sheathed, gone, on the sand at a hex, or holding a fighter. */
  readonly items?: Spots;
}

const placed = {
  ...without(FIELDS.fighters.fields, ...FOLLOWS),
  inflicted: plain<Readonly<Record<number, number>>>(byPlace(MOST_FIGHTERS, count.check(null))),
  arrows: count,
  items: plain<Spots>(byPlace(MOST_ITEMS, spot)),
};

/** What a fighter is in a position that a scenario starts from; what is left out is as at the start. */
export type Placed = PlacedOf<Omit<Fighter, (typeof FOLLOWS)[number]>> & PlacedMore;

/** A position to start from instead of the set-up. No die is thrown to reach it but those of a turn that begins. */
export type Position = Omit<PositionOf<Fighter, Turn>, 'fighters'> & { readonly fighters: readonly Placed[]; readonly sparedToday: number };

/** What a bout is made of; plain JSON, part of its record. Without an arena: a hexagon by the number of fighters (M-002). */
export const SETUP = defineSetup({
  ruleset: 'munera',
  card: 'fighter',
  lex: LEX,
  fighters: { least: 2, most: MOST_FIGHTERS },
  entrant: {
    /** Skills beside those of the card (M-195). */
    skills: by('M-196', usually([] as readonly Skill[], list(SKILLS.length, choice(...SKILLS)))),
    /** Null for what the card carries. */
    loadout: by('M-011', usually(null as Loadout | null, orNone(loadout))),
    /** Opponents beaten earlier today (M-181), and whether the crowd spared him today (M-190). */
    defeatsToday: usually(0, whole(0, MOST_TODAY, 'M-181')),
    sparedToday: usually(false, flag),
    /** Wounds of earlier days that have not healed; left out by whoever has none (C-010). */
    wounds: sometimes(whole(0, 3, 'C-010')),
  },
  /** Gladiators spared earlier today, each once, those of this bout among them (M-184, M-190). */
  more: { sparedToday: usually(0, whole(0, MOST_TODAY, 'M-184')) },
  position: positionField<Fighter, Turn>(placed, FIELDS.turn.fields, { sparedToday: count }) as unknown as Field<Position>,
  rules: { card: 'M-011', arena: 'M-002', fighters: 'M-002', side: 'M-347', sides: 'M-347' },
});

export const { entrant, setup: muneraSetup } = SETUP;
export type MuneraSetup = ReturnType<typeof muneraSetup>;
export type Entrant = ReturnType<typeof entrant>;

/** A bout of gladiators on a programme. */
export interface ProgrammedPairs {
  readonly game: string;
  readonly name?: string | undefined;
  /** The player's first. */
  readonly sides: readonly (readonly { readonly card: string; readonly skills: readonly Skill[] }[])[];
  /** Behaviour by which the others fight; null: as is usual for the class of the first of a side. */
  readonly against: string | null;
  readonly grade: GradeId;
  readonly arena: string | null;
  readonly lex: Partial<Lex>;
}
