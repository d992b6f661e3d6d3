import type { BoutReplay, BoutSession, GameAtHand, GameKit, SavedBout } from '../../../session/index.ts';
import { gameOf } from '../../../session/index.ts';
import type { DamnatioContent, HuntAction, HuntDecision, HuntRuleset, HuntSetup, HuntState, World } from '../rules/index.ts';

/** The types of a hunt under one name. */
export interface HuntGame {
  readonly content: DamnatioContent;
  readonly setup: HuntSetup;
  readonly world: World;
  readonly state: HuntState;
  readonly action: HuntAction;
  readonly decision: HuntDecision;
}

export type HuntSession = BoutSession<HuntGame>;
export type HuntReplay = BoutReplay<HuntGame>;
export type SavedHunt = SavedBout<HuntGame>;

/** Hunts in what bouts are played with. */
export function huntsOf(kit: GameKit): GameAtHand<HuntGame> & { readonly rules: HuntRuleset } {
  return gameOf<HuntGame>(kit, { ruleset: 'damnatio' }) as GameAtHand<HuntGame> & { readonly rules: HuntRuleset };
}
