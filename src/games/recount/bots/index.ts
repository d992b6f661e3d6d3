import { byLot, newcomerOf, type NamedPolicy, type Policy } from '../../../engine/mind/index.ts';
import type { RecountAction, RecountView } from '../rules/index.ts';
import { bestPlan, EASY, HARD, type Foresight } from './skilled.ts';
import { voteOf } from './vote.ts';

export { recountVocabulary } from './minds/index.ts';
export { adviceOf } from './skilled.ts';

type RecountPolicy = Policy<RecountView, RecountAction>;

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

const easy = planner(EASY);

/** The bots by name, the best first. */
export const RECOUNT_POLICIES = {
  skilled: { policy: planner(HARD), about: 'Weighs his next blow against yours.' },
  greedy: { policy: easy, about: 'Takes the best blow there is now.' },
  newcomer: {
    policy: newcomerOf(easy, random, 'takes the best blow there is now'),
    about: 'Strikes where he can, and now and then tries what another answer does.',
  },
  random: { policy: random, about: 'Does anything that is allowed.' },
} as const satisfies Readonly<Record<string, NamedPolicy<RecountView, RecountAction>>>;
