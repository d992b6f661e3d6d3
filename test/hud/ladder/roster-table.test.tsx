/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { RosterTable, type PersonView } from '../../../src/hud/ladder/index.ts';

const person = (name: string, over: Partial<PersonView>): PersonView => ({
  id: name,
  name,
  card: 'murmillo',
  drawn: 'gladiator',
  kind: 'murmillo',
  rank: 'Tiro',
  rankPlace: 1,
  wounds: 0,
  health: '',
  waits: 0,
  ready: 'today',
  skills: [],
  fame: 0,
  victories: 0,
  defeats: 0,
  bound: '',
  record: '',
  style: '',
  temper: '',
  gone: '',
  href: '#/x',
  lastBout: null,
  ...over,
});

const people = [
  person('Bato', { rankPlace: 2, wounds: 1, fame: 3 }),
  person('Aper', { rankPlace: 0, fame: 9, victories: 4 }),
  person('Celer', { rankPlace: 2, skills: ['Attack'], victories: 4, defeats: 1 }),
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
  await act(() => render(<RosterTable people={people} palette="ostia" caption="Your school" />, document.body));
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
