import { describe, expect, test } from 'vitest';
import { isExhausted, isTired } from '../../../../src/games/munera/rules/index.ts';
import { arms, face } from '../../../support/sand.ts';

const END = { type: 'end' } as const;
const FORWARD = { type: 'move', direction: 0 } as const;

/** Whether a fighter with so much Stamina and fatigue is tired, and exhausted. */
const worn = (stamina: number, fatigue: number): [boolean, boolean] => {
  const { fatigue: _, ...fighter } = face(3, { a: { card: 'gaul', original: 12, stamina, fatigue } }).fighter(0);
  return [isTired({ ...fighter, fatigue }), isExhausted({ ...fighter, fatigue })];
};

describe('what tires', () => {
  test('M-156: a miss, 1', () => {
    const sand = face(3, { dice: [1, 4] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(sand.last('fatigued')).toMatchObject({ figure: 'murmillo', from: 0, to: 1, rules: ['M-156'] });
  });

  test('M-156: also when the push-back is barred or has no effect', () => {
    const barred = face(3, { others: [{ card: 'gaul', at: [2, 0], facing: 0, side: 'b' }], dice: [1, 4] });
    barred.play(barred.attackWith('sword')).done();
    expect(barred.fighter(0).fatigue).toBe(1);
    const locked = face(3, {
      b: { card: 'gaul', locked: 2 },
      others: [{ card: 'gaul', at: [2, 0], facing: 3, locked: 1, grappler: true, side: 'c' }],
      dice: [1, 6],
    });
    locked.play(locked.attackWith('sword')).done();
    expect(locked.fighter(0).fatigue).toBe(1);
    expect(locked.fighter(1).down).toBe(false);
    expect(locked.at(1)).toEqual([1, 0]);
    expect(locked.last('pushed')).toMatchObject({ barred: 'locked', rules: ['M-337'] });
  });

  test('M-156: not a hit, a Save or a double', () => {
    for (const dice of [
      [5, 2, 6],
      [5, 2, 1],
      [4, 4],
    ]) {
      const sand = face(3, { dice });
      sand.play(sand.attackWith('sword')).done();
      expect(sand.fighter(0).fatigue).toBe(0);
    }
  });

  test('M-157 M-078: more than 6 AP in a turn, 1 and no more', () => {
    const sand = face(3, { a: { card: 'gaetulian', at: [-5, 0] }, b: { card: 'gaetulian', at: [5, -5] }, turn: { ap: 8 }, dice: [1] });
    for (let i = 0; i < 8; i += 1) sand.play(FORWARD);
    sand.play(END).done();
    expect(sand.last('turn-ended').spent).toBe(8);
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(sand.all('fatigued')).toHaveLength(1);
  });

  test('M-157: each turn anew', () => {
    const sand = face(3, { a: { card: 'gaetulian', at: [-5, 0] }, b: { card: 'gaetulian', at: [5, -5] }, turn: { ap: 7 }, dice: [1, 5] });
    for (let i = 0; i < 7; i += 1) sand.play(FORWARD);
    sand.play(END, END).done();
    for (let i = 0; i < 7; i += 1) sand.play({ type: 'turn', facing: (i + 1) % 6 });
    expect(sand.fighter(0).fatigue).toBe(2);
  });
});

describe('status', () => {
  test('M-158: tired with more fatigue than current Stamina', () => {
    expect(worn(4, 4)).toEqual([false, false]);
    expect(worn(4, 5)).toEqual([true, false]);
  });

  test('M-159: exhausted with more than twice of it', () => {
    expect(worn(2, 4)).toEqual([true, false]);
    expect(worn(2, 5)).toEqual([true, true]);
  });

  test('M-158 M-159: the log says so, with the rule', () => {
    const tired = face(3, { a: { card: 'murmillo', original: 4, fatigue: 4 }, dice: [1, 4] });
    tired.play(tired.attackWith('sword')).done();
    expect(tired.last('condition')).toMatchObject({ figure: 'murmillo', condition: 'tired', gained: true, rules: ['M-158'] });
    const exhausted = face(3, { a: { card: 'murmillo', original: 4, stamina: 2, fatigue: 4 }, dice: [1, 4] });
    exhausted.play(exhausted.attackWith('sword')).done();
    expect(exhausted.last('condition')).toMatchObject({ condition: 'exhausted', gained: true, rules: ['M-159'] });
  });

  test('M-160: wounds alone can make him tired', () => {
    const sand = face(3, { b: { card: 'thraex', original: 8, stamina: 6, fatigue: 4 }, dice: [5, 2, 4] });
    expect(isTired(sand.fighter(1))).toBe(false);
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1).stamina).toBe(3);
    expect(isTired(sand.fighter(1))).toBe(true);
    expect(sand.all('condition').map(({ figure, condition }) => [figure, condition])).toEqual([
      ['thraex', 'injured'],
      ['thraex', 'tired'],
    ]);
    expect(sand.apTerms(1)).toEqual(['M-046 1', 'M-050 -1', 'M-052 -1']);
  });

  test('M-161: fatigue never passes', () => {
    const a = { card: 'gaetulian', original: 8, fatigue: 3 };
    const sand = face(3, { a, b: { card: 'gaetulian', at: [5, -5], loadout: arms('none', []) }, dice: [1, 1, 1, 1, 1, 1] });
    sand.play(END, END, END, END, END, END).done();
    expect(sand.bout.state.round).toBe(4);
    expect(sand.fighter(0)).toMatchObject({ fatigue: 3, stamina: 8 });
  });
});
