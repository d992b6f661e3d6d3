import { describe, expect, test } from 'vitest';
import {
  arcOf,
  buildArcTable,
  buildArena,
  cellAt,
  distance,
  exact90,
  FACINGS,
  hexDistance,
  rotated,
} from '../../../../src/engine/hex/index.ts';
import type { MuneraAction, Quadrant } from '../../../../src/games/munera/rules/index.ts';
import { costOf, pushBackOf, quadrantOf, whirlPath } from '../../../../src/games/munera/rules/index.ts';
import { face, Sand } from '../../../support/sand.ts';

/** Appendix C, observer at (0,0) with facing 0. */
const QUADRANTS: readonly Quadrant[] = ['front', 'right', 'rear', 'left'];
const HEXES: Readonly<Record<number, Readonly<Record<Quadrant, string>>>> = {
  1: { front: '(1,0)', right: '(-1,1) (0,1)', rear: '(-1,0)', left: '(0,-1) (1,-1)' },
  2: { front: '(1,1) (2,-1) (2,0)', right: '(-2,2) (-1,2) (0,2)', rear: '(-2,0) (-2,1) (-1,-1)', left: '(0,-2) (1,-2) (2,-2)' },
  3: {
    front: '(1,2) (2,1) (3,-2) (3,-1) (3,0)',
    right: '(-3,3) (-2,3) (-1,3) (0,3)',
    rear: '(-3,0) (-3,1) (-3,2) (-2,-1) (-1,-2)',
    left: '(0,-3) (1,-3) (2,-3) (3,-3)',
  },
};
const COUNTS: Readonly<Record<Quadrant, readonly number[]>> = {
  front: [1, 3, 5, 5, 7, 9, 11, 11],
  right: [2, 3, 4, 7, 8, 9, 10, 13],
  rear: [1, 3, 5, 5, 7, 9, 11, 11],
  left: [2, 3, 4, 7, 8, 9, 10, 13],
};

const arena = buildArena({ id: 'test', radius: 8, blocked: [], marks: {} });
const arcs = buildArcTable(arena, exact90);
const middle = cellAt(arena, 0, 0);

/** The hexes of a quadrant, in the order of the appendix. */
function hexesOf(quadrant: Quadrant, hexes: number, facing = 0): { q: number; r: number }[] {
  return arena.cells
    .filter(
      (hex, cell) => cell !== middle && hexDistance({ q: 0, r: 0 }, hex) === hexes && arcOf(arena, arcs, middle, facing, cell) === quadrant,
    )
    .toSorted((a, b) => a.q - b.q || a.r - b.r);
}

describe('quadrants', () => {
  test.each(QUADRANTS)('M-090 M-093: hexes of the %s at distances 1 to 3, turned for other facings', (quadrant) => {
    for (const hexes of [1, 2, 3]) {
      const listed = hexesOf(quadrant, hexes);
      expect(listed.map(({ q, r }) => `(${q},${r})`).join(' ')).toBe(HEXES[hexes]![quadrant]);
      for (const facing of FACINGS) {
        const turned = listed.map((hex) => rotated(hex, facing)).map(({ q, r }) => `${q + 0},${r + 0}`);
        expect(
          hexesOf(quadrant, hexes, facing)
            .map(({ q, r }) => `${q},${r}`)
            .toSorted(),
        ).toEqual(turned.toSorted());
      }
    }
  });

  test.each(QUADRANTS)('M-093: how many hexes of the %s at distances 1 to 8', (quadrant) => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((hexes) => hexesOf(quadrant, hexes).length)).toEqual(COUNTS[quadrant]);
  });

  test('M-092: the table agrees with the formula for every pair of hexes of a duel and every facing', () => {
    const sand = face(3);
    const { cells } = sand.bout.world.arena;
    const steps = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    for (const facing of FACINGS) {
      const [a, b] = steps[facing];
      for (const [from, one] of cells.entries()) {
        const observer = { ...sand.fighter(0), cell: from, facing };
        for (const [to, other] of cells.entries()) {
          if (to === from) continue;
          const [dq, dr] = [other.q - one.q, other.r - one.r];
          const ahead = 2 * dq * a + 2 * dr * b + dq * b + dr * a;
          const aside = a * dr - b * dq;
          const wanted = ahead * ahead > 3 * aside * aside ? (ahead > 0 ? 'front' : 'rear') : aside > 0 ? 'right' : 'left';
          if (quadrantOf(sand.bout, observer, to) !== wanted) expect.fail(`${JSON.stringify([one, facing, other])} is not ${wanted}`);
        }
      }
    }
  });
});

test('M-066: turns by 1 to 5 hexsides cost 1, 2, 2, 2, 1 from every facing', () => {
  for (const facing of FACINGS) {
    const sand = face(3, { a: { card: 'murmillo', facing } });
    const cost = (by: number) => costOf(sand.bout, { type: 'turn', facing: (facing + by) % 6 }).base;
    expect([1, 2, 3, 4, 5].map(cost)).toEqual([1, 2, 2, 2, 1]);
  }
});

