import { describe, expect, test } from 'vitest';
import {
  formatDice,
  hashText,
  maximum,
  minimum,
  parseDice,
  restoreRng,
  ScriptedRng,
  seededRng,
  sum,
  TapeError,
} from '../../src/engine/dice/index.ts';

describe('dice notation', () => {
  test.each([
    ['1d8+5', { count: 1, sides: 8, add: 5 }, 6, 13],
    ['1d4', { count: 1, sides: 4, add: 0 }, 1, 4],
    ['2d6-1', { count: 2, sides: 6, add: -1 }, 1, 11],
  ])('%s is read, written again, and has its least and most', (text, dice, least, most) => {
    expect(parseDice(text)).toEqual(dice);
    expect(formatDice(dice)).toBe(text);
    expect([minimum(dice), maximum(dice)]).toEqual([least, most]);
  });

  test('what is no dice is refused', () => {
    for (const text of ['', 'd6', '1d0', '0d6', '1d6+', '1d6 + 1', '1x6', '100d6']) expect(parseDice(text)).toBeNull();
  });

  test('modifiers add up, none to 0', () => {
    expect(sum([])).toBe(0);
    expect(sum([5, -4, 2].map((value) => ({ rule: 'D-109', value, reason: 'card' })))).toBe(3);
  });
});

describe('scripted dice', () => {
  test('fall as written and know what is left', () => {
    const rng = new ScriptedRng([4, 20, 60]);
    expect(rng.die(4)).toBe(4);
    expect(rng.left).toEqual([20, 60]);
    expect([rng.die(20), rng.die(60)]).toEqual([20, 60]);
    expect(rng.left).toEqual([]);
  });

  test('refuse an empty tape', () => {
    expect(() => new ScriptedRng([]).die(6)).toThrow(TapeError);
    expect(() => new ScriptedRng([]).die(6)).toThrow('a d6 was wanted');
  });

  test.each([0, 7, -1, 2.5, Number.NaN])('refuse the face %s on a d6 and keep it on the tape', (face) => {
    const rng = new ScriptedRng([face]);
    expect(() => rng.die(6)).toThrow(TapeError);
    expect(rng.left).toHaveLength(1);
  });

  test('a copy and a saved state go on from the same die', () => {
    const rng = new ScriptedRng([1, 2, 3]);
    rng.die(6);
    const copy = rng.clone();
    const restored = restoreRng(JSON.parse(JSON.stringify(rng.save())));
    expect([rng.die(6), rng.die(6)]).toEqual([2, 3]);
    expect([copy.die(6), copy.die(6)]).toEqual([2, 3]);
    expect([restored.die(6), restored.die(6)]).toEqual([2, 3]);
  });
});

describe('seeded dice', () => {
  const throws = (seed: string, sides: number, times: number) => {
    const rng = seededRng(seed);
    return Array.from({ length: times }, () => rng.die(sides));
  };

  test('the same seed gives the same dice, another seed others', () => {
    expect(throws('a', 60, 40)).toEqual(throws('a', 60, 40));
    expect(throws('a', 60, 40)).not.toEqual(throws('b', 60, 40));
    expect(hashText('a')).not.toBe(hashText('b'));
  });

  test('show every face and nothing else', () => {
    for (const sides of [2, 4, 6, 8, 10, 20, 60]) {
      const faces = new Set(throws('faces', sides, sides * 40));
      expect([...faces].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
    }
  });

  test('are even: each face of a d20 about 500 times in 10,000', () => {
    const counts = Array.from({ length: 21 }, () => 0);
    for (const face of throws('even', 20, 10_000)) counts[face]! += 1;
    expect(Math.min(...counts.slice(1))).toBeGreaterThan(400);
    expect(Math.max(...counts)).toBeLessThan(600);
  });

  test('a copy and a saved state go on with the same dice, without touching the first', () => {
    const rng = seededRng('save');
    for (let i = 0; i < 7; i += 1) rng.die(20);
    const copy = rng.clone();
    const restored = restoreRng(JSON.parse(JSON.stringify(rng.save())));
    const next = Array.from({ length: 20 }, () => copy.die(60));
    expect(Array.from({ length: 20 }, () => restored.die(60))).toEqual(next);
    expect(Array.from({ length: 20 }, () => rng.die(60))).toEqual(next);
  });
});
