import { describe, expect, test } from 'vitest';
import { arms, bout, Sand } from '../../../support/sand.ts';

/** An archer at the left wall, B `hexes` away and looking at him. */
function archer(hexes: number, dice: readonly number[] = [], a: object = {}, more: object = {}): Sand {
  const target = { card: 'gaetulian', at: [hexes - 4, 0], facing: 3, original: 8 } as const;
  return new Sand({ fighters: [{ card: 'sagittarius', at: [-4, 0], ...a }, target], dice, ...more });
}

function shoot(sand: Sand): Sand {
  return sand.play(sand.attackWith('bow')).done();
}

function arrows(sand: Sand): number {
  return sand.gear(0).filter((gear) => gear === 'arrow').length;
}

test.each([
  [1, 'M-116'],
  [2, null],
  [8, null],
  [9, 'M-116'],
])('M-274: at %i hexes: %s', (hexes, rule) => {
  const sand = archer(hexes);
  expect(sand.refusedBy(sand.attackWith('bow'))).toBe(rule);
});

test('M-274: in the frontal arc only', () => {
  const sand = archer(3, [], { facing: 1 });
  expect(sand.refusedBy(sand.attackWith('bow'))).toBe('M-094');
});

test.each([2, 7])('M-275: at %i: -1: 3,2 misses', (hexes) => {
  expect(shoot(archer(hexes, [3, 2, 1])).last('clashed')).toMatchObject({ difference: 0, result: 'miss' });
});

test.each([3, 4, 5, 6])('M-275: at %i no modifier: 3,2 hits by 1', (hexes) => {
  expect(shoot(archer(hexes, [3, 2])).last('clashed').difference).toBe(1);
});

test('M-276: at 8: -2: 6,3 hits by 1', () => {
  expect(shoot(archer(8, [6, 3])).last('clashed').difference).toBe(1);
});

test('M-277: an arrow that misses lies on the sand, where it can be picked up', () => {
  const sand = shoot(archer(3, [1, 4, 4]));
  expect(sand.lies(sand.item(0, 'arrow'))).toEqual([0, 0]);
  expect(sand.at(1)).toEqual([0, 0]);
  const near = new Sand({
    fighters: [
      { card: 'sagittarius', at: [0, 0], items: { 1: { at: { q: 1, r: 0 } } } },
      { card: 'gaul', at: [4, 0] },
    ],
  });
  near.play({ type: 'pick-up', item: near.item(0, 'arrow') });
  expect([arrows(near), near.turn.ap]).toEqual([9, 5]);
});

test.each([
  ['it wounds', [3, 2]],
  ['Double 4', [4, 4]],
  ['Double 3, and the turn of the other begins', [3, 3, 1]],
])('M-277: an arrow is lost: %s', (_, dice) => {
  const sand = shoot(archer(4, dice));
  expect(sand.lies(sand.item(0, 'arrow'))).toBe('gone');
  expect(arrows(sand)).toBe(8);
});

test('M-277 M-171: Double 1 can cost the bow', () => {
  const sand = shoot(archer(4, [1, 1, 2, 1]));
  expect(sand.lies(sand.item(0, 'bow'))).toEqual([-3, 0]);
  const broken = shoot(archer(4, [1, 1, 1]));
  expect(broken.lies(broken.item(0, 'bow'))).toBe('gone');
});

test('M-278: 2 AP a shot, the second 3', () => {
  const sand = archer(4, [3, 2, 3, 2], {}, { turn: { ap: 5 } });
  sand.play(sand.attackWith('bow'), sand.attackWith('bow')).done();
  expect(sand.all('paid').map(({ base, surcharge }) => base + surcharge)).toEqual([2, 3]);
  expect(sand.turn.ap).toBe(0);
});

test('M-278 M-012: a bow takes both hands', () => {
  const sand = archer(4, [], { loadout: arms('none', ['bow', 'arrow'], ['sword']), items: { 2: 'ready' } });
  expect(sand.refusedBy(sand.attackWith('bow'))).toBe('M-012');
});

describe('arrows', () => {
  const begun = (dice: readonly number[], lex: object = {}) => new Sand({ setup: bout(['sagittarius', 'gaul'], { lex }), dice });

  test.each([
    [2, 5],
    [1, 4],
    [6, 9],
  ])('M-279: die %i: %i arrows, thrown after Stamina', (die, count) => {
    const sand = begun([3, 3, die, 6, 1, 1]).done();
    expect(sand.dice()).toEqual(['starting-stamina 3', 'starting-stamina 3', `arrows ${die}`, 'order 6', 'order 1', 'ap 1']);
    expect(arrows(sand)).toBe(count);
  });

  test('M-279: without an arrow no shot', () => {
    const last = archer(4, [3, 2], { arrows: 1 });
    shoot(last);
    expect(last.refusedBy(last.attackWith('bow'))).toBe('M-279');
  });

  test('M-279: without lex limitedArrows nobody counts them, and no die is thrown', () => {
    const sand = begun([3, 3, 6, 1, 1], { limitedArrows: false }).done();
    expect(arrows(sand)).toBe(0);
    const more = archer(4, [3, 2, 3, 2], { arrows: 0 }, { lex: { limitedArrows: false } });
    more.play(more.attackWith('bow'), more.attackWith('bow')).done();
    expect(more.turn.attacks).toBe(2);
    const missed = shoot(archer(4, [1, 5, 4], { arrows: 0 }, { lex: { limitedArrows: false } }));
    expect(missed.dice()).toEqual(['attack 1', 'defence 5', 'landing 4']);
  });
});
