import type { HopeSwing } from '../../hud/end/index.ts';
import type { Game, GameRecord, GameSetup } from '../../session/index.ts';
import type { Player } from './play-out.ts';

/** What comes of a set-up: so many bouts by each of some players, in so much time at most. */
export interface ForecastAsk {
  readonly ask: 'forecast';
  readonly content: Game['content'];
  readonly setup: GameSetup;
  readonly players: Readonly<Record<string, Player>>;
  readonly bouts: number;
  readonly milliseconds?: number;
}

/** Which steps of a record changed most what could be hoped for. */
export interface SwingsAsk {
  readonly ask: 'swings';
  readonly content: Game['content'];
  readonly record: GameRecord;
  /** The bot that plays the positions out. */
  readonly bot: string;
  /** Steps to be looked at; null for all of them. */
  readonly steps: readonly number[] | null;
  /** Roll-outs of a position while they are looked for, and when one that was found is measured. */
  readonly search: number;
  readonly measure: number;
  /** So many are measured. */
  readonly most: number;
}

/** What the page asks the worker for. */
export type Ask = ForecastAsk | SwingsAsk;

/** Counts over bouts of one set-up. */
export interface Forecast {
  /** Bouts by their result for each player; see `Outlook`. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
  /** Rounds of all bouts together. */
  readonly rounds: number;
}

export interface ForecastAnswer extends Forecast {
  readonly answer: 'forecast';
  readonly done: boolean;
}

export interface SwingsAnswer {
  readonly answer: 'swings';
  readonly swings: readonly HopeSwing[];
}

export type Answer = ForecastAnswer | SwingsAnswer | { readonly answer: 'failed'; readonly why: string };
