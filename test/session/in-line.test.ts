import { expect, test } from 'vitest';
import { shortened } from '../../src/engine/text/index.ts';
import { accountOfSides, against } from '../../src/session/index.ts';
import { readAbout } from '../../src/app/storage/about.ts';

const NAME = 'a most honourable gladiator of the school of Capua in the sun';
const sides = (count: number, each: number): string[] =>
  Array.from({ length: count }, () => Array.from({ length: each }, () => NAME).join(', '));

test.each([1, 2, 3, 4, 6])('a bout of %i sides with the longest names is kept in short', (count) => {
  const account = accountOfSides({ titles: sides(count, 6), winner: count - 1, rounds: 99, spared: 12, dead: 12 });
  const about = { ruleset: 'munera', ...account, round: 99, outcome: 'won', seed: 'x'.repeat(100) };
  expect(readAbout(about)).toEqual(about);
});

test('of many sides the first are named', () => {
  expect(against(['Murmillo', 'Thraex'])).toBe('Murmillo against Thraex');
  expect(against(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A against B and 4 more');
});

test('a long text ends after a whole word where there is one', () => {
  expect(shortened('one two three', 13)).toBe('one two three');
  expect(shortened('one two three', 12)).toBe('one two …');
  expect(shortened('onetwothree', 8)).toBe('onetwo …');
});
