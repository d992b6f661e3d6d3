import type { Fighter } from '../../../rules/index.ts';
import { isExhausted, isTired } from '../../../rules/index.ts';

/** What more fatigue would newly make of a fighter; null for nothing (M-158, M-159). */
export function nextFatigue(fighter: Fighter, by: number): 'tired' | 'exhausted' | null {
  const after = { ...fighter, fatigue: fighter.fatigue + by };
  if (isExhausted(after)) return isExhausted(fighter) ? null : 'exhausted';
  return isTired(after) && !isTired(fighter) ? 'tired' : null;
}

/** How far he is from the next stage of fatigue, in words. */
export function tiringWords(fighter: Fighter): string {
  const { fatigue, stamina } = fighter;
  if (isExhausted(fighter)) return 'exhausted';
  const left = (isTired(fighter) ? 2 * stamina : stamina) - fatigue + 1;
  const verb = isTired(fighter) ? 'exhaust' : 'tire';
  return left === 1 ? `one more ${verb}s him` : `${left} more ${verb} him`;
}
