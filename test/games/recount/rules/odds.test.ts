import { describe, expect, test } from 'vitest';
import { chanceOf, Fraction } from '../../../../src/engine/odds/index.ts';
import { chanceOfOne } from '../../../../src/engine/turns/index.ts';
import { actionPointOdds, DEEDS, endsOf, mercyChance, oddsOf } from '../../../../src/games/recount/rules/index.ts';
import type { Sand } from './sand.ts';
import { duel, sand } from './sand.ts';

const odds = (position: Sand, line: string) => oddsOf(position.bout.view, DEEDS.read(line, position.bout.world.ids));
const chance = (position: Sand, line: string, what: string) =>
  odds(position, line)
    .outlook.find((each) => each.what === what)
    ?.chance.toFraction() ?? '0';

const noPoints = ({ bout }: Sand): Fraction => chanceOf(actionPointOdds(bout.view, 0).ap, (points) => points === 0);

describe('exact chances of a strike', () => {
  test('R-081c: RP-02: one named double 1/36', () => expect(chance(duel('front'), 'strikes light', 'decked')).toBe('1/36'));

  test.each([
    ['RP-04', 'front', {}, '5/12'],
    ['RP-06', 'sword', {}, '5/9'],
    ['RP-08', 'back', { ensnaredBy: 0 }, '3/4'],
  ] as const)('R-062, R-071, R-072, R-073: %s: a strike through the %s side beats the roll', (_, through, b, expected) => {
    const a = 'ensnaredBy' in b ? ({ card: 'retiarius', offHand: 'on' } as const) : {};
    const gets = duel(through, { a, b: { ...b, full: 12 } });
    // A blow that gets through to a man without a save wounds; Double 6 wounds besides, by 2d6.
    const wounds = new Fraction(chance(gets, 'strikes light', 'wounds'));
    expect(wounds.sub(new Fraction(1, 36)).toFraction()).toBe(expected);
  });

  test('R-068: RP-10: expected damage at +2 without a save 35/18, and 7/36 of Double 6', () => {
    const { expected } = odds(duel('sword', { b: { full: 12 } }), 'strikes light');
    expect(expected!.sub(new Fraction(7, 36)).toFraction()).toBe('35/18');
  });

  test('R-065, R-067: RP-12, RP-14: a front strike wounds a heavy 5/18, a light 5/12', () => {
    const wounds = (card: string) =>
      new Fraction(chance(duel('front', { b: { card } }), `strikes ${card}`, 'wounds')).sub(new Fraction(1, 36)).toFraction();
    expect([wounds('heavy'), wounds('light')]).toEqual(['5/18', '5/12']);
  });

  test('R-080a: RP-22: Double 6 ends a defender of Strength 7 in 7/12', () => {
    const six = duel('front', { b: { card: 'medium' } });
    const falls = ['helpless', 'dead'].map((what) => new Fraction(chance(six, 'strikes medium-2', what)));
    expect(falls[0]!.add(falls[1]!).mul(36).toFraction()).toBe('7/12');
  });

  test("R-081d: a weapon breaks in 1/36: half of them the striker's", () => {
    expect([chance(duel('front'), 'strikes light', 'weapon'), chance(duel('front'), 'strikes light', 'own-weapon')]).toEqual([
      '1/72',
      '1/72',
    ]);
  });

  test('R-069, R-070, R-081c: a strike ends it when he is helpless, dead or decked by it', () => {
    const told = odds(duel('front', { b: { strength: 3 } }), 'strikes light');
    const of = (what: string) => told.outlook.find((each) => each.what === what)!.chance;
    expect(endsOf(told).toFraction()).toBe(of('helpless').add(of('dead')).add(of('decked')).toFraction());
    // differences 3, 4 and 5 in 6 of 36 ways; Double 2; Double 6 but for a 2 in all, which leaves him 1
    expect(endsOf(told).toFraction()).toBe(new Fraction(7 * 36 + 35, 36 * 36).toFraction());
    expect(chanceOfOne(told, ['decked']).toFraction()).toBe('1/36');
  });

  test('R-037: refused answers have their reason and no chance', () => {
    expect(odds(duel('front', { turn: { struck: true } }), 'strikes light')).toMatchObject({ refusal: { rule: 'R-034' }, outlook: [] });
    expect(odds(duel('front'), 'steps 3')).toMatchObject({ refusal: null, cost: 2, outlook: [], expected: null });
  });
});

