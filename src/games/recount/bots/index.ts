import type { Rng } from '../../../engine/dice/index.ts';
import type { RecountAction, RecountView } from '../rules/index.ts';
import { bestPlan, EASY, HARD } from './skilled.ts';
import { voteOf } from './vote.ts';

export { recountVocabulary } from './minds/index.ts';
export type { RecountAdvice } from './skilled.ts';
export { adviceOf } from './skilled.ts';
import type { Foresight } from './skilled.ts';

/** Answers a decision. Chance comes from a generator of its own. */
export type RecountPolicy = (bout: RecountView, rng: Rng) => RecountAction;

function planner(foresight: Foresight): RecountPolicy {
  return (bout, rng) => (bout.decision()?.kind === 'vote' ? voteOf(bout, rng) : legal(bout, bestPlan(bout.view, foresight).action));
}

/** The planned answer; the end of the turn where somebody in the way makes it illegal. */
function legal(bout: RecountView, action: RecountAction): RecountAction {
  return bout.isLegal(action) ? action : { type: 'end' };
}

const random: RecountPolicy = (bout, rng) => {
  const actions = bout.actions();
  return actions[rng.die(actions.length) - 1]!;
};

const TEN = 10;
/** Answers of ten that are the best blow there is now; the others are any that is allowed. */
const BEST_BLOWS = 7;
const easy = planner(EASY);

/** Somebody in his first hour: he strikes where he can, and now and then tries what another answer does. */
const newcomer: RecountPolicy = (bout, rng) => (rng.die(TEN) <= BEST_BLOWS ? easy : random)(bout, rng);

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
