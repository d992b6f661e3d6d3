import { expect, it } from 'vitest';
import { keyRows, type KeysAtHand } from '../../../src/hud/fight/help-rows.ts';

const GAME = {
  enter: 'choose',
  turn: 'turn',
  tab: 'next',
  digits: 'a card',
  space: 'commit',
  threat: 'marks',
  after: [['N', 'end']] as const,
};
const ALL: KeysAtHand = { letters: true, deputy: true, played: true, concede: true, reach: true, chance: true, ghost: true };
const keysIn = (hand: Partial<KeysAtHand>, game: Partial<typeof GAME> = GAME): string[] =>
  keyRows({ tab: 'next', digits: 'a card', space: 'commit', ...game }, { ...ALL, ...hand }).map(([key]) => key);

it.each([
  ['X', { concede: false }],
  ['O, Shift + O', { chance: false }],
  ['F', { reach: false }],
  ['G', { ghost: false }],
  ['P', { played: false }],
  ['P', { deputy: false }],
  ['Shift + Y', { deputy: false }],
] as const)('names %s only where it does something: %o', (key, hand) => {
  expect(keysIn({})).toContain(key);
  expect(keysIn(hand)).not.toContain(key);
});

it('names no key that a game leaves out, and those that only it has', () => {
  expect(keysIn({})).toEqual(expect.arrayContaining(['Enter', 'T', 'N']));
  for (const key of ['Enter', 'T', 'N']) expect(keysIn({}, {})).not.toContain(key);
});

it('names only keys that count while single letters are switched off', () => {
  expect(keysIn({ letters: false })).toEqual(['Arrows', 'Enter', 'Tab, Shift + Tab', 'Space', '0', 'Esc']);
});
