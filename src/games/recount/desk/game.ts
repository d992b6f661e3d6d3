import type { BoutReplay, BoutSession, GameAtHand, GameKit } from '../../../session/index.ts';
import { gameOf } from '../../../session/index.ts';
import type { RecountAction, RecountContent, RecountDecision, RecountSetup, RecountState, World } from '../rules/index.ts';

/** The types of recount under one name. */
export interface RecountGame {
  readonly content: RecountContent;
  readonly setup: RecountSetup;
  readonly world: World;
  readonly state: RecountState;
  readonly action: RecountAction;
  readonly decision: RecountDecision;
}

export type RecountSession = BoutSession<RecountGame>;
export type RecountReplay = BoutReplay<RecountGame>;

/** Recount in what bouts are played with. */
export function recountOf(kit: GameKit): GameAtHand<RecountGame> {
  return gameOf<RecountGame>(kit, { ruleset: 'recount' });
}
