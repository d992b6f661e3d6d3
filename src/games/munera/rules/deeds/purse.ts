import type { Refused } from '../keys.ts';
import { isTired } from '../state/predicates.ts';
import type { Fighter } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { TIRING_AP } from '../turn/turn.ts';
import { refuse } from './refusals.ts';

/** AP of an answer; the surcharge of a second attack apart (M-062 to M-076). */
export interface Cost {
  readonly base: number;
  readonly surcharge: number;
}

const COSTS = [0, 1, 2, 3, 4].map((base) => [0, 1].map((surcharge): Cost => Object.freeze({ base, surcharge })));

/** A cost; each is made once. */
export function ap(base: number, surcharge = 0): Cost {
  return COSTS[base]![surcharge]!;
}

/** The price of deeds that cost nothing, and of those that cost one AP. */
export const FREE = ap(0);
export const ONE_AP = ap(1);
export const isFree = (): Cost => FREE;
export const costsOne = (): Cost => ONE_AP;

/** AP of a cost in all. */
export function totalOf({ base, surcharge }: Cost): number {
  return base + surcharge;
}

const TOO_DEAR = refuse('M-077', 'too-few-ap');
const TOO_TIRED = refuse('M-079', 'too-tired');

/** AP that may still be paid: all that are left, but no seventh by a tired fighter (M-077, M-079). */
export function purseOf({ state }: View, fighter: Fighter): number {
  const { ap: left, spent } = state.turn;
  return isTired(fighter) ? Math.min(left, TIRING_AP - 1 - spent) : left;
}

/** Whether a cost can be paid: the full AP are there, and a tired fighter spends no seventh (M-077, M-079). */
export function costRefusal({ state }: View, fighter: Fighter, { base, surcharge }: Cost): Refused | null {
  const cost = base + surcharge;
  if (cost > state.turn.ap) return TOO_DEAR;
  if (state.turn.spent + cost >= TIRING_AP && cost > 0 && isTired(fighter)) return TOO_TIRED;
  return null;
}
