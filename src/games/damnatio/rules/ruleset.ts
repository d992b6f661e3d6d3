import type { BotView, Bout, BoutSave, LogOptions, Opening, Outcome, Ruleset } from '../../../engine/bout/index.ts';
import { beginBout, resumeBout } from '../../../engine/bout/index.ts';
import type { Rng } from '../../../engine/dice/index.ts';
import { answers, type HuntAction, type HuntDecision } from './legality/actions.ts';
import { applyAction } from './turn/apply.ts';
import type { DamnatioContent } from './state/cards.ts';
import { huntDecision } from './legality/decisions.ts';
import { huntActions, huntRefusal } from './legality/legal.ts';
import { run } from './turn/machine.ts';
import { readHuntState } from './state/read-state.ts';
import { beginHunt, prepareWorld, type HuntSetup } from './setup/setup.ts';
import { cloneState, type HuntState } from './state/state.ts';
import type { World } from './state/world.ts';

export type Hunt = Bout<World, HuntState, HuntAction, HuntDecision>;
export type HuntView = BotView<World, HuntState, HuntAction, HuntDecision>;
export type HuntSave = BoutSave<HuntState>;
export interface HuntRuleset extends Ruleset<HuntSetup, World, HuntState, HuntAction, HuntDecision> {
  readonly content: DamnatioContent;
}

/** Raised when the same seed and actions may come out otherwise than before. */
export const DAMNATIO_VERSION = 2;

/** The ruleset `damnatio` over a content: hunts of beasts, and beast against beast. */
export function damnatio(content: DamnatioContent): HuntRuleset {
  return {
    id: 'damnatio',
    content,
    version: DAMNATIO_VERSION,
    answers,
    prepare: (setup) => prepareWorld(content, setup),
    begin: (world, setup, referee) => {
      const state = beginHunt(world, setup, referee);
      run({ world, state, referee });
      return state;
    },
    decision: huntDecision,
    actions: huntActions,
    refusal: huntRefusal,
    apply: applyAction,
    outcome: (state): Outcome | null => state.outcome,
    clone: cloneState,
    readState: readHuntState,
  };
}

/** Begins a hunt from a set-up; `world` may be prepared once and used for many. */
export function beginHuntBout(
  ruleset: HuntRuleset,
  setup: HuntSetup,
  rng: Rng,
  options: LogOptions & { readonly world?: World } = { log: true },
): Opening<World, HuntState, HuntAction, HuntDecision> {
  return beginBout(ruleset, options.world ?? ruleset.prepare(setup), setup, rng, options);
}

/** Takes up a saved hunt. */
export function resumeHunt(ruleset: HuntRuleset, setup: HuntSetup, save: HuntSave): Hunt {
  return resumeBout(ruleset, ruleset.prepare(setup), save);
}
