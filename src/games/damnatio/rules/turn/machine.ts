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
import type { Task } from '../state/state.ts';
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
    step(play, task);
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

function step(play: Play, task: Task): void {
  switch (task.do) {
    case 'reluctant':
      return stepReluctant(play);
    case 'round-one':
      return stepRoundOne(play);
    case 'control':
      return stepControl(play, task);
    case 'beast-round':
      return stepBeastRound(play);
    case 'next-beasts':
      return stepNextBeasts(play, task);
    case 'blow':
      return stepBlow(play, task);
    case 'aftermath':
      return stepAftermath(play);
    case 'deeds':
      return stepDeeds(play, task);
    case 'reaction':
      return stepReaction(play, task);
    case 'panic':
      return stepPanic(play, task);
    case 'overrun':
      return stepOverrun(play, task);
    case 'others':
      return stepOthers(play, task);
    case 'order':
      return stepOrder(play);
    case 'moves':
      return stepMoves(play, task);
    case 'struggle':
      return stepStruggle(play, task);
    case 'strikes':
      return stepStrikes(play);
    case 'strike':
      return stepStrike(play, task);
    case 'response':
      return stepResponse(play);
    case 'round-end':
      return stepRoundEnd(play);
    case 'duel-check':
      return stepDuelCheck(play);
    case 'duel-counter':
      return stepDuelCounter(play, task);
    case 'duel-round':
      return;
    default:
      throw new Error(`there is no task ${String((task as { readonly do: unknown }).do)}`);
  }
}
