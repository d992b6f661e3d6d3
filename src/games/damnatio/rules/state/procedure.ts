/** The words of a beast's card beside its numbers: conditions, choice of a target, deeds without an attack. */

/** Where a man stands as the beast sees him, and where the beast stands as a man sees it (ledger 0.1). */
export const ARCS = ['front', 'flank', 'rear'] as const;
export type Arc = (typeof ARCS)[number];
export type Area = 'H' | 'M' | 'L';

/** When steps are looked through, in the order of the card (D-027), each as a heading and with what it means. */
export const TRIGGERS = {
  opening: ['At the start', 'in Round One instead of its charge'],
  approach: ['From afar', 'in Control, its target not beside it, before it charges'],
  control: ['In Control', 'in Control, beside its target'],
  charge: ['After a charge', 'at the end of a charge'],
  counter: ['In answer', 'the answer to a hit'],
  hurt: ['When hurt', 'a blow has wounded it, once a round'],
  kill: ['After a kill', 'its attack has felled its target'],
  missed: ['After a miss', 'its attack has failed'],
} as const;
/** Of `control` and `charge` a fitting step is needed, of the others there may be none. */
export type Trigger = keyof typeof TRIGGERS;

/** At least and at most, both counted in; one of them may be left out. */
export interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What is made of each key of a table. */
export function perKey<Table extends object, T>(table: Table, of: (key: keyof Table) => T): { readonly [Key in keyof Table]: T } {
  return Object.fromEntries(Object.keys(table).map((key) => [key, of(key as keyof Table)])) as { [Key in keyof Table]: T };
}

/** Conditions that ask yes or no, each with what it means. */
export const FLAGS = {
  pinned: 'The target is Pinned.',
  held: 'The target is Held.',
  down: 'The target is Down; a Pinned man is Down too.',
  bloodied: 'It is bloodied, as its card says.',
  lastFought: 'The target is the man it fought last.',
  /** D-064. */
  encircled: 'It cannot back off to a hex farther from the men.',
} as const;

/** Conditions that ask for an arc of the beast. */
export const ARCED = {
  position: 'Arc of the beast in which the target stands as it looks for a step; after a charge that is always its front.',
  stoodIn: 'Arc in which the target stood before the beast turned to answer him.',
} as const;

/** Conditions that ask for a fraction of Hit Points. */
export const SHARES = {
  hp: 'Its own Hit Points as a fraction of the full number.',
  targetHp: 'Hit Points of the target as a fraction of the full number.',
} as const;

/** What is counted, the least and most that a card may ask for, and the most that there can be. */
const counted = (unit: string, [least, most]: readonly [number, number], about: string, can = most + 1) => ({
  unit,
  least,
  most,
  about,
  can,
});

/** Conditions that ask for a number. */
export const COUNTED = {
  distance: counted('hex', [1, 40], 'Hexes to the target; 1 is beside it.'),
  leap: counted('hex', [0, 12], 'Hexes leapt in this charge.'),
  run: counted('hex', [0, 24], 'Hexes covered in this charge, leap included.'),
  beside: counted('man', [0, 6], 'Standing men beside it.', 6),
  frontFlank: counted('man', [0, 5], 'Men beside its front and flanks, standing or not.', 5),
  rear: counted('man', [0, 6], 'Men beside its rear, standing or not.', 6),
  men: counted('man', [1, 12], 'Men on the sand.'),
  friends: counted('man', [0, 6], 'Other men beside the target.', 6),
  beasts: counted('beast', [1, 6], 'Living beasts of its side, itself among them.'),
  mates: counted('mate', [0, 5], 'Other living beasts of its side beside the target.'),
} as const;

type Asking<Key extends string, T> = { readonly [Each in Key]?: T | undefined };

/** Conditions of a step; all must hold, tested in the written order (Appendix C). */
export interface When
  extends
    Asking<keyof typeof FLAGS, boolean>,
    Asking<keyof typeof ARCED, readonly Arc[]>,
    Asking<keyof typeof COUNTED | keyof typeof SHARES, Range> {
  readonly any?: readonly When[] | undefined;
  readonly all?: readonly When[] | undefined;
  readonly not?: When | undefined;
  /** One of those on the sand, the target too, has the trait and holds one of the weapons. */
  readonly anybody?: { readonly trait?: string | undefined; readonly holds?: readonly string[] | undefined } | undefined;
  readonly wound?: Area | undefined;
  /** A trait of the target. */
  readonly trait?: string | undefined;
  /** Weapons by id, one of which is in his hand; `nothing` for empty hands. */
  readonly holds?: readonly string[] | undefined;
  readonly round?: (Range & { readonly every?: number | undefined }) | undefined;
  /** The step it did last, and whether that missed. */
  readonly last?: { readonly step?: string | undefined; readonly missed?: boolean | undefined } | undefined;
  /** Wounds it took in this round: net damage in all, out of which arcs, by the target or by others. */
  readonly hurt?:
    | { readonly damage?: Range | undefined; readonly from?: readonly Arc[] | undefined; readonly by?: 'target' | 'others' | undefined }
    | undefined;
}

export type Predicate = keyof When;

/** What a target is picked by; each narrows the choice to those it fits, if it fits anybody. */
export const PICKS = ['lastFought', 'nearest', 'farthest', 'standing', 'down', 'weakest', 'strongest', 'backExposed', 'isolated'] as const;
export type Pick = (typeof PICKS)[number];

/** Whom it does not go for while somebody else is there. */
export interface Avoid {
  readonly traits: readonly string[];
  readonly holds: readonly string[];
}

/** What a step does beside an attack. */
export type Deed =
  | { readonly do: 'stand' }
  | { readonly do: 'release' }
  | { readonly do: 'backOff' }
  /** Frightens the men: so much at their next Control Check. */
  | { readonly do: 'roar'; readonly fear: number }
  | { readonly do: 'flee'; readonly hexes: number | null }
  | { readonly do: 'go'; readonly to: readonly Pick[]; readonly hexes: number | null }
  /** A charge, at its target where `at` is null; after an attack a second one. */
  | { readonly do: 'charge'; readonly at: readonly Pick[] | null }
  /** It runs where a die sends it and strikes friend and foe without a roll. */
  | { readonly do: 'panic'; readonly hexes: number; readonly attack: string }
  /** It backs off with whom it grips. */
  | { readonly do: 'drag'; readonly hexes: number };

/** Whom it answers, and whether it turns to him before it looks through its steps. */
export interface Answering {
  readonly from: readonly Arc[] | null;
  readonly atDamage: number;
  readonly turnsFirst: boolean;
}
