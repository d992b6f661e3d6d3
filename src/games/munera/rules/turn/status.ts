import { fighterAt, isExhausted, isInjured, isTired } from '../state/lookup.ts';
import { tellCondition } from '../state/rolls.ts';
import type { Fighter } from '../state/state.ts';
import type { Play } from '../state/world.ts';

const STATUSES = [
  { condition: 'injured', rule: 'M-144', holds: isInjured },
  { condition: 'tired', rule: 'M-158', holds: isTired },
  { condition: 'exhausted', rule: 'M-159', holds: isExhausted },
] as const;

/** Changes Stamina or fatigue and tells which statuses came of it (M-160). */
export function changeStatus(play: Play, fighter: Fighter, change: () => void): void {
  if (!play.referee.tell) return change();
  const before = STATUSES.map(({ holds }) => holds(fighter));
  change();
  STATUSES.forEach(({ condition, rule, holds }, i) => {
    if (holds(fighter) !== before[i]) tellCondition(play, fighter.id, condition, holds(fighter), rule);
  });
}

/** Adds fatigue (M-078, M-156, M-323). */
export function tire(play: Play, index: number, by: number, rule: string): void {
  const fighter = fighterAt(play, index);
  changeStatus(play, fighter, () => {
    fighter.fatigue += by;
    play.referee.tell?.({ type: 'fatigued', figure: fighter.id, from: fighter.fatigue - by, to: fighter.fatigue, rules: [rule] });
  });
}
