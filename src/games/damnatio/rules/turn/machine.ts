import { stepAftermath, stepOverrun } from '../beast/aftermath.ts';
import { stepBeastRound, stepReluctant, stepRoundOne } from '../beast/beast-round.ts';
import { stepBlow } from '../beast/blow.ts';
import { stepNextBeasts } from '../beast/next-beasts.ts';
import { stepDeeds, stepPanic } from '../beast/deeds.ts';
import { stepReaction } from '../beast/reaction.ts';
import { stepControl } from './control.ts';
import { stepDuelCheck, stepDuelCounter } from '../beast/duel.ts';
import { stepMoves, stepOrder, stepStrikes, stepStruggle } from '../men/men-round.ts';
import { stepOthers } from '../men/others.ts';
import { stepResponse } from '../beast/response.ts';
import { stepRoundEnd } from './round-end.ts';
import type { Task, TaskOf } from '../state/state.ts';
import { stepStrike } from '../men/strike.ts';
import type { Play } from '../state/world.ts';
import { taskOf } from '../state/access.ts';

/** More than any round takes; whoever comes here would go round in a circle for ever. */
const MOST_STEPS = 10_000;

/** Runs the agenda until a task waits for an answer or the hunt is over (Appendix D). */
export function run(play: Play): void {
  const { state } = play;
  for (let steps = 0; !state.outcome; steps += 1) {
    if (steps === MOST_STEPS) throw new Error(`nobody is asked after ${MOST_STEPS} steps`);
    const task = taskOf(state);
    if (isAsking(task)) return;
    (STEPS[task.do] as (play: Play, task: Task) => void)(play, task);
    if (state.agenda.at(-1) === task && waits(task)) return;
  }
}

/** Tasks that hold a die in the air or a card in the hand ask by themselves. */
function isAsking(task: Task): boolean {
  return 'ask' in task && task.ask !== null;
}

/** Phases that stay on top after their step have somebody to ask. */
function waits(task: Task): boolean {
  return task.do === 'order' || task.do === 'moves' || task.do === 'strikes' || task.do === 'others' || task.do === 'duel-round';
}

/** What each task does when it is on top. */
const STEPS: { readonly [Kind in Task['do']]: (play: Play, task: TaskOf<Kind>) => void } = {
  reluctant: stepReluctant,
  'round-one': stepRoundOne,
  control: stepControl,
  'beast-round': stepBeastRound,
  'next-beasts': stepNextBeasts,
  blow: stepBlow,
  aftermath: stepAftermath,
  deeds: stepDeeds,
  reaction: stepReaction,
  panic: stepPanic,
  overrun: stepOverrun,
  others: stepOthers,
  order: stepOrder,
  moves: stepMoves,
  struggle: stepStruggle,
  strikes: stepStrikes,
  strike: stepStrike,
  response: stepResponse,
  'round-end': stepRoundEnd,
  'duel-check': stepDuelCheck,
  'duel-counter': stepDuelCounter,
  'duel-round': () => undefined,
};
