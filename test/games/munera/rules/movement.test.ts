import { describe, expect, test } from 'vitest';
import { distance } from '../../../../src/engine/hex/index.ts';
import { LEX } from '../../../../src/games/munera/rules/index.ts';
import { withPack } from '../../../catalogue/support.ts';
import { core } from '../../../support/core-content.ts';
import type { Standing } from '../../../support/sand.ts';
import { face, Sand } from '../../../support/sand.ts';

const FORWARD = { type: 'move', direction: 0 } as const;
const step = (direction: number) => ({ type: 'move', direction }) as const;
const steps = (sand: Sand) => sand.bout.actions().flatMap((action) => (action.type === 'move' ? [action.direction] : []));

test('M-081: distances count hexes', () => {
  const sand = face(3, { b: { card: 'gaul', at: [3, -1] } });
  expect(distance(sand.bout.world.arena, sand.cell(0, 0), sand.cell(3, -1))).toBe(3);
  const shot = face(3, { a: 'gaetulian', b: { card: 'gaul', at: [3, -1] }, dice: [2, 5, 4] });
  shot.play(shot.attackWith('dart')).done();
  expect(shot.last('attacked').distance).toBe(3);
});

test('M-082: all ranges are whole hexes, and no unit can be chosen', () => {
  for (const { bands } of Object.values(core.munera.gear)) {
    for (const { from, to } of bands) expect(Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to >= from).toBe(true);
  }
  for (const hexes of ['1.5', '[2, 3.5]', '0', '"2 inches"']) {
    const { findings } = withPack({
      'rack.yaml': `schema: gear/2\ncards:\n  - { id: thing, name: thing, bands: [{ hexes: ${hexes}, rule: M-082 }] }\n`,
    });
    expect(
      findings.filter(({ severity }) => severity === 'error').map(({ line }) => line),
      hexes,
    ).toEqual([3]);
  }
  expect(LEX.problem({ unit: 'inch' })).toMatchObject({ field: 'unit' });
  expect(Object.keys(LEX.choices).filter((toggle) => /unit|inch|base|scale/i.test(toggle))).toEqual([]);
});

test('M-082: what a thing reaches is what its card says, hex by hex', () => {
  const { bands, gear } = face(3, { a: 'gaetulian' }).bout.world.things.find(({ gear: { id } }) => id === 'dart')!;
  const reached = bands.flatMap((band, hexes) => (band ? [hexes] : []));
  expect(reached).toEqual([2, 3, 4, 5, 6]);
  expect(gear.bands.map(({ from, to }) => [from, to])).toEqual([
    [2, 4],
    [5, 5],
    [6, 6],
  ]);
  for (const hexes of [1, 2, 6, 7]) {
    const far = new Sand({
      fighters: [
        { card: 'gaetulian', at: [-6, 0], facing: 0 },
        { card: 'gaul', at: [hexes - 6, 0], facing: 3 },
        { card: 'gaul', side: 'b', at: [0, 6] },
      ],
    });
    expect([hexes, far.refusedBy(far.attackWith('dart'))]).toEqual([hexes, reached.includes(hexes) ? null : 'M-116']);
  }
});

test('M-083: (1,1) is two hexes away, (1,-1) one', () => {
  const { arena } = face(3).bout.world;
  const sand = face(3);
  expect(distance(arena, sand.cell(0, 0), sand.cell(1, 1))).toBe(2);
  expect(distance(arena, sand.cell(0, 0), sand.cell(1, -1))).toBe(1);
});

test('M-084: nobody enters the hex of another, not even of one who lies there', () => {
  expect(face(3).refusedBy(FORWARD)).toBe('M-084');
  expect(face(3, { b: { card: 'thraex', down: true } }).refusedBy(FORWARD)).toBe('M-084');
  const friend = face(3, { others: [{ card: 'gaul', at: [0, 1], facing: 0, side: 'a' }] });
  expect(friend.refusedBy(step(1))).toBe('M-084');
});

test('M-084 M-352: a beaten fighter leaves his hex free at once', () => {
  const others: readonly Standing[] = [{ card: 'gaul', at: [-4, 0], facing: 0 }];
  const sand = face(3, { b: { card: 'thraex', stamina: 1, original: 8 }, others, dice: [6, 2, 6] });
  sand.play(sand.attackWith('sword'), FORWARD).done();
  expect(sand.at(0)).toEqual([1, 0]);
});

