import { beginBout, type BotView, type Bout, type LogOptions, type Opening, type Ruleset } from '../../../engine/bout/index.ts';
import type { Rng } from '../../../engine/dice/index.ts';
import { answers, costOf, type MuneraAction, perform } from './deeds/index.ts';
import { decisionOf, type MuneraDecision } from './legality/decision.ts';
import { muneraRefusal } from './legality/legal.ts';
import { muneraActions } from './legality/listing.ts';
import { beginMunera, prepareWorld } from './setup/setup.ts';
import type { MuneraSetup } from './state/bout-setup.ts';
import type { MuneraContent } from './state/cards.ts';
import { STATE } from './state/check-state.ts';
import type { MuneraState } from './state/state.ts';
import type { Play, World } from './state/world.ts';
import { carryOn, pay } from './turn/turn.ts';

export type Munera = Bout<World, MuneraState, MuneraAction, MuneraDecision>;
export type MuneraView = BotView<World, MuneraState, MuneraAction, MuneraDecision>;
export interface MuneraRuleset extends Ruleset<MuneraSetup, World, MuneraState, MuneraAction, MuneraDecision> {
  readonly id: 'munera';
  readonly content: MuneraContent;
}

/** Raised when the same seed and actions may come out otherwise than before. */
export const MUNERA_VERSION = 3;

/** Pays for a legal answer, carries it out, and goes on until somebody must choose. */
function applyAction(play: Play, action: MuneraAction): void {
  pay(play, action.type, costOf(play, action));
  perform(play, action);
  carryOn(play);
}

/** The ruleset `munera` over a content: gladiators, bestiarii and noxii against each other. */
export function munera(content: MuneraContent): MuneraRuleset {
  return {
    id: 'munera',
    content,
    version: MUNERA_VERSION,
    answers,
    prepare: (setup) => prepareWorld(content, setup),
    begin: beginMunera,
    decision: decisionOf,
    actions: muneraActions,
    refusal: muneraRefusal,
    apply: applyAction,
    outcome: (state) => state.outcome,
    clone: STATE.copy,
    readState: STATE.read,
  };
}

/** Begins a bout from a set-up; `world` may be prepared once and used for many. */
export function beginMuneraBout(
  ruleset: MuneraRuleset,
  setup: MuneraSetup,
  rng: Rng,
  options: LogOptions & { readonly world?: World } = { log: true },
): Opening<World, MuneraState, MuneraAction, MuneraDecision> {
  return beginBout(ruleset, options.world ?? ruleset.prepare(setup), setup, rng, options);
}
