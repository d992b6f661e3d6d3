import { describe, expect, test } from 'vitest';
import { face, Sand } from '../../../support/sand.ts';

const HAZE = { type: 'haze', target: 1 } as const;

function hazed(dice: readonly number[], options: Parameters<typeof face>[1] = {}): Sand {
  return face(3, { ...options, dice }).play(HAZE);
}

describe('throwing sand', () => {
  test('M-340: 2 AP and no attack', () => {
    const sand = hazed([1], { turn: { ap: 2, attacks: 2 } }).done();
    expect([sand.turn.ap, sand.turn.attacks]).toEqual([0, 2]);
    expect(face(3, { turn: { ap: 1 } }).refusedBy(HAZE)).toBe('M-077');
  });

  test('M-340: the target adjacent and in front', () => {
    expect(face(3, { b: { at: [2, 0] } }).refusedBy(HAZE)).toBe('M-340');
    expect(face(3, { a: { facing: 1 } }).refusedBy(HAZE)).toBe('M-094');
    expect(face(3, { b: { side: 'a' }, others: [{ card: 'gaul', at: [4, 0] }] }).refusedBy(HAZE)).toBe('M-133');
  });

  test.each([
    ['notRear', [null, null, 'M-340']],
    ['any', [null, null, null]],
    ['frontOnly', [null, 'M-340', 'M-340']],
  ] as const)('M-340: lex hazingArc %s: from front, side and rear: %j', (hazingArc, expected) => {
    expect([3, 2, 0].map((facing) => face(facing, { lex: { hazingArc } }).refusedBy(HAZE))).toEqual(expected);
  });

  test('M-341: +2 for further attacks on him this turn: 3,2 hits by 3', () => {
    const sand = hazed([5, 3, 2, 6]);
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('clashed').difference).toBe(3);
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-341 2']);
  });

  test('M-341: not against others, not in vain, and not in a later turn', () => {
    const other = face(3, { a: { facing: 0 }, others: [{ card: 'sagittarius', at: [0, 1], facing: 4 }], dice: [5, 4, 3] });
    other.play(HAZE, { type: 'turn', facing: 1 }, other.attackWith('sword', 2)).done();
    expect(Sand.terms(other.last('attacked').modifiers)).not.toContain('M-341 2');
    const failed = hazed([4, 3, 2, 1]);
    failed.play(failed.attackWith('sword')).done();
    expect(failed.last('clashed').difference).toBe(1);
    const later = hazed([5, 1, 3, 3, 2, 1]);
    later.play({ type: 'end' }, { type: 'ready' }, { type: 'end' }, { type: 'ready' });
    later.play(later.attackWith('sword')).done();
    expect(later.last('clashed').difference).toBe(1);
  });

  test('M-342: -2 on his next AP die: a Secutor who throws 3 has 2; gone when that turn ends', () => {
    const sand = hazed([5, 3], { b: 'secutor' });
    sand.play({ type: 'end' }, { type: 'ready' }).done();
    expect(sand.turn).toMatchObject({ fighter: 1, ap: 2 });
    expect(Sand.terms(sand.last('action-points').modifiers)).toEqual(['M-046 1', 'M-342 -2']);
    expect(sand.fighter(1).hazed).toBe(1);
    sand.play({ type: 'end' });
    expect(sand.fighter(1).hazed).toBe(0);
  });

  test('M-342: the log says whose eyes are full of sand, and when they are clear', () => {
    const sand = face(3, { b: 'gaetulian', dice: [5, 3] }).play({ type: 'haze', target: 1 });
    const told = () => sand.all('condition').map(({ figure, condition, gained, rules }) => [figure, condition, gained, ...rules].join(' '));
    expect(told()).toEqual(['gaetulian hazed true M-342']);
    sand.play({ type: 'end' }, { type: 'end' }).done();
    expect(told()).toEqual(['gaetulian hazed true M-342', 'gaetulian hazed false M-342']);
  });

  test('M-342: several add', () => {
    const sand = face(3, { b: { card: 'secutor', hazed: 1 }, dice: [5] })
      .play(HAZE)
      .done();
    expect(sand.apTerms(1)).toEqual(['M-046 1', 'M-342 -4']);
  });

  test('M-342 M-057: it counts towards -6', () => {
    const b = { card: 'murmillo', stamina: 3, fatigue: 4, hazed: 1, down: true } as const;
    expect(face(3, { b }).ap(1)).toBe(-8);
    const upright = { ...b, down: false };
    expect(face(3, { b: { ...upright, hazed: 2 } }).ap(1)).toBe(-6);
    const sand = face(3, { b: { ...upright, hazed: 2 }, dice: [6, 6] });
    sand.play({ type: 'end' }, { type: 'ready' }).done();
    expect(sand.fighter(1).fate).toBe('spared');
  });

  test.each([
    ['M-343', 'retiarius', 3, 0],
    ['M-343', 'retiarius', 4, 1],
    ['M-343', 'gaul', 4, 1],
    ['M-344', 'murmillo', 4, 0],
    ['M-344', 'murmillo', 5, 1],
  ])('%s: against a %s a %i: %i', (rule, b, die, count) => {
    const sand = hazed([die], { b }).done();
    expect(sand.fighter(1).hazed).toBe(count);
    expect(sand.last('rolled').rules).toEqual([rule]);
  });

  test('M-343: a Murmillo without his helmet is as open as anybody', () => {
    expect(hazed([4], { b: { card: 'murmillo', items: { 2: 'gone' } } }).fighter(1).hazed).toBe(1);
  });

  test('M-345: one attempt in a battle, success or not; the other may still try his', () => {
    const sand = hazed([1, 1]);
    expect(sand.refusedBy(HAZE)).toBe('M-345');
    sand.play({ type: 'end' }, { type: 'ready' });
    expect(sand.turn.ap).toBe(2);
    expect(sand.refusedBy({ type: 'haze', target: 0 })).toBeNull();
    const before = face(3, { a: { threwSand: true } });
    expect(before.refusedBy(HAZE)).toBe('M-345');
  });

  test('M-346: in a later appeal it weighs -1, failed or not', () => {
    const failed = hazed([4, 6, 4, 1, 6, 6, 6], { a: { stamina: 1 }, b: { card: 'murmillo', inflicted: { 0: 7 } }, turn: { ap: 2 } });
    failed.play({ type: 'end' }, { type: 'ready' });
    failed.play(failed.attackWith('sword', 0));
    expect(Sand.terms(failed.last('appealed').modifiers)).toContain('M-187 -1');
  });
});
