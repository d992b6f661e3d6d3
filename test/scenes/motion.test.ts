import { describe, expect, it } from 'vitest';
import { along, ease, easeOut, facingAt, gaitLook, hump, liftAt, turnOf } from '../../src/scenes/motion.ts';

describe('motion', () => {
  it('begins at 0 and ends at 1', () => {
    for (const curve of [ease, easeOut]) expect([curve(0), curve(1)]).toEqual([0, 1]);
    expect([hump(0), hump(0.5), hump(1)]).toEqual([0, 1, 0]);
  });

  it('goes along a way, each hex in the same time', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 20 },
    ];
    expect(along(way, 0)).toEqual({ x: 0, y: 0 });
    expect(along(way, 0.25)).toEqual({ x: 5, y: 0 });
    expect(along(way, 0.75)).toEqual({ x: 10, y: 10 });
    expect(along(way, 1)).toEqual({ x: 10, y: 20 });
    expect(along(way, 2)).toEqual({ x: 10, y: 20 });
  });

  it('is on the sand at both ends of every gait', () => {
    for (const gait of ['walk', 'run', 'leap', 'overrun', 'run-through', 'back-off', 'withdraw', 'toss', 'retreat', 'vault'] as const) {
      for (const hexes of [1, 2, 5]) expect([liftAt(gaitLook(gait), hexes, 0), liftAt(gaitLook(gait), hexes, 1)]).toEqual([0, 0]);
    }
  });

  it('flies high in a leap and only bobs in a run', () => {
    expect(liftAt(gaitLook('leap'), 2, 0.5)).toBeGreaterThan(60);
    expect(liftAt(gaitLook('run'), 2, 0.25)).toBeLessThan(20);
  });

  it('turns the shorter way', () => {
    expect([turnOf(0, 1), turnOf(1, 0), turnOf(5, 0), turnOf(0, 5), turnOf(0, 3), turnOf(4, 4)]).toEqual([1, -1, 1, -1, 3, 0]);
  });

  it('passes only half facings on the way and ends where it should', () => {
    for (let from = 0; from < 6; from++) {
      for (let to = 0; to < 6; to++) {
        const turn = turnOf(from, to);
        expect(facingAt(from, turn, 1)).toBe(to);
        for (let i = 0; i <= 10; i++) {
          const facing = facingAt(from, turn, i / 10);
          expect(Number.isInteger(facing * 2) && facing >= 0 && facing < 6).toBe(true);
        }
      }
    }
  });
});
