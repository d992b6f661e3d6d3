import { describe, expect, test } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { appealChance, refereeOf, throwAppeal } from '../../src/engine/bout/index.ts';
import { ScriptedRng } from '../../src/engine/dice/index.ts';

/** Modifiers that add up to a number, in two terms. */
function terms(total: number) {
  return [
    { rule: 'M-057', value: total + 1, reason: 'fame' },
    { rule: 'M-057', value: -1, reason: 'crowd' },
  ];
}

/** Throws two faces at a modifier. */
function thrown(faces: readonly number[], total: number, needed?: number) {
  const rng = new ScriptedRng(faces);
  const events: BoutEvent[] = [];
  const appeal = { modifiers: terms(total), ...(needed !== undefined && { needed }) };
  const granted = throwAppeal(
    refereeOf(rng, (event) => events.push(event)),
    'murmillo',
    appeal,
    ['M-057'],
  );
  expect(rng.left).toEqual([]);
  return { granted, events };
}

describe('the chance of an appeal', () => {
  test.each([
    [-40, 1],
    [-6, 1],
    [-5, 1],
    [-4, 3],
    [-3, 6],
    [-2, 10],
    [-1, 15],
    [0, 21],
    [1, 26],
    [2, 30],
    [3, 33],
    [4, 35],
    [5, 35],
    [6, 35],
    [40, 35],
  ])('at %i is %i in 36', (total, of36) => {
    expect(appealChance({ modifiers: terms(total) }).equals(`${of36}/36`)).toBe(true);
  });

  test('without modifiers is that of 7 or more, and moves with the total that is needed', () => {
    expect(appealChance({ modifiers: [] }).toFraction()).toBe('7/12');
    expect(appealChance({ modifiers: [], needed: 9 }).toFraction()).toBe('5/18');
    expect(appealChance({ modifiers: terms(2), needed: 9 }).toFraction()).toBe('7/12');
  });

  test('is the share of the 36 throws that are granted, at every modifier and total needed', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    for (let total = -8; total <= 8; total += 1) {
      for (const needed of [2, 5, 7, 12, 13]) {
        const granted = faces.flatMap((one) => faces.filter((other) => thrown([one, other], total, needed).granted));
        expect(appealChance({ modifiers: terms(total), needed }).equals(`${granted.length}/36`)).toBe(true);
      }
    }
  });
});

describe('a thrown appeal', () => {
  test('takes two d6 and tells them with every term', () => {
    const { granted, events } = thrown([3, 5], -2);
    expect(granted).toBe(false);
    expect(events).toEqual([
      { type: 'appealed', figure: 'murmillo', faces: [3, 5], modifiers: terms(-2), total: 6, needed: 7, granted: false, rules: ['M-057'] },
    ]);
  });

  test('is granted at the total needed and above', () => {
    expect(thrown([3, 4], 0).granted).toBe(true);
    expect(thrown([3, 3], 0).granted).toBe(false);
    expect(thrown([3, 3], 0, 6).events).toMatchObject([{ total: 6, needed: 6, granted: true }]);
  });

  test('a natural 12 is granted and a natural 2 is not, whatever is added', () => {
    expect(thrown([6, 6], -20).granted).toBe(true);
    expect(thrown([1, 1], 20).granted).toBe(false);
  });

  test('the same dice fall when nobody listens', () => {
    const rng = new ScriptedRng([6, 2]);
    expect(throwAppeal(refereeOf(rng, null), 'murmillo', { modifiers: [] }, [])).toBe(true);
    expect(rng.left).toEqual([]);
  });
});