test.each([
  [[1, 0], 0, [2, 0]],
  [[1, 0], 3, [2, 0]],
  [[0, 1], 2, [0, 2]],
  [[2, 0], 3, [3, 0]],
  [[1, 1], 0, [1, 2]],
  [[1, 1], 1, [2, 1]],
  [[1, 1], 2, [2, 1]],
  [[1, 1], 3, [2, 1]],
  [[1, 1], 4, [1, 2]],
  [[1, 1], 5, [1, 2]],
  [[2, -1], 3, [3, -1]],
  [[2, 1], 3, [3, 1]],
  [[3, -1], 3, [4, -1]],
  [[2, 2], 3, [3, 2]],
  [[2, 2], 4, [2, 3]],
] as const)('M-123: a defender at %j facing %i is pushed to %j', (at, facing, to) => {
  const sand = face(facing, { b: { card: 'thraex', at, facing } });
  const pushed = pushBackOf(sand.bout, 0, 1);
  expect(pushed).toEqual({ to: sand.cell(to[0], to[1]), barred: null });
  const { arena: ground } = sand.bout.world;
  const [a, b] = [sand.fighter(0).cell, sand.fighter(1).cell];
  expect(distance(ground, a, pushed.to)).toBe(distance(ground, a, b) + 1);
});

test.each([
  [0, [1, 0], [0, 1], [-1, 1]],
  [1, [0, 1], [-1, 1], [-1, 0]],
  [2, [-1, 1], [-1, 0], [0, -1]],
  [3, [-1, 0], [0, -1], [1, -1]],
  [4, [0, -1], [1, -1], [1, 0]],
  [5, [1, -1], [1, 0], [0, 1]],
] as const)('M-314: round a target that faces %i a whirl goes from %j past %j to %j, facing as before', (facing, start, passes, ends) => {
  const sand = new Sand({
    fighters: [
      { card: 'murmillo', at: start, facing: (facing + 3) % 6 },
      { card: 'thraex', at: [0, 0], facing },
    ],
    dice: [4, 4],
  });
  expect(whirlPath(sand.bout, sand.fighter(0), sand.fighter(1))).toEqual({
    passes: sand.cell(passes[0], passes[1]),
    ends: sand.cell(ends[0], ends[1]),
  });
  sand.play(sand.whirlWith('sword')).done();
  expect(sand.at(0)).toEqual(ends);
  expect(sand.fighter(0).facing).toBe((facing + 3) % 6);
});

/** The fewest AP after which A, face to face with a passive B, may strike him from a quadrant. */
function fewestAp(card: string, quadrant: readonly Quadrant[], zoneOfControl: 'none' | 'ancestor'): number {
  const sand = face(3, { a: { card, original: 90 }, turn: { ap: 30 }, lex: { zoneOfControl } });
  const best = new Map<string, number>();
  let edge = [sand.bout];
  let fewest = Infinity;
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const bout of edge) {
      const { turn, fighters } = bout.state;
      const [attacker, target] = fighters;
      const place = `${attacker!.cell} ${attacker!.facing}`;
      if (turn.spent >= Math.min(best.get(place) ?? Infinity, fewest)) continue;
      best.set(place, turn.spent);
      const strikes = bout.isLegal({ type: 'attack', item: 0, target: 1 });
      if (strikes && quadrant.includes(quadrantOf(bout, target!, attacker!.cell))) fewest = turn.spent;
      const moves: MuneraAction[] = bout.actions().filter(({ type }) => type === 'move' || type === 'turn');
      for (const move of moves) {
        const after = bout.clone();
        after.play(move);
        next.push(after);
      }
    }
    edge = next;
  }
  return fewest;
}

test.each([
  ['gaul', 'none', 3, 7],
  ['murmillo', 'none', 4, 8],
  ['gaul', 'ancestor', 4, 11],
  ['murmillo', 'ancestor', 5, 13],
] as const)('M-064 M-086: a %s with zone of control %s needs %i AP to a side, %i to the rear', (card, zone, side, rear) => {
  expect(fewestAp(card, ['left', 'right'], zone)).toBe(side);
  expect(fewestAp(card, ['rear'], zone)).toBe(rear);
});

/** Degrees of a hex off the line ahead, clockwise, by its middle; exact to a thousandth. */
function degreesOff(facing: number, { q, r }: { readonly q: number; readonly r: number }): number {
  const angle = (Math.atan2((r * Math.sqrt(3)) / 2, q + r / 2) * 180) / Math.PI - 60 * facing;
  return Math.round((((angle % 360) + 540) % 360) * 1000) / 1000 - 180;
}

test.each([
  ['exact90', 45, 135],
  ['front3', 90, 135],
  ['ancestor', 30, 90],
] as const)(
  'M-090 M-092: lex arcModel %s: the front goes to %i degrees off the line ahead, the flanks to %i, both inclusive',
  (arcModel, front, flank) => {
    const sand = face(3, { lex: { arcModel } });
    const { cells } = sand.bout.world.arena;
    for (let facing = 0; facing < 6; facing += 1) {
      for (const [cell, hex] of cells.entries()) {
        if (hex.q === 0 && hex.r === 0) continue;
        const off = degreesOff(facing, hex);
        const wanted = Math.abs(off) <= front ? 'front' : Math.abs(off) > flank ? 'rear' : off > 0 ? 'right' : 'left';
        expect(`${hex.q},${hex.r} ${quadrantOf(sand.bout, { ...sand.fighter(0), facing }, cell)}`).toBe(`${hex.q},${hex.r} ${wanted}`);
      }
    }
  },
);
