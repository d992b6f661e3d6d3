import { describe, expect, it } from 'vitest';
import { shapeOf } from '../../../src/hud/fight/shape.ts';
import { swipeOf } from '../../../src/hud/fight/sheet.tsx';

describe('the shape of the fight', () => {
  it('has columns in 1280 by 720 and in 1920 by 1080 with its larger letters', () => {
    expect(shapeOf(1280, 720, 16)).toBe('wide');
    expect(shapeOf(1920, 1080, 21)).toBe('wide');
  });

  it('has one sheet under the arena on a phone, and beside it where twice the letters leave no columns', () => {
    expect(shapeOf(390, 844, 16)).toBe('narrow');
    expect(shapeOf(390, 844, 32)).toBe('narrow tight');
    expect(shapeOf(1280, 720, 32)).toBe('narrow broad tight');
    expect(shapeOf(1920, 1080, 42)).toBe('narrow broad tight');
    expect(shapeOf(900, 760, 16)).toBe('narrow broad');
  });
});

describe('a swipe', () => {
  it('goes the way of its longer side, and is none when short or askew', () => {
    expect(swipeOf(-80, 10)).toBe('left');
    expect(swipeOf(80, 10)).toBe('right');
    expect(swipeOf(5, -60)).toBe('up');
    expect(swipeOf(5, 60)).toBe('down');
    expect(swipeOf(40, 0)).toBeNull();
    expect(swipeOf(60, 50)).toBeNull();
  });
});
