import { defineHex, distance as honeycombDistance, Orientation } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import type { Hex } from '../../../src/engine/hex/index.ts';
import {
  adjacent,
  along,
  arcOf,
  buildArcTable,
  buildArena,
  cellAt,
  compareClockwise,
  DIRECTIONS,
  distance,
  FACINGS,
  front3,
  hexDistance,
  lane,
  neighbour,
  OUTSIDE,
  rotated,
  sectorForm,
  toward,
  turned,
  turnsBetween,
} from '../../../src/engine/hex/index.ts';

const arena = buildArena({ id: 'test', radius: 8, blocked: [{ q: 3, r: 3 }], marks: {} });
const arcs = buildArcTable(arena, front3);
const at = (q: number, r: number) => cellAt(arena, q, r);
const centre = at(0, 0);
const hexOf = (cell: number): Hex => arena.cells[cell]!;
const text = ({ q, r }: Hex) => `(${q},${r})`;
const others = arena.cells.map((_, cell) => cell).filter((cell) => cell !== centre);
const turnedCell = (cell: number, steps: number) => {
  const { q, r } = rotated(hexOf(cell), steps);
  return at(q, r);
};

describe('the arena', () => {
  test('D-023: radius 8 has 217 hexes, radius 7 to 10 have 3R(R+1)+1', () => {
    for (const radius of [7, 8, 9, 10]) {
      const { size } = buildArena({ id: 'other', radius, blocked: [], marks: {} });
      expect(size).toBe(3 * radius * (radius + 1) + 1);
    }
    expect(arena.size).toBe(217);
  });

  test('every cell is found again by its coordinates, and nothing beyond the wall', () => {
    arena.cells.forEach(({ q, r }, cell) => expect(at(q, r)).toBe(cell));
    for (const [q, r] of [
      [9, 0],
      [-9, 0],
      [5, 4],
      [8, 1],
      [-8, -1],
      [100, -100],
    ] as const)
      expect(at(q, r)).toBe(OUTSIDE);
  });

  test('scenery blocks its hex and no other', () => {
    expect(arena.cells.filter((_, cell) => arena.blocked[cell])).toEqual([{ q: 3, r: 3 }]);
  });

  test('distances are those of honeycomb-grid, for all pairs of hexes', () => {
    const FlatHex = defineHex({ orientation: Orientation.FLAT });
    const { offset } = new FlatHex();
    for (const [from, a] of arena.cells.entries()) {
      for (const [to, b] of arena.cells.entries()) {
        if (distance(arena, from, to) !== honeycombDistance({ offset, orientation: Orientation.FLAT }, a, b)) {
          expect.fail(`${text(a)} to ${text(b)}: ${distance(arena, from, to)}`);
        }
      }
    }
  });

  test('neighbours are the six hexes at distance 1, clockwise D0 to D5', () => {
    expect(DIRECTIONS.map(text)).toEqual(['(1,0)', '(0,1)', '(-1,1)', '(-1,0)', '(0,-1)', '(1,-1)']);
    for (const cell of arena.cells.keys()) {
      const around = FACINGS.map((facing) => neighbour(arena, cell, facing)).filter((next) => next !== OUTSIDE);
      expect(new Set(around).size).toBe(around.length);
      expect(around.every((next) => adjacent(arena, cell, next))).toBe(true);
      expect(around.length).toBe(
        others.filter((other) => other !== cell && distance(arena, cell, other) === 1).length + Number(distance(arena, cell, centre) === 1),
      );
    }
  });

  test('facings turn clockwise and wrap round', () => {
    expect([turned(0, 1), turned(5, 1), turned(0, -1), turned(2, 9), turned(1, -8)]).toEqual([1, 0, 5, 5, 5]);
    expect([turnsBetween(0, 0), turnsBetween(0, 3), turnsBetween(5, 1), turnsBetween(1, 5)]).toEqual([0, 3, 2, 2]);
  });
});

