import { describe, expect, test } from 'vitest';
import { beginBout } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { duel, rules, sand, setupOf } from './sand.ts';

describe('a strike', () => {
  test("R-060: the attacker's die falls first, and only he can do harm", () => {
    const struck = duel('front', { dice: [2, 5] })
      .play('strikes light')
      .done();
    expect(struck.last('clashed')).toMatchObject({ faces: [2, 5], difference: -3, result: 'miss' });
    expect([struck.fighter(0).strength, struck.fighter(1).strength]).toEqual([7, 7]);
  });

  test('R-060, R-061: the clash names the rules that decided it, the double by its own', () => {
    const clash = (dice: readonly number[]) =>
      duel('front', { b: { full: 12 }, dice })
        .play('strikes light')
        .done();
    expect(clash([2, 5]).last('clashed').rules).toEqual(['R-060', 'R-062', 'R-063']);
    expect(clash([4, 4]).last('clashed').rules).toEqual(['R-061', 'R-081a']);
    expect(clash([6, 6, 1, 1]).last('clashed').rules).toEqual(['R-061', 'R-080a']);
    expect(clash([2, 5]).last('attacked')).toMatchObject({ distance: 1, rules: ['R-033', 'R-051'] });
  });

  test('R-061: equal natural dice are an event in place of the blow, whatever the modifiers', () => {
    const struck = duel('back', { dice: [4, 4] })
      .play('strikes light')
      .done();
    expect(struck.last('clashed').result).toBe('double');
    expect(struck.all('wounded')).toEqual([]);
    expect(struck.fighter(1).offBalance).toBe(1);
  });

  test("R-062, R-072: the modifiers go on the attacker's die; +2 through the sword side", () => {
    const struck = duel('sword', { dice: [3, 4] })
      .play('strikes light')
      .done();
    expect(struck.terms).toEqual({ 'R-072': 2 });
    expect(struck.last('wounded')).toMatchObject({ net: 1, from: 7, to: 6 });
  });

  test('R-063: a remainder of 0 or less does nothing at all', () => {
    for (const [through, dice] of [
      ['front', [2, 5]],
      ['sword', [2, 4]],
    ] as const) {
      const struck = duel(through, { b: { card: 'heavy' }, dice })
        .play('strikes heavy')
        .done();
      expect(struck.last('clashed').result).toBe('miss');
      expect(struck.fighter(1)).toMatchObject({ strength: 7, status: 'up', offBalance: 0 });
    }
  });

  test('R-064, R-065: heavy armour saves on 5 or 6, one die a blow that got through', () => {
    const saved = duel('front', { b: { card: 'heavy' }, dice: [5, 2, 5] })
      .play('strikes heavy')
      .done();
    expect(saved.fighter(1).strength).toBe(7);
    expect(saved.last('rolled').roll).toMatchObject({ why: 'save', needed: 5, result: 'success' });
    expect(
      duel('front', { b: { card: 'heavy' }, dice: [5, 2, 4] })
        .play('strikes heavy')
        .done()
        .fighter(1).strength,
    ).toBe(4);
  });

  test('R-066: medium armour on 6', () => {
    expect(
      duel('front', { b: { card: 'medium' }, dice: [5, 2, 5] })
        .play('strikes medium-2')
        .done()
        .fighter(1).strength,
    ).toBe(4);
    expect(
      duel('front', { b: { card: 'medium' }, dice: [5, 2, 6] })
        .play('strikes medium-2')
        .done()
        .fighter(1).strength,
    ).toBe(7);
  });

  test('R-067: the light has no save, and no die is thrown for one', () => {
    expect(
      duel('front', { dice: [3, 2] })
        .play('strikes light')
        .done()
        .fighter(1).strength,
    ).toBe(6);
  });

  test('R-068, R-073: a failed save costs the whole remainder; +3 from behind', () => {
    const struck = duel('back', { b: { card: 'medium', full: 12 }, dice: [6, 1, 3] })
      .play('strikes medium-2')
      .done();
    expect(struck.last('wounded')).toMatchObject({ raw: 8, from: 12, to: 4 });
    expect(
      duel('back', { dice: [1, 3] })
        .play('strikes light')
        .done()
        .last('wounded').net,
    ).toBe(1);
  });

  test('R-069: at 0, -1 or -2 he is helpless', () => {
    for (const [strength, to] of [
      [5, 0],
      [4, -1],
      [3, -2],
    ] as const) {
      const struck = duel('front', { b: { full: 12, strength }, dice: [6, 1] })
        .play('strikes light')
        .done();
      expect(struck.fighter(1)).toMatchObject({ strength: to, status: 'helpless' });
      expect(struck.bout.decision()).toMatchObject({ kind: 'vote', figures: ['medium'], side: 'a' });
    }
  });

  test('R-070, R-095: below -2 he is dead, nobody votes, and the bout is over', () => {
    const struck = duel('sword', { b: { full: 12, strength: 3 }, dice: [5, 1] })
      .play('strikes light')
      .done();
    expect(struck.fighter(1)).toMatchObject({ strength: -3, status: 'dead' });
    expect(struck.bout.outcome()).toMatchObject({ winner: 'a', by: 'last-standing', survivors: ['medium'] });
    expect(struck.all('judged')).toEqual([]);
    expect(struck.last('felled')).toMatchObject({ figure: 'light', dead: true });
  });
});

