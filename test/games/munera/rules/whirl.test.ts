import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../../../src/engine/hex/index.ts';
import { costOf } from '../../../../src/games/munera/rules/index.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

function whirled(dice: readonly number[], options: Parameters<typeof face>[1] = {}, gear = 'sword'): Sand {
  const sand = face(3, { ...options, dice });
  return sand.play(sand.whirlWith(gear)).done();
}

describe('what it costs and who may', () => {
  test('M-310: 3 AP, 4 with an unwieldy weapon; it is one attack', () => {
    const sword = whirled([4, 3], { b: 'sagittarius', turn: { ap: 3 } });
    expect([sword.turn.ap, sword.turn.attacks]).toEqual([0, 1]);
    const poor = face(3, { turn: { ap: 2 } });
    expect(poor.refusedBy(poor.whirlWith('sword'))).toBe('M-077');
    const trident = whirled([5, 3], { a: 'retiarius', b: 'sagittarius', turn: { ap: 4 } }, 'trident');
    expect(trident.turn.ap).toBe(0);
    const three = face(3, { a: 'retiarius', turn: { ap: 3 } });
    expect(three.refusedBy(three.whirlWith('trident'))).toBe('M-077');
  });

  test('M-310 M-071: sword, then a whirl with the same sword: 1 + 4; with another weapon 1 + 3', () => {
    const same = face(3, { b: 'sagittarius', dice: [4, 3, 4, 3], turn: { ap: 5 } });
    same.play(same.attackWith('sword'), same.whirlWith('sword')).done();
    expect(same.all('paid').map(({ base, surcharge }) => [base, surcharge])).toEqual([
      [1, 0],
      [3, 1],
    ]);
    const other = face(3, { a: 'diamecheri', b: 'sagittarius', dice: [4, 3, 4, 3], turn: { ap: 4 } });
    other.play(other.attackWith('sword'), { type: 'whirl', item: other.carried('sword', 1), target: 1 }).done();
    expect(other.turn.ap).toBe(0);
    expect(other.refusedBy(other.attackWith('improvised'))).toBe('M-118');
  });

  test('M-310: a whirl first, then the same sword: 3 + 2', () => {
    const sand = whirled([4, 3], { b: 'sagittarius', turn: { ap: 7 } });
    sand.play({ type: 'turn', facing: 2 });
    expect(sand.refusedBy(sand.attackWith('sword'))).toBeNull();
    expect(sand.turn.ap).toBe(2);
    expect(costOf(sand.bout, sand.attackWith('sword'))).toEqual({ base: 1, surcharge: 1 });
  });

  test('M-311: both must stand, and not in the turn of standing up', () => {
    const down = face(3, { b: { down: true } });
    expect(down.refusedBy(down.whirlWith('sword'))).toBe('M-311');
    const stood = face(3, { turn: { stood: true } });
    expect(stood.refusedBy(stood.whirlWith('sword'))).toBe('M-149');
  });

  test.each([
    [3, null],
    [2, 'M-312'],
    [1, 'M-312'],
    [0, 'M-312'],
    [5, 'M-312'],
    [4, 'M-312'],
  ])('M-312: he must be in front of his target: facing %i: %s', (facing, rule) => {
    const sand = face(facing);
    expect(sand.refusedBy(sand.whirlWith('sword'))).toBe(rule);
  });

  test('M-312: the target must be adjacent and in front of him', () => {
    const far = face(3, { a: 'retiarius', b: { at: [2, 0] } });
    expect(far.refusedBy(far.whirlWith('trident'))).toBe('M-312');
    const aside = face(3, { a: { facing: 1 } });
    expect(aside.refusedBy(aside.whirlWith('sword'))).toBe('M-094');
  });

  const may = (card: string, gear: string, over: object = {}) => {
    const sand = face(3, { a: { card, ...over } });
    return sand.refusedBy(sand.whirlWith(gear));
  };

  test('M-313: any hand-to-hand weapon: sword, stabbed spear, shield, cestus, fists', () => {
    expect(may('gaetulian', 'dagger', { items: { 4: 'ready' } })).toBeNull();
    expect(may('velite', 'hastaThonged')).toBeNull();
    expect(may('murmillo', 'largeShield')).toBeNull();
    expect(may('pugilarius', 'cestus')).toBeNull();
    expect(may('murmillo', 'improvised')).toBeNull();
    expect(may('arbelas', 'arbelos')).toBeNull();
  });

  test('M-313: no dart, bow, net, lasso or cape', () => {
    expect(may('gaetulian', 'dart')).toBe('M-313');
    expect(may('sagittarius', 'bow')).toBe('M-313');
    expect(may('retiarius', 'net')).toBe('M-313');
    expect(may('laquearius-sword', 'lasso')).toBe('M-313');
    expect(may('gaul', 'cape', { loadout: arms('none', ['sword', 'cape']) })).toBe('M-313');
  });
});

