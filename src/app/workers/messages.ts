import type { PolicyName } from '../../ai/index.ts';
import type { DamnatioContent, HuntSetup } from '../../rulesets/damnatio/index.ts';
import type { HuntRecord } from '../../session/index.ts';

/** What the page asks the worker for. */
export type Ask =
  | { readonly ask: 'forecast'; readonly content: DamnatioContent; readonly setup: HuntSetup; readonly bouts: number; readonly players: readonly PolicyName[] }
  | { readonly ask: 'swings'; readonly content: DamnatioContent; readonly record: HuntRecord; readonly player: PolicyName };

export interface ForecastAnswer {
  readonly answer: 'forecast';
  /** Bouts by result for each player; see `resultOf`. */
  readonly counts: Readonly<Partial<Record<PolicyName, readonly number[]>>>;
  readonly done: boolean;
}

export interface SwingsAnswer {
  readonly answer: 'swings';
  /** Expected share of men who live after each step. */
  readonly values: readonly number[];
}

export type Answer = ForecastAnswer | SwingsAnswer | { readonly answer: 'failed'; readonly why: string };
