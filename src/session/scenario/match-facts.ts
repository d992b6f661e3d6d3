import type { Facts } from './scenario-file.ts';

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
