import { describe, expect, test } from 'vitest';
import { adjacent } from '../../../../src/engine/hex/index.ts';
import type { Standing } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

const at = (q: number, r: number) => ({ at: { q, r } });
/** A with his first thing lying somewhere, B elsewhere. */
const lying = (q: number, r: number, part: Partial<Standing> = {}, b: Partial<Standing> = { card: 'gaul', at: [5, -5] }) =>
  face(3, { a: { card: 'murmillo', items: { 0: at(q, r) }, ...part }, b });
const PICK_UP = { type: 'pick-up', item: 0 } as const;
const kick = (direction: number, item = 0) => ({ type: 'kick', item, direction }) as const;

test('M-097: adjacent is distance 1', () => {
  const sand = face(3);
  const { arena } = sand.bout.world;
  expect(adjacent(arena, sand.cell(0, 0), sand.cell(1, -1))).toBe(true);
  expect(adjacent(arena, sand.cell(0, 0), sand.cell(1, 1))).toBe(false);
  expect(adjacent(arena, sand.cell(0, 0), sand.cell(0, 0))).toBe(false);
});

describe('M-098: things beside him', () => {
  test('M-098: are picked up from all six sides, whichever way he faces', () => {
    for (const [q, r] of [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const) {
      const sand = lying(q, r).play(PICK_UP);
      expect(sand.lies(0)).toBe('ready');
      expect(sand.turn.ap).toBe(5);
      expect(sand.last('item')).toMatchObject({ figure: 'murmillo', item: 'sword', how: 'picked-up', cell: sand.cell(q, r) });
    }
  });

  test('M-098: two hexes away they are out of reach, for kicks too', () => {
    const sand = lying(2, 0);
    expect(sand.refusedBy(PICK_UP)).toBe('M-098');
    expect(sand.refusedBy(kick(0))).toBe('M-098');
    expect(sand.bout.actions().some(({ type }) => type === 'pick-up' || type === 'kick')).toBe(false);
  });

  test('M-098: helmets and shields likewise; what somebody carries is not lying', () => {
    const sand = face(3, { b: { card: 'secutor', at: [1, 0], items: { 1: at(0, 1), 2: at(-1, 0) } }, a: 'gaul' });
    expect(sand.refusedBy({ type: 'pick-up', item: sand.item(1, 'helmet') })).toBeNull();
    expect(sand.refusedBy({ type: 'pick-up', item: sand.item(1, 'sword') })).toBe('M-098');
    expect(sand.refusedBy(kick(3, sand.item(1, 'helmet')))).toBeNull();
  });
});

test('M-099: from his own hex for the same cost; several things share a hex', () => {
  const sand = face(3, { a: { card: 'murmillo', items: { 0: at(0, 0), 1: at(0, 0), 2: at(0, 0) } } });
  sand.play(PICK_UP, { type: 'pick-up', item: 1 }, { type: 'pick-up', item: 2 });
  expect(sand.all('paid').map(({ base }) => base)).toEqual([1, 1, 2]);
  expect(sand.gear(0)).toEqual(['sword', 'largeShield', 'helmet']);
});

describe('M-100: a kick', () => {
  test('M-100: sends a thing straight on, away from him, one hex', () => {
    const sand = lying(0, -1).play(kick(4));
    expect(sand.lies(0)).toEqual([0, -2]);
    for (const direction of [0, 1, 2, 3, 5]) expect(lying(0, -1).refusedBy(kick(direction))).toBe('M-100');
  });

  test('M-100: from his own hex to any side', () => {
    for (const [direction, hex] of [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ].entries()) {
      expect(lying(0, 0).play(kick(direction)).lies(0)).toEqual(hex);
    }
  });

  test('M-100: at the wall the thing stays; the AP is spent', () => {
    const sand = lying(5, 0, { at: [4, 0] }, { card: 'gaul', at: [-5, 0] }).play(kick(0));
    expect(sand.lies(0)).toEqual([5, 0]);
    expect(sand.turn.ap).toBe(5);
  });

  test('M-100 M-103: from his own hex beside the wall only to a neighbour that is there', () => {
    const sand = lying(5, 0, { at: [5, 0] }, { card: 'gaul', at: [-5, 0] });
    expect([0, 1, 2, 3, 4, 5].map((direction) => sand.refusedBy(kick(direction)))).toEqual(['M-103', 'M-103', null, null, null, 'M-103']);
  });

  test('M-075 M-077: costs the AP that he has not got', () => {
    const sand = face(3, { a: { card: 'murmillo', items: { 0: at(0, 0) } }, b: { card: 'gaul', at: [5, -5] }, turn: { ap: 0 } });
    expect(sand.refusedBy(kick(0))).toBe('M-077');
  });

  test('M-100: a hex that somebody stands on does not stop it', () => {
    const sand = lying(0, 0, {}, { card: 'thraex' }).play(kick(0));
    expect(sand.lies(0)).toEqual([1, 0]);
    expect(sand.at(1)).toEqual([1, 0]);
  });
});

test('M-101: not from under another who stands; from under one who lies, or is gone, it is', () => {
  const under = (b: Partial<Standing>) => lying(1, 0, {}, { card: 'thraex', ...b });
  expect(under({}).refusedBy(PICK_UP)).toBe('M-101');
  expect(under({}).refusedBy(kick(0))).toBe('M-101');
  expect(under({ down: true }).refusedBy(PICK_UP)).toBeNull();
  expect(under({ down: true }).refusedBy(kick(0))).toBeNull();
  expect(under({ at: [2, 0] }).refusedBy(PICK_UP)).toBeNull();
  const friend = face(3, { a: { card: 'gaul', items: { 0: at(0, 1) } }, others: [{ card: 'gaul', at: [0, 1], facing: 0, side: 'a' }] });
  expect(friend.refusedBy(PICK_UP)).toBe('M-101');
});

describe('M-102: hands', () => {
  test('M-102: a weapon or shield needs a free hand', () => {
    const sand = face(3, { b: { card: 'retiarius', at: [3, 0], items: { 2: at(0, 1) } } });
    expect(sand.refusedBy({ type: 'pick-up', item: sand.item(1, 'dagger') })).toBe('M-102');
    sand.play({ type: 'drop', item: sand.item(0, 'sword') });
    sand.play({ type: 'pick-up', item: sand.item(1, 'dagger') });
    expect(sand.gear(0)).toEqual(['largeShield', 'helmet', 'dagger']);
    expect(sand.lies(sand.item(1, 'dagger'))).toBe('ready');
  });

  test('M-102: a helmet needs none; nobody wears two', () => {
    const sand = face(3, { a: { card: 'murmillo', items: { 2: at(0, 1) } }, b: { card: 'secutor', at: [3, 0], items: { 2: at(0, -1) } } });
    sand.play({ type: 'pick-up', item: sand.item(1, 'helmet') });
    expect(sand.save(0)).toBe(4);
    expect(sand.refusedBy({ type: 'pick-up', item: sand.item(0, 'helmet') })).toBe('M-102');
  });

  test('M-102: an enemy shield will do; nobody holds two, a cape counting as one', () => {
    const sand = face(3, {
      a: { card: 'murmillo', items: { 0: 'gone', 1: at(0, 1) } },
      b: { card: 'secutor', at: [3, 0], items: { 1: at(0, -1) } },
    });
    sand.play({ type: 'pick-up', item: sand.item(1, 'smallShield') });
    expect(sand.save(0)).toBe(3);
    expect(sand.refusedBy({ type: 'pick-up', item: sand.item(0, 'largeShield') })).toBe('M-102');
    const cape = face(3, {
      a: { card: 'gaul', items: { 0: 'gone' } },
      b: { card: 'gaul', at: [3, 0], loadout: arms('none', ['sword', 'cape']), items: { 1: at(0, 1) } },
    });
    expect(cape.refusedBy({ type: 'pick-up', item: cape.item(1, 'cape') })).toBe('M-102');
  });

  test('M-102 M-264: four darts or javelins at most, of both kinds together', () => {
    const javelins: Standing = {
      card: 'gaul',
      at: [5, 0],
      facing: 3,
      loadout: arms('none', ['javelin', 'javelin']),
      items: { 0: at(0, 1), 1: at(0, -1) },
    };
    const full = face(3, { a: 'gaetulian', b: { ...javelins } });
    expect(full.refusedBy({ type: 'pick-up', item: full.item(1, 'javelin') })).toBe('M-264');
    const three = face(3, { a: { card: 'gaetulian', items: { 0: 'gone' } }, b: { ...javelins } });
    three.play({ type: 'pick-up', item: three.item(1, 'javelin') });
    expect(three.gear(0)).toEqual(['dart', 'dart', 'dart', 'dagger', 'javelin']);
    expect(three.refusedBy({ type: 'pick-up', item: three.item(1, 'javelin', 1) })).toBe('M-264');
  });

  test('M-102: one more dart needs no other hand, the first does', () => {
    const loadout = arms('none', ['dart', 'dart', 'smallShield']);
    const more = face(3, { a: { card: 'gaul', loadout, items: { 0: at(0, 1) } } });
    expect(more.refusedBy(PICK_UP)).toBeNull();
    const first = face(3, { b: { card: 'gaetulian', at: [5, 0], items: { 0: at(0, 1) } } });
    expect(first.refusedBy({ type: 'pick-up', item: first.item(1, 'dart') })).toBe('M-102');
  });
});

test('M-099 M-101: whoever stands on a thing may take it himself', () => {
  const sand = new Sand({
    fighters: [
      { card: 'gaul', at: [0, 0], facing: 0, items: { 0: 'gone' } },
      { card: 'secutor', at: [3, 0], facing: 3, items: { 0: at(0, 0) } },
    ],
  });
  sand.play({ type: 'pick-up', item: sand.item(1, 'sword') });
  expect(sand.gear(0)).toEqual(['largeShield', 'sword']);
});
