import type { Hex } from '../../../../engine/hex/index.ts';
import type { Lex } from '../lex.ts';
import type { OffHandState, Status } from '../state/state.ts';

/** One who enters the arena. */
export interface Entrant {
  readonly card: string;
  /** Sides fight each other; everybody his own side is a free-for-all. */
  readonly side: string;
  /** Null for a name by the dice of the bout, which costs none. */
  readonly name: string | null;
  /** Strength when whole and now; null to roll it. */
  readonly strength: { readonly full: number; readonly now: number } | null;
}

/** Somebody whose vote counts beside the victor's. */
export interface Voter {
  readonly id: string;
  /** Added to the voter's die, by index of whose life it is about; nothing beyond the list. */
  readonly bias: readonly number[];
  /** Asked instead of thrown for. */
  readonly asks: boolean;
}

/** What a fighter is in a position that a scenario starts from; what is left out is as at the start. */
export interface Placed {
  readonly at: Hex;
  readonly facing: number;
  /** Strength when whole, and now. */
  readonly full?: number;
  readonly strength?: number;
  readonly offHand?: OffHandState;
  /** Index of whose net lies over him. */
  readonly ensnaredBy?: number;
  readonly weaponBroken?: boolean;
  readonly offBalance?: number;
  readonly strikes?: number;
  readonly dealt?: number;
  readonly status?: Status;
}

/** A position to start from instead of the set-up. No die is thrown to reach it but that of a turn that begins. */
export interface Position {
  readonly round: number;
  /** Order of play by index of entrant. */
  readonly order: readonly number[];
  readonly turn: {
    readonly fighter: number;
    /** AP left; null when his turn is to begin with its AP die. */
    readonly ap: number | null;
    readonly number?: number;
    readonly struck?: boolean;
    readonly struggled?: boolean;
  };
  /** By index of entrant. */
  readonly fighters: readonly Placed[];
}

/** What a bout is made of; plain JSON, part of its record. */
export interface RecountSetup {
  readonly ruleset: 'recount';
  /** Arena by id; null for a hexagon by lex `arenaRadius`. */
  readonly arena: string | null;
  /** In roster order. */
  readonly fighters: readonly Entrant[];
  readonly lex: Partial<Lex>;
  /** Null for the mob of a single bout. */
  readonly voters: readonly Voter[] | null;
  readonly position: Position | null;
}

export function entrant(part: Partial<Entrant> & Pick<Entrant, 'card' | 'side'>): Entrant {
  return { name: null, strength: null, ...part };
}

/** A bout of the given fighters with everything else as printed. */
export function recountSetup(part: Partial<RecountSetup> & Pick<RecountSetup, 'fighters'>): RecountSetup {
  return { ruleset: 'recount', arena: null, lex: {}, voters: null, position: null, ...part };
}
