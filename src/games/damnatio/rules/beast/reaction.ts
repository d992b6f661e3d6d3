import { beastCard, onSand, theBeast } from '../state/questions.ts';
import type { TaskOf } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { foeAt } from '../state/access.ts';
import { perform } from './perform.ts';
import { planReaction } from './plan.ts';
import { hasRows } from './procedure.ts';
import { targetInControl } from './targets.ts';

/** Puts a reaction on the agenda, if the card has any steps for it (D-427). */
export function react({ world, state }: Play, trigger: TaskOf<'reaction'>['trigger'], foe: number): void {
  if (hasRows(beastCard(world, theBeast(state)), trigger)) state.agenda.push({ do: 'reaction', trigger, foe });
}

/**
 * The first fitting step of a reaction; without one nothing happens. Its target is whom it has to do with, or, when he is
 * gone, whom the beast goes for next (D-427 to D-429).
 */
export function stepReaction(play: Play, { trigger, foe }: TaskOf<'reaction'>): void {
  const { state, referee } = play;
  state.agenda.pop();
  const there = onSand(foeAt(state, foe));
  if (!there && !state.men.some(onSand)) return;
  const target = there ? foe : targetInControl(play).man;
  const plan = planReaction(play, target, trigger, referee.tell !== null);
  if (!plan) return;
  if (trigger === 'hurt') theBeast(state).startled = true;
  perform(play, plan, { mayRunThrough: false, again: true });
}
