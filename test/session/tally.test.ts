import { expect, test } from 'vitest';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { Tally } from '../../src/session/index.ts';
import { addTally, emptyTally, reportOf, simulate } from '../../src/session/index.ts';
import { ruleset } from '../support/core-content.ts';

const simulation = { setup: huntSetup({ beasts: ['bear'] }), policy: 'naive', seed: 'shards', detail: true } as const;

function added(parts: readonly Tally[]): string {
  const total = emptyTally();
  for (const part of parts) addTally(total, part);
  return JSON.stringify(total);
}

test('counts are the same bytes however a simulation is divided and added up', () => {
  const whole = simulate(ruleset, simulation, 0, 24);
  const parts = Array.from({ length: 8 }, (_, i) => simulate(ruleset, simulation, 3 * i, 3 * i + 3));
  const text = JSON.stringify(whole);
  expect(whole.hunts).toBe(24);
  expect(added(parts)).toBe(text);
  expect(added([...parts].reverse())).toBe(text);
  expect(added([3, 0, 7, 5, 1, 6, 2, 4].map((i) => parts[i]!))).toBe(text);
  expect(JSON.stringify(reportOf(JSON.parse(added(parts)) as Tally))).toBe(JSON.stringify(reportOf(whole)));
});
