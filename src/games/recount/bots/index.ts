import type { Rng } from '../../../engine/dice/index.ts';
import { byLot, type Notes } from '../../../engine/mind/index.ts';
import type { RecountAction, RecountView } from '../rules/index.ts';
import { bestPlan, EASY, HARD } from './skilled.ts';
import { voteOf } from './vote.ts';

export { recountVocabulary } from './minds/index.ts';
export type { RecountAdvice } from './skilled.ts';
export { adviceOf } from './skilled.ts';
import type { Foresight } from './skilled.ts';

/** Answers a decision. Chance comes from a generator of its own. */
export type RecountPolicy = (bout: RecountView, rng: Rng, notes?: Notes<RecountAction>) => RecountAction;

/** Gives the planned answer; the end of the turn where somebody in the way makes it illegal. */
function planner(foresight: Foresight): RecountPolicy {
  return (bout, rng, notes) => {
    if (bout.decision()?.kind === 'vote') return voteOf(bout, rng, notes);
    const { action } = bestPlan(bout.view, foresight, notes);
    if (bout.isLegal(action)) return action;
    notes?.goes('ends his turn, as what he planned is not allowed here');
    return { type: 'end' };
  };
}

const random: RecountPolicy = (bout, rng, notes) => byLot(bout.actions(), rng, notes);

const TEN = 10;
/** Answers of ten that are the best blow there is now; the others are any that is allowed. */
const BEST_BLOWS = 7;
const easy = planner(EASY);

/** Somebody in his first hour: he strikes where he can, and now and then tries what another answer does. */
const newcomer: RecountPolicy = (bout, rng, notes) => {
  const face = rng.die(TEN);
  notes?.goes(`throws ${face} on 1d${TEN}: ${face <= BEST_BLOWS ? 'takes the best blow there is now' : 'tries what another answer does'}`);
  return (face <= BEST_BLOWS ? easy : random)(bout, rng, notes);
};

export interface NamedPolicy {
  readonly policy: RecountPolicy;
  /** Who it is, in a sentence. */
  readonly about: string;
}

/** The bots by name, the best first. */
export const RECOUNT_POLICIES = {
  skilled: { policy: planner(HARD), about: 'Weighs his next blow against yours.' },
  greedy: { policy: easy, about: 'Takes the best blow there is now.' },
  newcomer: { policy: newcomer, about: 'Strikes where he can, and now and then tries what another answer does.' },
  random: { policy: random, about: 'Does anything that is allowed.' },
} as const satisfies Readonly<Record<string, NamedPolicy>>;
