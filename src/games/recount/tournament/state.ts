import type { RngState } from '../../../engine/dice/index.ts';
import type { Fixture, Frozen, Owner } from '../../../engine/season/index.ts';

/** A man of a stable; his id is his lanista's with a number. */
export interface Gladiator {
  id: string;
  card: string;
  name: string;
  /** Strength when whole, and now. */
  full: number;
  strength: number;
}

/** Who owns a stable and bets on it; funds are sesterces. */
export interface Lanista extends Owner<Gladiator> {
  name: string;
  human: boolean;
}

export interface Bet {
  lanista: string;
  /** Gladiator. */
  on: string;
  stake: number;
}

/** The house numbers of the module. */
export const HOUSE = { tournaments: 3, funds: 100, hire: 30, purse: 20, finalPurse: 60, mostStake: 20 };
export type House = typeof HOUSE;

/** Tournaments in progress: plain JSON. */
export interface Tournament {
  house: House;
  seed: string;
  rng: RngState;
  /** Which tournament it is, from 1. */
  number: number;
  /** `hire`: the human fills his stable; `bet`: before a bout; `bout`: it is to be fought; `over`: all tournaments are done. */
  phase: 'hire' | 'bet' | 'bout' | 'over';
  lanistae: Lanista[];
  /** Quarter-finals, semi-finals, final; later ones are empty until they are drawn. */
  rounds: Fixture[][];
  bets: Bet[];
  /** Gladiators hired so far, for names and ids. */
  hired: number;
  /** Id of the richest when all is over. */
  winner: string | null;
}

/** The same between commands: replaced, never changed. */
export type TournamentState = Frozen<Tournament>;

type Throws = readonly (readonly number[])[];

/** What happened, for the chronicle. */
export type TournamentEvent = { readonly rules: readonly string[] } & (
  | {
      readonly type: 'hired';
      readonly lanista: string;
      readonly gladiator: string;
      /** What his Strength is made of. */
      readonly faces: readonly number[];
      readonly price: number;
    }
  | { readonly type: 'drawn'; readonly pairings: readonly Fixture[] }
  | { readonly type: 'staked'; readonly bet: Bet }
  | {
      readonly type: 'fought';
      readonly winner: string;
      readonly loser: string;
      readonly by: 'bout' | 'strength' | 'die';
      /** Thrown for both by turns until they differ; none unless the die decides. */
      readonly throws: Throws;
      readonly dead: boolean;
    }
  | { readonly type: 'paid'; readonly lanista: string; readonly amount: number; readonly why: 'purse' | 'bet' | 'stake-back' }
  | { readonly type: 'recovered'; readonly gladiator: string; readonly face: number; readonly to: number }
  | { readonly type: 'tournament-ended'; readonly champion: string | null }
  /** Thrown by the equally rich, until one die is highest. */
  | { readonly type: 'all-ended'; readonly winner: string; readonly throws: Throws }
);
