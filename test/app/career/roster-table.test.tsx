/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { RosterTable } from '../../../src/app/career/person.tsx';
import { yours, type Person } from '../../../src/career/index.ts';
import { careerWith, STILL } from '../../support/careers.ts';

const career = careerWith(STILL);
const { state } = career.begin({ seed: 'roster', card: 'murmillo', name: 'Bato' });
const [bato] = yours(state);
const rank = (place: number): string => career.ladder.ranks[place]!.id;
const person = (name: string, over: Partial<Person>, record: Partial<Person['record']> = {}): Person => ({
  ...bato!,
  id: name,
  name,
  ...over,
  record: { ...bato!.record, ...record },
});

const people = [
  person('Bato', { rank: rank(2), wounds: 1, fame: 3 }),
  person('Aper', { rank: rank(0), fame: 9 }, { victories: 4 }),
  person('Celer', { rank: rank(2), skills: ['Attack'] }, { victories: 4, defeats: 1 }),
];

const names = (): string[] => [...document.querySelectorAll('tbody a')].map(({ textContent }) => textContent);
const sort = (column: string): Promise<void> =>
  act(
    () =>
      [...document.querySelectorAll('thead button')]
        .find(({ textContent }) => textContent === column)!
        .dispatchEvent(new Event('click', { bubbles: true })) as never,
  );

afterEach(() => act(() => render(null, document.body)));

it('is sorted by any column, either way, and says so', async () => {
  await act(() => render(<RosterTable at={{ career, state, palette: 'ostia' }} people={people} caption="Your school" />, document.body));
  expect(names()).toEqual(['Bato', 'Celer', 'Aper']);
  await sort('Fame');
  expect(names()).toEqual(['Aper', 'Bato', 'Celer']);
  expect(document.querySelector('[aria-sort="descending"]')!.textContent).toBe('Fame');
  await sort('Fame');
  expect(names()).toEqual(['Celer', 'Bato', 'Aper']);
  await sort('Record');
  expect(names()).toEqual(['Aper', 'Celer', 'Bato']);
  await sort('Name');
  expect(names()).toEqual(['Aper', 'Bato', 'Celer']);
});
