import { describe, expect, test } from 'vitest';
import { face, Sand } from '../../../support/sand.ts';

const AGAIN = { type: 'reroll', use: true } as const;
const KEEP = { type: 'reroll', use: false } as const;

/** A feints, then strikes with his sword. */
function feinted(dice: readonly number[], options: Parameters<typeof face>[1] = {}): Sand {
  const sand = face(3, { ...options, dice });
  return sand.play({ type: 'feint' }, sand.attackWith('sword'));
}

describe('feint', () => {
  test('M-321: 2 AP beside the attack; it is no attack', () => {
    const sand = feinted([4, 3], { b: 'sagittarius', turn: { ap: 3 } }).done();
    expect(sand.all('paid').map(({ action, base, surcharge }) => [action, base + surcharge])).toEqual([
      ['feint', 2],
      ['attack', 1],
    ]);
    expect([sand.turn.ap, sand.turn.attacks]).toEqual([0, 1]);
    const poor = face(3, { turn: { ap: 1 } });
    expect(poor.refusedBy({ type: 'feint' })).toBe('M-077');
  });

  test('M-321: one a turn, used or not', () => {
    const sand = face(3);
    sand.play({ type: 'feint' });
    expect(sand.refusedBy({ type: 'feint' })).toBe('M-321');
    const used = feinted([2, 5, 6, 6], { others: [{ card: 'gaul', at: [-4, 0] }] })
      .play(AGAIN)
      .done();
    expect(used.refusedBy({ type: 'feint' })).toBe('M-321');
  });

  test('M-321: what was declared and not needed is gone with the turn', () => {
    const sand = face(3, { dice: [1, 1, 2] });
    sand.play({ type: 'feint' }, { type: 'end' }, { type: 'ready' }, { type: 'end' }, { type: 'ready' });
    expect(sand.turn).toMatchObject({ fighter: 0, feint: 'none' });
  });

  test('M-322: too low: the attack die alone is thrown again: 2,5, then 6 hits by 1', () => {
    const sand = feinted([2, 5, 6, 4]);
    expect(sand.turn.step).toBe('reroll');
    expect(sand.bout.actions()).toEqual([AGAIN, KEEP]);
    sand.play(AGAIN).done();
    expect(sand.last('clashed')).toMatchObject({ faces: [6, 5], difference: 1, result: 'hit', again: true });
    expect(sand.fighter(1).stamina).toBe(7);
  });

  test('M-322: the new die may make a double: 2,5, then 5', () => {
    const sand = feinted([2, 5, 5, 2]).play(AGAIN).done();
    expect(sand.last('clashed').result).toBe('double');
    expect(sand.lies(sand.item(1, 'smallShield'))).not.toBe('ready');
    expect(sand.fighter(0).fatigue).toBe(0);
  });

  test('M-322: a double is not too low', () => {
    const sand = feinted([4, 4]).done();
    expect(sand.turn.step).toBe('act');
    expect(sand.fighter(1).down).toBe(true);
  });

  test('M-322: one roll only: a second miss asks no more', () => {
    const sand = feinted([2, 5, 3]).play(AGAIN).done();
    expect(sand.turn.step).toBe('act');
    expect(sand.at(1)).toEqual([2, 0]);
    const second = face(3, { a: 'diamecheri', b: 'sagittarius', dice: [2, 5, 6, 1, 5] });
    second.play({ type: 'feint' }, second.attackWith('sword'), AGAIN);
    second.play({ type: 'attack', item: second.carried('sword', 1), target: 1 }).done();
    expect(second.turn.step).toBe('act');
  });

  test('M-322: declined, it may still turn a later roll of the same turn', () => {
    const fighters = { a: 'retiarius', b: { card: 'sagittarius' }, dice: [2, 5, 1, 5, 6] } as const;
    const sand = face(3, fighters);
    sand.play({ type: 'feint' }, sand.attackWith('net'), KEEP);
    expect(sand.at(1)).toEqual([2, 0]);
    sand.play(sand.attackWith('trident'), AGAIN).done();
    expect(sand.last('clashed')).toMatchObject({ faces: [6, 5], result: 'hit' });
  });

  test('M-322: it serves a missile: the landing die comes after the second throw', () => {
    const fighters = [
      { card: 'gaetulian', at: [0, 0] },
      { card: 'gaul', at: [3, 0], facing: 3 },
    ] as const;
    const sand = new Sand({ fighters, dice: [1, 4, 2, 4] });
    sand.play({ type: 'feint' }, sand.attackWith('dart'), AGAIN).done();
    expect(sand.dice()).toEqual(['attack 1', 'defence 4', 'attack 2', 'landing 4']);
  });

  test('M-322: a grapple, too; a double of the second throw is thrown again with both dice', () => {
    const sand = face(3, { dice: [2, 5, 5, 6, 3, 6, 1] });
    sand.play({ type: 'feint' }, { type: 'grapple', target: 1 }, AGAIN).done();
    expect(sand.last('clashed')).toMatchObject({ faces: [6, 3], result: 'hit' });
    expect(sand.turn.step).toBe('throw');
  });

  test('M-322 M-179: a whirl is helped, too, and counts by its second throw', () => {
    const whirled = (again: number, ...rest: number[]) => {
      const sand = face(3, { dice: [2, 5, again, ...rest] });
      return sand.play({ type: 'feint' }, sand.whirlWith('sword'), AGAIN).done();
    };
    expect(whirled(6, 1).fighter(0)).toMatchObject({ whirls: 1, whirlHits: 1, whirlDoubles: 0 });
    expect(whirled(5, 1).fighter(0)).toMatchObject({ whirls: 1, whirlHits: 0, whirlDoubles: 1 });
    expect(whirled(3).fighter(0)).toMatchObject({ whirls: 1, whirlHits: 0, whirlDoubles: 0 });
  });

  test('M-322: a net is helped, too: the second throw may entangle', () => {
    const sand = face(3, { a: 'retiarius', dice: [2, 4, 6, 1] });
    sand.play({ type: 'feint' }, sand.attackWith('net'), AGAIN).done();
    expect(sand.fighter(1).nets).toBe(1);
  });

  test('M-323: a second throw that misses tires by 2', () => {
    const sand = feinted([2, 5, 3]).play(AGAIN).done();
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.fighter(0).fatigue).toBe(2);
    expect(sand.last('fatigued').rules).toEqual(['M-323']);
  });

  test('M-323: a feint without a second throw tires by 1', () => {
    const sand = feinted([2, 5]).play(KEEP).done();
    expect(sand.fighter(0).fatigue).toBe(1);
  });
});