describe('the way round', () => {
  test('M-309 M-314: clockwise to (2,-1), facing as before; each is then to the right of the other', () => {
    const sand = whirled([4, 3], { b: 'sagittarius', turn: { ap: 8 } });
    expect(sand.at(0)).toEqual([2, -1]);
    expect(sand.fighter(0).facing).toBe(0);
    expect(sand.refusedBy({ type: 'move', direction: 0 })).toBeNull();
    expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-094');
    sand.play({ type: 'turn', facing: 2 });
    expect(sand.refusedBy(sand.attackWith('sword'))).toBeNull();
  });

  test.each([
    [0, [1, 0], [0, 1], [-1, 1], 3],
    [1, [0, 1], [-1, 1], [-1, 0], 4],
    [2, [-1, 1], [-1, 0], [0, -1], 5],
    [3, [-1, 0], [0, -1], [1, -1], 0],
    [4, [0, -1], [1, -1], [1, 0], 1],
    [5, [1, -1], [1, 0], [0, 1], 2],
  ] as const)('M-314: target facing %i, from %j by %j to %j, facing %i', (targetFacing, from, passes, ends, facing) => {
    const fighters = [
      { card: 'gaul', at: from, facing },
      { card: 'sagittarius', at: [0, 0], facing: targetFacing },
    ] as const;
    const sand = new Sand({ fighters, dice: [4, 3] });
    expect(DIRECTIONS[targetFacing]).toMatchObject({ q: from[0], r: from[1] });
    sand.play(sand.whirlWith('sword')).done();
    expect(sand.last('moved')).toMatchObject({ path: [sand.cell(passes[0], passes[1]), sand.cell(ends[0], ends[1])], gait: 'whirl' });
    expect([sand.at(0), sand.fighter(0).facing]).toEqual([ends, facing]);
  });

  test('M-314: whatever the result', () => {
    expect(whirled([1, 5]).at(0)).toEqual([2, -1]);
    expect(whirled([4, 4]).at(0)).toEqual([2, -1]);
  });

  test('M-315: not when somebody stands where he would pass or end, nor through the wall', () => {
    const barredBy = (at: readonly [number, number]) => {
      const sand = face(3, { others: [{ card: 'gaul', at, facing: 0 }] });
      return sand.refusedBy(sand.whirlWith('sword'));
    };
    expect([barredBy([1, -1]), barredBy([2, -1]), barredBy([2, 0])]).toEqual(['M-315', 'M-315', null]);
    const wall = new Sand({
      fighters: [
        { card: 'gaul', at: [0, -5], facing: 0 },
        { card: 'thraex', at: [1, -5], facing: 3 },
      ],
    });
    expect(wall.refusedBy(wall.whirlWith('sword'))).toBe('M-315');
  });

  test('M-315: things on the sand do not bar it', () => {
    const other = { card: 'gaul', at: [-3, 0], items: { 0: { at: { q: 1, r: -1 } }, 1: { at: { q: 2, r: -1 } } } } as const;
    const sand = face(3, { others: [other] });
    expect(sand.refusedBy(sand.whirlWith('sword'))).toBeNull();
  });
});

describe('the blow', () => {
  test('M-316: it counts as from the front: 3,2 hits by 1; by lex whirlQuadrant end as from the side', () => {
    expect(whirled([3, 2, 1]).last('clashed').difference).toBe(1);
    expect(whirled([3, 2, 1], { lex: { whirlQuadrant: 'end' } }).last('clashed').difference).toBe(3);
  });

  test('M-317: a miss pushes away from where the whirl ended', () => {
    const sand = whirled([1, 5]);
    expect(sand.at(1)).toEqual([0, 1]);
    expect(sand.at(0)).toEqual([2, -1]);
    expect(sand.fighter(0).fatigue).toBe(1);
  });

  test.each([
    ['thraex', 2],
    ['murmillo', 2],
    ['crupellarius-large', 3],
    ['pugilarius', 1],
  ])('M-318: shields and galerus do not count, armour, helmet and bindings do: %s, Save %i', (b, save) => {
    expect(whirled([5, 2, 1], { b }).last('saved').save).toBe(save);
  });

  test('M-318: no die against a Retiarius, nor against a cape', () => {
    expect(whirled([5, 2], { b: 'retiarius' }).last('saved')).toMatchObject({ save: 0, face: null });
    const caped = { card: 'gaul', loadout: arms('none', ['sword', 'cape']) };
    expect(whirled([5, 2], { b: caped }).last('saved').save).toBe(0);
  });

  test('M-319: a saved hit knocks down: 5,2,2 against a Thraex', () => {
    const sand = whirled([5, 2, 2]);
    expect(sand.last('saved')).toMatchObject({ save: 2, passed: true });
    expect(sand.fighter(1)).toMatchObject({ stamina: 8, down: true });
    const wounded = whirled([5, 2, 3]);
    expect(wounded.fighter(1)).toMatchObject({ stamina: 5, down: false });
  });

  test('M-320: a hit counts, saved or not; any double of a whirl counts against it', () => {
    const hit = whirled([5, 2, 2]);
    expect(hit.fighter(0)).toMatchObject({ whirls: 1, whirlHits: 1, whirlDoubles: 0 });
    const both = face(3, { a: { whirls: 1, whirlHits: 1 }, dice: [4, 4] });
    both.play(both.whirlWith('sword')).done();
    expect(both.fighter(0)).toMatchObject({ whirls: 2, whirlHits: 1, whirlDoubles: 1 });
    const ordinary = face(3, { dice: [4, 4] });
    ordinary.play(ordinary.attackWith('sword')).done();
    expect(ordinary.fighter(0).whirlDoubles).toBe(0);
  });
});
