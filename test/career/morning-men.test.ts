import { expect, it } from 'vitest';
import type { CareerState } from '../../src/career/index.ts';
import { MORNING } from '../../src/career/index.ts';
import { careerWith } from '../support/careers.ts';

const LONG = { timeout: 60_000 };
const career = careerWith();

/** The first day of a career, with money, on which somebody of the morning has lived through enough to be bought. */
function withVeteranOfMornings(): { readonly state: CareerState; readonly person: string } {
  const { state } = career.begin({ seed: '3' });
  const [person] = state.bill.morning!.condemned as [string];
  const people = state.people.map((each) => (each.id === person ? { ...each, record: { ...each.record, mornings: 9 } } : each));
  return { state: { ...state, people, purse: 5000 }, person };
}

it('C-043: nobody buys a condemned man out of the morning that he is still to be sent into', LONG, () => {
  const { state, person } = withVeteranOfMornings();
  const buys = (now: CareerState) => career.commands(now).filter(({ command }) => command.type === 'buy' && command.person === person);
  expect(buys(state)).toEqual([]);
  expect(() => career.play(state, { type: 'buy', person })).toThrow('on-the-bill [C-043]');
  const led = career.play(state, { type: 'settle', match: MORNING }).state;
  const lives = led.people.find(({ id }) => id === person)!.state === 'active';
  expect(buys(led)).toHaveLength(lives ? 1 : 0);
});
