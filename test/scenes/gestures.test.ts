import { describe, expect, it } from 'vitest';
import { isDoubleTap, wheelFactor } from '../../src/scenes/gestures.ts';

describe('gestures', () => {
  it('takes two quick taps at one place for a double tap', () => {
    const last = { at: { x: 10, y: 10 }, time: 1000 };
    expect(isDoubleTap(last, { x: 14, y: 12 }, 1200)).toBe(true);
    expect(isDoubleTap(last, { x: 14, y: 12 }, 1500)).toBe(false);
    expect(isDoubleTap(last, { x: 80, y: 12 }, 1200)).toBe(false);
    expect(isDoubleTap(null, { x: 14, y: 12 }, 1200)).toBe(false);
  });

  it('zooms in and out by the same measure, and never by a leap', () => {
    expect(wheelFactor(-100, 0) * wheelFactor(100, 0)).toBeCloseTo(1);
    expect(wheelFactor(-3, 1)).toBeCloseTo(wheelFactor(-48, 0));
    expect(wheelFactor(-1e6, 2)).toBeLessThan(2);
  });
});
