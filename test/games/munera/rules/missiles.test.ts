import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

/** A Gaetulian at the left wall throws at B, `hexes` away and looking at him. */
function thrower(hexes: number, dice: readonly number[] = [], b: string | Partial<Standing> = 'sagittarius', more: object = {}): Sand {
  const target = { card: 'sagittarius', at: [hexes - 4, 0], facing: 3, original: 8, ...(typeof b === 'string' ? { card: b } : b) } as const;
  return new Sand({ fighters: [{ card: 'gaetulian', at: [-4, 0] }, target], dice, ...more });
}

function throwDart(sand: Sand): Sand {
  return sand.play(sand.attackWith('dart')).done();
}

function darts(sand: Sand, index = 0): number {
  return sand.gear(index).filter((gear) => gear === 'dart').length;
}

describe('range', () => {
  test.each([
    [1, 'M-116'],
    [2, null],
    [6, null],
    [7, 'M-116'],
  ])('M-257: at %i hexes: %s', (hexes, rule) => {
    const sand = thrower(hexes);
    expect(sand.refusedBy(sand.attackWith('dart'))).toBe(rule);
  });

  test.each([2, 3, 4])('M-258: at %i: 1 AP, no modifier: 3,2 hits by 1', (hexes) => {
    const sand = throwDart(thrower(hexes, [3, 2]));
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('paid').base).toBe(1);
    expect(sand.last('attacked').kind).toBe('throw');
  });

  test('M-259: at 5: -1: 3,2 misses', () => {
    const sand = throwDart(thrower(5, [3, 2, 4]));
    expect(sand.last('clashed')).toMatchObject({ difference: 0, result: 'miss' });
  });

  test('M-260: at 6: -2: 5,2 hits by 1', () => {
    expect(throwDart(thrower(6, [5, 2])).last('clashed').difference).toBe(1);
  });
});

test.each([
  [1, 'M-116'],
  [2, 0],
  [4, 0],
  [5, -1],
  [6, -2],
  [7, 'M-116'],
])('M-257 M-258 M-259 M-260: javelins are thrown like darts: at %i: %s', (hexes, expected) => {
  const fighters = [
    { card: 'gaetulian', at: [-4, 0], loadout: arms('none', ['javelin']) },
    { card: 'sagittarius', at: [hexes - 4, 0], facing: 3 },
  ] as const;
  const sand = new Sand({ fighters, dice: [6, 2] });
  if (typeof expected === 'string') return expect(sand.refusedBy(sand.attackWith('javelin'))).toBe(expected);
  sand.play(sand.attackWith('javelin')).done();
  expect(sand.last('clashed').difference).toBe(4 + expected);
  expect(sand.lies(sand.item(0, 'javelin'))).toBe('gone');
});