describe('combat modifiers', () => {
  test('R-071: +1 against a man in the net', () => {
    const net = { card: 'retiarius', offHand: 'on' } as const;
    const struck = duel('front', { a: net, b: { ensnaredBy: 0 }, dice: [4, 3] })
      .play('strikes light')
      .done();
    expect(struck.terms).toEqual({ 'R-071': 1 });
    expect(struck.last('wounded').net).toBe(2);
  });

  test('R-074: front and shield side add nothing', () => {
    for (const through of ['front', 'shield'] as const) {
      const struck = duel(through, { dice: [4, 3] })
        .play('strikes light')
        .done();
      expect(struck.terms).toEqual({});
      expect(struck.last('wounded').net).toBe(1);
    }
  });

  test('R-075, R-081e: a man without a weapon strikes at -3, with his fists', () => {
    const struck = duel('front', { a: { weaponBroken: true }, dice: [6, 2] })
      .play('strikes light')
      .done();
    expect(struck.terms).toEqual({ 'R-075': -3 });
    expect(struck.last('attacked').attack).toBe('fists');
    expect(struck.last('wounded').net).toBe(1);
  });

  test('R-076: one sum of side, net and fists, each in the log', () => {
    const net = { card: 'retiarius', offHand: 'on', weaponBroken: true } as const;
    const struck = duel('back', { a: net, b: { ensnaredBy: 0 }, dice: [5, 4] })
      .play('strikes light')
      .done();
    expect(struck.terms).toEqual({ 'R-073': 3, 'R-071': 1, 'R-075': -3 });
    expect(struck.last('wounded').net).toBe(2);
  });

  test('R-088: the net side counts like the sword side, with the net away as well', () => {
    const struck = duel('shield', { b: { card: 'retiarius' }, dice: [3, 4, 1] })
      .play('strikes retiarius')
      .done();
    expect(struck.terms).toEqual({ 'R-088': 2 });
    expect(struck.last('wounded').net).toBe(1);
    const third = { card: 'light', at: [-4, 0], side: 'a' } as const;
    const away = sand({
      fighters: [
        { card: 'medium', at: [0, 0], side: 'a' },
        { card: 'retiarius', at: [1, 0], facing: 4, offHand: 'on', side: 'b' },
        { ...third, ensnaredBy: 1 },
      ],
      dice: [1, 6],
    })
      .play('strikes retiarius')
      .done();
    expect(away.terms).toEqual({ 'R-088': 2 });
  });
});

