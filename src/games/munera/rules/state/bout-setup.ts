import type { Hex } from '../../../../engine/hex/index.ts';
import type { Armour, LoadoutEntry, Skill } from './cards.ts';
import type { Lex } from './lex.ts';

/** Arms and armour other than those of the card (M-011). */
export interface Loadout {
  readonly armour: Armour;
  readonly gear: readonly LoadoutEntry[];
}

/** One who enters the arena. */
export interface Entrant {
  readonly card: string;
  /** Sides fight each other; everybody his own side is a free-for-all (M-347). */
  readonly side: string;
  /** Skills beside those of the card (M-195). */
  readonly skills: readonly Skill[];
  /** Null for what the card carries. */
  readonly loadout: Loadout | null;
  /** Opponents beaten earlier today (M-181), and whether the crowd spared him today (M-190). */
  readonly defeatsToday: number;
  readonly sparedToday: boolean;
  /** Wounds of earlier days that have not healed; left out by whoever has none (C-010). */
  readonly wounds?: number;
}

/** What a fighter is in a position that a scenario starts from; what is left out is as at the start. */
export interface Placed {
  readonly at: Hex;
  readonly facing: number;
  readonly original?: number;
  readonly stamina?: number;
  readonly fatigue?: number;
  readonly down?: boolean;
  readonly hazed?: number;
  readonly threwSand?: boolean;
  readonly defeats?: number;
  readonly spared?: boolean;
  readonly woundsTaken?: number;
  /** Stamina taken from others, by their index. */
  readonly inflicted?: Readonly<Record<number, number>>;
  readonly injured?: readonly number[];
  readonly whirls?: number;
  readonly whirlHits?: number;
  readonly whirlDoubles?: number;
  readonly lastTurn?: number;
  /** Beaten earlier in this bout. */
  readonly fate?: 'active' | 'spared' | 'dead';
  /** Index of whom he is locked with, and whether he began it. */
  readonly locked?: number;
  readonly grappler?: boolean;
  /** Arrows left; the others are out of play. */
  readonly arrows?: number;
  /** Items by their place in the loadout: ready, sheathed, gone, on the sand at a hex, or holding a fighter. */
  readonly items?: Readonly<Record<number, 'ready' | 'sheathed' | 'gone' | { readonly at: Hex } | { readonly holds: number }>>;
}

/** A position to start from instead of the set-up. No die is thrown to reach it but those of a turn that begins. */
export interface Position {
  readonly round: number;
  /** Order of play by index of entrant. */
  readonly order: readonly number[];
  readonly turn: {
    readonly fighter: number;
    /** AP left; null when his turn is to begin with its AP die. */
    readonly ap: number | null;
    readonly spent?: number;
    readonly attacks?: number;
    readonly struck?: readonly number[];
    readonly stood?: boolean;
    readonly feint?: 'none' | 'declared' | 'used';
    readonly cutFree?: boolean;
    readonly blinded?: number;
    readonly floored?: readonly number[];
  };
  /** By index of entrant. */
  readonly fighters: readonly Placed[];
  readonly sparedToday: number;
}

/** What a bout is made of; plain JSON, part of its record. */
export interface MuneraSetup {
  readonly ruleset: 'munera';
  /** Arena by id; null for a hexagon by the number of fighters (M-002). */
  readonly arena: string | null;
  /** In roster order. */
  readonly fighters: readonly Entrant[];
  readonly lex: Partial<Lex>;
  /** Gladiators spared earlier today, each once, those of this bout among them (M-184, M-190). */
  readonly sparedToday: number;
  readonly position: Position | null;
}

export function entrant(part: Partial<Entrant> & Pick<Entrant, 'card' | 'side'>): Entrant {
  return { skills: [], loadout: null, defeatsToday: 0, sparedToday: false, ...part };
}

/** A bout of the given fighters with everything else as printed. */
export function muneraSetup(part: Partial<MuneraSetup> & Pick<MuneraSetup, 'fighters'>): MuneraSetup {
  return { ruleset: 'munera', arena: null, lex: {}, sparedToday: 0, position: null, ...part };
}
