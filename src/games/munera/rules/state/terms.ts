import type { Key, Term } from '../keys.ts';

/** A summand that never changes: made once, so that a list of terms costs no more than its slots. */
export function term(rule: string, value: number, reason: Key<'reason'>): Term {
  return Object.freeze({ rule, value, reason });
}

const made = new Map<string, Map<string, Map<number, Term>>>();

/** The one term of that rule, reason and value, for values that come from content or the position. */
export function termOf(rule: string, value: number, reason: Key<'reason'>): Term {
  let byReason = made.get(rule);
  if (!byReason) made.set(rule, (byReason = new Map<string, Map<number, Term>>()));
  let byValue = byReason.get(reason);
  if (!byValue) byReason.set(reason, (byValue = new Map<number, Term>()));
  let found = byValue.get(value);
  if (!found) byValue.set(value, (found = term(rule, value, reason)));
  return found;
}
