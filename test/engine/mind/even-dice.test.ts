import { expect, it } from 'vitest';
import { EvenDice } from '../../../src/engine/mind/even-dice.ts';

const faces = (dice: { die(sides: number): number }, count: number): number[] => Array.from({ length: count }, () => dice.die(6));

it('show each face of the first dice as often as any other, taken over all courses', () => {
  for (const place of [0, 5, 11]) {
    const counts = new Map<number, number>();
    for (let course = 1; course <= 600; course += 1) {
      const face = faces(new EvenDice(4711, course), place + 1).at(-1)!;
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(8);
  }
});

it('fall alike in the same course, and otherwise in another', () => {
  expect(faces(new EvenDice(7, 3), 30)).toEqual(faces(new EvenDice(7, 3), 30));
  expect(faces(new EvenDice(7, 3), 30)).not.toEqual(faces(new EvenDice(7, 4), 30));
  expect(faces(new EvenDice(7, 3), 30)).not.toEqual(faces(new EvenDice(8, 3), 30));
});

it('are copied wherever they stand, so that copies fall alike and on their own', () => {
  for (const thrown of [0, 5, 12, 13, 20]) {
    const dice = new EvenDice(7, 3);
    faces(dice, thrown);
    const copy = dice.clone();
    expect(copy.thrown).toBe(thrown);
    const on = faces(dice, 20);
    expect(copy.thrown).toBe(thrown);
    expect(faces(copy, 20)).toEqual(on);
  }
});
