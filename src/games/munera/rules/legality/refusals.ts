import type { Refusal } from '../../../../engine/bout/index.ts';
import type { Cost } from './costs.ts';
import { isTired } from '../state/predicates.ts';
import type { Fighter } from '../state/state.ts';
import type { View } from '../state/world.ts';

/** A refusal, made once: the rule that forbids and a message key under `refusal`. */
export function refuse(rule: string, reason: string): Refusal {
  return Object.freeze({ rule, reason });
}

export const NOT_NOW = refuse('M-041', 'not-now');
const TOO_DEAR = refuse('M-077', 'too-few-ap');
const TOO_TIRED = refuse('M-079', 'too-tired');
export const NO_SUCH_FIGHTER = refuse('M-133', 'no-such-fighter');
export const NO_SUCH_ITEM = refuse('M-012', 'no-such-item');
/** Neither drawn nor used before another is lost. */
export const ONLY_AFTER = refuse('M-304', 'only-after-loss');

/** AP after which a turn tires (M-078), and which a tired fighter may not exceed (M-079). */
export const TIRING_AP = 7;

/** AP that may still be paid: all that are left, but no seventh by a tired fighter (M-077, M-079). */
export function purseOf({ state }: View, fighter: Fighter): number {
  const { ap, spent } = state.turn;
  return isTired(fighter) ? Math.min(ap, TIRING_AP - 1 - spent) : ap;
}

/** Whether a cost can be paid: the full AP are there, and a tired fighter spends no seventh (M-077, M-079). */
export function costRefusal({ state }: View, fighter: Fighter, { base, surcharge }: Cost): Refusal | null {
  const cost = base + surcharge;
  if (cost > state.turn.ap) return TOO_DEAR;
  if (state.turn.spent + cost >= TIRING_AP && cost > 0 && isTired(fighter)) return TOO_TIRED;
  return null;
}
