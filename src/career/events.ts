import type { Roll } from '../engine/dice/index.ts';
import type { ChronicleEntry } from './state.ts';

export type PaidFor =
  | 'appearance'
  | 'prize'
  | 'killed'
  | 'led'
  | 'noon'
  | 'rudis'
  | 'upkeep'
  | 'medicus'
  | 'training'
  | 'bought'
  | 'hired'
  | 'sold';

/** What came of a command. Dice carry what was added to them and why, as in bouts. */
export type CareerEvent =
  | ({ readonly type: 'rolled'; readonly person: string; readonly rules: readonly string[] } & Roll)
  /** Sesterces into the purse, or out of it. */
  | {
      readonly type: 'paid';
      readonly amount: number;
      readonly why: PaidFor;
      readonly person: string | null;
      readonly rules: readonly string[];
    }
  | { readonly type: 'fought'; readonly result: string; readonly rules: readonly string[] }
  | { readonly type: 'recovered'; readonly person: string; readonly from: number; readonly to: number; readonly rules: readonly string[] }
  | { readonly type: 'died'; readonly person: string; readonly rules: readonly string[] }
  | { readonly type: 'ranked'; readonly person: string; readonly rank: string; readonly rules: readonly string[] }
  | { readonly type: 'learned'; readonly person: string; readonly skill: string; readonly rules: readonly string[] }
  | { readonly type: 'fame'; readonly person: string; readonly amount: number; readonly rules: readonly string[] }
  | { readonly type: 'arrived'; readonly person: string; readonly rules: readonly string[] }
  | { readonly type: 'written'; readonly entry: ChronicleEntry }
  | {
      readonly type: 'day-began';
      readonly season: number;
      readonly day: number;
      readonly festival: string;
      readonly rules: readonly string[];
    }
  | { readonly type: 'over'; readonly by: 'rudis' | 'ruined' | 'time'; readonly rules: readonly string[] };

export interface CareerStep<State> {
  readonly state: State;
  readonly events: readonly CareerEvent[];
}
