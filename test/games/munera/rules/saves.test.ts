import { describe, expect, test } from 'vitest';
import type { Lex, Loadout, Quadrant } from '../../../../src/games/munera/rules/index.ts';
import type { SandOptions } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

const QUADRANTS: readonly Quadrant[] = ['front', 'left', 'right', 'rear'];

/** A fighter B who carries these arms. */
const armed = (loadout: Loadout, gear?: SandOptions['gear']) => face(3, { b: { card: 'gaul', loadout }, ...(gear && { gear }) });
const saves = (sand: Sand) => QUADRANTS.map((quadrant) => sand.save(1, quadrant));

/** A sword blow at B that hits by 4; the event of his Save. */
function struck(f: number, b: string | { card: string; loadout: Loadout }, needed: number, gear?: SandOptions['gear']) {
  const quadrantBonus = [3, 2, 2, 0, 2, 2][f]!;
  const dice = needed > 0 ? [5, 1 + quadrantBonus, 6] : [5, 1 + quadrantBonus];
  const sand = face(f, { b, dice, ...(gear && { gear }) });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.last('clashed').difference).toBe(4);
  return sand.last('saved');
}

describe('terms', () => {
  test('M-018: no armour saves nothing', () => {
    const saved = struck(3, 'sagittarius', 0);
    expect(Sand.terms(saved.modifiers)).toEqual(['M-018 0', 'M-021 0']);
    expect(saved).toMatchObject({ save: 0, face: null });
  });

  test('M-019: light armour is 1 in every quadrant', () => {
    expect(saves(armed(arms('light', ['sword'])))).toEqual([1, 1, 1, 1]);
    expect(armed(arms('light', ['sword'])).saveTerms(1)).toEqual(['M-019 1', 'M-021 0']);
  });

  test('M-020: heavy armour is 2 in every quadrant', () => {
    expect(saves(armed(arms('heavy', ['sword'])))).toEqual([2, 2, 2, 2]);
    expect(armed(arms('heavy', ['sword'])).saveTerms(1)).toEqual(['M-020 2', 'M-021 0']);
  });

  test('M-021: no shield is a term of 0', () => {
    expect(struck(3, 'diamecheri', 2).modifiers).toContainEqual(expect.objectContaining({ rule: 'M-021', value: 0 }));
  });

  test('M-022: a small shield is 1', () => {
    const saved = struck(3, 'velite', 1);
    expect(Sand.terms(saved.modifiers)).toEqual(['M-018 0', 'M-022 1']);
    expect(saved.save).toBe(1);
  });

  test('M-023: a large shield is 2', () => {
    const saved = struck(3, 'gaul', 2);
    expect(Sand.terms(saved.modifiers)).toEqual(['M-018 0', 'M-023 2']);
    expect(saved.save).toBe(2);
  });

  test('M-024: an enclosed helmet is 1', () => {
    const sand = face(3, { b: { card: 'hoplomachus-a-spear', items: { 1: 'gone' } } });
    expect(sand.saveTerms(1)).toEqual(['M-018 0', 'M-024 1', 'M-021 0']);
    expect(saves(sand)).toEqual([1, 1, 1, 1]);
  });

  test('M-025: the Save is the sum of armour, shield and helmet, three terms of the log', () => {
    const saved = struck(3, 'murmillo', 4);
    expect(Sand.terms(saved.modifiers).toSorted()).toEqual(['M-019 1', 'M-023 2', 'M-024 1']);
    expect(saved.save).toBe(4);
  });

  test('M-026: light armour and a large shield are 3, without the shield 1', () => {
    const loadout = arms('light', ['sword', 'largeShield']);
    expect(armed(loadout).save(1)).toBe(3);
    expect(face(3, { b: { card: 'gaul', loadout, items: { 1: 'gone' } } }).save(1)).toBe(1);
  });
});

