import { describe, expect, it } from 'vitest';
import {
  arenaBounds,
  arenaHexes,
  FACING_STEPS,
  facingAngle,
  hexCorners,
  hexDistance,
  hexToPixel,
  pixelToHex,
  sizeToFit,
  wallBounds,
} from '../../src/art/index.ts';

describe('layout', () => {
  it.each([
    [7, 169],
    [8, 217],
    [9, 271],
    [10, 331],
  ])('an arena of radius %i has %i hexes', (radius, count) => {
    expect(arenaHexes(radius)).toHaveLength(count);
  });

  it.each([7, 12.8, 26, 48])('finds every hex again from its centre at size %d', (size) => {
    for (const hex of arenaHexes(10)) expect(pixelToHex(hexToPixel(hex, size), size)).toEqual(hex);
  });

  it('finds every hex again from points just inside its corners', () => {
    for (const hex of arenaHexes(8)) {
      for (const point of hexCorners(hexToPixel(hex, 26), 26 * 0.98)) expect(pixelToHex(point, 26)).toEqual(hex);
    }
  });

  it('turns facings clockwise in steps of 60 degrees, beginning at 30', () => {
    FACING_STEPS.forEach((step, facing) => {
      const { x, y } = hexToPixel(step, 10);
      const degrees = (Math.atan2(y, x) * 180) / Math.PI;
      expect((degrees + 360) % 360).toBeCloseTo(30 + 60 * facing, 9);
      expect((facingAngle(facing) * 180) / Math.PI).toBeCloseTo(30 + 60 * facing, 9);
    });
  });

  it('bounds hold every corner and are touched on all four sides', () => {
    const box = arenaBounds(8, 20);
    const corners = arenaHexes(8).flatMap((hex) => hexCorners(hexToPixel(hex, 20), 20));
    expect(Math.min(...corners.map((p) => p.x))).toBeCloseTo(box.x, 6);
    expect(Math.max(...corners.map((p) => p.x))).toBeCloseTo(box.x + box.width, 6);
    expect(Math.min(...corners.map((p) => p.y))).toBeCloseTo(box.y, 6);
    expect(Math.max(...corners.map((p) => p.y))).toBeCloseTo(box.y + box.height, 6);
  });

  it('fits arena and wall into a view', () => {
    const size = sizeToFit(8, 1280, 720);
    const box = wallBounds(8, size);
    expect(box.width).toBeLessThanOrEqual(1280);
    expect(box.height).toBeCloseTo(720, 6);
  });

  it('measures distance as the rules do', () => {
    expect(hexDistance({ q: 2, r: -4 }, { q: -2, r: 1 })).toBe(5);
    expect(hexDistance({ q: 0, r: 0 }, { q: 0, r: 0 })).toBe(0);
  });
});
