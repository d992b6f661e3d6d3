import type { Action, FigureId } from '../../engine/bout/index.ts';
import type { Estimate } from '../../engine/odds/index.ts';
import type { HopeMeasure, QuickBot } from '../../session/index.ts';

/** What a choice meant for one of those who were to be saved: the share of roll-outs in which he lives. */
export interface WeighedLife {
  readonly figure: FigureId;
  readonly kept: number;
  readonly would: number;
}

/** A choice of the player set against another answer, both played out over the same dice. */
export interface WeighedChoice<A extends Action = Action> {
  /** Answers of the record before it: a fork there stands right before this choice. */
  readonly step: number;
  readonly round: number;
  /** What was answered from there on, as far as it belongs to the choice, and what is set against it. */
  readonly played: readonly A[];
  readonly other: readonly A[];
  /** What each of them keeps, in the measure of the game. */
  readonly kept: Estimate;
  readonly would: Estimate;
  /** What the other keeps more, pair by pair of roll-outs; below 0 where the played answer is the better one. */
  readonly gain: Estimate;
  /** The one for whom most of it was at stake; null where it was no single one. */
  readonly life: WeighedLife | null;
  /** Pairs of roll-outs. */
  readonly times: number;
}

/** What the player's choices were worth. */
export interface PostMortem<A extends Action = Action> {
  readonly measure: HopeMeasure;
  /** The bot that played on, and the quick one that took over from it after some answers; null where none had to. */
  readonly bot: string;
  readonly quick: QuickBot | null;
  /** Choices to which there was a better answer, the dearest first. */
  readonly better: readonly WeighedChoice<A>[];
  /** Choices that kept more than whatever came next to them, the best first. */
  readonly praised: readonly WeighedChoice<A>[];
  /** How many choices of the player were looked at. */
  readonly choices: number;
  /** How many a bot made for him, which are left out; missing where it made none. */
  readonly byBot?: number;
  /** What could be hoped for at his first choice, and what came of it. */
  readonly hoped: Estimate | null;
  readonly came: number;
  /** How much of the work is done, 0 to 1. */
  readonly share: number;
  readonly done: boolean;
}
