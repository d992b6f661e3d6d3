import type { BoutReplay, BoutSession, GameAtHand, GameKit, SavedBout } from '../../../session/index.ts';
import { gameOf } from '../../../session/index.ts';
import type { MuneraAction, MuneraContent, MuneraDecision, MuneraRuleset, MuneraSetup, MuneraState, World } from '../rules/index.ts';

/** The types of munera under one name. */
export interface MuneraGame {
  readonly content: MuneraContent & { readonly hash: string };
  readonly setup: MuneraSetup;
  readonly world: World;
  readonly state: MuneraState;
  readonly action: MuneraAction;
  readonly decision: MuneraDecision;
}

export type MuneraSession = BoutSession<MuneraGame>;
export type MuneraReplay = BoutReplay<MuneraGame>;
export type SavedMunera = SavedBout<MuneraGame>;

/** Munera in what bouts are played with. */
export function muneraOf(kit: GameKit): GameAtHand<MuneraGame> & { readonly rules: MuneraRuleset } {
  return gameOf<MuneraGame>(kit, { ruleset: 'munera' }) as GameAtHand<MuneraGame> & { readonly rules: MuneraRuleset };
}
