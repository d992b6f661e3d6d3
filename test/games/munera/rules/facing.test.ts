import { describe, expect, test } from 'vitest';
import { FACINGS } from '../../../../src/engine/hex/index.ts';
import type { Lex } from '../../../../src/games/munera/rules/index.ts';
import { quadrantOf } from '../../../../src/games/munera/rules/index.ts';
import { face } from '../../../support/sand.ts';

/** Around A at (0,0) with facing 0. */
const quadrant = (q: number, r: number, arcModel: Lex['arcModel'] = 'exact90', facing = 0) => {
  const sand = face(3, { a: { card: 'gaul', facing }, b: { card: 'gaul', at: [5, -5] }, lex: { arcModel } });
  return quadrantOf(sand.bout, sand.fighter(0), sand.cell(q, r));
};
const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

test('M-089: he faces one of six hexsides', () => {
  const sand = face(3, { a: { card: 'murmillo', facing: 5 }, turn: { ap: 1 } }).play({ type: 'move', direction: 5 });
  expect(sand.at(0)).toEqual([1, -1]);
  expect(
    face(3)
      .bout.actions()
      .flatMap((action) => (action.type === 'turn' ? [action.facing] : [])),
  ).toEqual([1, 2, 3, 4, 5]);
  expect(() => face(3, { a: { card: 'murmillo', facing: 6 } })).toThrow('a whole number from 0 to 5 [M-089]');
});

test('M-090: the six hexes round him are front, right, right, rear, left, left', () => {
  expect(NEIGHBOURS.map(([q, r]) => quadrant(q, r))).toEqual(['front', 'right', 'right', 'rear', 'left', 'left']);
  for (const facing of FACINGS) {
    expect(NEIGHBOURS.map(([q, r]) => quadrant(q, r, 'exact90', facing))).toEqual(
      FACINGS.map((direction) => ['front', 'right', 'right', 'rear', 'left', 'left'][(direction - facing + 6) % 6]),
    );
  }
});

test('M-090: with lex arcModel front3 they are front, front, right, rear, left, front', () => {
  expect(NEIGHBOURS.map(([q, r]) => quadrant(q, r, 'front3'))).toEqual(['front', 'front', 'right', 'rear', 'left', 'front']);
  const sand = face(3, { a: 'gaul', b: { card: 'gaul', at: [0, 1] }, lex: { arcModel: 'front3' }, dice: [1, 2] });
  sand.play(sand.attackWith('sword')).done(); // a blow to the side, no need to turn
});

test('M-090: with lex arcModel ancestor they are front, right, rear, rear, rear, left', () => {
  expect(NEIGHBOURS.map(([q, r]) => quadrant(q, r, 'ancestor'))).toEqual(['front', 'right', 'rear', 'rear', 'rear', 'left']);
});

test('M-091: no hex centre lies on a 45 degree line', () => {
  for (let dq = -12; dq <= 12; dq += 1) {
    for (let dr = -12; dr <= 12; dr += 1) {
      const ahead = 2 * dq + dr;
      if (dq !== 0 || dr !== 0) expect(ahead * ahead).not.toBe(3 * dr * dr);
    }
  }
});

test.each([
  [1, 2, 'front'],
  [1, 3, 'right'],
  [2, -1, 'front'],
  [1, -2, 'left'],
  [-1, -1, 'rear'],
])('M-092: (%i,%i) is %s', (q, r, wanted) => {
  expect(quadrant(q, r)).toBe(wanted);
});

test('M-093: three hexes of distance 2 are in front', () => {
  const sand = face(3, { a: 'gaul' });
  const { cells } = sand.bout.world.arena;
  const front = (hexes: number) =>
    cells.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === hexes && quadrant(q, r) === 'front');
  expect(front(1)).toEqual([{ q: 1, r: 0 }]);
  expect(front(2)).toHaveLength(3);
  expect(front(2)).toEqual(
    expect.arrayContaining([
      { q: 2, r: 0 },
      { q: 1, r: 1 },
      { q: 2, r: -1 },
    ]),
  );
  expect([3, 4, 5].map((hexes) => front(hexes).length)).toEqual([5, 5, 7]);
});

test('M-094: only who is in front can be attacked', () => {
  const sand = face(3, { b: { card: 'thraex', at: [0, 1] }, dice: [2, 5] });
  expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-094');
  expect(sand.bout.actions().some(({ type }) => type === 'attack')).toBe(false);
  sand.play({ type: 'turn', facing: 1 });
  sand.play(sand.attackWith('sword')).done();
});

describe('M-095: the quadrant of the defender', () => {
  const shot = (facing: number) => {
    const sand = face(facing, { a: 'gaetulian', b: { card: 'thraex', at: [3, -1] }, dice: [4, 5, ...(facing === 3 ? [1] : [6])] });
    sand.play(sand.attackWith('dart')).done();
    return sand.last('attacked');
  };

  test('M-095: is that in which the attacker stands, at range too', () => {
    expect(shot(3)).toMatchObject({ quadrant: 'front', distance: 3 });
    expect(shot(1)).toMatchObject({ quadrant: 'right', distance: 3, modifiers: [{ rule: 'M-136', value: 2 }] });
  });

  test('M-095: decides what his shield covers', () => {
    const sand = face(1, { a: 'gaetulian', b: { card: 'murmillo', at: [3, -1] }, dice: [5, 4, 6] });
    sand.play(sand.attackWith('dart')).done();
    expect(sand.last('saved').save).toBe(3);
  });
});

describe('M-096: nothing turns him but a paid turn', () => {
  test('M-096: a push-back does not', () => {
    const sand = face(3, { dice: [2, 5] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.fighter(1).facing).toBe(3);
    expect(sand.all('faced')).toEqual([]);
  });

  test('M-096: nor a fall, standing up, a throw or a whirl', () => {
    const fall = face(5, { b: 'gaetulian', dice: [4, 4, 3] });
    fall.play(fall.attackWith('sword'), { type: 'end' }).done();
    expect(fall.fighter(1)).toMatchObject({ down: false, facing: 5 });
    const thrown = face(2, { a: { card: 'gaul', original: 12 }, dice: [6, 3, 6, 1, 1] });
    thrown.play({ type: 'grapple', target: 1 }, { type: 'throw' }).done();
    expect(thrown.fighter(1)).toMatchObject({ down: true, facing: 2 });
    const whirl = face(3, { dice: [1, 5] });
    whirl.play(whirl.whirlWith('sword')).done();
    expect([whirl.fighter(0).facing, whirl.fighter(1).facing]).toEqual([0, 3]);
    expect(whirl.all('faced')).toEqual([]);
  });
});
