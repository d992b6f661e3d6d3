import { describe, expect, test } from 'vitest';
import type { Lex } from '../../../../src/games/munera/rules/index.ts';
import type { Standing } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

/** B without any Save from the front, with Stamina enough. */
const bare = { card: 'gaul', original: 20, items: { 1: 'gone' } } as const;

/** An attack that is played out; the difference and its terms. */
function clash(f: number, gear: string, dice: readonly number[], part: Partial<Parameters<typeof face>[1]> = {}) {
  const sand = face(f, { b: bare, dice, ...part });
  sand.play(sand.attackWith(gear)).done();
  const { difference, modifiers } = sand.last('clashed');
  return { difference, terms: Sand.terms(modifiers), sand };
}

describe('by quadrant', () => {
  test('M-135: from the front 0', () => {
    expect(clash(3, 'sword', [4, 2])).toMatchObject({ difference: 2, terms: ['M-135 0'] });
  });

  test('M-136: from either side 2', () => {
    for (const f of [5, 4, 2, 1]) expect(clash(f, 'sword', [2, 3])).toMatchObject({ difference: 1, terms: ['M-136 2'] });
  });

  test('M-137: from the rear 3', () => {
    expect(clash(0, 'sword', [1, 3])).toMatchObject({ difference: 1, terms: ['M-137 3'] });
  });

  test.each([
    ['exact90', [3, 2, 2, 0, 2, 2]],
    ['front3', [3, 2, 0, 0, 0, 2]],
    ['ancestor', [3, 3, 2, 0, 2, 3]],
  ] as const)('M-090 M-136: with lex arcModel %s, facings 0 to 5 of the defender give %j', (arcModel, wanted) => {
    const bonus = (f: number) => clash(f, 'sword', [5, 1], { lex: { arcModel: arcModel as Lex['arcModel'] } }).difference - 4;
    expect([0, 1, 2, 3, 4, 5].map(bonus)).toEqual(wanted);
  });
});

describe('by the state of the defender', () => {
  const net = (n: number): Standing => ({ card: 'retiarius', at: [0, 5 - n], facing: 2, items: { 1: { holds: 1 } } });

  test('M-138: entangled 1, once, by any device', () => {
    expect(clash(3, 'sword', [3, 2, 6], { b: 'secutor', others: [net(0)] })).toMatchObject({
      difference: 2,
      terms: ['M-135 0', 'M-138 1'],
    });
    expect(clash(3, 'sword', [3, 2, 6], { b: 'secutor', others: [net(0), net(1)] }).terms).toEqual(['M-135 0', 'M-138 1']);
    const cape: Standing = { card: 'gaul', at: [0, 5], facing: 2, loadout: arms('none', ['sword', 'cape']), items: { 1: { holds: 1 } } };
    expect(clash(3, 'sword', [3, 2], { others: [cape] }).terms).toEqual(['M-135 0', 'M-138 1']);
  });

  test('M-154: none for a defender who lies on the ground', () => {
    expect(clash(3, 'sword', [4, 2], { b: { ...bare, down: true } })).toMatchObject({ difference: 2, terms: ['M-135 0'] });
  });
});

describe('M-139: others who threaten him', () => {
  const third = (part: Partial<Standing> = {}): Standing => ({ card: 'thraex', at: [2, 0], facing: 3, ...part });
  const gang = (others: readonly Standing[], lex: Partial<Lex> = {}) =>
    clash(3, 'sword', [3, 1], { others, lex }).terms.filter((line) => line === 'M-139 1').length;

  test('M-139: one who stands beside him and has him in front gives 1', () => {
    expect(clash(3, 'sword', [3, 2], { others: [third()] })).toMatchObject({ difference: 2, terms: ['M-135 0', 'M-139 1'] });
    expect(gang([third({ facing: 0 })])).toBe(0);
    expect(gang([third({ at: [3, 0] })])).toBe(0);
  });

  test('M-139 M-348: each one', () => {
    expect(clash(3, 'sword', [2, 3], { others: [third(), third({ at: [1, 1], facing: 4 })] })).toMatchObject({ difference: 1 });
    expect(gang([third(), third({ at: [1, 1], facing: 4 }), third({ at: [0, 1], facing: 5 })])).toBe(3);
  });

  test('M-139 M-347: his own side gives nothing, a third side does', () => {
    expect(gang([third({ side: 'b' })])).toBe(0);
    expect(gang([third({ side: 'a' })])).toBe(1);
    expect(gang([third({ side: 'z' })])).toBe(1);
  });

  test('M-139: not who is caught in a cape or locked with somebody else; who is locked with him does', () => {
    const cape: Standing = {
      card: 'gaul',
      at: [4, 0],
      facing: 3,
      side: 'x',
      loadout: arms('none', ['sword', 'cape']),
      items: { 1: { holds: 2 } },
    };
    expect(gang([third(), cape])).toBe(0);
    const netted: Standing = { card: 'retiarius', at: [4, 0], facing: 3, items: { 1: { holds: 2 } } };
    expect(gang([third(), netted])).toBe(1); // a net leaves him his arms
    expect(gang([third({ locked: 3, grappler: true }), { card: 'gaul', at: [3, 0], facing: 3, locked: 2 }])).toBe(0);
    expect(clash(3, 'sword', [3, 1], { b: { ...bare, locked: 2 }, others: [third({ locked: 1, grappler: true })] }).terms).toContain(
      'M-139 1',
    );
  });

  test('M-139: who lies on the ground gives nothing, with lex proneThreatens he does', () => {
    expect(gang([third({ down: true })])).toBe(0);
    expect(gang([third({ down: true })], { proneThreatens: true })).toBe(1);
  });

  test('M-139: a beaten one gives nothing', () => {
    expect(gang([third({ fate: 'spared' })])).toBe(0);
  });

  test('M-139: shots profit too', () => {
    const sand = face(3, { a: 'gaetulian', b: { ...bare, at: [3, 0] }, others: [third({ at: [4, 0] })], dice: [3, 2] });
    sand.play(sand.attackWith('dart')).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-139 1']);
    expect(sand.last('wounded').net).toBe(2);
  });
});

