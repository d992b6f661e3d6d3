import { expect, it } from 'vitest';
import { dayOf, rollSeed } from '../../src/app/seeds.ts';
import { todaysBeast } from '../../src/games/damnatio/page/today.ts';

it('gives everybody the same beast and dice on a day', () => {
  const first = todaysBeast('2026-11-20', ['lion', 'bull', 'bear']);
  expect(todaysBeast('2026-11-20', ['bear', 'lion', 'bull'])).toEqual(first);
  expect(first.seed).toBe('dies-2026-11-20');
});

it('brings every beast within a month', () => {
  const days = Array.from({ length: 30 }, (_, day) => dayOf(new Date(2026, 10, 1 + day)));
  expect(new Set(days.map((day) => todaysBeast(day, ['lion', 'bull', 'bear']).beast)).size).toBe(3);
  expect(days[0]).toBe('2026-11-01');
});

it('rolls seeds that can be read out', () => expect(rollSeed()).toMatch(/^[a-z]+-[a-z]+-\d{1,3}$/));
