import { expect, test } from 'vitest';
import { seededRng } from '../../src/engine/dice/index.ts';
import { Chances } from './chances.ts';

/** A d20 thrown many times, and what is told of it. */
function weighed(kind: string, chance: number, cameTrue: (face: number) => boolean, times = 300): Chances {
  const rng = seededRng('d20');
  const chances = new Chances();
  const faces = Array.from({ length: times }, () => rng.die(20));
  chances.weigh('a die', [{ kind, of: 'it', chance, cameTrue }], faces);
  return chances;
}

test('a true chance passes, a false one is told with both numbers', () => {
  expect(weighed('high', 0.5, (face) => face > 10).falseOnes).toEqual([]);
  const [wrong] = weighed('high', 0.25, (face) => face > 10).falseOnes;
  expect(wrong).toMatch(/^a die: high of it is told as 25\.0 % and came true in \d+\.\d % of 300$/);
});

test('what is certain or impossible is false at its first exception', () => {
  expect(weighed('any', 1, () => true).falseOnes).toEqual([]);
  expect(weighed('never', 0, (face) => face === 20).falseOnes).toHaveLength(1);
  expect(weighed('always', 1, (face) => face < 20).falseOnes).toHaveLength(1);
});

test('what no course can tell is not weighed', () => {
  const chances = new Chances();
  chances.weigh('nothing', [{ kind: 'none', of: 'it', chance: 1, cameTrue: () => null }], [1, 2, 3]);
  expect([chances.kinds, chances.falseOnes]).toEqual([[], []]);
});

test('many that are each a little off are found together', () => {
  const chances = new Chances();
  const rng = seededRng('a little off');
  for (let position = 0; position < 60; position += 1) {
    const faces = Array.from({ length: 100 }, () => rng.die(20));
    chances.weigh(`${position}`, [{ kind: 'high', of: 'it', chance: 0.42, cameTrue: (face) => face > 10 }], faces);
  }
  expect(chances.falseOnes.some((one) => one.startsWith('together: high, told between 40'))).toBe(true);
});