describe('the three arcs', () => {
  const count = (ring: number) => {
    const sums = { front: 0, flank: 0, rear: 0 };
    for (const cell of others) if (distance(arena, centre, cell) === ring) sums[arcOf(arena, arcs, centre, 0, cell)] += 1;
    return [sums.front, sums.flank, sums.rear];
  };

  test('have so many hexes at each distance', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(count)).toEqual([
      [3, 2, 1],
      [7, 4, 1],
      [9, 6, 3],
      [13, 8, 3],
      [15, 10, 5],
      [19, 12, 5],
      [21, 14, 7],
      [25, 16, 7],
    ]);
  });

  test('are made of these hexes at distances 1 to 3', () => {
    const members = (ring: number, arc: string) =>
      others
        .filter((cell) => distance(arena, centre, cell) === ring && arcOf(arena, arcs, centre, 0, cell) === arc)
        .map((cell) => text(hexOf(cell)));
    expect(members(1, 'front').sort()).toEqual(['(0,1)', '(1,-1)', '(1,0)']);
    expect(members(1, 'flank').sort()).toEqual(['(-1,1)', '(0,-1)']);
    expect(members(1, 'rear')).toEqual(['(-1,0)']);
    expect(members(2, 'front').sort()).toEqual(['(-1,2)', '(0,2)', '(1,-2)', '(1,1)', '(2,-1)', '(2,-2)', '(2,0)']);
    expect(members(2, 'flank').sort()).toEqual(['(-1,-1)', '(-2,1)', '(-2,2)', '(0,-2)']);
    expect(members(2, 'rear')).toEqual(['(-2,0)']);
    expect(members(3, 'rear').sort()).toEqual(['(-2,-1)', '(-3,0)', '(-3,1)']);
  });

  test('by neighbour: front k = 5, 0, 1; flank k = 2, 4; rear k = 3, for every facing', () => {
    const wanted = ['front', 'front', 'flank', 'rear', 'flank', 'front'];
    for (const facing of FACINGS) {
      FACINGS.forEach((k) => expect(arcOf(arena, arcs, centre, facing, neighbour(arena, centre, turned(facing, k)))).toBe(wanted[k]));
    }
  });

  test('give both boundaries to the arc nearer the front, and agree with angles elsewhere', () => {
    expect(arcOf(arena, arcs, centre, 0, at(-1, 2))).toBe('front'); // exactly 90 degrees
    expect(arcOf(arena, arcs, centre, 0, at(-2, 1))).toBe('flank'); // exactly 150 degrees
    for (const facing of FACINGS) {
      for (const cell of others) {
        const degrees = (Math.acos(cosine(DIRECTIONS[facing]!, hexOf(cell))) * 180) / Math.PI;
        const wanted = degrees < 90.001 ? 'front' : degrees < 150.001 ? 'flank' : 'rear';
        if (arcOf(arena, arcs, centre, facing, cell) !== wanted)
          expect.fail(`${text(hexOf(cell))} from facing ${facing}, ${degrees} degrees`);
      }
    }
  });

  test('turn with the board', () => {
    for (const cell of others) {
      for (const facing of FACINGS) {
        const arc = arcOf(arena, arcs, centre, 0, cell);
        expect(arcOf(arena, arcs, centre, facing, turnedCell(cell, facing))).toBe(arc);
      }
    }
  });
});

/** Cosine between two axial offsets in the plane. */
function cosine(a: Hex, b: Hex): number {
  const plane = ({ q, r }: Hex) => ({ x: q + r / 2, y: (r * Math.sqrt(3)) / 2 });
  const [u, v] = [plane(a), plane(b)];
  return Math.max(-1, Math.min(1, (u.x * v.x + u.y * v.y) / (Math.hypot(u.x, u.y) * Math.hypot(v.x, v.y))));
}

