import { describe, expect, test } from 'vitest';
import { disengageCell } from '../../../../src/games/munera/rules/index.ts';
import type { Standing } from '../../../support/sand.ts';
import { face } from '../../../support/sand.ts';

describe('M-103: nothing carries a gladiator across the wall', () => {
  test('M-103: not a step', () => {
    const sand = face(3, { a: { card: 'gaul', at: [5, 0] }, b: { card: 'gaul', at: [0, 0] } });
    expect(sand.refusedBy({ type: 'move', direction: 0 })).toBe('M-103');
    expect(sand.refusedBy({ type: 'move', direction: 1 })).toBe('M-103');
    expect(sand.refusedBy({ type: 'move', direction: 3 })).toBeNull();
  });

  test('M-103 M-315: not a whirl', () => {
    const along = face(0, { a: { card: 'gaul', at: [-5, 1], facing: 5 }, b: { card: 'gaul', at: [-4, 0], facing: 2 } });
    expect(along.refusedBy(along.whirlWith('sword'))).toBeNull();
    const out = face(0, { a: { card: 'gaul', at: [4, -5], facing: 0 }, b: { card: 'gaul', at: [5, -5], facing: 3 } });
    expect(out.refusedBy(out.whirlWith('sword'))).toBe('M-315');
    expect(out.bout.actions().some(({ type }) => type === 'whirl')).toBe(false);
    const ends = face(3, { a: { card: 'gaul', at: [4, 0] }, b: { card: 'gaul', at: [5, 0] } }); // he would pass (5,-1) and end outside
    expect(ends.refusedBy(ends.whirlWith('sword'))).toBe('M-315');
  });

  test('M-103 M-336: nor a step out of a grapple', () => {
    const locked = (at: readonly [number, number], others: readonly Standing[] = []) =>
      face(3, {
        a: { card: 'gaul', at, facing: 3, locked: 1, grappler: true },
        b: { card: 'gaul', at: [at[0] - 1, at[1]], locked: 0 },
        others,
      });
    const side = locked([5, -2]); // straight back is the wall; the clockwise side comes next, then the other
    expect(disengageCell(side.bout, 0, 1)).toBe(side.cell(5, -1));
    const corner = locked([5, 0]);
    expect(disengageCell(corner.bout, 0, 1)).toBe(corner.cell(5, 0));
  });

  test('M-103: scenery is like a wall', () => {
    const { arena } = face(3, { arena: 'amphitheatrum' }).bout.world;
    const scenery = arena.cells.flatMap((_, cell) => (arena.blocked[cell] ? [cell] : []));
    expect(scenery.length).toBeGreaterThan(0);
    for (const cell of scenery) {
      for (let side = 0; side < 6; side += 1) {
        const from = arena.neighbours[cell * 6 + side]!;
        if (from < 0 || arena.blocked[from]) continue;
        const { q, r } = arena.cells[from]!;
        const far = q > 0 ? -4 : 4;
        const beside = face(3, { a: { card: 'gaul', at: [q, r] }, b: { card: 'gaul', at: [far, 0] }, arena: 'amphitheatrum' });
        expect(beside.refusedBy({ type: 'move', direction: (side + 3) % 6 })).toBe('M-103');
      }
    }
  });
});

test('M-103: a position puts nobody into scenery or beyond the wall, and says which of the two', () => {
  const at = (q: number, r: number) => () =>
    face(3, { a: { card: 'gaul', at: [q, r] }, b: { card: 'gaul', at: [0, 0] }, arena: 'amphitheatrum' });
  expect(at(4, 0)).not.toThrow();
  expect(at(0, -8)).toThrow('position.fighters[0].at: there is scenery at (0,-8) [M-103]');
  expect(at(9, 0)).toThrow('position.fighters[0].at: (9,0) is outside the arena [M-103]');
});

describe('M-104: things stop at the wall', () => {
  test('M-104: a dart that would land outside lies in the hex of the target', () => {
    const sand = face(3, { a: { card: 'gaetulian', at: [2, 0] }, b: { card: 'thraex', at: [5, 0] }, dice: [2, 5, 4] });
    sand.play(sand.attackWith('dart')).done();
    expect(sand.lies(sand.item(0, 'dart'))).toEqual([5, 0]);
    expect(sand.last('item')).toMatchObject({ item: 'dart', how: 'landed', cell: sand.cell(5, 0) });
  });

  test('M-104: what is struck from the owner stays in his hex', () => {
    const sand = face(3, { a: { card: 'murmillo', at: [4, 0] }, b: { card: 'thraex', at: [5, 0] }, dice: [5, 5, 4] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.lies(sand.item(1, 'smallShield'))).toEqual([5, 0]);
    const own = face(3, { a: { card: 'murmillo', at: [-5, 0] }, b: { card: 'thraex', at: [-4, 0] }, dice: [1, 1, 2, 4] });
    own.play(own.attackWith('sword')).done();
    expect(own.lies(own.item(0, 'sword'))).toEqual([-5, 0]);
  });
});

test('M-105: a push-back into the wall fails and knocks the defender down', () => {
  const sand = face(3, { a: { card: 'murmillo', at: [4, 0] }, b: { card: 'thraex', at: [5, 0] }, dice: [2, 5] });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.at(1)).toEqual([5, 0]);
  expect(sand.fighter(1).down).toBe(true);
  expect(sand.fighter(0).fatigue).toBe(1);
  expect(sand.last('pushed')).toMatchObject({ barred: 'wall', from: sand.cell(5, 0), to: sand.cell(5, 0), rules: ['M-125'] });
});
