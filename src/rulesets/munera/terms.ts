import type { Modifier } from '../../engine/dice/index.ts';

/** A summand that never changes: made once, so that a list of terms costs no more than its slots. */
export function term(rule: string, value: number, reason: string): Modifier {
  return Object.freeze({ rule, value, reason });
}

const made = new Map<string, Map<number, Modifier>>();

/** The one term of that rule and value, for values that come from content or the position; a rule has one reason. */
export function termOf(rule: string, value: number, reason: string): Modifier {
  let byValue = made.get(rule);
  if (!byValue) made.set(rule, (byValue = new Map<number, Modifier>()));
  let found = byValue.get(value);
  if (!found) byValue.set(value, (found = term(rule, value, reason)));
  return found;
}