describe('sector form, toward, lane and clockwise rank', () => {
  test('every offset has one sector form, with distance major + minor', () => {
    expect(sectorForm(0, 0)).toBeNull();
    for (const cell of others) {
      const { q, r } = hexOf(cell);
      const { sector, major, minor } = sectorForm(q, r)!;
      const [a, b] = [DIRECTIONS[sector]!, DIRECTIONS[(sector + 1) % 6]!];
      expect({ q: major * a.q + minor * b.q, r: major * a.r + minor * b.r }).toEqual({ q, r });
      expect(major).toBeGreaterThanOrEqual(1);
      expect(minor).toBeGreaterThanOrEqual(0);
      expect(major + minor).toBe(hexDistance({ q: 0, r: 0 }, { q, r }));
    }
  });

  test.each([
    ['(1,1)', 1, 1, 1, '(0,1) (1,1) (1,2) (2,2) (2,3)'],
    ['(3,2)', 3, 2, 0, '(1,0) (1,1) (2,1) (2,2) (3,2) (4,2) (4,3) (5,3)'],
    ['(2,3)', 2, 3, 1, '(0,1) (1,1) (1,2) (2,2) (2,3) (2,4) (3,4) (3,5)'],
    ['(4,1)', 4, 1, 0, '(1,0) (2,0) (2,1) (3,1) (4,1) (5,1) (6,1) (6,2)'],
    ['(-1,5)', -1, 5, 1, '(0,1) (0,2) (-1,3) (-1,4) (-1,5) (-1,6) (-1,7) (-2,8)'],
    ['(5,-1)', 5, -1, 0, '(1,0) (2,0) (3,-1) (4,-1) (5,-1) (6,-1) (7,-1) (8,-2)'],
  ])('from (0,0) to %s: toward and lane are those of the table', (_, q, r, facing, cells) => {
    expect(toward(arena, centre, at(q, r))).toBe(facing);
    const length = cells.split(' ').length;
    const found = Array.from({ length }, (_unused, i) => text(hexOf(lane(arena, centre, at(q, r), i + 1))));
    expect(found.join(' ')).toBe(cells);
  });

  test('the i-th hex of a lane is at distance i, touches the one before, and the n-th is the target', () => {
    for (const cell of others) {
      const n = distance(arena, centre, cell);
      let before = centre;
      for (let i = 1; i <= 8; i += 1) {
        const next = lane(arena, centre, cell, i);
        if (next === OUTSIDE) break;
        expect(distance(arena, centre, next)).toBe(i);
        expect(adjacent(arena, before, next)).toBe(true);
        if (i === n) expect(next).toBe(cell);
        before = next;
      }
    }
  });

  test('a lane leaves the arena at the wall', () => {
    expect(lane(arena, at(5, 0), at(7, 0), 3)).toBe(at(8, 0));
    expect(lane(arena, at(5, 0), at(7, 0), 4)).toBe(OUTSIDE);
    expect(along(arena, at(7, 0), 0, 1)).toBe(at(8, 0));
    expect(along(arena, at(7, 0), 0, 2)).toBe(OUTSIDE);
  });

  test('clockwise rank begins straight ahead and is compared exactly', () => {
    const ring = FACINGS.map((facing) => neighbour(arena, centre, facing));
    for (const facing of FACINGS) {
      const order = [...ring].sort((a, b) => compareClockwise(arena, centre, facing, a, b));
      expect(order).toEqual(FACINGS.map((k) => ring[turned(facing, k)]));
    }
    expect(compareClockwise(arena, centre, 0, at(2, 1), at(4, 2))).toBe(0); // 1/3 and 2/6
    expect(compareClockwise(arena, centre, 0, at(3, 1), at(2, 1))).toBeLessThan(0); // 1/4 before 1/3
    expect(compareClockwise(arena, centre, 0, at(1, -1), at(1, 0))).toBeGreaterThan(0); // just left of ahead comes last
  });

  test('toward, lane and clockwise rank turn with the board', () => {
    for (const cell of others) {
      for (const steps of FACINGS) {
        const image = turnedCell(cell, steps);
        expect(toward(arena, centre, image)).toBe(turned(toward(arena, centre, cell), steps));
        for (let i = 1; i <= 8; i += 1) {
          const wanted = lane(arena, centre, cell, i);
          expect(lane(arena, centre, image, i)).toBe(wanted === OUTSIDE ? OUTSIDE : turnedCell(wanted, steps));
        }
        for (const other of [at(1, 0), at(2, 1), at(-3, 5)]) {
          const sign = Math.sign(compareClockwise(arena, centre, 0, cell, other));
          expect(Math.sign(compareClockwise(arena, centre, steps, image, turnedCell(other, steps)))).toBe(sign);
        }
      }
    }
  });
});
