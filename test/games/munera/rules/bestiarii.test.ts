import { describe, expect, test } from 'vitest';
import { face, Sand } from '../../../support/sand.ts';

/** One of each grade. */
const TIRO = 'bullarius';
const VETERANUS = 'mamertinus';
const PRIMUS = 'hilarinus';

describe('profile', () => {
  test.each([3, 4, 2, 0])('D-276: light armour alone: Save 1 all round (facing %i)', (facing) => {
    const sand = face(facing, { b: VETERANUS, dice: [6, 1, 1] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('saved').save).toBe(1);
    expect(sand.gear(1)).toEqual(['longSpear', 'dagger']);
  });

  test('D-276: AP +1 for the tunic', () => {
    expect(face(3, { b: TIRO }).apTerms(1)).toEqual(['M-046 1']);
    expect(face(3, { b: VETERANUS }).apTerms(1)[0]).toBe('M-046 1');
  });

  test('D-276: the spear: 2 AP, at 2 hexes without modifier, in two hands it penetrates', () => {
    const sand = face(3, { a: VETERANUS, b: { card: 'secutor', at: [2, 0] }, dice: [5, 3, 3] });
    sand.play(sand.attackWith('longSpear')).done();
    expect(sand.last('paid').base).toBe(2);
    expect(sand.last('saved')).toMatchObject({ save: 2, passed: false });
  });

  test('D-276: the dagger is in its sheath, and once drawn the spear is in one hand', () => {
    const sand = face(3, { a: VETERANUS, b: 'secutor', dice: [6, 3, 3] });
    expect(sand.refusedBy(sand.attackWith('dagger'))).toBe('M-215');
    sand.play({ type: 'draw', item: sand.carried('dagger') }, sand.attackWith('longSpear')).done();
    expect(sand.last('saved').save).toBe(3);
  });

  test('D-276: Stamina 4 + D6', () => {
    const setup = { ruleset: 'munera', arena: null, lex: {}, sparedToday: 0, position: null } as const;
    const entrants = [TIRO, PRIMUS].map((card, i) => ({
      card,
      side: 'ab'[i]!,
      skills: [],
      loadout: null,
      defeatsToday: 0,
      sparedToday: false,
    }));
    const begun = new Sand({ setup: { ...setup, fighters: entrants }, dice: [3, 6, 6, 1, 2] }).done();
    expect([0, 1].map((index) => begun.fighter(index).original)).toEqual([7, 10]);
  });

  test('D-276: the crowd weighs nothing for his class', () => {
    const b = { card: VETERANUS, stamina: 1, inflicted: { 0: 1 } } as const;
    const sand = face(3, { b, dice: [4, 3, 6, 6, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(Sand.terms(sand.last('appealed').modifiers)).toEqual(['M-177 1', 'M-185 -1']);
  });

  test('D-277: a tiro has no skill, a veteranus Reflexes', () => {
    expect(face(3, { b: TIRO }).ap(1)).toBe(1);
    expect(face(3, { b: VETERANUS }).apTerms(1)).toEqual(['M-046 1', 'M-197 1']);
  });

  test('D-277: a primus has Reflexes and Dodge: AP +2, attackers -1', () => {
    const sand = face(3, { b: PRIMUS, dice: [3, 2] });
    expect(sand.ap(1)).toBe(2);
    sand.play(sand.attackWith('sword')).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-199 -1']);
    expect(sand.last('clashed').result).toBe('miss');
  });
});

describe('special moves', () => {
  test('D-278: a whirl with the dagger, once it is drawn', () => {
    const sand = face(3, { a: TIRO, b: 'sagittarius', dice: [5, 3] });
    expect(sand.refusedBy(sand.whirlWith('dagger'))).toBe('M-215');
    sand.play({ type: 'draw', item: sand.carried('dagger') }, sand.whirlWith('dagger')).done();
    expect(sand.last('clashed')).toMatchObject({ difference: 1, result: 'hit' });
    expect(sand.at(0)).toEqual([2, -1]);
  });

  test('D-278: a whirl with the spear costs 4; feint, grapple and sand are open to him', () => {
    const sand = face(3, { a: TIRO, turn: { ap: 4 } });
    expect(sand.refusedBy(sand.whirlWith('longSpear'))).toBeNull();
    expect(sand.refusedBy({ type: 'feint' })).toBeNull();
    expect(sand.refusedBy({ type: 'grapple', target: 1 })).toBeNull();
    expect(sand.refusedBy({ type: 'haze', target: 1 })).toBeNull();
    const three = face(3, { a: TIRO, turn: { ap: 3 } });
    expect(three.refusedBy(three.whirlWith('longSpear'))).toBe('M-077');
  });
});
