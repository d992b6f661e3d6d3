import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../support/sand.ts';
import { face, Sand } from '../../../support/sand.ts';

/** A sword of A against B with Save 0 from the front, who has Stamina 20. */
const bare = { card: 'gaul', original: 20, items: { 1: 'gone' } } as const;
const blow = (f: number, dice: readonly number[], part: Partial<Parameters<typeof face>[1]> = {}) => {
  const sand = face(f, { dice, ...part });
  return sand.play(sand.attackWith('sword')).done();
};

test('M-004 M-119 M-128: attacker die, defender die and save die are drawn in that order', () => {
  const sand = face(3, { dice: [5, 2, 4] });
  sand.play(sand.attackWith('sword')).done();
  expect(sand.last('clashed')).toMatchObject({ faces: [5, 2], difference: 3, result: 'hit' });
  expect(sand.last('saved')).toMatchObject({ face: 4, save: 3, passed: false });
  expect(sand.fighter(1).stamina).toBe(5);
});

describe('what may be attacked', () => {
  test('M-114: a sword costs 1, has no modifier and reaches one hex', () => {
    const sand = blow(3, [3, 2], { b: bare });
    expect(sand.last('paid')).toMatchObject({ base: 1, surcharge: 0 });
    expect(sand.last('attacked')).toMatchObject({ attack: 'sword', kind: 'strike', quadrant: 'front', distance: 1 });
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0']);
    expect(sand.last('clashed').difference).toBe(1);
  });

  test('M-115: a blow needs the opponent in the one hex ahead', () => {
    const at = (q: number, r: number) => {
      const sand = face(3, { b: { card: 'thraex', at: [q, r] } });
      return sand.refusedBy(sand.attackWith('sword'));
    };
    expect(at(1, 0)).toBeNull();
    expect(at(1, -1)).toBe('M-094');
    expect(at(0, 1)).toBe('M-094');
    expect(at(-1, 0)).toBe('M-094');
    expect(at(2, 0)).toBe('M-115');
  });

  test('M-116: missiles and poles need him in the frontal arc too', () => {
    const dart = (q: number, r: number) => {
      const sand = face(3, { a: 'gaetulian', b: { card: 'thraex', at: [q, r] } });
      return sand.refusedBy(sand.attackWith('dart'));
    };
    expect(dart(1, 2)).toBeNull();
    expect(dart(0, 3)).toBe('M-094');
    expect(dart(5, 0)).toBeNull();
    const spear = (q: number, r: number) => {
      const sand = face(3, { a: 'cataphractarius', b: { card: 'thraex', at: [q, r] } });
      return sand.refusedBy(sand.attackWith('longSpear'));
    };
    expect([spear(1, 1), spear(2, 0), spear(2, -1)]).toEqual([null, null, null]);
    expect(spear(0, 2)).toBe('M-094');
    expect(spear(3, 0)).toBe('M-116');
  });

  test('M-116 M-230: gladiators between do not block; with lex lineOfFire those on the straight line do', () => {
    const past = (card: string, gear: string, lineOfFire: boolean, between: Partial<Standing>) => {
      const others: Standing[] = [{ card: 'gaul', at: [1, 0], facing: 0, ...between }];
      const sand = face(3, { a: card, b: { card: 'thraex', at: [2, 0] }, others, lex: { lineOfFire } });
      return sand.refusedBy(sand.attackWith(gear));
    };
    for (const [card, gear] of [
      ['gaetulian', 'dart'],
      ['cataphractarius', 'longSpear'],
      ['retiarius', 'net'],
    ] as const) {
      expect(past(card, gear, false, {})).toBeNull();
      expect(past(card, gear, true, {})).toBe('M-116');
      expect(past(card, gear, true, { side: 'a' })).toBe('M-116');
      expect(past(card, gear, true, { at: [1, 1] })).toBeNull();
    }
  });

  test('M-117: the quadrant is that of the defender, fixed when the attack is declared', () => {
    const side = blow(1, [2, 3, 6], { b: { card: 'thraex', original: 20 } });
    expect(side.last('attacked')).toMatchObject({ quadrant: 'right', modifiers: [{ rule: 'M-136', value: 2 }], rules: ['M-117'] });
    const whirl = face(3, { dice: [3, 2, 6] });
    whirl.play(whirl.whirlWith('sword')).done(); // he ends at B's right side, yet struck from the front
    expect(whirl.last('attacked')).toMatchObject({ quadrant: 'front', modifiers: [{ rule: 'M-316', value: 0 }] });
  });

  test('M-118: two attacks a turn, whatever they are', () => {
    const sand = face(3, { a: { card: 'murmillo', original: 20 }, b: { ...bare, original: 30 }, turn: { ap: 9 }, dice: [3, 2, 4, 2] });
    sand.play(sand.attackWith('sword'), sand.attackWith('largeShield')).done();
    expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-118');
    expect(sand.refusedBy(sand.attackWith('improvised'))).toBe('M-118');
    expect(sand.refusedBy(sand.whirlWith('sword'))).toBe('M-118');
    expect(sand.refusedBy({ type: 'grapple', target: 1 })).toBe('M-118');
    expect(sand.refusedBy({ type: 'haze', target: 1 })).toBeNull();
  });

  test('M-118: nets, missiles, whirls and grapples count; sand and cutting free do not', () => {
    const attacks = (card: string, gear: string, dice: number[], at: readonly [number, number] = [1, 0]) => {
      const sand = face(3, { a: card, b: { ...bare, at }, dice });
      return sand.play(sand.attackWith(gear)).done().turn.attacks;
    };
    expect(attacks('retiarius', 'net', [4, 1, 6])).toBe(1);
    expect(attacks('gaetulian', 'dart', [4, 1], [3, 0])).toBe(1);
    const whirl = face(3, { b: bare, dice: [4, 1] });
    expect(whirl.play(whirl.whirlWith('sword')).turn.attacks).toBe(1);
    const grapple = face(3, { b: bare, dice: [1, 4] });
    expect(grapple.play({ type: 'grapple', target: 1 }).turn.attacks).toBe(1);
    const sand = face(3, {
      a: 'secutor',
      b: bare,
      others: [{ card: 'retiarius', at: [0, 5], facing: 0, items: { 1: { holds: 0 } } }],
      dice: [1, 1],
    });
    sand.play({ type: 'haze', target: 1 }, { type: 'cut-free', item: sand.item(2, 'net') }).done();
    expect(sand.turn.attacks).toBe(0);
  });

  test('M-133: allies, oneself, the beaten and nobody cannot be attacked', () => {
    const others: Standing[] = [
      { card: 'gaul', at: [5, -5], facing: 0, side: 'b' },
      { card: 'gaul', at: [0, -5], facing: 0, fate: 'spared' },
    ];
    const sand = face(3, { b: { card: 'gaul', side: 'a' }, others });
    expect(sand.refusedBy(sand.attackWith('sword'))).toBe('M-133');
    expect(sand.refusedBy(sand.attackWith('sword', 0))).toBe('M-133');
    expect(sand.refusedBy(sand.attackWith('sword', 3))).toBe('M-133');
    expect(sand.refusedBy(sand.attackWith('sword', 9))).toBe('M-133');
    expect(sand.refusedBy({ type: 'grapple', target: 1 })).toBe('M-133');
    expect(sand.bout.actions().some(({ type }) => type === 'attack')).toBe(false);
  });
});

