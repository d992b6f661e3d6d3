import { describe, expect, test } from 'vitest';
import { arms, face, Sand } from '../../../support/sand.ts';

const caped = { card: 'gaul', loadout: arms('none', ['sword', 'cape']) } as const;

describe('lasso', () => {
  const lasso = (q: number, dice: readonly number[] = [], b = 'secutor') =>
    new Sand({
      fighters: [
        { card: 'laquearius-sword', at: [0, 0] },
        { card: b, at: [q, 0], facing: 3, original: 8 },
      ],
      dice,
    });

  test('M-243: 5,2 and a die of 1: entangled, for 2 AP', () => {
    const sand = lasso(2, [5, 2, 1]);
    sand.play(sand.attackWith('lasso')).done();
    expect(sand.fighter(1)).toMatchObject({ nets: 1, stamina: 8 });
    expect(sand.last('paid').base).toBe(2);
    expect(sand.apTerms(1)).toContain('M-053 -3');
  });

  test.each([
    [4, 1, 'holding'],
    [5, 0, 'ready'],
    [6, 0, 'gone'],
  ])('M-243: cut free as from a net: die %i', (die, nets, spot) => {
    const fighters = [
      { card: 'secutor', at: [0, 0] },
      { card: 'laquearius-sword', at: [3, 0], items: { 1: { holds: 0 } } },
    ] as const;
    const sand = new Sand({ fighters, dice: [die] });
    sand.play({ type: 'cut-free', item: sand.item(1, 'lasso') }).done();
    expect(sand.fighter(0).nets).toBe(nets);
    expect(sand.lies(sand.item(1, 'lasso'))).toBe(spot);
  });

  test('M-243 M-250 M-254: cone and arbelos stop it, too', () => {
    const cone = lasso(3, [5], 'contra-retiarius');
    cone.play(cone.attackWith('lasso')).done();
    expect(cone.lies(cone.item(0, 'lasso'))).toBe('gone');
    const arbelos = lasso(3, [5, 2, 6], 'arbelas');
    arbelos.play(arbelos.attackWith('lasso')).done();
    expect(arbelos.lies(arbelos.item(0, 'lasso'))).toBe('ready');
    expect(arbelos.fighter(1).nets).toBe(0);
  });

  test.each([
    [1, 'M-116'],
    [2, null],
    [3, null],
    [4, null],
    [5, 'M-116'],
  ])('M-244: at %i hexes: %s', (q, rule) => {
    const sand = lasso(q);
    expect(sand.refusedBy(sand.attackWith('lasso'))).toBe(rule);
  });

  test.each([2, 3, 4])('M-245: -1 at %i: 4,2 hits by 1', (q) => {
    const sand = lasso(q, [4, 2, 6]);
    sand.play(sand.attackWith('lasso')).done();
    expect(sand.last('clashed').difference).toBe(1);
  });
});

describe('cape', () => {
  test.each([
    [3, 1],
    [4, 1],
    [2, 0],
    [0, 0],
  ])('M-246: covers like a small shield: facing %i, Save %i', (facing, save) => {
    const sand = face(facing, { b: caped, dice: save ? [6, 1, 1] : [6, 5] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('saved').save).toBe(save);
  });

  test('M-246: it cannot strike, and a Double 5 takes it', () => {
    const own = face(3, { a: caped });
    expect(own.refusedBy(own.whirlWith('cape'))).toBe('M-313');
    const sand = face(3, { b: caped, dice: [5, 5, 4] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.lies(sand.item(1, 'cape'))).toEqual([2, 0]);
  });

  test('M-246: no Save while it holds a victim, unless lex capeSaveWhileHolding', () => {
    const holding = (lex: object) => face(3, { b: { ...caped, items: { 1: { holds: 0 } } }, lex }).save(1);
    expect(holding({})).toBe(0);
    expect(holding({ capeSaveWhileHolding: true })).toBe(1);
  });

  test('M-246: a Double 5 on a cape that holds lets the victim go', () => {
    const holder = { ...caped, items: { 1: { holds: 2 } } } as const;
    const sand = face(3, { b: holder, others: [{ card: 'gaul', at: [2, 0] }], dice: [5, 5, 2] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(2).capes).toBe(0);
    expect(sand.lies(sand.item(1, 'cape'))).toEqual([1, -1]);
  });

  test('M-247: entangles adjacent targets: 4,1 is 2, a die of 2 does not get free', () => {
    const sand = face(3, { a: caped, dice: [4, 1, 2] });
    sand.play(sand.attackWith('cape')).done();
    expect(sand.fighter(1).capes).toBe(1);
    expect(sand.last('paid').base).toBe(2);
    const far = face(3, { a: caped, b: { at: [2, 0] } });
    expect(far.refusedBy(far.attackWith('cape'))).toBe('M-115');
  });

  test('M-247 M-053: -3 AP for the victim, or nothing by lex capeApPenalty', () => {
    const victim = (lex: object) => face(3, { a: { ...caped, items: { 1: { holds: 1 } } }, lex }).apTerms(1);
    expect(victim({})).toEqual(['M-046 1', 'M-053 -3']);
    expect(victim({ capeApPenalty: 0 })).toEqual(['M-046 1']);
  });

  test('M-248: who is in a cape cannot attack in any way, but may move and throw sand', () => {
    const sand = face(3, { b: { ...caped, items: { 1: { holds: 0 } } }, dice: [1] });
    for (const attack of [
      sand.attackWith('sword'),
      sand.attackWith('improvised'),
      sand.whirlWith('sword'),
      { type: 'grapple', target: 1 } as const,
    ]) {
      expect(sand.refusedBy(attack)).toBe('M-248');
    }
    expect(sand.refusedBy({ type: 'move', direction: 3 })).toBeNull();
    sand.play({ type: 'haze', target: 1 }).done();
    const archer = face(3, { a: 'gaetulian', b: { ...caped, at: [3, 0], items: { 1: { holds: 0 } } } });
    expect(archer.refusedBy(archer.attackWith('dart'))).toBe('M-248');
  });

  test.each([
    [2, 1, 'holding'],
    [3, 0, 'ready'],
    [5, 0, 'ready'],
    [6, 0, 'gone'],
  ])('M-249: one try, 1 AP: die %i', (die, capes, spot) => {
    const sand = face(3, { b: { ...caped, items: { 1: { holds: 0 } } }, dice: [die], turn: { ap: 1 } });
    sand.play({ type: 'cut-free', item: sand.item(1, 'cape') }).done();
    expect(sand.fighter(0).capes).toBe(capes);
    expect(sand.lies(sand.item(1, 'cape'))).toBe(spot);
    expect(sand.turn.ap).toBe(0);
  });
});
