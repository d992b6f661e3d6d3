import type { Modifier } from '../../engine/dice/index.ts';

/** A summand that never changes: made once, so that a list of terms costs no more than its slots. */
export function term(rule: string, value: number, reason: string): Modifier {
  return Object.freeze({ rule, value, reason });
}

const made = new Map<string, Modifier>();

/** The one term of that rule and value; for values that come from content. */
export function termOf(rule: string, value: number, reason: string): Modifier {
  const key = `${rule} ${value} ${reason}`;
  let found = made.get(key);
  if (!found) made.set(key, (found = term(rule, value, reason)));
  return found;
}