describe('by quadrant', () => {
  test.each([
    [3, 'front', 3],
    [4, 'left', 3],
    [5, 'left', 3],
    [2, 'right', 2],
    [1, 'right', 2],
    [0, 'rear', 2],
  ])('M-027: FACE(%i): a Secutor struck from %s has Save %i', (f, quadrant, save) => {
    expect(struck(f, 'secutor', save).save).toBe(save);
    const sand = face(f, { b: 'secutor', dice: [4, 1, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('attacked').quadrant).toBe(quadrant);
  });

  test('M-028: a large shield still gives 1 to the right', () => {
    const saved = struck(2, 'murmillo', 3);
    expect(Sand.terms(saved.modifiers).toSorted()).toEqual(['M-019 1', 'M-024 1', 'M-028 1']);
    expect(saved.save).toBe(3);
  });

  test('M-029: a small shield gives nothing to the right', () => {
    const saved = struck(2, 'thraex', 2);
    expect(saved.save).toBe(2);
    expect(Sand.terms(saved.modifiers)).toContain('M-029 0');
  });

  test('M-030: from the rear no shield counts', () => {
    const saved = struck(0, 'murmillo', 2);
    expect(saved.save).toBe(2);
    expect(Sand.terms(saved.modifiers)).toContain('M-030 0');
  });

  test('M-027 M-090: under the other arc models the shield covers other hexes', () => {
    const covered = (arcModel: Lex['arcModel']) =>
      [0, 1, 2, 3, 4, 5].map((f) => {
        const sand = face(f, { b: 'secutor', lex: { arcModel }, dice: [4, 1, 6] });
        sand.play(sand.attackWith('sword')).done();
        return sand.last('saved').save;
      });
    expect(covered('exact90')).toEqual([2, 2, 2, 3, 3, 3]);
    expect(covered('front3')).toEqual([2, 2, 3, 3, 3, 3]); // f = 2: 60° to the right is still front
    expect(covered('ancestor')).toEqual([2, 2, 2, 3, 3, 2]); // f = 5: 120° to the left is rear already
  });
});

describe('cap and order', () => {
  const iron = arms('heavy', ['sword', 'largeShield', 'helmet']);
  /** A shield with bindings: no arms of the book come to more than 5. */
  const bound = { largeShield: { save: 1 } };

  test('M-031: never above 5; a 6 always fails', () => {
    expect(armed(iron).saveTerms(1)).toEqual(['M-020 2', 'M-024 1', 'M-023 2']);
    const sand = armed(iron, bound);
    expect(sand.saveTerms(1)).toEqual(['M-020 2', 'M-024 1', 'M-223 1', 'M-023 2', 'M-031 -1']);
    expect(sand.save(1)).toBe(5);
    expect(struck(3, { card: 'gaul', loadout: iron }, 5, bound)).toMatchObject({ save: 5, face: 6, passed: false });
  });

  test('M-032: penetration comes after the cap', () => {
    const axe = { card: 'gaul', loadout: arms('none', ['axe']) };
    const sand = face(3, { a: axe, b: 'crupellarius-large', dice: [5, 2, 4] });
    sand.play(sand.attackWith('axe')).done();
    expect(sand.last('saved')).toMatchObject({ save: 4, passed: true });
    expect(armed(iron, bound).save(1, 'front', { penetrates: true })).toBe(4);
    expect(armed(iron, bound).saveTerms(1, { penetrates: true })).toEqual([
      'M-020 2',
      'M-024 1',
      'M-223 1',
      'M-023 2',
      'M-031 -1',
      'M-209 -1',
    ]);
  });

  test('M-032: a sica lowers the term of the shield, before the cap', () => {
    const sand = face(3, { a: 'thraex', b: 'crupellarius-large', dice: [5, 2, 4] });
    sand.play(sand.attackWith('sica')).done();
    expect(sand.last('saved')).toMatchObject({ save: 4, passed: true });
    expect(armed(iron, bound).save(1, 'front', { hooks: 1 })).toBe(5); // 6 - 1
  });

  test('M-032: the term of the shield never falls below 0, nor does the Save', () => {
    expect(armed(arms('none', ['sword', 'smallShield'])).save(1, 'front', { hooks: 1 })).toBe(0);
    expect(armed(arms('none', ['sword', 'smallShield'])).save(1, 'right', { hooks: 1 })).toBe(0);
    expect(armed(arms('none', ['sword', 'largeShield'])).save(1, 'right', { hooks: 1 })).toBe(0);
    expect(armed(arms('none', ['sword'])).save(1, 'front', { penetrates: true })).toBe(0);
    expect(armed(arms('none', ['sword', 'smallShield'])).save(1, 'front', { hooks: 1, penetrates: true })).toBe(0);
  });

  test('M-032: a whirl passes shield and galerus, not armour, helmet or binding', () => {
    expect(armed(iron, bound).save(1, 'front', { whirl: true })).toBe(4);
    expect(face(3, { b: 'retiarius' }).save(1, 'front', { whirl: true })).toBe(0);
    expect(armed(iron, bound).saveTerms(1, { whirl: true, hooks: 1, penetrates: true })).toEqual([
      'M-020 2',
      'M-024 1',
      'M-223 1',
      'M-318 0',
      'M-209 -1',
    ]);
  });

  test('M-033: what is lost no longer saves, in the same turn', () => {
    const sand = face(3, { b: 'murmillo', dice: [5, 5, 4, 5, 2, 3] });
    expect(sand.save(1)).toBe(4);
    sand.play(sand.attackWith('sword'));
    expect(sand.save(1)).toBe(2);
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('saved')).toMatchObject({ save: 2, face: 3, passed: false });
  });
});
