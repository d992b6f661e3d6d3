import { describe, expect, it } from 'vitest';
import { looksLeft } from '../../src/art/index.ts';

describe('where a figure looks', () => {
  it('is left or right by its facing, and as before when it faces up or down', () => {
    expect([0, 1, 2, 3, 4, 5].map((facing) => looksLeft(facing))).toEqual([false, false, true, true, false, false]);
    expect([1, 4].map((facing) => looksLeft(facing, true))).toEqual([true, true]);
    expect(looksLeft(2.5)).toBe(true);
    expect(looksLeft(1.5, false)).toBe(true);
  });
});
