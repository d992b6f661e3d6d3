import type { PolicyName } from '../../games/damnatio/bots/index.ts';
import type { Controllers } from '../controllers.ts';
import type { HopeSwing } from '../../hud/end/index.ts';
import type { DamnatioContent, HuntSetup } from '../../games/damnatio/rules/index.ts';
import type { MuneraSetup, MuneraContent } from '../../games/munera/rules/index.ts';
import type { HuntRecord } from '../../games/damnatio/desk/index.ts';
import type { MuneraRecord } from '../../games/munera/desk/index.ts';

/** What the page asks the worker for. */
export type Ask =
  | {
      readonly ask: 'forecast';
      readonly content: DamnatioContent;
      readonly setup: HuntSetup;
      readonly bouts: number;
      readonly players: readonly PolicyName[];
    }
  | { readonly ask: 'swings'; readonly content: DamnatioContent; readonly record: HuntRecord; readonly player: PolicyName }
  | BoutForecastAsk
  | BoutSwingsAsk;

/** Who wins a bout: at most so many bouts in at most so much time. Whom the player has, a policy plays. */
export interface BoutForecastAsk {
  readonly ask: 'bout-forecast';
  readonly content: MuneraContent;
  readonly setup: MuneraSetup;
  readonly controllers: Controllers;
  readonly bouts: number;
  readonly milliseconds: number;
}

/** What the first side could hope for at each step of a record. */
export interface BoutSwingsAsk {
  readonly ask: 'bout-swings';
  readonly content: MuneraContent;
  readonly record: MuneraRecord;
  /** Steps to be looked at; each before and after. */
  readonly steps: readonly number[];
}

export interface ForecastAnswer {
  readonly answer: 'forecast';
  /** Bouts by result for each player; see `resultOf`. */
  readonly counts: Readonly<Partial<Record<PolicyName, readonly number[]>>>;
  readonly done: boolean;
}

export interface SwingsAnswer {
  readonly answer: 'swings';
  /** Steps that changed most how many men could be hoped for, as measured. */
  readonly swings: readonly HopeSwing[];
}

export interface BoutForecastAnswer {
  readonly answer: 'bout-forecast';
  /** Bouts by the place of the side that won; those that nobody won stand last. */
  readonly counts: readonly number[];
  /** Rounds of all bouts together. */
  readonly rounds: number;
  readonly done: boolean;
}

export interface BoutSwingsAnswer {
  readonly answer: 'bout-swings';
  /** By step: the shares of bouts that each side wins before and after it. */
  readonly swings: readonly {
    readonly step: number;
    readonly bouts: number;
    readonly before: readonly number[];
    readonly after: readonly number[];
  }[];
}

export type Answer =
  | ForecastAnswer
  | SwingsAnswer
  | BoutForecastAnswer
  | BoutSwingsAnswer
  | { readonly answer: 'failed'; readonly why: string };
