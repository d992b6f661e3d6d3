import type { BotView, Bout, Ruleset } from '../../../engine/bout/index.ts';
import type { RecountAction, RecountDecision } from './actions.ts';
import { answers } from './answers.ts';
import type { RecountContent } from './cards.ts';
import { actions, apply, decisionOf, refusal } from './deeds/index.ts';
import { beginRecount } from './setup/begin.ts';
import type { RecountSetup } from './setup/bout-setup.ts';
import { prepareWorld } from './setup/world.ts';
import { readRecountState } from './state/read-state.ts';
import type { RecountState } from './state/state.ts';
import { cloneState } from './state/state.ts';
import type { World } from './state/world.ts';

export type Recount = Bout<World, RecountState, RecountAction, RecountDecision>;
export type RecountView = BotView<World, RecountState, RecountAction, RecountDecision>;

export interface RecountRuleset extends Ruleset<RecountSetup, World, RecountState, RecountAction, RecountDecision> {
  readonly id: 'recount';
  readonly content: RecountContent;
}

/** Raised when the same seed and answers may come out otherwise than before. */
export const RECOUNT_VERSION = 2;

/** The ruleset `recount` over a content: quick bouts with sword, shield and net. */
export function recount(content: RecountContent): RecountRuleset {
  return {
    id: 'recount',
    content,
    version: RECOUNT_VERSION,
    answers,
    prepare: (setup) => prepareWorld(content, setup),
    begin: beginRecount,
    decision: decisionOf,
    actions,
    refusal,
    apply,
    outcome: (state) => state.outcome,
    clone: cloneState,
    readState: readRecountState,
  };
}