describe('what becomes of a dart', () => {
  test.each([
    ['stopped by armour', [5, 2, 3], 'secutor'],
    ['it wounds', [5, 2], 'sagittarius'],
    ['Double 2', [2, 2], 'secutor'],
    ['Double 3', [3, 3], 'secutor'],
    ['Double 4', [4, 4], 'secutor'],
    ['Double 5', [5, 5, 1], 'secutor'],
    ['Double 6', [6, 6, 1, 1], 'secutor'],
    ['Double 1, his own', [1, 1, 2], 'secutor'],
    ["Double 1, the other's", [1, 1, 6], 'secutor'],
  ])('M-261: lost: %s', (_, dice, b) => {
    const sand = thrower(3, dice, b);
    throwDart(sand);
    expect(darts(sand)).toBe(3);
    expect(sand.lies(sand.item(0, 'dart'))).toBe('gone');
  });

  test('M-262: a miss: it lands beside the place of the target, before the push-back', () => {
    const fighters = [
      { card: 'gaetulian', at: [0, 0] },
      { card: 'sagittarius', at: [3, 0], facing: 3 },
    ] as const;
    const sand = new Sand({ fighters, dice: [1, 4, 2] });
    throwDart(sand);
    expect(sand.lies(sand.item(0, 'dart'))).toEqual([3, -1]);
    expect(sand.at(1)).toEqual([4, 0]);
    expect(sand.fighter(0).fatigue).toBe(1);
    const types = sand.events.map(({ type }) => type);
    expect(types.indexOf('item')).toBeLessThan(types.indexOf('pushed'));
    expect(types.indexOf('pushed')).toBeLessThan(types.indexOf('fatigued'));
  });

  const fallen = (carried: 'two' | 'four') => {
    const two = { 0: { at: { q: 1, r: 0 } }, 1: 'gone', 2: { at: { q: 0, r: 0 } } } as const;
    const other = { card: 'gaetulian', at: [-3, 0], items: { 0: { at: { q: 1, r: 0 } } } } as const;
    return new Sand({ fighters: [{ card: 'gaetulian', at: [0, 0], ...(carried === 'two' && { items: two }) }, other], turn: { ap: 2 } });
  };

  test('M-263: picked up one at a time for 1 AP, from the own or a neighbouring hex', () => {
    const sand = fallen('two');
    expect(darts(sand)).toBe(1);
    sand.play({ type: 'pick-up', item: sand.item(0, 'dart', 0) });
    expect([darts(sand), sand.turn.ap]).toEqual([2, 1]);
    sand.play({ type: 'pick-up', item: sand.item(0, 'dart', 2) });
    expect([darts(sand), sand.turn.ap]).toEqual([3, 0]);
  });

  test('M-264: at most four', () => {
    const sand = fallen('four');
    expect(sand.refusedBy({ type: 'pick-up', item: sand.item(1, 'dart') })).toBe('M-264');
  });

  test('M-265: two throws in a turn cost 1 + 2', () => {
    const sand = thrower(3, [3, 2, 3, 2], 'sagittarius', { turn: { ap: 3 } });
    sand.play(sand.attackWith('dart')).play(sand.attackWith('dart')).done();
    expect(sand.all('paid').map(({ base, surcharge }) => base + surcharge)).toEqual([1, 2]);
    expect([sand.turn.ap, darts(sand)]).toEqual([0, 2]);
  });

  test('M-265: a dart of another bundle in the same hand is the same weapon', () => {
    const items = { 1: 'gone', 2: 'gone', 3: 'gone' } as const;
    const other = { card: 'gaetulian', at: [-1, 0], facing: 3, items: { 0: { at: { q: -5, r: 1 } } } } as const;
    const fighters = [{ card: 'gaetulian', at: [-4, 0], items }, { card: 'sagittarius', at: [-1, 1], facing: 3 }, other] as const;
    const sand = new Sand({ fighters, dice: [3, 2, 3, 2] });
    sand.play({ type: 'pick-up', item: sand.item(2, 'dart') });
    sand.play({ type: 'attack', item: sand.item(0, 'dart'), target: 2 }, { type: 'attack', item: sand.item(2, 'dart'), target: 2 }).done();
    expect(sand.last('paid')).toMatchObject({ base: 1, surcharge: 1 });
  });

  test('M-257 M-116: lex lineOfFire: whoever stands on the straight line stops it', () => {
    const between = (lex: object) => {
      const fighters = [
        { card: 'gaetulian', at: [0, 0] },
        { card: 'sagittarius', at: [4, 0] },
        { card: 'gaul', at: [2, 0] },
      ] as const;
      const sand = new Sand({ fighters, lex });
      return sand.refusedBy(sand.attackWith('dart'));
    };
    expect([between({}), between({ lineOfFire: true })]).toEqual([null, 'M-116']);
  });
});

test('M-257: a dart is no dagger: adjacent he draws it or kicks', () => {
  const sand = face(3, { a: 'gaetulian' });
  expect(sand.refusedBy(sand.attackWith('dart'))).toBe('M-116');
  expect(sand.refusedBy(sand.attackWith('improvised'))).toBeNull();
  expect(sand.refusedBy({ type: 'draw', item: sand.carried('dagger') })).toBeNull();
});

test('M-071: the darts in a hand are one weapon: the first is thrown or dropped, no other', () => {
  const sand = new Sand({
    fighters: [
      { card: 'gaetulian', at: [0, 0] },
      { card: 'thraex', at: [2, 0], facing: 3 },
    ],
  });
  const [first, second] = [sand.carried('dart'), sand.carried('dart', 1)];
  for (const answer of [{ type: 'attack', target: 1 }, { type: 'drop' }] as const) {
    expect(sand.refusedBy({ ...answer, item: first })).toBeNull();
    expect(sand.refusedBy({ ...answer, item: second })).toBe('M-071');
  }
});
