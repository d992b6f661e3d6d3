import type { RngState } from '../../../engine/dice/index.ts';

/** A man of a stable; his id is his lanista's with a number. */
export interface Gladiator {
  readonly id: string;
  readonly card: string;
  readonly name: string;
  /** Strength when whole, and now. */
  readonly full: number;
  readonly strength: number;
}

/** Who owns a stable and bets on it. */
export interface Lanista {
  readonly id: string;
  readonly name: string;
  readonly human: boolean;
  /** Sesterces. */
  readonly funds: number;
  readonly stable: readonly Gladiator[];
}

/** Two who meet; null for a place that nobody fills: the other goes on without a bout. */
export interface Pairing {
  readonly red: string | null;
  readonly blue: string | null;
  readonly winner: string | null;
}

export interface Bet {
  readonly lanista: string;
  /** Gladiator. */
  readonly on: string;
  readonly stake: number;
}

/** `hire`: the human fills his stable; `bet`: before a bout; `bout`: it is to be fought; `over`: all tournaments are done. */
export type Phase = 'hire' | 'bet' | 'bout' | 'over';

/** The house numbers of the module. */
export interface House {
  readonly tournaments: number;
  readonly funds: number;
  readonly hire: number;
  readonly purse: number;
  readonly finalPurse: number;
  readonly mostStake: number;
}

export const HOUSE: House = { tournaments: 3, funds: 100, hire: 30, purse: 20, finalPurse: 60, mostStake: 20 };

/** Tournaments in progress: plain JSON; replaced, never changed. */
export interface TournamentState {
  readonly house: House;
  readonly seed: string;
  readonly rng: RngState;
  /** Which tournament it is, from 1. */
  readonly number: number;
  readonly phase: Phase;
  readonly lanistae: readonly Lanista[];
  /** Quarter-finals, semi-finals, final; later ones are empty until they are drawn. */
  readonly rounds: readonly (readonly Pairing[])[];
  readonly bets: readonly Bet[];
  /** Gladiators hired so far, for names and ids. */
  readonly hired: number;
  /** Id of the richest when all is over. */
  readonly winner: string | null;
}

/** What happened, for the chronicle. */
export type TournamentEvent =
  | {
      readonly type: 'hired';
      readonly lanista: string;
      readonly gladiator: string;
      /** What his Strength is made of. */
      readonly faces: readonly number[];
      readonly price: number;
      readonly rules: readonly string[];
    }
  | { readonly type: 'drawn'; readonly pairings: readonly Pairing[]; readonly rules: readonly string[] }
  | { readonly type: 'staked'; readonly bet: Bet; readonly rules: readonly string[] }
  | {
      readonly type: 'fought';
      readonly winner: string;
      readonly loser: string;
      readonly by: 'bout' | 'strength' | 'die';
      /** Thrown for both by turns until they differ; none unless the die decides. */
      readonly throws: readonly (readonly number[])[];
      readonly dead: boolean;
      readonly rules: readonly string[];
    }
  | {
      readonly type: 'paid';
      readonly lanista: string;
      readonly amount: number;
      readonly why: 'purse' | 'bet' | 'stake-back';
      readonly rules: readonly string[];
    }
  | {
      readonly type: 'recovered';
      readonly gladiator: string;
      readonly face: number;
      readonly to: number;
      readonly rules: readonly string[];
    }
  | { readonly type: 'tournament-ended'; readonly champion: string | null; readonly rules: readonly string[] }
  | {
      readonly type: 'all-ended';
      readonly winner: string;
      /** Of the equally rich, until one die is highest. */ readonly throws: readonly (readonly number[])[];
      readonly rules: readonly string[];
    };

/** The lanista of a gladiator. Throws for one that nobody owns. */
export function ownerOf({ lanistae }: Pick<TournamentState, 'lanistae'>, gladiator: string): Lanista {
  const owner = lanistae.find(({ stable }) => stable.some(({ id }) => id === gladiator));
  if (!owner) throw new RangeError(`nobody owns ${gladiator}`);
  return owner;
}

export function gladiatorOf(state: Pick<TournamentState, 'lanistae'>, id: string): Gladiator {
  return ownerOf(state, id).stable.find((each) => each.id === id)!;
}

export function withLanista(state: TournamentState, id: string, change: (lanista: Lanista) => Partial<Lanista>): TournamentState {
  return { ...state, lanistae: state.lanistae.map((each) => (each.id === id ? { ...each, ...change(each) } : each)) };
}

/** The bout that comes next: its round, its place and who meets; null when a tournament has none left. */
export function nextPairing({
  rounds,
}: Pick<TournamentState, 'rounds'>): { readonly round: number; readonly place: number; readonly pairing: Pairing } | null {
  for (const [round, pairings] of rounds.entries()) {
    const place = pairings.findIndex(({ winner }) => winner === null);
    if (place >= 0) return { round, place, pairing: pairings[place]! };
  }
  return null;
}
