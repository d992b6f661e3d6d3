import { describe, expect, test } from 'vitest';
import { arms, face, Sand } from '../../../support/sand.ts';

describe('cestus', () => {
  test('M-220: a pair is two weapons: right and left cost 1 + 1', () => {
    const sand = face(3, { a: 'pugilarius', b: 'sagittarius', dice: [4, 3, 4, 3], turn: { ap: 2 } });
    sand.play(sand.attackWith('cestus'), { type: 'attack', item: sand.carried('cestus', 1), target: 1 }).done();
    expect(sand.turn.ap).toBe(0);
    const same = face(3, { a: 'pugilarius', b: 'sagittarius', dice: [4, 3], turn: { ap: 2 } });
    same.play(same.attackWith('cestus')).done();
    expect(same.refusedBy(same.attackWith('cestus'))).toBe('M-077');
  });

  test('M-221: they cannot be dropped or discarded, and a grapple leaves them on', () => {
    const sand = face(3, { a: 'pugilarius', dice: [2, 5] });
    expect(sand.refusedBy({ type: 'drop', item: sand.carried('cestus') })).toBe('M-080');
    expect(sand.refusedBy({ type: 'discard', item: sand.carried('cestus') })).toBe('M-058');
    sand.play({ type: 'grapple', target: 1 }).done();
    expect(sand.fighter(0).carried).toHaveLength(2);
  });

  test('M-221 M-171: a Double 1 knocks their bearer down instead, or does nothing by lex', () => {
    const own = (lex: object) => {
      const sand = face(3, { a: 'pugilarius', dice: [1, 1, 2], lex });
      return sand.play(sand.attackWith('cestus')).done();
    };
    expect(own({}).fighter(0).down).toBe(true);
    expect(own({ cestusDouble1: 'noEffect' }).fighter(0)).toMatchObject({ down: false });
    expect(own({ cestusDouble1: 'noEffect' }).fighter(0).carried).toHaveLength(2);
  });

  test('M-221 M-170: as a defender, too', () => {
    const other = (lex: object) => {
      const sand = face(3, { b: 'pugilarius', dice: [1, 1, 5], lex });
      return sand.play(sand.attackWith('sword')).done();
    };
    expect(other({}).fighter(1).down).toBe(true);
    expect(other({ cestusDouble1: 'noEffect' }).fighter(1).down).toBe(false);
  });

  test('M-222: one wound less, at least 0, and no push-back for it', () => {
    const sand = face(3, { a: 'pugilarius', b: 'sagittarius', dice: [4, 3] });
    sand.play(sand.attackWith('cestus')).done();
    expect(sand.last('wounded')).toMatchObject({ raw: 1, net: 0 });
    expect(sand.at(1)).toEqual([1, 0]);
    expect(sand.fighter(0).fatigue).toBe(0);
  });

  test('M-222: on Double 6, too: 1 + 1 - 1', () => {
    const sand = face(3, { a: 'pugilarius', b: 'sagittarius', dice: [6, 6, 1, 1] });
    sand.play(sand.attackWith('cestus')).done();
    expect(sand.last('wounded').net).toBe(1);
  });

  test.each([[3], [2], [1], [0], [5], [4]])('M-223: the bindings give +1 Save in all quadrants (facing %i)', (facing) => {
    const sand = face(facing, { b: 'pugilarius', dice: [6, 1, 1] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('saved')).toMatchObject({ save: 1, passed: true });
    expect(Sand.terms(sand.last('saved').modifiers)).toContain('M-223 1');
  });
});

describe('two-handed weapons', () => {
  test.each(['axe', 'club', 'twoHandedSword'])('M-224 M-225: %s: 2 AP, penetration and Bash at once', (gear) => {
    const poor = face(3, { a: { loadout: arms('none', [gear]) }, turn: { ap: 1 } });
    expect(poor.refusedBy(poor.attackWith(gear))).toBe('M-077');
    const sand = face(3, { a: { loadout: arms('none', [gear]) }, b: 'murmillo', dice: [5, 2, 3], turn: { ap: 2 } });
    sand.play(sand.attackWith(gear)).done();
    expect(sand.last('saved')).toMatchObject({ save: 3, passed: true });
    expect(sand.fighter(1)).toMatchObject({ stamina: 8, down: true });
    expect(sand.turn.ap).toBe(0);
  });

  test('M-226: in one hand -1; cost, penetration and Bash stay', () => {
    const sand = face(3, { a: { loadout: arms('none', ['axe', 'smallShield']) }, b: 'sagittarius', dice: [4, 2] });
    sand.play(sand.attackWith('axe')).done();
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('paid').base).toBe(2);
    const armoured = face(3, { a: { loadout: arms('none', ['axe', 'smallShield']) }, b: 'murmillo', dice: [5, 2, 3] });
    armoured.play(armoured.attackWith('axe')).done();
    expect(armoured.last('saved')).toMatchObject({ save: 3, passed: true });
    expect(armoured.fighter(1).down).toBe(true);
  });

  test('M-226: with both hands no modifier', () => {
    const sand = face(3, { a: { loadout: arms('none', ['axe']) }, b: 'sagittarius', dice: [4, 2] });
    sand.play(sand.attackWith('axe')).done();
    expect(sand.last('clashed').difference).toBe(2);
  });
});

describe('improvised attacks', () => {
  test('M-227: always there, armed or not; a disarmed archer kicks', () => {
    const disarmed = face(3, { a: { card: 'sagittarius', items: { 0: 'gone' } } });
    expect(disarmed.refusedBy(disarmed.attackWith('improvised'))).toBeNull();
    const armedMan = face(3);
    expect(armedMan.refusedBy(armedMan.attackWith('improvised'))).toBeNull();
    const far = face(3, { b: { at: [2, 0] } });
    expect(far.refusedBy(far.attackWith('improvised'))).toBe('M-115');
  });

  test('M-228: two a turn for 1 + 2 AP', () => {
    const sand = face(3, { b: 'sagittarius', dice: [5, 2, 5, 2], turn: { ap: 3 } });
    sand.play(sand.attackWith('improvised'), sand.attackWith('improvised')).done();
    expect(sand.all('paid').map(({ base, surcharge }) => base + surcharge)).toEqual([1, 2]);
    expect(sand.turn.ap).toBe(0);
  });

  test('M-229: always -2: 5,2 hits by 1', () => {
    const sand = face(3, { b: 'sagittarius', dice: [5, 2] });
    sand.play(sand.attackWith('improvised')).done();
    expect(sand.last('clashed').difference).toBe(1);
  });

  test('M-229: a fist strikes at the whole Save', () => {
    const sand = face(3, { b: 'murmillo', dice: [6, 3, 5] });
    sand.play(sand.attackWith('improvised')).done();
    expect(sand.last('attacked')).toMatchObject({ attack: 'improvised', kind: 'strike', automatic: false, area: null });
    expect(Sand.terms(sand.last('saved').modifiers)).toEqual(['M-019 1', 'M-024 1', 'M-023 2']);
  });
});
