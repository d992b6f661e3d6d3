import { expect, it } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { passagesOf } from '../../src/engine/bout/index.ts';
import { fought } from '../support/munera.ts';

const event = (part: object): BoutEvent => ({ rules: [], ...part }) as unknown as BoutEvent;
const paid = (figure: string, action: string): BoutEvent => event({ type: 'paid', figure, action, base: 1, surcharge: 0, to: 1 });
const moved = (figure: string, gait = 'walk'): BoutEvent => event({ type: 'moved', figure, from: 1, path: [2], gait });
const sizes = (events: readonly BoutEvent[]): number[] => passagesOf(events, (each) => each).map(({ length }) => length);

it('takes a walk of one figure as one, and nothing of another or in another gait', () => {
  expect(
    sizes([
      paid('a', 'move'),
      moved('a'),
      paid('a', 'turn'),
      event({ type: 'faced', figure: 'a', from: 0, to: 1 }),
      paid('a', 'move'),
      moved('a'),
    ]),
  ).toEqual([6]);
  expect(sizes([moved('a'), moved('b'), moved('b', 'leap'), paid('b', 'attack')])).toEqual([1, 1, 1, 1]);
});

it('takes what a blow did to one man as one, the next blow as another', () => {
  const wounded = event({ type: 'wounded', figure: 'a', net: 3, to: 0 });
  const is = (condition: string, figure = 'a', gained = true): BoutEvent => event({ type: 'condition', figure, condition, gained });
  expect(sizes([wounded, is('injured'), is('tired'), is('exhausted'), event({ type: 'felled', figure: 'a', dead: true })])).toEqual([5]);
  expect(sizes([wounded, wounded, is('tired', 'b'), is('tired', 'b', false)])).toEqual([1, 1, 1, 1]);
});

it('leaves no event of a bout out and changes no order', () => {
  const events = fought('passages').steps.flatMap((step) => step.events);
  const passages = passagesOf(events, (each) => each);
  expect(passages.flat()).toEqual(events);
  expect(passages.length).toBeLessThan(0.85 * events.length);
});