describe('the dice', () => {
  test('M-119: the natural dice are compared for doubles before any modifier', () => {
    const sand = blow(0, [4, 4]); // from the rear, +3
    expect(sand.last('clashed')).toMatchObject({ faces: [4, 4], result: 'double', rules: ['M-120'] });
    expect(sand.fighter(1).down).toBe(true);
    expect(sand.all('saved')).toEqual([]);
  });

  test('M-120: equal dice are a special event, without fatigue or push-back', () => {
    const sand = face(3, { b: 'gaetulian', dice: [3, 3, 1] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(0)).toMatchObject({ down: true, fatigue: 0 });
    expect(sand.at(1)).toEqual([1, 0]);
    expect(sand.all('pushed')).toEqual([]);
  });

  test('M-121: attacker die and modifiers less defender die', () => {
    const a = { card: 'retiarius', items: { 0: 'gone', 2: 'ready' } } as const;
    const sand = face(0, { a, b: bare, dice: [2, 3] });
    sand.play(sand.attackWith('dagger')).done();
    expect(Sand.terms(sand.last('clashed').modifiers)).toEqual(['M-137 3', 'M-214 -1']);
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.fighter(1).stamina).toBe(19);
  });
});

describe('a miss', () => {
  test('M-122: at zero or less the defender is pushed back and the attacker tires by 1', () => {
    const sand = blow(3, [2, 5]);
    expect(sand.last('clashed')).toMatchObject({ difference: -3, result: 'miss', rules: ['M-122'] });
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(sand.last('pushed')).toMatchObject({
      figure: 'thraex',
      by: 'murmillo',
      from: sand.cell(1, 0),
      to: sand.cell(2, 0),
      barred: null,
    });
    const zero = blow(3, [3, 4], { others: [{ card: 'gaetulian', at: [1, -1], facing: 1 }] }); // +1 by a third
    expect(zero.last('clashed').difference).toBe(0);
    expect(zero.at(1)).toEqual([2, 0]);
    expect(zero.fighter(0).fatigue).toBe(1);
  });

  test('M-123: away from the attacker; of two ways the one nearer his own rear', () => {
    const pushed = (facing: number, others: readonly Standing[] = []) => {
      const sand = face(facing, { a: 'cataphractarius', b: { card: 'thraex', at: [1, 1], facing }, others, dice: [1, 6] });
      return sand.play(sand.attackWith('longSpear')).done();
    };
    expect(pushed(3).at(1)).toEqual([2, 1]);
    expect(pushed(4).at(1)).toEqual([1, 2]);
    expect(pushed(0).at(1)).toEqual([1, 2]);
    expect(pushed(1).at(1)).toEqual([2, 1]);
    const barred = pushed(3, [{ card: 'gaul', at: [2, 1], facing: 0, side: 'b' }]);
    expect(barred.at(1)).toEqual([1, 2]); // the other way
    expect(barred.fighter(1).down).toBe(false);
    const both = pushed(3, [
      { card: 'gaul', at: [2, 1], facing: 0, side: 'b' },
      { card: 'gaul', at: [1, 2], facing: 0, side: 'b' },
    ]);
    expect(both.at(1)).toEqual([1, 1]);
    expect(both.fighter(1).down).toBe(true);
  });

  test('M-124: a missed missile pushes back too, after it has landed', () => {
    const sand = face(3, { a: 'gaetulian', b: { card: 'thraex', at: [3, 0] }, dice: [1, 4, 2] });
    sand.play(sand.attackWith('dart')).done();
    expect(sand.lies(sand.item(0, 'dart'))).toEqual([3, -1]);
    expect(sand.at(1)).toEqual([4, 0]);
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(sand.events.map(({ type }) => type).filter((type) => type === 'item' || type === 'pushed')).toEqual(['item', 'pushed']);
  });

  test('M-125: barred by another, the defender stays and is knocked down', () => {
    const sand = blow(3, [1, 6], { others: [{ card: 'gaul', at: [2, 0], facing: 0, side: 'b' }] });
    expect(sand.at(1)).toEqual([1, 0]);
    expect(sand.fighter(1).down).toBe(true);
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(sand.fighter(2)).toMatchObject({ down: false, stamina: 8 });
    expect(sand.at(2)).toEqual([2, 0]);
    expect(sand.last('pushed')).toMatchObject({ barred: 'figure', rules: ['M-125'] });
    expect(sand.last('condition')).toMatchObject({ figure: 'thraex', condition: 'down', gained: true, rules: ['M-125'] });
  });

  test('M-125 M-150: if he was down already he is beaten; the fatigue comes first', () => {
    const sand = blow(3, [1, 6, 1, 1], { b: { card: 'thraex', down: true }, others: [{ card: 'gaul', at: [2, 0], facing: 0, side: 'b' }] });
    expect(sand.fighter(1).fate).toBe('dead');
    const types = sand.events.map(({ type }) => type);
    expect(types.indexOf('fatigued')).toBeLessThan(types.indexOf('appealed'));
  });

  test('M-126: he keeps facing and status; things in the new hex do not matter', () => {
    const others: Standing[] = [{ card: 'gaul', at: [-5, 0], facing: 0, items: { 0: { at: { q: 2, r: 0 } } } }];
    const sand = blow(3, [2, 5], { b: { card: 'thraex', down: true }, others });
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.fighter(1)).toMatchObject({ down: true, facing: 3 });
    expect(sand.lies(sand.item(2, 'sword'))).toEqual([2, 0]);
  });

  test('M-134: a shot that misses tires too', () => {
    const sand = face(3, { a: 'sagittarius', b: { card: 'thraex', at: [4, 0] }, dice: [2, 5, 1] });
    sand.play(sand.attackWith('bow')).done();
    expect(sand.fighter(0).fatigue).toBe(1);
  });
});

