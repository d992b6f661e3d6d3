import { describe, expect, test } from 'vitest';
import { arms, face, Sand } from '../../../support/sand.ts';

describe('sword', () => {
  test('M-213: 6,1,6 makes 5 wounds against any Save', () => {
    const sand = face(3, { b: 'crupellarius-large', dice: [6, 1, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('saved')).toMatchObject({ save: 5, passed: false });
    expect(sand.last('wounded').net).toBe(5);
    expect(sand.last('paid')).toMatchObject({ base: 1, surcharge: 0 });
  });

  test('M-213: adjacent only', () => {
    const sand = face(3, { b: { at: [2, 0] } });
    expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-115');
  });
});

describe('dagger', () => {
  test('M-214: always -1: 5,3 hits by 1', () => {
    const sand = face(3, { a: { loadout: arms('none', ['dagger']) }, b: 'sagittarius', dice: [5, 3] });
    sand.play(sand.attackWith('dagger')).done();
    expect(sand.last('wounded').net).toBe(1);
    expect(Sand.terms(sand.last('attacked').modifiers)).toContain('M-214 -1');
  });

  test('M-215: a Retiarius must draw it first, for 1 AP; sheathing costs 1, too', () => {
    const sand = face(3, { a: 'retiarius', b: 'sagittarius', dice: [5, 3], turn: { ap: 3 } });
    expect(sand.refusedBy(sand.attackWith('dagger'))).toBe('M-215');
    sand.play({ type: 'draw', item: sand.carried('dagger') }, sand.attackWith('dagger')).done();
    sand.play({ type: 'sheathe', item: sand.carried('dagger') });
    expect(sand.all('paid').map(({ base, surcharge }) => base + surcharge)).toEqual([1, 1, 1]);
    expect(sand.refusedBy({ type: 'draw', item: sand.carried('dagger') })).toBe('M-077');
  });

  test('M-215 M-012: with both hands full it cannot be drawn', () => {
    const sand = face(3, { a: { card: 'hoplomachus-a-sword' } });
    expect(sand.refusedBy({ type: 'draw', item: sand.carried('sword') })).toBe('M-070');
  });
});

describe('shield', () => {
  test('M-216: any shield strikes, 1 AP and -1, and goes on covering', () => {
    const sand = face(3, { a: 'thraex', b: 'sagittarius', dice: [4, 2] });
    sand.play(sand.attackWith('smallShield')).done();
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('paid').base).toBe(1);
    expect(sand.lies(sand.carried('smallShield'))).toBe('ready');
  });

  test('M-216: a galerus does not strike, a cape does not either', () => {
    const galerus = face(3, { a: 'retiarius' });
    expect(galerus.refusedBy(galerus.attackWith('galerus'))).toBe('M-114');
    const cape = face(3, { a: { loadout: arms('none', ['sword', 'cape']) }, b: 'sagittarius', dice: [4, 2, 6] });
    expect(cape.refusedBy(cape.whirlWith('cape'))).toBe('M-313');
    cape.play(cape.attackWith('cape')).done();
    expect(cape.all('wounded')).toEqual([]);
  });

  test('M-216 M-071: as a second attack it always costs one more', () => {
    const sand = face(3, { a: 'thraex', b: 'sagittarius', dice: [4, 2, 4, 2] });
    sand.play(sand.attackWith('sica'), sand.attackWith('smallShield')).done();
    expect(sand.last('paid')).toMatchObject({ base: 1, surcharge: 1 });
  });

  test('M-217: a large shield has Bash, a small one has not', () => {
    const large = face(3, { dice: [5, 2, 3] });
    large.play(large.attackWith('largeShield')).done();
    expect(large.last('saved').passed).toBe(true);
    expect(large.fighter(1)).toMatchObject({ stamina: 8, down: true });
    const small = face(3, { a: 'thraex', dice: [5, 2, 3] });
    small.play(small.attackWith('smallShield')).done();
    expect(small.last('saved').passed).toBe(true);
    expect(small.fighter(1).down).toBe(false);
  });
});

describe('sica', () => {
  test('M-218: always -1, 1 AP: 3,2 is a push-back', () => {
    const sand = face(3, { a: 'thraex', dice: [3, 2] });
    sand.play(sand.attackWith('sica')).done();
    expect(sand.last('clashed').difference).toBe(0);
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.last('paid').base).toBe(1);
  });

  test.each([
    ['murmillo front', 3, 'murmillo', 3],
    ['murmillo right', 2, 'murmillo', 2],
    ['murmillo rear', 0, 'murmillo', 2],
    ['thraex front', 3, 'thraex', 2],
    ['thraex right', 2, 'thraex', 2],
    ['retiarius front, for a galerus is no shield', 3, 'retiarius', 1],
  ])('M-219: the shield counts one less against a sica: %s', (_, facing, card, save) => {
    const sand = face(facing, { a: 'thraex', b: card, dice: [6, 1, 1] });
    sand.play(sand.attackWith('sica')).done();
    expect(sand.last('saved').save).toBe(save);
  });

  test('M-219: a cape counts one less, too', () => {
    const sand = face(3, { a: 'thraex', b: { loadout: arms('none', ['sword', 'cape']) }, dice: [6, 2] });
    sand.play(sand.attackWith('sica')).done();
    expect(Sand.terms(sand.last('saved').modifiers)).toEqual(['M-018 0', 'M-246 1', 'M-219 -1']);
  });
});

