import type { BotView, Bout, Ruleset } from '../../../engine/bout/index.ts';
import type { RecountContent } from './cards.ts';
import type { RecountAction, RecountDecision } from './deeds/index.ts';
import { decisionOf, DEEDS } from './deeds/index.ts';
import { beginRecount, prepareWorld } from './setup/begin.ts';
import type { RecountSetup } from './setup/setup.ts';
import type { RecountState, World } from './state/state.ts';
import { STATE } from './state/state.ts';

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
    answers: DEEDS.answers,
    prepare: (setup) => prepareWorld(content, setup),
    begin: beginRecount,
    decision: decisionOf,
    actions: DEEDS.actions,
    refusal: DEEDS.refusal,
    apply: DEEDS.apply,
    outcome: (state) => state.outcome,
    clone: STATE.copy,
    readState: STATE.read,
  };
}
