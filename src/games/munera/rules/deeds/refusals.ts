import type { Key, Refused } from '../keys.ts';

/** A refusal, made once: the rule that forbids and a message key under `refusal`. */
export function refuse(rule: string, reason: Key<'refusal'>): Refused {
  return Object.freeze({ rule, reason });
}

/** Refusals of several deeds. */
export const NOT_NOW = refuse('M-041', 'not-now');
export const NO_SUCH_FIGHTER = refuse('M-133', 'no-such-fighter');
export const NO_SUCH_ITEM = refuse('M-012', 'no-such-item');
export const NOT_CARRIED = refuse('M-012', 'not-carried');
export const NOT_HELD = refuse('M-080', 'not-held');
/** Neither drawn nor used before another is lost. */
export const ONLY_AFTER = refuse('M-304', 'only-after-loss');
export const SAME_BUNDLE = refuse('M-071', 'first-of-bundle');
export const FRIEND = refuse('M-133', 'not-an-opponent');
export const OUT_OF_ARC = refuse('M-094', 'not-in-front');
export const WALL = refuse('M-103', 'wall');