describe('by the weapon', () => {
  test('M-140: a disadvantaged attack costs 1', () => {
    const a = { card: 'retiarius', items: { 0: 'gone', 2: 'ready' } } as const;
    expect(clash(3, 'dagger', [4, 2], { a })).toMatchObject({ difference: 1, terms: ['M-135 0', 'M-214 -1'] });
  });

  test('M-141: a doubly disadvantaged one costs 2', () => {
    const { difference, terms, sand } = clash(3, 'improvised', [4, 2]);
    expect({ difference, terms }).toEqual({ difference: 0, terms: ['M-135 0', 'M-229 -2'] });
    expect(sand.at(1)).toEqual([2, 0]);
  });

  test('M-142: terms of different rows add up', () => {
    const others: Standing[] = [{ card: 'retiarius', at: [0, 5], facing: 2, items: { 1: { holds: 1 } } }];
    const { difference, terms } = clash(0, 'improvised', [2, 1], { others });
    expect(terms).toEqual(['M-137 3', 'M-229 -2', 'M-138 1']);
    expect(difference).toBe(3);
  });

  test('M-142: two causes of disadvantage never add up', () => {
    const damaged = { armour: 'none', gear: [{ gear: 'dagger', start: 'ready', damaged: true, after: null }] } as const;
    expect(clash(3, 'dagger', [4, 2], { a: { card: 'gaul', loadout: damaged } }).terms).toEqual(['M-135 0', 'M-214 -1']);
    const axe = {
      armour: 'none',
      gear: [
        { gear: 'axe', start: 'ready', damaged: true, after: null },
        { gear: 'smallShield', start: 'ready', damaged: false, after: null },
      ],
    } as const;
    const { terms, difference } = clash(3, 'axe', [4, 2], { a: { card: 'gaul', loadout: axe } });
    expect(terms).toHaveLength(2);
    expect(difference).toBe(1);
  });
});

test('M-143: of 36 pairs, 15 hit at 0 and at +1, 30 at +6', () => {
  const hits = (part: Partial<Parameters<typeof face>[1]>, f: number) => {
    let count = 0;
    let modifier = 0;
    for (let attack = 1; attack <= 6; attack += 1) {
      for (let defence = 1; defence <= 6; defence += 1) {
        if (attack === defence) continue;
        const sand = face(f, { b: { ...bare, original: 40 }, dice: [attack, defence], ...part });
        sand.play(sand.attackWith('sword')).done();
        const { result, difference } = sand.last('clashed');
        modifier = difference - attack + defence;
        if (result === 'hit') {
          count += 1;
          expect(sand.last('wounded').net).toBe(attack - defence + modifier);
        }
      }
    }
    return [modifier, count];
  };
  const beside = (at: readonly [number, number], facing: number): Standing => ({ card: 'gaul', at, facing });
  expect(hits({}, 3)).toEqual([0, 15]);
  expect(hits({ others: [beside([2, 0], 3)] }, 3)).toEqual([1, 15]);
  expect(hits({}, 1)).toEqual([2, 20]);
  expect(hits({ others: [beside([2, 0], 3), beside([1, 1], 4), beside([2, -1], 2)] }, 0)).toEqual([6, 30]);
  expect(hits({ others: [beside([2, 0], 3), beside([1, 1], 4), beside([2, -1], 2), beside([0, 1], 5)] }, 0)).toEqual([7, 30]);
});
