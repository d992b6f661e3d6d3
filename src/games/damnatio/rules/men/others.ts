import { besideAnyBeast, gripped, onSand } from '../state/questions.ts';
import type { Eligible, OthersTask } from '../state/state.ts';
import { mayStrike } from './strike-rules.ts';
import type { Play, View } from '../state/world.ts';
import { manOf } from '../state/access.ts';

/**
 * Those who were not targets; closed by the player, skipped when nobody is eligible. In Round One they may move; in
 * a beast round a snapshot taken after the beast's action says who may attack, move or stand (D-057, D-058, D-128 to
 * D-134).
 */
export function stepOthers(play: Play, task: OthersTask): void {
  const { state, world } = play;
  if (task.eligible === null) {
    if (state.action) task.targets = state.action.victims;
    state.action = null;
    if (task.round === 'beast') state.phase = 'bystanders';
    task.eligible = eligibleMen(play, task).filter((entry) => canStill(play, entry));
  }
  if (task.eligible.length > 0) return;
  state.agenda.pop();
  if (task.round === 'beast' && world.lex.counterInBeastRounds) state.agenda.push({ do: 'response' });
}

function eligibleMen(view: View, task: OthersTask): Eligible[] {
  return view.state.men.flatMap((man, index): Eligible[] => {
    if (task.targets.includes(index) || !onSand(man) || gripped(man)) return [];
    if (man.down) return [{ man: index, may: 'stand' }];
    return [{ man: index, may: task.round === 'beast' && besideAnyBeast(view, man) ? 'attack' : 'move' }];
  });
}

/** Whether an eligible man can make use of it now: still there, not done, with a legal card if he is to attack. */
export function canStill(view: View, { man: index, may }: Eligible): boolean {
  const man = manOf(view.state, index);
  if (!onSand(man) || gripped(man) || man.moved || man.stood || man.attacked) return false;
  if (may === 'attack') return !man.down && mayStrike(view, man);
  return may === 'stand' ? man.down : !man.down;
}