describe('doubles', () => {
  test('R-080a: Double 6 takes 2d6 of Strength, and no save', () => {
    const struck = duel('front', { b: { card: 'heavy' }, dice: [6, 6, 3, 4] })
      .play('strikes heavy')
      .done();
    expect(struck.fighter(1)).toMatchObject({ strength: 0, status: 'helpless' });
  });

  test('R-080a: with lex double6=kill it kills', () => {
    const struck = duel('front', { lex: { double6: 'kill' }, dice: [6, 6] })
      .play('strikes light')
      .done();
    expect(struck.fighter(1).status).toBe('dead');
    expect(struck.bout.outcome()?.winner).toBe('a');
  });

  test('R-080b, R-080c, R-080h: Double 5 takes the shield for good; a second time it does nothing', () => {
    const struck = duel('front', { dice: [5, 5] })
      .play('strikes light')
      .done();
    expect(struck.fighter(1).offHand).toBe('lost');
    expect(struck.last('item')).toMatchObject({ item: 'shield', how: 'lost', figure: 'light' });
    const again = duel('front', { b: { offHand: 'lost' }, dice: [5, 5] })
      .play('strikes light')
      .done();
    expect(again.all('item')).toEqual([]);
    expect(again.last('clashed').result).toBe('double');
  });

  test('R-080c: nothing that anybody answers brings a lost shield or net back', () => {
    for (const card of ['heavy', 'medium', 'light', 'retiarius']) {
      for (let seed = 0; seed < 5; seed += 1) {
        const lost = setupOf({
          fighters: [
            { card, at: [0, 0], offHand: 'lost' },
            { card: 'retiarius', at: [1, 0], facing: 3 },
          ],
        });
        const { bout } = beginBout(rules, rules.prepare(lost), lost, seededRng(`${card} ${seed}`));
        const rng = seededRng(`answers ${seed}`);
        while (bout.decision()) {
          const actions = bout.actions();
          bout.play(actions[rng.die(actions.length) - 1]!);
          expect(bout.state.fighters[0]!.offHand).toBe('lost');
        }
      }
    }
  });

  test('R-080d: without a net there are no casts', () => {
    const lost = sand({
      fighters: [
        { card: 'retiarius', at: [0, 0], offHand: 'lost' },
        { card: 'light', at: [2, 0] },
      ],
    });
    expect(lost.refusedBy('casts net at light')).toBe('R-080d');
    expect(duel('front').refusedBy('casts net at light')).toBe('R-080d');
  });

  test('R-080e: a heavy without his shield saves on 6', () => {
    const bare = { card: 'heavy', offHand: 'lost' } as const;
    expect(
      duel('front', { b: bare, dice: [5, 2, 5] })
        .play('strikes heavy')
        .done()
        .fighter(1).strength,
    ).toBe(4);
    const saved = duel('front', { b: bare, dice: [5, 2, 6] })
      .play('strikes heavy')
      .done();
    expect(saved.fighter(1).strength).toBe(7);
    expect(saved.last('rolled').rules).toEqual(['R-065', 'R-080e']);
  });

  test('R-080f: a medium without his shield has none, and throws no die', () => {
    expect(
      duel('front', { b: { card: 'medium', offHand: 'lost' }, dice: [4, 2] })
        .play('strikes medium-2')
        .done()
        .fighter(1).strength,
    ).toBe(5);
  });

  test('R-080g: the side where shield or net is missing counts as the back, for the light too', () => {
    for (const card of ['light', 'retiarius']) {
      const struck = duel('shield', { b: { card, offHand: 'lost' }, dice: [2, 4, ...(card === 'light' ? [] : [1])] })
        .play(`strikes ${card}`)
        .done();
      expect(struck.terms).toEqual({ 'R-080g': 3 });
      expect(struck.last('wounded').net).toBe(1);
    }
  });

  test('R-080i: Double 5 does not touch a net that lies over somebody', () => {
    const struck = sand({
      fighters: [
        { card: 'medium', at: [0, 0], side: 'a' },
        { card: 'retiarius', at: [1, 0], facing: 3, offHand: 'on', side: 'b' },
        { card: 'light', at: [-4, 0], side: 'a', ensnaredBy: 1 },
      ],
      dice: [5, 5],
    })
      .play('strikes retiarius')
      .done();
    expect(struck.fighter(1).offHand).toBe('on');
    expect(struck.fighter(2).ensnaredBy).toBe(1);
  });

  test('R-080j: a retiarius without his net keeps his save', () => {
    const struck = duel('front', { b: { card: 'retiarius', offHand: 'lost' }, dice: [5, 2, 6] })
      .play('strikes retiarius')
      .done();
    expect(struck.fighter(1).strength).toBe(7);
  });

  test('R-081a: Double 4 throws the defender off balance', () => {
    const struck = duel('front', { turn: { ap: 1 }, dice: [4, 4, 3] })
      .play('strikes light')
      .done();
    expect(struck.last('action-points')).toMatchObject({ figure: 'light', total: 2 }); // 3 + 1 for the light - 2
  });

  test('R-081b: Double 3 the attacker, who goes on with his turn', () => {
    const struck = duel('front', { dice: [3, 3] })
      .play('strikes light')
      .done();
    expect([struck.fighter(0).offBalance, struck.fighter(1).offBalance, struck.ap]).toEqual([1, 0, 5]);
    expect(struck.refusedBy('steps 3')).toBeNull();
  });

  test('R-081c, R-092: Double 2 decks the defender at any Strength, and his life is voted on', () => {
    const struck = duel('front', { b: { full: 12 }, dice: [2, 2] })
      .play('strikes light')
      .done();
    expect(struck.fighter(1)).toMatchObject({ status: 'decked', strength: 12 });
    expect(struck.bout.decision()?.kind).toBe('vote');
  });

  test("R-081d: Double 1 breaks a weapon: 1 to 3 the defender's, 4 to 6 the attacker's", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const struck = duel('front', { dice: [1, 1, face] })
        .play('strikes light')
        .done();
      expect([struck.fighter(0).weaponBroken, struck.fighter(1).weaponBroken]).toEqual([face > 3, face <= 3]);
      expect(struck.last('item')).toMatchObject({ item: 'sword', how: 'broken' });
    }
  });

  test('R-081f: the sword side of a man without a weapon counts as the back', () => {
    const struck = duel('sword', { b: { weaponBroken: true }, dice: [1, 3] })
      .play('strikes light')
      .done();
    expect(struck.terms).toEqual({ 'R-081f': 3 });
    expect(struck.last('wounded').net).toBe(1);
  });

  test('R-081g: a weapon that is broken already stays so', () => {
    const struck = duel('front', { a: { weaponBroken: true }, b: { weaponBroken: true }, dice: [1, 1, 2] })
      .play('strikes light')
      .done();
    expect(struck.all('item')).toEqual([]);
    expect(struck.last('rolled').roll.why).toBe('broken-weapon');
  });
});