describe('exact chances of other dice', () => {
  test('R-085: RP-16, RP-18: the net over a gap 1/3; two casts 5/9', () => {
    const gap = sand({
      fighters: [
        { card: 'retiarius', at: [0, 0] },
        { card: 'light', at: [2, 0] },
      ],
    });
    const once = new Fraction(chance(gap, 'casts net at light', 'ensnares'));
    expect(once.toFraction()).toBe('1/3');
    expect(new Fraction(1).sub(new Fraction(1).sub(once).pow(2)!).toFraction()).toBe('5/9');
    const beside = sand({
      fighters: [
        { card: 'retiarius', at: [0, 0] },
        { card: 'light', at: [1, 0] },
      ],
    });
    expect(chance(beside, 'casts net at light', 'ensnares')).toBe('1/6');
  });

  test('R-036: out of the net 1/3, tearing it 1/6', () => {
    const netted = sand({
      fighters: [
        { card: 'medium', at: [0, 0], ensnaredBy: 1 },
        { card: 'retiarius', at: [1, 0], offHand: 'on' },
      ],
    });
    expect([chance(netted, 'struggles', 'frees'), chance(netted, 'struggles', 'tears')]).toEqual(['1/3', '1/6']);
  });

  test('R-022, R-042, R-043: RP-24, RP-26: no AP: badly wounded 1/3, in the net besides 5/6', () => {
    const bad = sand({
      fighters: [
        { card: 'medium', at: [0, 0], full: 8, strength: 3 },
        { card: 'retiarius', at: [1, 0] },
      ],
    });
    expect(noPoints(bad).toFraction()).toBe('1/3');
    const netted = sand({
      fighters: [
        { card: 'medium', at: [0, 0], full: 8, strength: 3, ensnaredBy: 1 },
        { card: 'retiarius', at: [1, 0], offHand: 'on' },
      ],
    });
    expect(noPoints(netted).toFraction()).toBe('5/6');
  });

  test('R-107: until all who are asked have said what they want, they count as of one mind', () => {
    const voters = [
      { id: 'Rufus', bias: [], asks: true },
      { id: 'Crassus', bias: [], asks: false },
    ];
    const decked = duel('front', { voters, b: { strikes: 1 }, dice: [2, 2] }).play('strikes light');
    expect([chance(decked, 'votes up', 'spared'), chance(decked, 'votes down', 'spared')]).toEqual(['1', '0']);
    decked.play('votes down');
    expect([chance(decked, 'votes up', 'spared'), chance(decked, 'votes down', 'spared')]).toEqual(['1/2', '0']);
  });

  test('R-080h, R-081g: what cannot come of an answer is not told', () => {
    const bare = duel('front', { b: { offHand: 'lost', weaponBroken: true } });
    const told = odds(bare, 'strikes light').outlook;
    expect(told.map(({ what }) => what)).toEqual(['wounds', 'helpless', 'dead', 'decked', 'unbalanced', 'own-balance', 'own-weapon']);
  });

  test('R-014: RP-20: Strength 9 or more 5/18', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const high = faces.flatMap((a) => faces.filter((b) => a + b >= 9)).length;
    expect(new Fraction(high, 36).toFraction()).toBe('5/18');
  });

  test.each([
    ['RP-28', { dealt: 1 }, '8/9'],
    ['RP-30', { strikes: 1 }, '11/16'],
    ['RP-32', {}, '11/27'],
  ])('R-093, R-094: %s: mercy when the victor votes up', (_, b, expected) => {
    const decked = duel('front', { b, dice: [2, 2] }).play('strikes light');
    expect(mercyChance(decked.bout.view, 1, [true]).toFraction()).toBe(expected);
    expect(chance(decked, 'votes up', 'spared')).toBe(expected);
  });
});