describe('a hit', () => {
  test('M-127: a positive result hits and draws a save die', () => {
    const sand = blow(3, [5, 2, 6]);
    expect(sand.last('clashed')).toMatchObject({ difference: 3, result: 'hit', rules: ['M-127'] });
    expect(sand.dice()).toEqual(['attack 5', 'defence 2', 'save 6']);
  });

  test('M-128: saved by a die equal to the Save or below', () => {
    const saved = (die: number) => blow(3, [5, 2, die]).last('saved').passed;
    expect([1, 2, 3, 4, 5, 6].map(saved)).toEqual([true, true, true, false, false, false]);
  });

  test('M-129: with a Save of 0 no die is thrown', () => {
    const sand = blow(2, [4, 3], { b: 'retiarius' });
    expect(sand.last('clashed').difference).toBe(3);
    expect(sand.fighter(1).stamina).toBe(5);
    expect(sand.last('saved')).toMatchObject({ save: 0, face: null, passed: false, rules: ['M-129'] });
  });

  test('M-130: as many wounds as the difference', () => {
    const sand = blow(0, [4, 2, 5]);
    expect(sand.last('saved').save).toBe(2);
    expect(sand.last('wounded')).toMatchObject({ figure: 'thraex', by: 'murmillo', raw: 5, net: 5, from: 8, to: 3, rules: ['M-130'] });
  });

  test('M-131: wounds lower Stamina', () => {
    const sand = blow(3, [5, 2, 4]);
    expect(sand.fighter(1)).toMatchObject({ stamina: 5, woundsTaken: 3, original: 8 });
  });

  test('M-132: a saved hit does nothing else', () => {
    const sand = blow(3, [5, 2, 3]);
    expect(sand.at(1)).toEqual([1, 0]);
    expect(sand.fighter(1)).toMatchObject({ down: false, stamina: 8 });
    expect(sand.fighter(0).fatigue).toBe(0);
    expect(sand.events.at(-1)!.type).toBe('saved');
  });
});
