/** The words of a beast's card beside its numbers: conditions, choice of a target, deeds without an attack. */

/** Where a man stands as the beast sees him, and where the beast stands as a man sees it (ledger 0.1). */
export type Arc = 'front' | 'flank' | 'rear';
export type Area = 'H' | 'M' | 'L';

/** At least and at most, both counted in; one of them may be left out. */
export interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Conditions of a step; all must hold, tested in the written order (Appendix C). */
export interface When {
  readonly any?: readonly When[] | undefined;
  readonly all?: readonly When[] | undefined;
  readonly not?: When | undefined;
  readonly pinned?: boolean | undefined;
  readonly held?: boolean | undefined;
  readonly down?: boolean | undefined;
  /** Arc of the beast in which the target stands when the step is looked at. */
  readonly position?: readonly Arc[] | undefined;
  /** Arc in which he stood before the beast turned to answer him. */
  readonly stoodIn?: readonly Arc[] | undefined;
  /** Hexes between beast and target. */
  readonly distance?: Range | undefined;
  readonly leap?: Range | undefined;
  readonly run?: Range | undefined;
  /** Men beside the beast: standing; in front or flank, standing or not; behind it, standing or not. */
  readonly beside?: Range | undefined;
  readonly frontFlank?: Range | undefined;
  readonly rear?: Range | undefined;
  /** Men on the sand. */
  readonly men?: Range | undefined;
  /** Men beside the target. */
  readonly friends?: Range | undefined;
  /** Living beasts of its side, itself among them; those of them beside the target without itself. */
  readonly beasts?: Range | undefined;
  readonly mates?: Range | undefined;
  /** One of those on the sand, the target too, has the trait and holds one of the weapons. */
  readonly anybody?: { readonly trait?: string | undefined; readonly holds?: readonly string[] | undefined } | undefined;
  /** Fractions of the Hit Points of beast and target. */
  readonly hp?: Range | undefined;
  readonly targetHp?: Range | undefined;
  readonly bloodied?: boolean | undefined;
  readonly wound?: Area | undefined;
  /** A trait of the target. */
  readonly trait?: string | undefined;
  /** Weapons by id, one of which is in his hand; `nothing` for empty hands. */
  readonly holds?: readonly string[] | undefined;
  /** The target is the one it fought last. */
  readonly lastFought?: boolean | undefined;
  /** It cannot back off anywhere (D-064). */
  readonly encircled?: boolean | undefined;
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
export type Pick = 'lastFought' | 'nearest' | 'farthest' | 'standing' | 'down' | 'weakest' | 'strongest' | 'backExposed' | 'isolated';

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
