import type { Game, Games, HuntGame, MuneraGame, RulesetId } from './game.ts';

/** Most answers that a record from outside may have. */
export const MOST_ACTIONS = 10_000;

/** A bout as its seed, set-up and choices: replaying it gives the same bytes. */
export interface BoutRecord<G extends Game> {
  readonly format: 1;
  readonly ruleset: G['setup']['ruleset'];
  /** Version of the ruleset that played it. */
  readonly version: number;
  /** Hash of the content that it was played with. */
  readonly content: string;
  readonly seed: string;
  readonly setup: G['setup'];
  readonly actions: readonly G['action'][];
  /** Hash of the last position, to compare a replay with; see `positionHash`. */
  readonly hash: string;
}

export type HuntRecord = BoutRecord<HuntGame>;
export type MuneraRecord = BoutRecord<MuneraGame>;
/** A record of any ruleset; `ruleset` tells them apart. */
export type GameRecord = { [Each in RulesetId]: BoutRecord<Games[Each]> }[RulesetId];
