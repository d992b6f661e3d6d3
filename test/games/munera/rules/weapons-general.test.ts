import { describe, expect, test } from 'vitest';
import { arms, face, Sand } from '../../../support/sand.ts';

test('M-206: swords and the like use the basic rules: no modifier', () => {
  const sand = face(3, { b: 'sagittarius', dice: [4, 3] });
  sand.play(sand.attackWith('sword')).done();
  expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0']);
});

test.each(['sword', 'scissor'])('M-206: the basic rules are all that a %s has: 1 AP, only beside him, his whole Save, no bash', (gear) => {
  const a = { card: 'gaul', loadout: arms('light', [gear, 'helmet']) };
  const saved = face(3, { a, b: 'murmillo', dice: [5, 2, 4] });
  saved.play(saved.attackWith(gear)).done();
  expect(saved.last('paid')).toMatchObject({ base: 1, surcharge: 0 });
  expect(Sand.terms(saved.last('attacked').modifiers)).toEqual(['M-135 0']);
  expect(Sand.terms(saved.last('saved').modifiers)).toEqual(['M-019 1', 'M-024 1', 'M-023 2']);
  expect([saved.last('saved').passed, saved.fighter(1).down]).toEqual([true, false]);
  const wounded = face(3, { a, b: 'murmillo', dice: [5, 2, 5] });
  wounded.play(wounded.attackWith(gear)).done();
  expect(wounded.last('wounded')).toMatchObject({ raw: 3, modifiers: [], net: 3 });
  const afar = face(3, { a, b: { card: 'murmillo', at: [2, 0] } });
  expect(afar.refusedBy(afar.attackWith(gear))).toBe('M-115');
});

describe('several weapons', () => {
  const arbelas = (ap: number, lex: object = {}) => {
    const sand = face(3, { a: 'arbelas', b: 'sagittarius', dice: [4, 3, 5, 3], turn: { ap }, lex });
    return sand.play(sand.attackWith('sword'));
  };

  test('M-207 M-071: an Arbelas strikes with sword and arbelos for 2 AP; a third strike is illegal', () => {
    const sand = arbelas(2);
    sand.play(sand.attackWith('arbelos')).done();
    expect(sand.turn.ap).toBe(0);
    const more = arbelas(6);
    more.play(more.attackWith('arbelos')).done();
    expect(more.refusedBy(more.attackWith('improvised'))).toBe('M-118');
  });

  test('M-207: it is a permission: the same weapon may strike twice, for one AP more', () => {
    const sand = arbelas(3);
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('paid')).toMatchObject({ base: 1, surcharge: 1, to: 0 });
  });

  test('M-207: lex secondAttackSurcharge always: the other weapon costs one more, too', () => {
    const poor = arbelas(2, { secondAttackSurcharge: 'always' });
    expect(poor.refusedBy(poor.attackWith('arbelos'))).toBe('M-077');
    const sand = arbelas(3, { secondAttackSurcharge: 'always' });
    sand.play(sand.attackWith('arbelos')).done();
    expect(sand.turn.ap).toBe(0);
  });

  test('M-207: lex oneStrikePerWeapon: the sword strikes once, fists twice', () => {
    const sand = arbelas(6, { oneStrikePerWeapon: true });
    expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-207');
    sand.play(sand.attackWith('arbelos')).done();
    const kicks = face(3, { b: 'sagittarius', dice: [5, 2, 5, 2], lex: { oneStrikePerWeapon: true } });
    kicks.play(kicks.attackWith('improvised'), kicks.attackWith('improvised')).done();
    expect(kicks.turn.attacks).toBe(2);
  });

  test('M-207 M-070: a sheathed weapon is not ready', () => {
    const sand = face(3, { a: 'cataphractarius' });
    expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-215');
  });
});

test('M-208: unwieldy is always 2 AP: the second thrust of a trident 3', () => {
  const fighters = [
    { card: 'retiarius', at: [0, 0] },
    { card: 'sagittarius', at: [2, 0], facing: 3 },
  ] as const;
  const sand = new Sand({ fighters, dice: [4, 3, 4, 3], turn: { ap: 5 } });
  sand.play(sand.attackWith('trident'), sand.attackWith('trident')).done();
  expect(sand.all('paid').map(({ base, surcharge }) => base + surcharge)).toEqual([2, 3]);
  const poor = new Sand({ fighters, turn: { ap: 1 } });
  expect(poor.refusedBy(poor.attackWith('trident'))).toBe('M-077');
});

test('M-209: penetration lowers the Save by one: an axe against Save 4', () => {
  const sand = face(3, { a: { loadout: arms('none', ['axe']) }, b: 'murmillo', dice: [5, 2, 4] });
  sand.play(sand.attackWith('axe')).done();
  expect(sand.last('saved')).toMatchObject({ save: 3, passed: false });
  expect(sand.last('wounded').net).toBe(3);
});

test('M-209: never below 0, and no die is thrown for 0', () => {
  const bare = face(3, { a: { loadout: arms('none', ['axe']) }, b: 'sagittarius', dice: [5, 2] });
  bare.play(bare.attackWith('axe')).done();
  expect(bare.last('saved')).toMatchObject({ save: 0, face: null });
  const one = face(3, { a: { loadout: arms('none', ['axe']) }, b: 'velite', dice: [5, 2] });
  one.play(one.attackWith('axe')).done();
  expect(one.last('saved')).toMatchObject({ save: 0, face: null });
});

describe('Bash', () => {
  const club = (dice: readonly number[], down = false) => {
    const sand = face(3, { a: { loadout: arms('none', ['club']) }, b: { card: 'murmillo', down }, dice });
    return sand.play(sand.attackWith('club')).done();
  };

  test('M-210: a saved hit knocks a standing defender down', () => {
    const sand = club([5, 2, 3]);
    expect(sand.last('saved')).toMatchObject({ save: 3, passed: true });
    expect(sand.fighter(1)).toMatchObject({ stamina: 8, down: true });
  });

  test('M-210: it does nothing when the Save fails, nor to one who is down already', () => {
    expect(club([5, 2, 4]).fighter(1)).toMatchObject({ stamina: 5, down: false });
    const down = club([5, 2, 3], true);
    expect(down.fighter(1)).toMatchObject({ stamina: 8, down: true, fate: 'active' });
    expect(down.all('appealed')).toEqual([]);
  });
});

test('M-211: disadvantaged is -1: dagger 3,2 misses', () => {
  const sand = face(3, { a: { loadout: arms('none', ['dagger']) }, dice: [3, 2] });
  sand.play(sand.attackWith('dagger')).done();
  expect(sand.last('clashed')).toMatchObject({ difference: 0, result: 'miss' });
});

test('M-212: double disadvantaged is -2: improvised 6,3 hits by 1', () => {
  const sand = face(3, { b: 'sagittarius', dice: [6, 3] });
  sand.play(sand.attackWith('improvised')).done();
  expect(sand.last('clashed')).toMatchObject({ difference: 1, result: 'hit' });
});