test('M-085: forward is the hex he faces; any other step keeps the facing', () => {
  const at = { card: 'gaul', facing: 2, at: [0, 0] } as const;
  const ahead = face(3, { a: at }).play(step(2));
  expect(ahead.at(0)).toEqual([-1, 1]);
  expect(ahead.last('paid').base).toBe(1);
  const aside = face(3, { a: at }).play(step(3));
  expect(aside.at(0)).toEqual([-1, 0]);
  expect(aside.fighter(0).facing).toBe(2);
  expect(aside.last('paid').base).toBe(2);
});

describe('M-086: no zone of control', () => {
  test('M-086: a man without a helmet steps to the side, turns in and strikes for 4', () => {
    const sand = face(3, { a: 'gaul', turn: { ap: 4 }, dice: [3, 4, 6] });
    sand.play(step(5), { type: 'turn', facing: 1 });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.at(0)).toEqual([1, -1]);
    expect(sand.last('attacked')).toMatchObject({ quadrant: 'right', modifiers: [{ rule: 'M-136', value: 2 }] });
    expect(sand.turn).toMatchObject({ ap: 0, spent: 4 });
  });

  test('M-086: in an enclosed helmet it takes 5', () => {
    const sand = face(3, { turn: { ap: 5 }, dice: [3, 4, 6] });
    sand.play(step(5), { type: 'turn', facing: 1 });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.turn).toMatchObject({ ap: 0, spent: 5 });
  });

  test('M-086: lex zoneOfControl ancestor forbids steps from beside an enemy to beside the same enemy', () => {
    const lex = { zoneOfControl: 'ancestor' } as const;
    const sand = face(3, { a: 'gaul', lex });
    expect(sand.refusedBy(step(5))).toBe('M-086');
    expect(sand.refusedBy(step(1))).toBe('M-086');
    expect(steps(sand)).toEqual([2, 3, 4]);
    expect(steps(face(3, { a: 'gaul' }))).toEqual([1, 2, 3, 4, 5]);
    expect(steps(face(3, { a: 'gaul', b: { card: 'gaul', down: true }, lex }))).toEqual([1, 2, 3, 4, 5]);
    expect(
      steps(
        face(3, {
          a: { card: 'gaul', side: 'x' },
          b: { card: 'gaul', side: 'x' },
          others: [{ card: 'gaul', at: [5, -5], facing: 0 }],
          lex,
        }),
      ),
    ).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('M-087: entangled', () => {
  const caught = (netTether: boolean, at: readonly [number, number] = [-1, 0]) =>
    face(3, {
      a: 'secutor',
      b: { card: 'gaul', at: [5, -5] },
      others: [{ card: 'retiarius', at, facing: 0, items: { 1: { holds: 0 } } }],
      turn: { ap: 6 },
      lex: { netTether },
    });

  test('M-087: he may move, and is no freer for it', () => {
    const sand = caught(false).play(FORWARD, FORWARD, FORWARD);
    expect(sand.at(0)).toEqual([3, 0]);
    expect(sand.fighter(0).nets).toBe(1);
  });

  test('M-087: lex netTether holds him within the range of the net', () => {
    const sand = caught(true).play(FORWARD);
    expect(sand.refusedBy(FORWARD)).toBe('M-087');
    expect(steps(sand)).toEqual([2, 3, 4]);
    expect(caught(true, [1, 1]).refusedBy(FORWARD)).toBeNull();
  });

  test('M-087: pushed beyond its range he may still come nearer or go round', () => {
    const sand = caught(true, [-4, 0]);
    expect(sand.refusedBy(FORWARD)).toBe('M-087');
    expect(steps(sand)).toEqual([2, 3, 4]);
  });
});

test('M-088: who stood up this turn may not leave his hex, but turn', () => {
  const sand = face(3, { turn: { ap: 3, stood: true } });
  for (const direction of [0, 1, 2, 3, 4, 5]) expect(sand.refusedBy(step(direction))).toBe('M-149');
  expect(steps(sand)).toEqual([]);
  sand.play({ type: 'turn', facing: 1 });
  expect(sand.turn.ap).toBe(2);
});

test('M-088: who is locked in a grapple may not move', () => {
  const sand = face(3, { a: { card: 'gaul', locked: 1, grappler: true }, b: { card: 'gaul', locked: 0 } });
  expect(sand.refusedBy(step(3))).toBe('M-088');
  expect(steps(sand)).toEqual([]);
});

test('M-088: who was knocked down in his own turn has none left', () => {
  const sand = face(3, { a: 'gaul', b: 'gaetulian', turn: { ap: 4 }, dice: [3, 3, 1] });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.fighter(0).down).toBe(true);
  expect(sand.turn.fighter).toBe(1);
});
