import type { Action, BotView, Bout, Decision, Ruleset } from '../engine/bout/index.ts';
import type { HuntAction, HuntDecision, HuntRuleset, HuntSetup, HuntState, World as HuntWorld } from '../games/damnatio/rules/index.ts';
import type {
  MuneraSetup,
  MuneraAction,
  MuneraDecision,
  MuneraRuleset,
  MuneraState,
  World as MuneraWorld,
} from '../games/munera/rules/index.ts';

/** The types of a rule system under one name, so that what serves them all has one parameter. */
export interface Game {
  readonly setup: { readonly ruleset: RulesetId };
  readonly world: unknown;
  readonly state: { readonly round: number };
  readonly action: Action;
  readonly decision: Decision;
}

export interface HuntGame {
  readonly setup: HuntSetup;
  readonly world: HuntWorld;
  readonly state: HuntState;
  readonly action: HuntAction;
  readonly decision: HuntDecision;
}

export interface MuneraGame {
  readonly setup: MuneraSetup;
  readonly world: MuneraWorld;
  readonly state: MuneraState;
  readonly action: MuneraAction;
  readonly decision: MuneraDecision;
}

/** Every rule system by its id, which set-ups and records carry as `ruleset`. */
export interface Games {
  readonly damnatio: HuntGame;
  readonly munera: MuneraGame;
}

export type RulesetId = HuntSetup['ruleset'] | MuneraSetup['ruleset'];
export type GameSetup = Games[RulesetId]['setup'];

export type RulesOf<G extends Game> = Ruleset<G['setup'], G['world'], G['state'], G['action'], G['decision']>;
/** A bout as a bot sees it. */
export type BotViewOf<G extends Game> = BotView<G['world'], G['state'], G['action'], G['decision']>;
export type BoutOf<G extends Game> = Bout<G['world'], G['state'], G['action'], G['decision']>;

/** The rules of every rule system over a content, by id. */
export interface Rules {
  readonly damnatio: HuntRuleset;
  readonly munera: MuneraRuleset;
}

/** What bouts are played with: the rules, and for records the hash of each one's content. */
export interface GameKit extends Rules {
  readonly content: Readonly<Record<RulesetId, string>>;
  /** Hash of every pack that the content comes from, by id. */
  readonly packs: Readonly<Record<string, string>>;
}

/** The rules that a set-up or a record is for. */
export function rulesOf<G extends Game>(rules: Rules, { ruleset }: { readonly ruleset: G['setup']['ruleset'] }): RulesOf<G> {
  return rules[ruleset] as unknown as RulesOf<G>;
}
