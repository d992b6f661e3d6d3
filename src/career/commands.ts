import { RefusedCommand } from '../engine/bout/index.ts';
import type { Roll } from '../engine/dice/index.ts';
import type { Step } from '../engine/season/index.ts';
import type { ChronicleEntry } from './state.ts';

/** What may be done in a career. */
export type CareerCommand =
  /** One of yours meets one of those whom the bill offers him; `withdraw` takes it back. */
  | { readonly type: 'enter'; readonly man: string; readonly foe: string }
  | { readonly type: 'withdraw'; readonly man: string }
  /** One of yours carries out the sentence at noon; `withdraw` takes it back. */
  | { readonly type: 'noon'; readonly man: string }
  /** A bout of yours, or the morning: `fight` carries what was answered as a replay link, `settle` lets bots play. */
  | { readonly type: 'fight'; readonly match: string; readonly link: string }
  | { readonly type: 'settle'; readonly match: string }
  | { readonly type: 'rest'; readonly man: string }
  | { readonly type: 'train'; readonly man: string }
  | { readonly type: 'medicus'; readonly man: string }
  | { readonly type: 'skill'; readonly man: string; readonly skill: string }
  | { readonly type: 'buy'; readonly person: string }
  | { readonly type: 'hire'; readonly person: string }
  | { readonly type: 'sell'; readonly man: string }
  | { readonly type: 'retire'; readonly man: string }
  | { readonly type: 'end-day' };

/** Ids of the morning and of noon among the matches of a day. */
export const MORNING = 'morning';
export const NOON = 'noon';

/** A command that is not allowed now; nothing has changed. */
export class CareerError extends RefusedCommand {
  override readonly name = 'CareerError';
}

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

export type CareerStep<State> = Step<State, CareerEvent>;
