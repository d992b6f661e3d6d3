import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../support/sand.ts';
import { face, Sand } from '../../../support/sand.ts';

/** A thrusts at B, who stands at a hex looking back at him. */
function reach(
  at: readonly [number, number],
  a: Partial<Standing> & Pick<Standing, 'card'>,
  dice: readonly number[] = [],
  more: object = {},
): Sand {
  return new Sand({
    fighters: [
      { at: [0, 0], original: 8, ...a },
      { card: 'sagittarius', at, facing: 3 },
    ],
    dice,
    ...more,
  });
}

describe.each([
  ['longSpear', 'cataphractarius'],
  ['trident', 'retiarius'],
])('%s of a %s', (gear, card) => {
  test.each([[[1, 0]], [[2, 0]], [[1, 1]], [[2, -1]]] as const)('M-230: reaches %j', (at) => {
    const sand = reach(at, { card });
    expect(sand.refusedBy(sand.attackWith(gear))).toBeNull();
  });

  test.each([
    [[0, 2], 'M-094'],
    [[0, 1], 'M-094'],
    [[3, 0], 'M-116'],
  ] as const)('M-230: does not reach %j', (at, rule) => {
    const sand = reach(at, { card });
    expect(sand.refusedBy(sand.attackWith(gear))).toBe(rule);
  });

  test('M-231: always 2 AP, the second thrust 3', () => {
    const sand = reach([2, 0], { card }, [4, 3, 4, 3], { turn: { ap: 5 } });
    sand.play(sand.attackWith(gear), sand.attackWith(gear)).done();
    expect(sand.all('paid').map(({ base, surcharge }) => [base, surcharge])).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });

  test('M-232: -1 against an adjacent target only', () => {
    const near = reach([1, 0], { card }, [4, 2]);
    expect(near.play(near.attackWith(gear)).done().last('clashed').difference).toBe(1);
    const far = reach([2, 0], { card }, [4, 2]);
    expect(far.play(far.attackWith(gear)).done().last('clashed').difference).toBe(2);
  });
});

test('M-230 M-116: whoever stands between does not block, unless lex lineOfFire says so', () => {
  const behind = (lex: object) => {
    const fighters = [
      { card: 'retiarius', at: [0, 0] },
      { card: 'sagittarius', at: [2, 0] },
      { card: 'gaul', at: [1, 0] },
    ] as const;
    const sand = new Sand({ fighters, lex });
    return sand.refusedBy(sand.attackWith('trident'));
  };
  expect(behind({})).toBeNull();
  expect(behind({ lineOfFire: true })).toBe('M-116');
});

describe('two hands', () => {
  const secutor = { card: 'secutor', at: [2, 0], facing: 3, original: 8 } as const;
  const thrust = (a: Omit<Standing, 'at'>, gear: string, dice: readonly number[]) => {
    const sand = new Sand({ fighters: [{ at: [0, 0], ...a }, secutor], dice });
    return sand.play(sand.attackWith(gear)).done();
  };

  test('M-233: a Retiarius at 2 against a Secutor in front: Save 2, wounded 2', () => {
    const sand = thrust({ card: 'retiarius' }, 'trident', [5, 3, 3]);
    expect(sand.last('saved')).toMatchObject({ save: 2, passed: false });
    expect(sand.last('wounded').net).toBe(2);
  });

  test('M-233: it penetrates adjacent, too', () => {
    const sand = face(3, { a: 'cataphractarius', b: 'secutor', dice: [6, 3, 3] });
    sand.play(sand.attackWith('longSpear')).done();
    expect(sand.last('saved').save).toBe(2);
  });

  test('M-233: not with a shield, nor with a second weapon in hand', () => {
    expect(thrust({ card: 'hoplomachus-a-spear' }, 'longSpear', [5, 3, 3]).last('saved')).toMatchObject({ save: 3, passed: true });
    expect(thrust({ card: 'retiarius', items: { 2: 'ready' } }, 'trident', [5, 3, 3]).last('saved').save).toBe(3);
  });

  test('M-233: a sheathed sword, a galerus and an idle lasso are no obstacle', () => {
    expect(thrust({ card: 'cataphractarius' }, 'longSpear', [5, 3, 1]).last('saved').save).toBe(2);
    expect(thrust({ card: 'laquearius-spear' }, 'longSpear', [5, 3, 1]).last('saved').save).toBe(2);
  });

  test('M-233: with the shield discarded it is held in two hands', () => {
    const sand = new Sand({ fighters: [{ card: 'provocator', at: [0, 0] }, secutor], dice: [5, 3, 3] });
    sand.play({ type: 'discard', item: sand.carried('smallShield') }, sand.attackWith('longSpear')).done();
    expect(sand.last('saved').save).toBe(2);
  });
});
