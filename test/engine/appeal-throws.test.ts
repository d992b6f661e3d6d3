import { describe, expect, test } from 'vitest';
import { appealChance, appealThrows } from '../../src/engine/bout/index.ts';

const at = (value: number): { modifiers: { rule: string; value: number; reason: string }[] } => ({
  modifiers: [{ rule: 'M-177', value, reason: 'injured' }],
});

describe('the throws that move the crowd', () => {
  test.each([
    [-40, [12]],
    [0, [7, 8, 9, 10, 11, 12]],
    [1, [6, 7, 8, 9, 10, 11, 12]],
    [40, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('at %i', (value, throws) => expect(appealThrows(at(value))).toEqual(throws));

  test('make up the chance', () => {
    for (let value = -8; value <= 8; value += 1) {
      const ways = appealThrows(at(value)).reduce((all, natural) => all + 6 - Math.abs(natural - 7), 0);
      expect(appealChance(at(value)).equals(`${ways}/36`)).toBe(true);
    }
  });
});