describe('scissor sword', () => {
  const scissor = (dice: readonly number[], b = 'thraex', a = 'scissor') => {
    const sand = face(3, { a, b, dice });
    return sand.play(sand.attackWith(a === 'scissor' ? 'scissor' : 'sword')).done();
  };

  test('M-255: on a Double 1 of the scissor sword 2 or more is the other weapon', () => {
    const dropped = scissor([1, 1, 2, 4]);
    expect(dropped.lies(dropped.item(1, 'sica'))).toEqual([2, 0]);
    for (const face of [3, 4, 5]) expect(scissor([1, 1, face, 4]).lies(dropped.item(1, 'sica'))).toEqual([2, 0]);
    const broken = scissor([1, 1, 6]);
    expect(broken.lies(broken.item(1, 'sica'))).toBe('gone');
  });

  test('M-255: on 1 it breaks itself', () => {
    const sand = scissor([1, 1, 1]);
    expect(sand.lies(sand.item(0, 'scissor'))).toBe('gone');
    expect(sand.lies(sand.item(1, 'sica'))).toBe('ready');
  });

  test('M-255: in the hand of the defender it turns 2 to 6 on the attacker', () => {
    const own = scissor([1, 1, 1], 'scissor', 'murmillo');
    expect(own.lies(own.item(1, 'scissor'))).toBe('gone');
    const dropped = scissor([1, 1, 5, 1], 'scissor', 'murmillo');
    expect(dropped.lies(dropped.item(0, 'sword'))).toEqual([1, 0]);
    const broken = scissor([1, 1, 6], 'scissor', 'murmillo');
    expect(broken.lies(broken.item(0, 'sword'))).toBe('gone');
  });

  test('M-255: between two scissor swords the normal table holds', () => {
    const attacker = scissor([1, 1, 3, 1], 'scissor');
    expect(attacker.lies(attacker.item(0, 'scissor'))).toEqual([1, 0]);
    const defender = scissor([1, 1, 4, 4], 'scissor');
    expect(defender.lies(defender.item(1, 'scissor'))).toEqual([2, 0]);
  });

  test('M-256: otherwise it is a sword: 5,2,4 against Save 3', () => {
    const sand = scissor([5, 2, 4]);
    expect(sand.last('wounded').net).toBe(3);
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0']);
  });
});
