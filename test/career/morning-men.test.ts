import { expect, it } from 'vitest';
import type { CareerState } from '../../src/career/index.ts';
import { MORNING } from '../../src/career/index.ts';
import { careerWith } from '../support/careers.ts';

const LONG = { timeout: 60_000 };
const career = careerWith();

/** The first day of a career, with money, on which somebody of the morning has lived through enough to be bought. */
function withVeteranOfMornings(seed: string): { readonly state: CareerState; readonly person: string } {
  let { state } = career.begin({ seed });
  while (!state.bill.morning) ({ state } = career.play(state, { type: 'end-day' }));
  const [person] = state.bill.morning.condemned as [string];
  const people = state.people.map((each) => (each.id === person ? { ...each, record: { ...each.record, mornings: 9 } } : each));
  return { state: { ...state, people, purse: 5000 }, person };
}

const buys = (now: CareerState, person: string) =>
  career.commands(now).filter(({ command }) => command.type === 'buy' && command.person === person);

it('C-043: nobody buys a condemned man out of the morning that he is still to be sent into; afterwards, who lives', LONG, () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 12 && seen.size < 2; seed += 1) {
    const { state, person } = withVeteranOfMornings(String(seed));
    expect(buys(state, person)).toEqual([]);
    expect(() => career.play(state, { type: 'buy', person })).toThrow('on-the-bill [C-043]');
    const led = career.play(state, { type: 'settle', match: MORNING }).state;
    const { state: is } = led.people.find(({ id }) => id === person)!;
    expect(buys(led, person)).toHaveLength(is === 'active' ? 1 : 0);
    if (is === 'active') {
      const bought = career.play(led, { type: 'buy', person }).state.people.find(({ id }) => id === person)!;
      expect([bought.owner, bought.kind]).toEqual(['you', 'trained']);
    }
    seen.add(is);
  }
  expect([...seen].sort()).toEqual(['active', 'dead']);
});
