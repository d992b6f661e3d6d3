import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../support/sand.ts';
import { face, Sand } from '../../../support/sand.ts';

describe('sides', () => {
  const ally = { card: 'secutor', at: [2, 0], facing: 3, side: 'a' } as const;

  test('M-347: allies cannot attack each other', () => {
    const sand = face(3, { a: { facing: 1 }, b: 'sagittarius', others: [{ card: 'secutor', at: [0, 1], facing: 4, side: 'a' }] });
    expect(sand.refusedBy(sand.attackWith('sword', 2))).toBe('M-133');
    expect(sand.refusedBy({ type: 'grapple', target: 2 })).toBe('M-133');
  });

  test('M-347: they help against the third, never against each other', () => {
    const two = face(3, { b: 'sagittarius', others: [ally], dice: [3, 2] });
    two.play(two.attackWith('sword')).done();
    expect(two.last('clashed').difference).toBe(2);
    const own = face(3, { b: { card: 'sagittarius', facing: 3 }, others: [{ ...ally, at: [0, 1], facing: 4, side: 'b' }], dice: [3, 2] });
    own.play(own.attackWith('sword')).done();
    expect(own.last('clashed').difference).toBe(1);
  });

  test('M-347: the bout is over when one side is left', () => {
    const sand = face(3, { b: { card: 'sagittarius', stamina: 1 }, others: [ally], dice: [4, 3, 1, 1] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.bout.outcome()).toMatchObject({ winner: 'a', survivors: ['murmillo', 'secutor'] });
  });

  test('M-347: everybody for himself unless sides are named', () => {
    const sand = face(3, { others: [{ card: 'gaul', at: [0, 1], facing: 4 }] });
    expect(sand.bout.state.fighters.map(({ side }) => side)).toEqual(['a', 'b', 'c']);
  });
});

test('M-348 M-139: each other foe who has him in front adds 1, the attacker none', () => {
  const helpers = [
    { card: 'gaul', at: [2, 0], facing: 3 },
    { card: 'gaul', at: [1, 1], facing: 4 },
  ] as const;
  const sand = face(3, { b: 'sagittarius', others: helpers, dice: [2, 3] });
  sand.play(sand.attackWith('sword')).done();
  expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-139 1', 'M-139 1']);
  expect(sand.last('clashed').difference).toBe(1);
});

describe('the conqueror', () => {
  test('M-349: whose blow or throw caused it', () => {
    const sand = face(3, { b: { card: 'sagittarius', stamina: 1 }, others: [{ card: 'gaul', at: [2, 0], facing: 3 }], dice: [4, 3, 6, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1).conqueror).toBe(0);
    expect([0, 2].map((index) => sand.fighter(index).defeats)).toEqual([1, 0]);
    expect(sand.last('felled').by).toBe('murmillo');
  });

  /** B can go on no longer; A and C stand beside him with him in front. */
  const spent = (c: Partial<Standing>, order: readonly number[]) => {
    const b = { card: 'murmillo', at: [1, 0], facing: 3, original: 8, stamina: 3, fatigue: 4, down: true } as const;
    const fighters = [{ card: 'sagittarius', at: [0, 0] }, b, { card: 'sagittarius', at: [2, 0], facing: 3, ...c }] as const;
    const sand = new Sand({ fighters, order, dice: [1, 6, 6, 2] });
    return sand.play({ type: 'end' }, { type: 'end' }, { type: 'ready' }).done();
  };

  test('M-349: who gives in is credited to the one of those who threaten him who acted last', () => {
    const sand = spent({}, [0, 2, 1]);
    expect(sand.fighter(1).fate).toBe('spared');
    expect([0, 2].map((index) => sand.fighter(index).defeats)).toEqual([0, 1]);
  });

  test('M-349: a position that begins in the turn of C knows that he acted last', () => {
    const b = { card: 'murmillo', at: [1, 0], facing: 3, original: 8, stamina: 3, fatigue: 4, down: true } as const;
    const fighters = [{ card: 'sagittarius', at: [0, 0] }, b, { card: 'sagittarius', at: [2, 0], facing: 3 }] as const;
    const sand = new Sand({ fighters, order: [0, 2, 1], turn: { fighter: 2 }, dice: [6, 6, 2] });
    sand.play({ type: 'end' }, { type: 'ready' }).done();
    expect([0, 2].map((index) => sand.fighter(index).defeats)).toEqual([0, 1]);
  });

  test('M-349: who looks away has no part in it', () => {
    expect([0, 2].map((index) => spent({ facing: 0 }, [0, 2, 1]).fighter(index).defeats)).toEqual([1, 0]);
  });
});

describe('Double 2 among several', () => {
  test('M-350: A floors B, then falls himself against C, still beside B: B appeals, C does not', () => {
    const sand = face(3, { others: [{ card: 'sagittarius', at: [0, 1], facing: 4 }], dice: [2, 2, 3, 3, 6, 6, 5] });
    sand.play(sand.attackWith('sword'), { type: 'turn', facing: 1 }, sand.attackWith('sword', 2)).done();
    expect(sand.fighter(0)).toMatchObject({ down: true, fate: 'active' });
    expect(sand.fighter(1).fate).toBe('spared');
    expect(sand.all('appealed')).toHaveLength(1);
    expect(sand.turn.fighter).toBe(2);
  });

  test('M-350: when the attacker is removed the mark vanishes', () => {
    const a = { card: 'sagittarius', stamina: 1 } as const;
    const sand = face(3, { a, others: [{ card: 'sagittarius', at: [0, 1], facing: 4 }], dice: [2, 2, 5, 3, 1, 6, 1, 1, 2] });
    sand.play(sand.attackWith('improvised'), { type: 'turn', facing: 1 }, { type: 'grapple', target: 2 }, { type: 'throw' });
    expect(sand.fighter(0).fate).toBe('dead');
    expect(sand.fighter(1)).toMatchObject({ fate: 'active', down: true });
    expect(sand.all('appealed')).toHaveLength(1);
  });
});

describe('third parties at a grapple', () => {
  const locked = (facing: number) =>
    [
      { card: 'sagittarius', at: [0, 0], facing: 0, locked: 2, grappler: true },
      { card: 'sagittarius', at: [1, 0], facing, locked: 1 },
    ] as const;

  test('M-351: who is locked with the target grants +1 when he has him in front', () => {
    const sand = new Sand({ fighters: [{ card: 'gaul', at: [2, 0], facing: 3 }, ...locked(0)], dice: [4, 2] });
    sand.play(sand.attackWith('sword', 2)).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-139 1']);
  });

  test('M-351: none when he faces away', () => {
    const sand = new Sand({ fighters: [{ card: 'gaul', at: [-1, 0], facing: 0 }, ...locked(0)], dice: [4, 2] });
    sand.play(sand.attackWith('sword', 1)).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-137 3']);
  });

  test('M-351: who is locked with somebody else grants nothing', () => {
    const fighters = [
      { card: 'gaul', at: [0, 0], facing: 0 },
      { card: 'sagittarius', at: [1, 0], facing: 3 },
      { card: 'sagittarius', at: [2, 0], facing: 3, locked: 3, grappler: true },
      { card: 'sagittarius', at: [3, 0], facing: 3, locked: 2 },
    ] as const;
    const sand = new Sand({ fighters, dice: [4, 2] });
    sand.play(sand.attackWith('sword')).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0']);
  });
});

test('M-352: who is beaten leaves his hex at once; it can be entered in the same turn', () => {
  const sand = face(3, { b: { card: 'sagittarius', stamina: 1 }, others: [{ card: 'gaul', at: [-4, 0] }], dice: [5, 1] });
  sand.play(sand.attackWith('sword'), { type: 'move', direction: 0 }).done();
  expect(sand.at(0)).toEqual([1, 0]);
});
