import { expect, it } from 'vitest';
import type { CareerState } from '../../src/career/index.ts';
import { dayNumber } from '../../src/career/index.ts';
import { careerWith, ladder, QUICK } from '../support/careers.ts';

const quick = careerWith(QUICK);

it('C-013: a world has names of its own beside those of the language', () => {
  const world = { ...ladder.world, names: ['Palumbus', 'Verus'] };
  const { names } = careerWith({ world }).house;
  expect(names.filter((name) => name === 'Verus')).toHaveLength(1);
  expect(names).toContain('Palumbus');
  expect(quick.house.names.length).toBeGreaterThan(75);
});

it('C-013: nobody new bears the name of whoever has fought within twelve days, alive or dead', { timeout: 120_000 }, () => {
  let state: CareerState = quick.begin({ seed: 'names' }).state;
  const died = new Set<string>();
  let compared = 0;
  for (let days = 0; days < 14 && !state.over; days += 1) {
    const before = state;
    state = quick.play(state, { type: 'end-day' }).state;
    const now = dayNumber(quick.ladder, before);
    const late = state.results.filter((result) => dayNumber(quick.ladder, result) > now + 1 - 12); // they come in at dawn
    for (const { name, fate } of late.flatMap(({ shares }) => shares)) if (fate === 'dead') died.add(name);
    const known = new Map(before.people.map(({ id, name }) => [id, name]));
    for (const person of state.people.filter(({ id }) => !known.has(id))) {
      const bearers = late.flatMap(({ shares }) => shares).filter(({ name, person: id }) => name === person.name && id !== person.id);
      expect(bearers, person.name).toEqual([]);
      compared += 1;
    }
    const active = state.people.filter((each) => each.state === 'active').map(({ name }) => name);
    expect(new Set(active).size).toBe(active.length);
  }
  expect(died.size).toBeGreaterThan(3);
  expect(compared).toBeGreaterThan(5);
});
