import { describe, expect, test } from 'vitest';
import { isInjured } from '../../../../src/games/munera/rules/index.ts';
import { face } from '../../../support/sand.ts';

/** B without a Save and with the given Stamina, hit from the front for so many wounds; A has only 5 by one blow. */
const hit = (original: number, stamina: number, dice: readonly number[], part: Partial<Parameters<typeof face>[1]> = {}) => {
  const sand = face(3, { b: { card: 'gaul', original, stamina, items: { 1: 'gone' } }, dice, ...part });
  return sand.play(sand.attackWith('sword')).done();
};

describe('M-144: injured', () => {
  test.each([
    [7, 4, false],
    [7, 3, true],
    [8, 5, false],
    [8, 4, true],
    [5, 3, false],
    [5, 2, true],
    [10, 5, true],
  ])('M-144: of %i Stamina, %i left: %s', (original, stamina, injured) => {
    const sand = face(3, { b: { card: 'gaul', original, stamina } });
    expect(isInjured(sand.fighter(1))).toBe(injured);
  });

  test('M-144: the log says when it happens, once', () => {
    const sand = face(3, { b: { card: 'gaul', original: 8, items: { 1: 'gone' } }, dice: [5, 1, 2, 1] });
    sand.play(sand.attackWith('sword'));
    expect(sand.last('condition')).toMatchObject({ figure: 'gaul', condition: 'injured', gained: true, rules: ['M-144'] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.all('condition').filter(({ condition }) => condition === 'injured')).toHaveLength(1);
    expect(sand.fighter(0).injured).toEqual([1]);
  });
});

describe('M-145: beaten', () => {
  test('M-145: at 0 he appeals at once', () => {
    const sand = hit(8, 3, [5, 2, 1, 1]);
    expect(sand.last('wounded')).toMatchObject({ net: 3, from: 3, to: 0 });
    expect(sand.dice()).toEqual(['attack 5', 'defence 2', 'appeal 1', 'appeal 1']);
    expect(sand.last('appealed').rules).toEqual(['M-192', 'M-176', 'M-145']);
    expect(sand.fighter(1).fate).toBe('dead');
  });

  test('M-145: at 1 he does not', () => {
    expect(hit(8, 4, [5, 2]).fighter(1)).toMatchObject({ stamina: 1, fate: 'active' });
  });

  test('M-145: in the middle of a turn, which then goes on', () => {
    const others = [{ card: 'gaul', at: [-5, 0], facing: 0 }] as const;
    const sand = hit(8, 3, [5, 2, 6, 6], { others });
    expect(sand.fighter(1).fate).toBe('spared');
    expect(sand.turn).toMatchObject({ fighter: 0, ap: 5, step: 'act' });
    expect(sand.bout.outcome()).toBeNull();
  });
});

describe('M-146: mortally wounded', () => {
  test('M-146: at -3 he is dead, without an appeal', () => {
    const sand = face(0, { b: { card: 'gaul', original: 8, stamina: 4 }, dice: [5, 1] });
    sand.play(sand.attackWith('sword')).done(); // 5 + 3 - 1, Save 0
    expect(sand.last('wounded')).toMatchObject({ net: 7, to: -3 });
    expect(sand.all('appealed')).toEqual([]);
    expect(sand.last('felled')).toMatchObject({ figure: 'gaul', by: 'murmillo', dead: true, rules: ['M-146'] });
    expect(sand.fighter(0).defeats).toBe(1);
    expect(sand.bout.state.sparedToday).toBe(0);
  });

  test('M-146: at -2 he appeals', () => {
    const sand = face(0, { b: { card: 'gaul', original: 8, stamina: 4 }, dice: [4, 1, 6, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1)).toMatchObject({ stamina: -2, fate: 'spared' });
    expect(sand.bout.state.sparedToday).toBe(1);
  });

  test('M-146: with lex mortallyWoundedMayAppeal he appeals at -3 too', () => {
    const sand = face(0, { b: { card: 'gaul', original: 8, stamina: 4 }, dice: [5, 1, 6, 6], lex: { mortallyWoundedMayAppeal: true } });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1)).toMatchObject({ stamina: -3, fate: 'spared' });
  });
});
