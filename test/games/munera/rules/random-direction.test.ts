import { describe, expect, test } from 'vitest';
import { DIRECTIONS, distance } from '../../../../src/engine/hex/index.ts';
import { quadrantOf } from '../../../../src/games/munera/rules/index.ts';
import { face } from '../../../support/sand.ts';

const DICE = [1, 2, 3, 4, 5, 6];

/** Where a dart from (0,0) that missed a target lands, by its die. */
function landing(at: readonly [number, number], facing: number): (readonly [number, number])[] {
  return DICE.map((die) => {
    const b = { card: 'thraex', at, facing };
    const [q, r] = at;
    const forward = [0, 1, 2, 3, 4, 5].find(
      (f) => !face(3, { a: { card: 'gaetulian', facing: f }, b }).refusedBy({ type: 'attack', item: 0, target: 1 }),
    );
    if (forward === undefined) throw new Error(`no facing has (${q},${r}) in front`);
    const sand = face(facing, { a: { card: 'gaetulian', facing: forward }, b, dice: [1, 6, die] });
    sand.play(sand.attackWith('dart')).done();
    const lies = sand.lies(sand.item(0, 'dart'));
    if (typeof lies === 'string') throw new Error(lies);
    return lies;
  });
}

/** Where the shield of B beside A falls in a Double 5, by the die. */
function fallen(at: readonly [number, number], facing: number): unknown[] {
  return DICE.map((die) => {
    const sand = face(facing, { b: { card: 'thraex', at, facing }, dice: [5, 5, die] });
    sand.play(sand.attackWith('sword')).done();
    return sand.lies(sand.item(1, 'smallShield'));
  });
}

test('M-106: one direction die, in the log with purpose and owner', () => {
  const sand = face(3, { dice: [5, 5, 2] });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.all('rolled')).toHaveLength(1);
  expect(sand.last('rolled')).toMatchObject({ figure: 'thraex', roll: { why: 'direction', faces: [2] } });
});

describe('round a target at (3,0) who faces the thrower', () => {
  const at = landing([3, 0], 3);

  test('M-107: the sides are numbered clockwise from the thrower', () => {
    expect(at).toEqual([
      [2, 0],
      [3, -1],
      [4, -1],
      [4, 0],
      [3, 1],
      [2, 1],
    ]);
  });

  test('M-108: 1 is short, 4 is long', () => {
    expect([at[0], at[3]]).toEqual([
      [2, 0],
      [4, 0],
    ]);
  });

  test('M-109: 2 and 3 are on his right, ahead and behind', () => {
    expect([at[1], at[2]]).toEqual([
      [3, -1],
      [4, -1],
    ]);
  });

  test('M-109: wherever the thrower stands, 2 and 3 lie in the right quadrant of a target who faces him, 2 the nearer', () => {
    DIRECTIONS.forEach(({ q, r }, direction) => {
      const facing = (direction + 3) % 6;
      const sand = face(facing, { b: { card: 'thraex', at: [3 * q, 3 * r], facing } });
      const [, two, three] = landing([3 * q, 3 * r], facing).map(([atQ, atR]) => sand.cell(atQ, atR));
      const seen = [two!, three!].map((cell) => [
        quadrantOf(sand.bout, sand.fighter(1), cell),
        distance(sand.bout.world.arena, sand.fighter(0).cell, cell),
      ]);
      expect(seen).toEqual([
        ['right', 3],
        ['right', 4],
      ]);
    });
  });

  test('M-110: 5 and 6 on his left, behind and ahead', () => {
    expect([at[4], at[5]]).toEqual([
      [3, 1],
      [2, 1],
    ]);
  });
});

test('M-111: the numbers do not turn with the target', () => {
  for (const facing of [0, 1, 2, 4, 5]) expect(landing([3, 0], facing)).toEqual(landing([3, 0], 3));
});

test('M-112: on a 30 degree line the side nearer to his own facing is number 1', () => {
  expect(landing([1, 1], 3)[0]).toEqual([0, 1]);
  expect(landing([1, 1], 4)[0]).toEqual([1, 0]);
});

describe('M-113: what is lost from the hand falls round the loser', () => {
  test('M-113: 1 lies under the other fighter', () => {
    expect(fallen([1, 0], 3)).toEqual([
      [0, 0],
      [1, -1],
      [2, -1],
      [2, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  test('M-113: a weapon that the attacker loses lies round him, 1 toward the defender', () => {
    const lies = DICE.map((die) => {
      const sand = face(3, { dice: [1, 1, 3, die] });
      sand.play(sand.attackWith('sword')).done();
      expect(sand.last('rolled')).toMatchObject({ figure: 'murmillo' });
      return sand.lies(sand.item(0, 'sword'));
    });
    expect(lies).toEqual([
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ]);
  });
});

describe('Appendix C: random landing hexes, thrower at (0,0)', () => {
  test.each([
    [
      [3, 0],
      3,
      [
        [2, 0],
        [3, -1],
        [4, -1],
        [4, 0],
        [3, 1],
        [2, 1],
      ],
    ],
    [
      [1, 1],
      3,
      [
        [0, 1],
        [1, 0],
        [2, 0],
        [2, 1],
        [1, 2],
        [0, 2],
      ],
    ],
    [
      [1, 1],
      4,
      [
        [1, 0],
        [2, 0],
        [2, 1],
        [1, 2],
        [0, 2],
        [0, 1],
      ],
    ],
    [
      [0, 4],
      4,
      [
        [0, 3],
        [1, 3],
        [1, 4],
        [0, 5],
        [-1, 5],
        [-1, 4],
      ],
    ],
  ] as const)('M-107 M-112: target %j facing %i', (at, facing, hexes) => {
    const inside = hexes.map(([q, r]) => (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 5 ? [q, r] : [...at]));
    expect(landing(at, facing)).toEqual(inside);
  });

  test('M-107 M-113: target (1,0) facing 3, of a thing lost from the hand', () => {
    expect(fallen([1, 0], 3)).toEqual([
      [0, 0],
      [1, -1],
      [2, -1],
      [2, 0],
      [1, 1],
      [0, 1],
    ]);
  });
});
