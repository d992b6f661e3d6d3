import { helmetOf } from '../state/gear-questions.ts';
import { tellCondition, throwDie } from '../state/rolls.ts';
import type { Play, View } from '../state/world.ts';

const OPEN_HELMET = 4;
const ENCLOSED_HELMET = 5;

/** Least die that blinds: 4, or 5 against an enclosed helmet (M-343, M-344). */
export function hazeNeeds(view: View, target: number): number {
  return helmetOf(view, view.state.fighters[target]!) >= 0 ? ENCLOSED_HELMET : OPEN_HELMET;
}

/** Sand in the eyes: +2 against him this turn, and two AP fewer in his next (M-340 to M-346). */
export function haze(play: Play, target: number): void {
  const { fighters, turn } = play.state;
  const needed = hazeNeeds(play, target);
  const victim = fighters[target]!;
  fighters[turn.fighter]!.threwSand = true;
  const rule = needed === ENCLOSED_HELMET ? 'M-344' : 'M-343';
  if (throwDie(play, { by: turn.fighter, against: target, why: 'haze', rule, needed }) < needed) return;
  victim.hazed += 1;
  turn.blinded = target;
  tellCondition(play, victim.id, 'hazed', true, 'M-342');
}
