import { expect, test } from 'vitest';
import { partsOf } from '../../src/cli/run-sim.ts';
import type { SimTask } from '../../src/cli/run-sim.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';

const simulation = { setup: huntSetup({ beasts: ['lion'] }), players: { '*': 'naive' }, seed: 'a', detail: false };
const task = (from: number, to: number): SimTask => ({ simulation, from, to });
const places = (tasks: readonly SimTask[], chunk: number) => partsOf(tasks, { chunk }).map((part) => [part.task, part.from, part.to]);

test('tasks take turns, however small they are beside what is played at once', () => {
  const parts = places([task(0, 16), task(100, 132), task(0, 1)], 50);
  expect(parts.slice(0, 5)).toEqual([
    [0, 0, 2],
    [1, 100, 104],
    [2, 0, 1],
    [0, 2, 4],
    [1, 104, 108],
  ]);
  const played = [0, 1, 2].map((own) => parts.filter(([of]) => of === own).reduce((sum, [, from, to]) => sum + to! - from!, 0));
  expect(played).toEqual([16, 32, 1]);
});

test('one task alone is played in parts as large as they may be, and nothing in none', () => {
  expect(places([task(0, 120)], 50)).toEqual([
    [0, 0, 50],
    [0, 50, 100],
    [0, 100, 120],
  ]);
  expect(places([task(3, 3), task(0, 1)], 50)).toEqual([[1, 0, 1]]);
});
