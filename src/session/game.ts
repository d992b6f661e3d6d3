import type { Action, BotView, Bout, Decision, Ruleset } from '../engine/bout/index.ts';

/** The types of a game under one name, so that what serves them all has one parameter. */
export interface Game {
  /** Its cards, with the hash of everything that can change how a bout runs. */
  readonly content: { readonly hash: string };
  /** `ruleset` is the id of the game, which set-ups and records carry. */
  readonly setup: { readonly ruleset: string };
  readonly world: unknown;
  readonly state: { readonly round: number };
  readonly action: Action;
  readonly decision: Decision;
}

export type RulesOf<G extends Game> = Ruleset<G['setup'], G['world'], G['state'], G['action'], G['decision']>;
/** A bout as a bot sees it. */
export type BotViewOf<G extends Game> = BotView<G['world'], G['state'], G['action'], G['decision']>;
export type BoutOf<G extends Game> = Bout<G['world'], G['state'], G['action'], G['decision']>;

/** A set-up of any game; `ruleset` tells them apart. */
export type GameSetup = Game['setup'];
