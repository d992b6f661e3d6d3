import { describe, expect, it } from 'vitest';
import { hexToPixel, type Point } from '../../src/art/index.ts';
import { fitShot, HEX, project, type Shot } from '../../src/scenes/camera.ts';
import {
  between,
  boxOf,
  followOf,
  hexHeight,
  inView,
  revealing,
  frameOf,
  freeCorner,
  mostZoom,
  reasonToMove,
  same,
  shows,
  wholeShot,
  type Sight,
} from '../../src/scenes/framing.ts';

const RADIUS = 8;
const DESKTOP = fitShot(RADIUS, 676, 551, 1);
const PHONE = fitShot(RADIUS, 390, 390, 3);
const at = (q: number, r: number): Point => hexToPixel({ q, r }, HEX);
const sight = (figures: readonly Point[], marks: readonly Point[] = []): Sight => ({ figures, marks });
const CLOSE = sight([at(0, 0), at(1, 0), at(-1, 1)]);
const WIDE = sight([at(0, -6), at(0, 6), at(-5, 3)]);

function inside(shot: Shot, p: Point, room: number): boolean {
  const { x, y } = project(shot, p);
  return x >= room && y >= room && x <= shot.width - room && y <= shot.height - room;
}

describe('framing', () => {
  it('comes as near as it may when everybody stands together', () => {
    expect(frameOf(DESKTOP, CLOSE).zoom).toBe(2.4);
    expect(frameOf(PHONE, CLOSE).zoom).toBe(3);
    expect([mostZoom(DESKTOP), mostZoom(PHONE)]).toEqual([2.4, 3]);
  });

  it.each([DESKTOP, PHONE])('shows everybody with room beside them ($width by $height)', (shot) => {
    for (const seen of [CLOSE, WIDE, sight([at(8, 0), at(6, 1)]), sight([at(-8, 8)])]) {
      const framed = frameOf(shot, seen);
      for (const figure of seen.figures) expect(inside(framed, figure, (framed.size * framed.zoom) / 2)).toBe(true);
      expect(shows(framed, seen)).toBe(true);
    }
  });

  it('goes back for marked hexes', () => {
    const lane = sight(CLOSE.figures, [at(0, -5), at(3, -4)]);
    const framed = frameOf(DESKTOP, lane);
    expect(framed.zoom).toBeLessThan(frameOf(DESKTOP, CLOSE).zoom);
    for (const mark of lane.marks) expect(inside(framed, mark, (framed.size * framed.zoom) / 2)).toBe(true);
  });

  it('keeps whoever it is about in view with who is asked, as far as hexes for a finger allow', () => {
    const least = 45;
    const who = [at(0, 0)];
    const choices = [at(0, -4), at(0, -3), at(-4, 0), at(-3, -1), at(0, 4)];
    const framed = (foe: Point): Shot =>
      frameOf(PHONE, { figures: [who[0]!, foe, ...WIDE.figures], marks: choices, asked: { who, choices, about: [foe] } }, least);
    for (const foe of [at(3, 0), at(-3, 2), at(0, 5)]) {
      const shot = framed(foe);
      expect(hexHeight(shot)).toBeCloseTo(least, 6);
      for (const figure of [who[0]!, foe]) expect(inside(shot, figure, least / 2)).toBe(true);
    }
    expect(inside(framed(at(0, -8)), who[0]!, least / 2)).toBe(true);
  });

  it('shows the whole arena when the figures stand far apart, or when there are none', () => {
    expect(frameOf(DESKTOP, sight([at(-8, 0), at(8, 0), at(0, 8), at(0, -8)])).zoom).toBe(1);
    expect(frameOf(DESKTOP, sight([]))).toMatchObject({ zoom: 1, x: 0, y: 0 });
    expect(boxOf([], 3)).toBeNull();
  });

  it('shows nothing beyond the whole arena', () => {
    const framed = frameOf(DESKTOP, sight([at(8, -8)]));
    const half = (framed.width / 2 / framed.size) * HEX;
    expect(Math.abs(framed.x) + half / framed.zoom).toBeLessThanOrEqual(half + 1e-6);
  });

  it('stays where it is for small changes', () => {
    const framed = frameOf(DESKTOP, CLOSE);
    expect(reasonToMove(framed, CLOSE)).toBeNull();
    expect(reasonToMove(framed, sight([at(0, 0), at(1, 0), at(-1, 2)]))).toBeNull();
  });

  it('moves when somebody is cut off, when it could come much nearer, and when all stand aside', () => {
    const framed = frameOf(DESKTOP, CLOSE);
    expect(reasonToMove(framed, sight([...CLOSE.figures, at(6, 0)]))).toBe('cut');
    expect(reasonToMove(framed, sight(CLOSE.figures, [at(0, 5)]))).toBe('cut');
    expect(reasonToMove(frameOf(DESKTOP, WIDE), CLOSE)).toBe('better');
    expect(reasonToMove(framed, sight([at(3, -1)]))).toBe('better');
    expect(reasonToMove(wholeShot(DESKTOP), WIDE)).toBeNull();
  });

  it('comes to rest: a frame never asks for another', () => {
    for (let q = -8; q <= 8; q += 2) {
      for (const other of [at(0, 0), at(-q, 0), at(3, 2)]) {
        const seen = sight([at(q, q > 0 ? -q : 0), other]);
        expect(reasonToMove(frameOf(DESKTOP, seen), seen)).toBeNull();
        expect(reasonToMove(frameOf(PHONE, seen), seen)).toBeNull();
      }
    }
  });

  it('follows without coming nearer', () => {
    const wide = frameOf(DESKTOP, WIDE);
    expect(followOf(wide, CLOSE).zoom).toBe(wide.zoom);
    expect(followOf(frameOf(DESKTOP, CLOSE), WIDE)).toEqual(wide);
  });

  it('finds a corner without figures', () => {
    expect(freeCorner(DESKTOP, [at(0, 0)], 140)).toEqual({ x: 1, y: 1 });
    const [low, high] = [
      { x: 1800, y: 1400 },
      { x: 1800, y: -1400 },
    ];
    expect(freeCorner(DESKTOP, [low], 140)).toEqual({ x: 1, y: -1 });
    expect(freeCorner(DESKTOP, [low, high], 140)).toEqual({ x: -1, y: -1 });
    expect(freeCorner(DESKTOP, [low, high, { x: -1800, y: -1400 }, high], 140)).toEqual({ x: 1, y: 1 });
  });

  it('makes hexes large enough for a finger when one is asked for, with whoever is asked in view', () => {
    const choices = [at(6, 1), at(7, 0), at(7, 1), at(5, 1)];
    const seen: Sight = { ...sight([at(6, 0), at(-6, 0)], choices), asked: { who: [at(6, 0)], choices } };
    const framed = frameOf(PHONE, seen, 45);
    expect(hexHeight(framed)).toBeCloseTo(45, 6);
    for (const p of [at(6, 0), ...choices]) expect(inView(framed, p)).toBe(true);
    expect(reasonToMove(PHONE, seen, 45)).toBe('cut');
    expect(reasonToMove(framed, seen, 45)).toBeNull();
    expect(frameOf(PHONE, { ...seen, asked: { who: [at(6, 0)], choices: [] } }, 45)).toEqual(frameOf(PHONE, sight(seen.figures, choices)));
  });

  it('reveals a hex without coming nearer, no farther than needed', () => {
    const near = frameOf(DESKTOP, CLOSE);
    expect(revealing(near, at(0, 1))).toEqual(near);
    const there = revealing(near, at(8, 0));
    expect(inView(there, at(8, 0))).toBe(true);
    expect(there.zoom).toBe(near.zoom);
  });

  it('glides from one shot to another and ends exactly there', () => {
    const [from, to] = [frameOf(DESKTOP, WIDE), frameOf(DESKTOP, CLOSE)];
    expect(same(between(from, to, 0), from)).toBe(true);
    expect(between(from, to, 1)).toBe(to);
    const zooms = [0, 0.25, 0.5, 0.75, 1].map((share) => between(from, to, share).zoom);
    expect(zooms).toEqual([...zooms].sort((a, b) => a - b));
    const pan = between(to, { ...to, x: to.x + 100 }, 0.5);
    expect(pan).toMatchObject({ zoom: to.zoom, x: to.x + 50 });
  });
});
