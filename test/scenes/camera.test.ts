import { describe, expect, it } from 'vitest';
import { hexCorners, hexToPixel, arenaHexes } from '../../src/art/index.ts';
import { clamped, fitShot, HEX, panBy, project, refit, scaleOf, snapped, unproject, zoomAt } from '../../src/scenes/camera.ts';

const RADIUS = 8;
const VIEWS = [
  [1280, 720, 1],
  [390, 520, 3],
  [900, 900, 2],
  [320, 200, 1],
] as const;

describe('the camera', () => {
  it.each(VIEWS)('shows every hex in %i by %i', (width, height, dpr) => {
    const shot = fitShot(RADIUS, width, height, dpr);
    for (const hex of arenaHexes(RADIUS)) {
      for (const corner of hexCorners(hexToPixel(hex, HEX), HEX)) {
        const { x, y } = project(shot, corner);
        expect(x).toBeGreaterThan(0);
        expect(y).toBeGreaterThan(0);
        expect(x).toBeLessThan(width);
        expect(y).toBeLessThan(height);
      }
    }
  });

  it('uses the room it has: one side is filled', () => {
    const shot = fitShot(RADIUS, 390, 900, 2);
    const left = project(shot, hexToPixel({ q: -RADIUS, r: 0 }, HEX)).x - shot.size;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(shot.size);
  });

  it('keeps the point under the pointer where it is while zooming', () => {
    const shot = fitShot(RADIUS, 1280, 720, 1);
    const at = { x: 700, y: 300 };
    const held = unproject(shot, at);
    const near = zoomAt(shot, 2.5, at);
    expect(near.zoom).toBe(2.5);
    expect(project(near, held).x).toBeCloseTo(at.x, 6);
    expect(project(near, held).y).toBeCloseTo(at.y, 6);
  });

  it('zooms between 1 and 5 and is back in the middle at 1', () => {
    const shot = fitShot(RADIUS, 1280, 720, 1);
    expect(zoomAt(shot, 100, { x: 0, y: 0 }).zoom).toBe(5);
    const back = zoomAt(zoomAt(shot, 3, { x: 1000, y: 100 }), 0.01, { x: 3, y: 4 });
    expect([back.zoom, back.x, back.y].map((value) => value + 0)).toEqual([1, 0, 0]);
  });

  it('shows nothing beyond the whole picture when it is dragged', () => {
    const far = panBy({ ...fitShot(RADIUS, 800, 600, 1), zoom: 2 }, 1e6, -1e6);
    const whole = fitShot(RADIUS, 800, 600, 1);
    const corner = project(whole, unproject(far, { x: 0, y: 600 }));
    expect(corner.x).toBeCloseTo(0, 6);
    expect(corner.y).toBeCloseTo(600, 6);
    expect(panBy(whole, 50, 50)).toEqual(clamped(whole));
  });

  it('follows a drag to the pixel', () => {
    const shot = { ...fitShot(RADIUS, 800, 600, 1), zoom: 3 };
    const p = { x: 120, y: -40 };
    const moved = panBy(shot, 33, -21);
    expect(project(moved, p).x - project(shot, p).x).toBeCloseTo(33, 6);
    expect(project(moved, p).y - project(shot, p).y).toBeCloseTo(-21, 6);
  });

  it('keeps zoom and middle when the parent changes its size', () => {
    const near = zoomAt(fitShot(RADIUS, 800, 600, 1), 3, { x: 100, y: 100 });
    const after = refit(near, RADIUS, 400, 700, 2);
    expect(after).toMatchObject({ zoom: 3, width: 400, height: 700, dpr: 2 });
    expect(scaleOf(after)).toBeLessThan(scaleOf(near));
  });

  it('puts resting figures on device pixels', () => {
    const shot = fitShot(RADIUS, 901, 703, 1.5);
    const { x, y } = project(shot, snapped(shot, { x: 123.4, y: -77.7 }));
    expect(x * 1.5).toBeCloseTo(Math.round(x * 1.5), 6);
    expect(y * 1.5).toBeCloseTo(Math.round(y * 1.5), 6);
  });
});
