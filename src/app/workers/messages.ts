import type { HopeSwing, PostMortem } from '../../hud/end/index.ts';
import type { Estimate } from '../../engine/odds/index.ts';
import type { Beginning, BoutRecord, Game, GameRecord, GameSetup, HopeMeasure, MeasuredOffer, Share, Spans } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import type { Attempts } from './attempts.ts';
import type { Player } from './play-out.ts';

/** What comes of a set-up: so many bouts by each of some players, in so much time at most. */
export interface ForecastAsk {
  readonly setup: GameSetup;
  readonly players: Readonly<Record<string, Player>>;
  readonly bouts: number;
  readonly milliseconds?: number;
  /** Where an earlier count of the same stopped: it goes on from there. */
  readonly from?: Forecast | null;
  /** Cards of those who are sent in on a morning of a career: bouts are counted by how many of them live. */
  readonly condemned?: readonly string[];
}

/** How a newcomer fares in an offer, with the dice of a series that begins with a seed. */
export interface MeasureAsk extends MeasuredOffer {
  readonly seed: string;
  readonly bouts: number;
}

/** Which steps of a record changed most what could be hoped for. */
export interface SwingsAsk {
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

/** What the player's choices in a record were worth. */
export interface PostMortemAsk {
  readonly record: GameRecord;
  /** Who decided for whom. */
  readonly controllers: Controllers;
  /** What a bot answered in the player's place. */
  readonly deputed?: Spans | undefined;
  /** Time of the worker that it may take. */
  readonly milliseconds: number;
}

/** What can be hoped for in a position. */
export interface ChanceAsk {
  readonly setup: GameSetup;
  readonly position: Beginning<unknown>;
  /** Who decides for whom; the usual bot plays for the player. */
  readonly controllers: Controllers;
  /** Roll-outs, and time of the worker, at most. */
  readonly rollOuts: number;
  readonly milliseconds: number;
}

/** What bots come to in the player's place, with the dice of the fight: so many tries, in so much time at most. */
export interface AttemptsAsk {
  readonly setup: GameSetup;
  readonly seed: string;
  readonly controllers: Controllers;
  readonly tries: number;
  /** Time of the worker that it may take. */
  readonly milliseconds: number;
}

/** Two ways to answer in one position of a record. */
export interface PartingOf<G extends Game> {
  readonly record: BoutRecord<G>;
  /** Answers of the record before them. */
  readonly step: number;
  /** Whose hopes it is about: place of his side, as hopes are listed. */
  readonly place: number;
  readonly played: readonly G['action'][];
  readonly other: readonly G['action'][];
}

/** What each of two ways keeps in the measure of its game, and what the other keeps more: pair by pair over the same new dice. */
export interface WeighedParting {
  readonly kept: Estimate;
  readonly would: Estimate;
  readonly gain: Estimate;
  readonly pairs: number;
}

/** Which of two ways to answer keeps more: so many pairs of roll-outs, in so much time of the worker at most. */
export interface PartingAsk extends PartingOf<Game> {
  readonly pairs: number;
  readonly milliseconds: number;
}

/** What the page asks the worker for, by its name. */
export interface Asks {
  readonly attempts: AttemptsAsk;
  readonly parting: PartingAsk;
  readonly forecast: ForecastAsk;
  readonly measure: MeasureAsk;
  readonly swings: SwingsAsk;
  readonly 'post-mortem': PostMortemAsk;
  readonly chance: ChanceAsk;
}

/** A question without the cards, which the worker has already. */
export type Question = { [Kind in keyof Asks]: Asks[Kind] & { readonly ask: Kind } }[keyof Asks];
export type Ask = Question & { readonly content: Game['content'] };

/** Counts over bouts of one set-up. */
export interface Forecast {
  /** Bouts by their result for each player; see `Outlook`. */
  readonly counts: Readonly<Record<string, readonly number[]>>;
  /** Rounds of all bouts together. */
  readonly rounds: number;
  /** In how many of them each died, by the places of careers, for each player; empty for a game that careers have no bouts of. */
  readonly dead: Readonly<Record<string, readonly number[]>>;
}

/** What can be hoped for in a position. */
export interface Chance {
  readonly measure: HopeMeasure;
  /** Of the player alone, or of every side. */
  readonly hopes: readonly Estimate[];
  /** Roll-outs by their result; see `Outlook`. */
  readonly results: readonly number[];
  readonly rollOuts: number;
}

/** What the worker tells, by what it was asked for. */
interface Answers {
  readonly attempts: Attempts<Game>;
  readonly parting: WeighedParting;
  readonly forecast: Forecast;
  readonly measure: { readonly share: Share };
  readonly swings: { readonly swings: readonly HopeSwing[] };
  readonly 'post-mortem': PostMortem;
  readonly chance: Chance;
  readonly failed: { readonly why: string };
}

export type Answer = { [Kind in keyof Answers]: Answers[Kind] & { readonly answer: Kind; readonly done: boolean } }[keyof Answers];

/** To the worker: begin, or leave off. Cards are sent with the first question about them; `content` names them. */
export type Order =
  | { readonly id: number; readonly content: string; readonly cards?: Game['content']; readonly question: Question }
  | { readonly id: number; readonly stop: true };

/** From the worker. */
export interface Reply {
  readonly id: number;
  readonly answer: Answer;
}

/** The game that a question is about. */
export function rulesetOf(question: Question): string {
  return 'record' in question ? question.record.ruleset : question.setup.ruleset;
}
