import { expect, test } from 'vitest';
import { ALL, cardsFor, meantBy, type ListedKind } from '../../../src/hud/bestiary/index.ts';

const card = (id: string, name: string, more: { readonly game?: string; readonly pack?: string; readonly told?: string } = {}) => ({
  id,
  name,
  href: `#/bestiary/${id}`,
  apart: null,
  line: '',
  game: 'Hunts',
  pack: 'the game itself',
  told: '',
  ...more,
});
const kinds: readonly ListedKind[] = [
  {
    title: 'beasts',
    face: 'beast',
    cards: [card('bear', 'Bear', { told: 'It hugs, unlike a lion.' }), card('a:leopard', 'Leopard', { pack: 'a' }), card('lion', 'Lion')],
  },
  { title: 'gladiators', face: 'gladiator', cards: [card('gaul', 'Gaul', { game: 'Gladiators' })] },
];
const found = (wanted: Partial<typeof ALL>) =>
  cardsFor(kinds, { ...ALL, ...wanted }).map(({ title, cards }) => [title, ...cards.map(({ id }) => id)]);

test('cards are found by name, by what is told of them and by id, names first', () => {
  expect(found({})).toEqual([
    ['beasts', 'bear', 'a:leopard', 'lion'],
    ['gladiators', 'gaul'],
  ]);
  expect(found({ text: ' LION ' })).toEqual([['beasts', 'lion', 'bear']]);
  expect(found({ text: 'a:leo' })).toEqual([['beasts', 'a:leopard']]);
  expect(found({ text: 'unicorn' })).toEqual([]);
});

test('kind, game and pack each leave their own, and all of them together what is all of it', () => {
  expect(found({ kind: 'gladiators' })).toEqual([['gladiators', 'gaul']]);
  expect(found({ game: 'Hunts' })).toEqual([['beasts', 'bear', 'a:leopard', 'lion']]);
  expect(found({ pack: 'a' })).toEqual([['beasts', 'a:leopard']]);
  expect(found({ pack: 'a', game: 'Gladiators' })).toEqual([]);
});

test('a slip in a name is told from what is nowhere', () => {
  expect(meantBy(kinds, { ...ALL, text: ' loin' })).toBe('Lion');
  expect(meantBy(kinds, { ...ALL, text: 'unicorn' })).toBeNull();
});
