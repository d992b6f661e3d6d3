import { goForth } from './beast-round.ts';
import { answer } from './response.ts';
import { beastOf } from '../state/access.ts';
import type { OthersTask, TaskOf } from '../state/state.ts';
import type { Play } from '../state/world.ts';

/** Several beasts against men: the next of them that lives acts when what the one before it did is over (D-403, D-407). */
export function stepNextBeasts(play: Play, task: TaskOf<'next-beasts'>): void {
  const { state } = play;
  const others = task.round === 'answers' ? null : (state.agenda.at(-2) as OthersTask);
  if (others && state.action) others.targets = [...new Set([...others.targets, ...state.action.victims])];
  state.action = null;
  const [next, ...left] = task.left;
  task.left = left;
  if (next === undefined) {
    state.agenda.pop();
    return;
  }
  if (beastOf(state, next).hp <= 0) return;
  state.duelist = next;
  if (!others) return answer(play);
  const target = goForth(play, others.round);
  if (target !== null) others.targets = [...new Set([...others.targets, target])];
}
