import { describe, expect, test } from 'vitest';
import { costOf } from '../../../../src/games/munera/rules/index.ts';
import type { Standing } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

const FORWARD = { type: 'move', direction: 0 } as const;
const AHEAD_MISS = [2, 5]; // an attack that misses and drives B to (2,0)

/** A alone with his AP, B far away. */
const alone = (card: string | Partial<Standing>, ap: number, part: Partial<Parameters<typeof face>[1]> = {}) =>
  face(3, { a: card, b: { card: 'gaetulian', at: [5, -5] }, turn: { ap }, ...part });

/** A beside B, who has Stamina enough for two blows. */
const facing = (card: string | Partial<Standing>, ap: number, dice: readonly number[], part: Partial<Parameters<typeof face>[1]> = {}) =>
  face(3, { a: card, b: { card: 'gaul', original: 20, items: { 1: 'gone' } }, turn: { ap }, dice, ...part });

const paid = (sand: Sand) => sand.all('paid').map(({ base, surcharge }) => base + surcharge);

describe('steps and turns', () => {
  test('M-062: AP are spent in any order and mix', () => {
    const sand = facing('murmillo', 4, [3, 1]);
    sand.play(sand.attackWith('sword'), { type: 'turn', facing: 1 }, { type: 'move', direction: 1 }).done();
    expect(paid(sand)).toEqual([1, 1, 1]);
    expect(sand.turn).toMatchObject({ ap: 1, spent: 3 });
    expect(sand.at(0)).toEqual([0, 1]);
  });

  test('M-063: one hex straight ahead costs 1', () => {
    const sand = alone('murmillo', 3).play(FORWARD);
    expect(sand.at(0)).toEqual([1, 0]);
    expect(sand.fighter(0).facing).toBe(0);
    expect(sand.turn.ap).toBe(2);
    expect(sand.last('moved')).toMatchObject({ gait: 'walk', path: [sand.cell(1, 0)], rules: ['M-063'] });
  });

  test('M-064: one hex any other way costs 3 in an enclosed helmet, and he does not turn', () => {
    const sand = alone('murmillo', 3).play({ type: 'move', direction: 1 });
    expect(sand.at(0)).toEqual([0, 1]);
    expect(sand.fighter(0).facing).toBe(0);
    expect(sand.turn.ap).toBe(0);
    expect(sand.last('moved').rules).toEqual(['M-064']);
    for (const direction of [1, 2, 3, 4, 5]) expect(alone('murmillo', 2).refusedBy({ type: 'move', direction })).toBe('M-077');
  });

  test('M-064: a helmet is one wherever it stands among his things', () => {
    const helmed = { card: 'murmillo', at: [0, 0], loadout: arms('heavy', ['helmet', 'sword']) } as const;
    const sand = new Sand({ fighters: [helmed, { card: 'gaul', at: [-4, 0], side: 'b' }], turn: { ap: 3 } });
    expect(sand.play({ type: 'move', direction: 1 }).turn.ap).toBe(0);
  });

  test('M-065: without one it costs 2', () => {
    const sand = alone('gaul', 2).play({ type: 'move', direction: 3 });
    expect(sand.at(0)).toEqual([-1, 0]);
    expect(sand.fighter(0).facing).toBe(0);
    expect(paid(sand)).toEqual([2]);
    expect(sand.last('moved').rules).toEqual(['M-065']);
  });

  test.each([
    ['per90', [1, 2, 2, 2, 1]],
    ['perHexside', [1, 2, 3, 2, 1]],
  ] as const)('M-066: with lex turnCost %s, turns of 1 to 5 hexsides cost %j', (turnCost, costs) => {
    const cost = (by: number) => paid(alone('murmillo', 6, { lex: { turnCost } }).play({ type: 'turn', facing: by }))[0];
    expect([1, 2, 3, 4, 5].map(cost)).toEqual(costs);
  });

  test('M-066: turns in several actions are paid each by itself', () => {
    const sand = alone('murmillo', 3).play({ type: 'turn', facing: 1 }, { type: 'turn', facing: 2 }, { type: 'turn', facing: 3 });
    expect(sand.turn).toMatchObject({ ap: 0, spent: 3 });
    expect(sand.all('faced').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(alone('murmillo', 3).refusedBy({ type: 'turn', facing: 0 })).toBe('M-066');
    expect(() => alone('murmillo', 3).play({ type: 'turn', facing: 6 })).toThrow('answer.facing must be a whole number from 0 to 5');
  });

  test('M-067: standing up costs nothing', () => {
    const sand = face(3, { a: { card: 'murmillo', down: true }, turn: { ap: null }, dice: [1] })
      .play({ type: 'ready' })
      .done();
    expect(sand.fighter(0).down).toBe(false);
    expect(sand.turn).toMatchObject({ ap: 0, spent: 0 });
    expect(sand.all('paid')).toEqual([]);
  });
});

describe('attacks', () => {
  test('M-068: an unwieldy weapon costs 2', () => {
    const sand = facing('retiarius', 3, [4, 1]);
    sand.play(sand.attackWith('trident')).done();
    expect(sand.turn.ap).toBe(1);
    const poor = facing('retiarius', 1, []);
    expect(poor.refusedBy(poor.attackWith('trident'))).toBe('M-077');
  });

  test.each([
    ['murmillo', 'sword'],
    ['murmillo', 'largeShield'],
    ['thraex', 'sica'],
    ['pugilarius', 'cestus'],
    ['contra-retiarius', 'cone'],
    ['arbelas', 'arbelos'],
    ['velite', 'hastaThonged'],
    ['murmillo', 'improvised'],
  ])('M-069: the %s strikes with %s for 1', (card, gear) => {
    const sand = facing(card, 1, [...AHEAD_MISS]);
    sand.play(sand.attackWith(gear)).done();
    expect(sand.turn.ap).toBe(0);
    expect(sand.last('paid')).toMatchObject({ action: 'attack', base: 1, surcharge: 0, from: 1, to: 0, spent: 1 });
  });

  test('M-069: so do a dagger and a dart', () => {
    const dagger = facing({ card: 'gaetulian', items: { 0: 'gone', 1: 'gone', 2: 'gone', 3: 'gone', 4: 'ready' } }, 1, [...AHEAD_MISS]);
    dagger.play(dagger.attackWith('dagger')).done();
    const dart = face(3, { a: 'gaetulian', b: { card: 'gaul', at: [3, 0] }, turn: { ap: 1 }, dice: [2, 5, 1] });
    dart.play(dart.attackWith('dart')).done();
    expect([dagger.turn.ap, dart.turn.ap]).toEqual([0, 0]);
  });

  test('M-070: a sword or dagger is drawn and sheathed for 1', () => {
    const darts = { 0: 'gone', 1: 'gone', 2: 'gone', 3: 'gone' } as const;
    const sand = facing({ card: 'gaetulian', items: darts }, 2, AHEAD_MISS);
    sand.play({ type: 'draw', item: sand.item(0, 'dagger') }, { type: 'attack', item: sand.item(0, 'dagger'), target: 1 }).done();
    expect(paid(sand)).toEqual([1, 1]);
    expect(sand.turn.ap).toBe(0);
    const sheathes = alone('murmillo', 1).play({ type: 'sheathe', item: 0 });
    expect(sheathes.turn.ap).toBe(0);
    expect(sheathes.last('item')).toMatchObject({ item: 'sword', how: 'sheathed' });
    expect(sheathes.refusedBy({ type: 'sheathe', item: 0 })).toBe('M-080');
  });

  test('M-070: darts in one hand leave the other free to draw', () => {
    const sand = alone('gaetulian', 2);
    sand.play({ type: 'draw', item: sand.item(0, 'dagger') });
    expect(sand.turn.ap).toBe(1);
  });

  test('M-070: only with a hand free; sica and scissor sword count as swords, an axe has no sheath', () => {
    const full = alone({ card: 'gaul', loadout: arms('none', ['sword', 'smallShield'], ['dagger']) }, 3);
    expect(full.refusedBy({ type: 'draw', item: full.item(0, 'dagger') })).toBe('M-070');
    for (const gear of ['sica', 'scissor', 'sword', 'dagger']) {
      const sand = alone({ card: 'gaul', loadout: arms('none', [], [gear]) }, 1);
      expect(sand.refusedBy({ type: 'draw', item: 0 })).toBeNull();
    }
    const axe = alone({ card: 'gaul', loadout: arms('none', ['axe']) }, 1);
    expect(axe.refusedBy({ type: 'sheathe', item: 0 })).toBe('M-070');
    expect(axe.refusedBy({ type: 'draw', item: 0 })).toBe('M-070');
  });
});

describe('a second attack (section 0.7)', () => {
  /** First and second attack as gear and its number, AP of both by default, and with every second attack dearer. */
  const economy: [string, string | Partial<Standing>, string, string, [usual: number, always: number]][] = [
    ['sword, same sword', 'murmillo', 'sword', 'sword', [3, 3]],
    ['sword, shield', 'murmillo', 'sword', 'largeShield', [3, 3]],
    ['shield, sword', 'murmillo', 'largeShield', 'sword', [3, 3]],
    ['right sword, left sword', 'diamecheri', 'sword', 'sword 1', [2, 3]],
    ['right sword, right sword', 'diamecheri', 'sword', 'sword', [3, 3]],
    ['sword, arbelos', 'arbelas', 'sword', 'arbelos', [2, 3]],
    ['sword, cone', 'contra-retiarius', 'sword', 'cone', [2, 3]],
    ['right cestus, left cestus', 'pugilarius', 'cestus', 'cestus 1', [2, 3]],
    ['trident, trident', 'retiarius', 'trident', 'trident', [5, 5]],
    ['trident, net', 'retiarius', 'trident', 'net', [4, 5]],
    ['net, trident', 'retiarius', 'net', 'trident', [4, 5]],
    ['net, net', 'retiarius', 'net', 'net', [5, 5]],
    ['fist, fist', 'sagittarius', 'improvised', 'improvised', [3, 3]],
    ['sword, fist', 'murmillo', 'sword', 'improvised', [3, 3]],
    ['fist, sword', 'murmillo', 'improvised', 'sword', [3, 3]],
    ['fist, left cestus', 'pugilarius', 'improvised', 'cestus 1', [3, 3]],
    ['arbelos, sword', 'arbelas', 'arbelos', 'sword', [2, 3]],
    ['sword, cape', { card: 'gaul', loadout: arms('none', ['sword', 'cape']) }, 'sword', 'cape', [4, 4]],
    ['cape, sword', { card: 'gaul', loadout: arms('none', ['sword', 'cape']) }, 'cape', 'sword', [4, 4]],
  ];
  /** Every blow hits a little: 4 against 1; nets leave B free on a 6. */
  const diceOf = (gear: string) => (gear === 'net' || gear === 'cape' ? [4, 1, 6] : [4, 1]);

  test.each(economy)('M-071 M-207: %s', (_, card, first, second, [usual, always]) => {
    for (const [secondAttackSurcharge, wanted] of [
      ['exceptOtherReadiedWeapon', usual],
      ['always', always],
    ] as const) {
      const sand = facing(card, wanted, [...diceOf(first), ...diceOf(second)], { lex: { secondAttackSurcharge } });
      for (const each of [first, second]) {
        const [gear, nth = 0] = each.split(' ');
        sand.play({ type: 'attack', item: sand.carried(gear!, Number(nth)), target: 1 });
      }
      sand.done();
      expect(sand.turn).toMatchObject({ ap: 0, spent: wanted, attacks: 2 });
      const [one, two] = sand.all('paid');
      expect([one!.surcharge, one!.base + two!.base + two!.surcharge]).toEqual([0, wanted]);
    }
  });

  test.each([
    ['murmillo', ['sword', 'largeShield', 'improvised']],
    ['diamecheri', ['sword', 'sword 1', 'improvised']],
    ['retiarius', ['trident', 'net', 'improvised']],
    [{ card: 'gaul', loadout: arms('none', ['dagger', 'cape']) }, ['dagger', 'cape', 'improvised']],
    [{ card: 'pugilarius' }, ['cestus', 'cestus 1', 'improvised']],
  ] as const)('M-071: the price of two attacks does not depend on their order: %j', (card, ways) => {
    const price = (first: string, second: string): number => {
      const [one, other] = [first, second].map((each) => {
        const [gear, nth = 0] = each.split(' ');
        const sand = facing(card, 6, []);
        return gear === 'improvised' ? -1 : sand.carried(gear!, Number(nth));
      });
      const begun = facing(card, 6, [], { turn: { ap: 6, attacks: 1, struck: [one!] } });
      const fresh = costOf(facing(card, 6, []).bout, { type: 'attack', item: one!, target: 1 });
      const { base, surcharge } = costOf(begun.bout, { type: 'attack', item: other!, target: 1 });
      return fresh.base + base + surcharge;
    };
    for (const first of ways)
      for (const second of ways)
        expect(`${first}, ${second}: ${price(first, second)}`).toBe(`${first}, ${second}: ${price(second, first)}`);
  });

  test.each([
    ['dart, dart', 'gaetulian', 'dart', 3],
    ['bow, bow', 'sagittarius', 'bow', 5],
  ])('M-071 M-265 M-278: %s: missiles of one bundle are one weapon', (_, card, gear, cost) => {
    const sand = face(3, {
      a: card,
      b: { card: 'gaul', at: [3, 0], original: 20, items: { 1: 'gone' } },
      turn: { ap: cost },
      dice: [4, 1, 4, 1],
    });
    sand.play(sand.attackWith(gear));
    sand.play(sand.attackWith(gear)).done();
    expect(sand.turn).toMatchObject({ ap: 0, spent: cost });
  });

  test('M-071: a second attack says so, and costs more even if nobody knows what the first was', () => {
    const sand = facing('murmillo', 6, [4, 1, 4, 1]);
    sand.play(sand.attackWith('sword'), sand.attackWith('sword')).done();
    expect(sand.all('paid').map(({ rules }) => rules)).toEqual([['M-062'], ['M-062', 'M-071']]);
    const unknown = facing('murmillo', 6, [], { turn: { ap: 6, attacks: 1 } });
    expect(costOf(unknown.bout, unknown.attackWith('sword'))).toEqual({ base: 1, surcharge: 1 });
  });

  test('M-071: a dart that he picked up belongs to the bundle in his hand', () => {
    const b = { card: 'gaul', at: [4, 0], original: 20, items: { 1: 'gone' } } as const;
    const others = [{ card: 'gaetulian', at: [0, -5], facing: 0, items: { 0: { at: { q: 0, r: 1 } } } }] as const;
    const a = { card: 'gaetulian', items: { 1: 'gone', 2: 'gone', 3: 'gone' } } as const;
    const sand = face(3, { a, b, others, turn: { ap: 6 }, dice: [4, 1, 4, 1] });
    sand.play(sand.attackWith('dart'), { type: 'pick-up', item: sand.item(2, 'dart') });
    sand.play({ type: 'attack', item: sand.item(2, 'dart'), target: 1 }).done();
    expect(sand.last('paid')).toMatchObject({ base: 1, surcharge: 1 });
  });

  test('M-071: whirls and grapples are attacks like others', () => {
    const whirl = facing('murmillo', 7, [4, 1, 4, 1]);
    whirl.play(whirl.whirlWith('sword'), { type: 'turn', facing: 2 });
    whirl.play(whirl.attackWith('sword')).done();
    expect(paid(whirl)).toEqual([3, 2, 2]);
    const after = facing('murmillo', 5, [4, 1, 4, 1]);
    after.play(after.attackWith('sword'), after.whirlWith('sword')).done();
    expect(paid(after)).toEqual([1, 4]);
    const grapple = facing('murmillo', 4, [5, 1, 6, 1, 1, 4, 1], { a: { card: 'murmillo', original: 20 } });
    grapple.play({ type: 'grapple', target: 1 }, { type: 'throw' }, { type: 'attack', item: -1, target: 1 }).done();
    expect(paid(grapple)).toEqual([2, 2]);
    const armed = facing({ card: 'cataphractarius', original: 20 }, 5, [5, 1, 6, 1, 1, 4, 1]);
    armed.play({ type: 'grapple', target: 1 }, { type: 'throw' }, { type: 'draw', item: armed.item(0, 'sword') });
    armed.play(armed.attackWith('sword')).done();
    expect(paid(armed)).toEqual([2, 1, 2]);
  });

  test('M-071 M-207: with lex oneStrikePerWeapon no weapon strikes twice, fists do', () => {
    const lex = { oneStrikePerWeapon: true };
    const sword = facing('diamecheri', 6, [4, 1], { lex });
    sword.play(sword.attackWith('sword'));
    expect(sword.refusedBy(sword.attackWith('sword'))).toBe('M-207');
    expect(sword.refusedBy({ type: 'attack', item: sword.carried('sword', 1), target: 1 })).toBeNull();
    const fists = facing('sagittarius', 3, [4, 1, 4, 1], { lex });
    fists.play(fists.attackWith('improvised'), fists.attackWith('improvised')).done();
    expect(fists.turn.ap).toBe(0);
    const free = facing('diamecheri', 6, [4, 1]);
    free.play(free.attackWith('sword'));
    expect(free.refusedBy(free.attackWith('sword'))).toBeNull();
  });
});

describe('other actions', () => {
  const netted = { others: [{ card: 'retiarius', at: [0, 5], facing: 0, items: { 1: { holds: 0 } } }] } as const;

  test('M-072: one try to cut free costs 1', () => {
    const sand = alone('secutor', 1, { ...netted, dice: [4] });
    sand.play({ type: 'cut-free', item: sand.item(2, 'net') }).done();
    expect(sand.turn.ap).toBe(0);
    expect(sand.fighter(0).nets).toBe(1);
    expect(sand.last('rolled').roll).toMatchObject({ why: 'cut-free', faces: [4], needed: 5, result: 'failure' });
  });

  test('M-073: a weapon or shield beside him is picked up for 1 and is ready', () => {
    const sand = alone({ card: 'murmillo', items: { 0: { at: { q: 1, r: 0 } }, 1: { at: { q: 0, r: 1 } } } }, 2);
    const [sword, shield] = [sand.item(0, 'sword'), sand.item(0, 'largeShield')];
    sand.play({ type: 'pick-up', item: sword });
    expect(sand.lies(sword)).toBe('ready');
    expect(sand.turn.ap).toBe(1);
    expect(sand.last('item').rules).toEqual(['M-073']);
    sand.play({ type: 'pick-up', item: shield });
    expect(sand.turn.ap).toBe(0);
    expect(sand.save(0)).toBe(4);
  });

  test('M-074: a helmet for 2, and it is on his head', () => {
    const sand = alone({ card: 'murmillo', items: { 2: { at: { q: 1, r: 0 } } } }, 2);
    expect(sand.save(0)).toBe(3);
    sand.play({ type: 'pick-up', item: sand.item(0, 'helmet') });
    expect(sand.save(0)).toBe(4);
    expect(sand.turn.ap).toBe(0);
    expect(sand.last('item').rules).toEqual(['M-074']);
    expect(alone({ card: 'murmillo', items: { 2: { at: { q: 1, r: 0 } } } }, 1).refusedBy({ type: 'pick-up', item: 2 })).toBe('M-077');
  });

  test('M-075: a kick costs 1', () => {
    const sand = alone({ card: 'murmillo', items: { 0: { at: { q: 1, r: 0 } } } }, 1);
    sand.play({ type: 'kick', item: 0, direction: 0 });
    expect(sand.lies(0)).toEqual([2, 0]);
    expect(sand.turn.ap).toBe(0);
    expect(sand.last('item')).toMatchObject({ item: 'sword', how: 'kicked', cell: sand.cell(2, 0) });
  });

  test('M-076: a shot of the bow costs 2', () => {
    const sand = face(3, { a: 'sagittarius', b: { card: 'gaul', at: [4, 0] }, turn: { ap: 4 }, dice: [2, 5, 1] });
    sand.play(sand.attackWith('bow')).done();
    expect(sand.turn.ap).toBe(2);
  });

  test('M-077: an action needs its whole cost; refused, it changes nothing', () => {
    const sand = facing('murmillo', 1, []);
    expect(sand.refusedBy({ type: 'move', direction: 3 })).toBe('M-077');
    expect(sand.refusedBy(sand.whirlWith('sword'))).toBe('M-077');
    expect(sand.refusedBy({ type: 'feint' })).toBe('M-077');
    expect(sand.refusedBy({ type: 'grapple', target: 1 })).toBe('M-077');
    expect(sand.refusedBy({ type: 'haze', target: 1 })).toBe('M-077');
    sand.done();
    const spent = facing('murmillo', 0, []);
    expect(spent.bout.actions().map(({ type }) => type)).toEqual(['end', 'drop', 'discard', 'discard']);
  });

  test('M-080: a held weapon is dropped for nothing and lies in his hex', () => {
    const sand = alone('cataphractarius', 1);
    sand.play({ type: 'drop', item: sand.item(0, 'longSpear') }, { type: 'draw', item: sand.item(0, 'sword') });
    expect(sand.turn).toMatchObject({ ap: 0, spent: 1 });
    expect(sand.lies(sand.item(0, 'longSpear'))).toEqual([0, 0]);
    const back = alone({ card: 'gaul', items: { 0: { at: { q: 0, r: 0 } } } }, 1).play({ type: 'pick-up', item: 0 });
    expect(back.turn.ap).toBe(0);
  });

  test('M-080: not what is sheathed, worn, bound on or not his', () => {
    const sand = alone('cataphractarius', 1);
    expect(sand.refusedBy({ type: 'drop', item: sand.item(0, 'sword') })).toBe('M-080');
    expect(sand.refusedBy({ type: 'drop', item: sand.item(0, 'helmet') })).toBe('M-080');
    expect(alone('pugilarius', 1).refusedBy({ type: 'drop', item: 0 })).toBe('M-080');
    expect(sand.refusedBy({ type: 'drop', item: sand.item(1, 'dart') })).toBe('M-012');
  });
});

describe('the seventh AP', () => {
  const eight = (part: Partial<Parameters<typeof face>[1]> = {}) =>
    alone('gaetulian', 8, part).play(FORWARD, FORWARD, FORWARD, FORWARD, FORWARD, { type: 'turn', facing: 1 });

  test('M-078: the seventh AP of a turn tires, the eighth no more', () => {
    const sand = eight();
    expect(sand.turn.spent).toBe(6);
    expect(sand.fighter(0).fatigue).toBe(0);
    sand.play({ type: 'turn', facing: 2 });
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(sand.last('fatigued')).toMatchObject({ from: 0, to: 1, rules: ['M-078'] });
    sand.play({ type: 'turn', facing: 3 });
    expect(sand.fighter(0).fatigue).toBe(1);
  });

  test('M-078: also when one action leaps over it, and before that action resolves', () => {
    const sand = facing('gaetulian', 8, [2, 5], { turn: { ap: 8, spent: 6 } });
    sand.play({ type: 'grapple', target: 1 }).done();
    expect(sand.all('fatigued').map(({ to, rules }) => [to, rules[0]])).toEqual([
      [1, 'M-078'],
      [2, 'M-156'],
    ]);
  });

  test('M-078: with lex fatigueSevenTiming endOfTurn it tires at the end of the turn', () => {
    const sand = eight({ lex: { fatigueSevenTiming: 'endOfTurn' }, dice: [1] }).play(
      { type: 'turn', facing: 2 },
      { type: 'turn', facing: 3 },
    );
    expect(sand.fighter(0).fatigue).toBe(0);
    sand.play({ type: 'end' }).done();
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(
      eight({ lex: { fatigueSevenTiming: 'endOfTurn' }, dice: [1] })
        .play({ type: 'end' })
        .fighter(0).fatigue,
    ).toBe(0);
  });

  test('M-079: who is tired spends no seventh', () => {
    const sand = face(3, {
      a: { card: 'gaetulian', original: 6, stamina: 5, fatigue: 6 },
      b: { card: 'gaetulian', at: [5, -5] },
      turn: { ap: null },
      dice: [6],
    }).done();
    expect(sand.turn.ap).toBe(7); // 6 + 2 - 1
    sand.play(FORWARD, FORWARD, FORWARD, FORWARD, FORWARD, { type: 'turn', facing: 1 });
    expect(sand.refusedBy({ type: 'move', direction: 1 })).toBe('M-079');
    expect(sand.refusedBy({ type: 'turn', facing: 2 })).toBe('M-079');
    expect(sand.bout.actions().map(({ type }) => type)).not.toContain('move');
    expect(sand.refusedBy({ type: 'drop', item: 0 })).toBeNull(); // costs nothing
  });

  test('M-079: judged before each payment: what tires him in mid-turn bars the next; endOfTurn bars nothing', () => {
    const at = (fatigueSevenTiming: 'immediate' | 'endOfTurn') =>
      alone({ card: 'gaetulian', stamina: 5, original: 5, fatigue: 5 }, 9, { lex: { fatigueSevenTiming }, turn: { ap: 9, spent: 6 } }).play(
        FORWARD,
      );
    expect(at('immediate').fighter(0).fatigue).toBe(6);
    expect(at('immediate').refusedBy(FORWARD)).toBe('M-079');
    expect(at('endOfTurn').refusedBy(FORWARD)).toBeNull();
    const missed = facing({ card: 'murmillo', stamina: 3, original: 3, fatigue: 3 }, 8, [2, 5], { turn: { ap: 8, spent: 5 } });
    missed.play(missed.attackWith('sword')).done();
    expect(missed.refusedBy(FORWARD)).toBe('M-079');
  });
});
