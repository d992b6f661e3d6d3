import type { Facts } from './scenario-file.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import { meetsPattern, parsePattern } from '../../engine/bout/index.ts';

/** Compares wanted facts with those of the position, figure by figure. */
export function factsProblems(actual: Facts, wanted: Facts): string[] {
  return Object.entries(wanted).flatMap(([id, facts]) => {
    const known = Object.hasOwn(actual, id) ? actual[id] : undefined;
    if (!known) return [`finally names "${id}", who is not in this scenario`];
    return Object.entries(facts).flatMap(([key, value]) => {
      if (!Object.hasOwn(known, key)) return [`finally asks for "${key}" of ${id}; there is ${Object.keys(known).join(', ')}`];
      const same = JSON.stringify(known[key]) === JSON.stringify(value);
      return same ? [] : [`${id} ${key} is ${JSON.stringify(known[key])}, not ${JSON.stringify(value)}`];
    });
  });
}

/** Looks for the expectations in order among the events, and for none of the forbidden ones. */
export function matchEvents(events: readonly BoutEvent[], expected: readonly string[], never: readonly string[]): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const line of expected) {
    const expectation = parsePattern(line);
    const found = events.findIndex((event, index) => index >= from && meetsPattern(event, expectation));
    if (found >= 0) from = found + 1;
    else {
      const like = events.slice(from).find((event) => event.type === expectation.type);
      problems.push(
        `expected "${line}" after event ${from}${like ? `; the next of that type is ${JSON.stringify(like)}` : '; no such event follows'}`,
      );
    }
  }
  for (const line of never) {
    const pattern = parsePattern(line);
    const index = events.findIndex((event) => meetsPattern(event, pattern));
    if (index >= 0) problems.push(`"${line}" happened at event ${index}`);
  }
  return problems;
}
