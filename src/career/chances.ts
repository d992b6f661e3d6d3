import type { Modifier } from '../engine/dice/index.ts';
import { sum } from '../engine/dice/index.ts';

/** Every die of a career is a D6. */
export const SIDES = 6;

/** Exact chances, in sixths, of what a die with these terms comes to. */
export function chancesOf<Came extends string>(all: readonly Came[], came: (total: number) => Came, terms: readonly Modifier[]) {
  const chances = Object.fromEntries(all.map((each) => [each, 0])) as Record<Came, number>;
  for (let face = 1; face <= SIDES; face += 1) chances[came(face + sum(terms))] += 1;
  return chances;
}
