import { expect, test } from 'vitest';
import type { HuntReport, HuntTally } from '../../../../src/games/damnatio/desk/index.ts';
import { damnatioDesk, huntsOf } from '../../../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { simulate } from '../../../../src/session/index.ts';
import { kit } from '../../../support/core-content.ts';

const { tallying } = damnatioDesk;
const simulation = { setup: huntSetup({ beasts: ['bear'] }), players: { '*': 'naive' }, seed: 'shards', detail: true } as const;
const played = (from: number, to: number): HuntTally => simulate(huntsOf(kit), simulation, from, to) as HuntTally;

function added(parts: readonly HuntTally[]): string {
  const total = tallying.empty();
  for (const part of parts) tallying.add(total, part);
  return JSON.stringify(total);
}

test('counts are the same bytes however a simulation is divided and added up', () => {
  const whole = played(0, 24);
  const parts = Array.from({ length: 8 }, (_, i) => played(3 * i, 3 * i + 3));
  const text = JSON.stringify(whole);
  expect(whole.hunts).toBe(24);
  expect(added(parts)).toBe(text);
  expect(added([...parts].reverse())).toBe(text);
  expect(added([3, 0, 7, 5, 1, 6, 2, 4].map((i) => parts[i]!))).toBe(text);
  expect(JSON.stringify(tallying.report(JSON.parse(added(parts)) as HuntTally))).toBe(JSON.stringify(tallying.report(whole)));
});

test('steps of the report stand in the order of the card', () => {
  const { steps } = tallying.report(played(0, 12)) as { readonly steps: Readonly<Record<string, unknown>> };
  const numbers = Object.keys(steps).map((key) => Number(key.split(' ')[0]));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('D-028: of each step the report says which condition kept it from firing, the most frequent first', () => {
  const { steps, blocked } = tallying.report(played(0, 24)) as HuntReport;
  expect(Object.keys(steps)).toContain('1 control-crush');
  const [most] = blocked['1 control-crush']!;
  expect(most).toMatchObject({ by: 'held' });
  for (const [key, { considered, fired }] of Object.entries(steps)) {
    const times = (blocked[key] ?? []).map((each) => each.times);
    expect(
      times.reduce((sum, each) => sum + each, 0),
      key,
    ).toBe(considered - fired);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  }
});

test('all that a beast does to men is told of the step that did it', () => {
  const { steps, attacks } = tallying.report(played(0, 24)) as HuntReport;
  const sum = (rows: Readonly<Record<string, { readonly damage: number; readonly kills: number }>>) =>
    Object.values(rows).reduce((all, { damage, kills }) => ({ damage: all.damage + damage, kills: all.kills + kills }), {
      damage: 0,
      kills: 0,
    });
  expect(sum(steps)).toEqual(sum(attacks));
  expect(sum(steps).damage).toBeGreaterThan(0);
  for (const { fired, damage } of Object.values(steps)) if (fired === 0) expect(damage).toBe(0);
});
