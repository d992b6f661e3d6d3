import { describe, expect, test } from 'vitest';
import { Sand } from '../../../support/sand.ts';

const untied = 'hoplomachus-a-sword';

/** A at (0,0) with a short spear, B in his front and looking at him. */
function spear(card: string, hexes: number, dice: readonly number[] = [], b: object = {}, lex: object = {}): Sand {
  const target = { card: 'sagittarius', at: [hexes, 0], facing: 3, original: 8, ...b } as const;
  return new Sand({ fighters: [{ card, at: [0, 0] }, target], dice, lex });
}

function thrown(sand: Sand): Sand {
  const gear = sand.gear(0).find((each) => each.startsWith('hasta'))!;
  return sand.play(sand.attackWith(gear)).done();
}

function lies(sand: Sand): readonly [number, number] | string {
  return sand.lies(sand.bout.world.things.findIndex(({ gear }) => gear.id.startsWith('hasta')));
}

describe.each([
  ['tied', 'velite'],
  ['untied', untied],
])('a spear %s', (_, card) => {
  test('M-266: adjacent: 1 AP, no modifier; a stab, not a throw', () => {
    const sand = thrown(spear(card, 1, [4, 2]));
    expect(sand.last('clashed').difference).toBe(2);
    expect(sand.last('paid').base).toBe(1);
    expect(sand.last('attacked').kind).toBe('strike');
    expect(lies(sand)).toBe('ready');
  });

  test('M-266: a stab that misses keeps it, too', () => {
    expect(lies(thrown(spear(card, 1, [1, 5])))).toBe('ready');
  });

  test('M-268: thrown at 2: 1 AP, -1: 4,2 hits by 1', () => {
    const sand = thrown(spear(card, 2, [4, 2]));
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('attacked').kind).toBe('throw');
  });
});

test('M-267: a Velite has it tied, a Hoplomachus untied', () => {
  const tied = (card: string) => spear(card, 2).bout.world.things[0]!.gear.tied;
  expect([tied('velite'), tied(untied), tied('hoplomachus-b-sword')]).toEqual([true, false, false]);
});

describe('untied', () => {
  test.each([3, 4])('M-269: at %i: -2', (hexes) => {
    expect(thrown(spear(untied, hexes, [6, 3])).last('clashed').difference).toBe(1);
  });

  test('M-269: at 5 it is out of range', () => {
    const sand = spear(untied, 5);
    expect(sand.refusedBy(sand.attackWith('hastaUntied'))).toBe('M-116');
  });

  test('M-270: saved: it lands beside the target', () => {
    const sand = thrown(spear(untied, 2, [5, 2, 3, 4], { card: 'thraex' }));
    expect(sand.dice()).toEqual(['attack 5', 'defence 2', 'save 3', 'landing 4']);
    expect(lies(sand)).toEqual([3, 0]);
  });

  test('M-270: missed: it lands before the push-back', () => {
    const sand = thrown(spear(untied, 2, [1, 4, 1]));
    expect(lies(sand)).toEqual([1, 0]);
    expect(sand.at(1)).toEqual([3, 0]);
  });

  test.each([
    ['4,4 beats the target', [4, 4, 4, 6, 6], { down: true }],
    ['2,2 beats the target', [2, 2, 4, 6, 6], { down: true }],
    ['1,1,4 beats a target without a weapon', [1, 1, 4, 4, 6, 6], { down: true, loadout: { armour: 'light', gear: [] } }],
  ])('M-176 M-270: the spear lands, then the crowd is asked, also when that ends the bout: %s', (_name, dice, b) => {
    const sand = thrown(spear(untied, 2, dice, b, { secondKnockdownNeedsAdjacentOpponent: false }));
    expect(sand.dice().slice(-3)).toEqual(['landing 4', 'appeal 6', 'appeal 6']);
    expect(lies(sand)).toEqual([3, 0]);
    expect(sand.bout.outcome()).not.toBeNull();
  });

  test('M-176 M-270: the thrower beaten by his own 3,3: his spear lies on the sand before he leaves', () => {
    const fighters = [{ card: untied, at: [0, 0] } as const, { card: 'sagittarius', at: [2, 0], facing: 3 } as const];
    const lying = new Sand({ fighters, dice: [3, 3, 4, 6, 6], lex: { secondKnockdownNeedsAdjacentOpponent: false } });
    Object.assign(lying.fighter(0), { down: true }); // no bout comes to this
    const sand = thrown(lying);
    expect(sand.dice().slice(-3)).toEqual(['landing 4', 'appeal 6', 'appeal 6']);
    expect(lies(sand)).toEqual([3, 0]);
  });

  test.each([
    [[2, 2, 4], ['landing 4']],
    [[3, 3, 4], ['landing 4']],
    [[4, 4, 4], ['landing 4']],
    [
      [5, 5, 1, 4],
      ['direction 1', 'landing 4'],
    ],
  ])('M-270: a double without a wound lands it after the dice of the event: %j', (dice, after) => {
    const sand = thrown(spear(untied, 2, dice, { card: 'secutor' }));
    expect(sand.dice().slice(2)).toEqual(after);
    expect(lies(sand)).toEqual([3, 0]);
  });

  test('M-270: Double 1: fate first, then one direction round the target; 1 is gone for good', () => {
    const sand = thrown(spear(untied, 2, [1, 1, 2, 4]));
    expect(sand.dice().slice(2)).toEqual(['weapon-fate 2', 'direction 4']);
    expect(lies(sand)).toEqual([3, 0]);
    expect(lies(thrown(spear(untied, 2, [1, 1, 1])))).toBe('gone');
  });

  test('M-270: Double 1 against the defender: the spear lands, as after any woundless double', () => {
    const sand = thrown(spear(untied, 2, [1, 1, 6, 4], { card: 'secutor' }));
    expect(sand.lies(sand.item(1, 'sword'))).toBe('gone');
    expect(lies(sand)).toEqual([3, 0]);
  });

  test('M-273: it wounds and is lost: 6,2 at 2 against Save 0', () => {
    const sand = thrown(spear(untied, 2, [6, 2]));
    expect(sand.last('wounded').net).toBe(3);
    expect(lies(sand)).toBe('gone');
    expect(sand.last('item')).toMatchObject({ how: 'lost', rules: ['M-273'] });
    expect(lies(thrown(spear(untied, 2, [6, 6, 1, 1])))).toBe('gone');
  });
});

describe('tied', () => {
  test('M-271: no farther than 2', () => {
    const sand = spear('velite', 3);
    expect(sand.refusedBy(sand.attackWith('hastaThonged'))).toBe('M-116');
  });

  test.each([
    ['missed', [1, 5], {}],
    ['saved', [5, 2, 3], { card: 'secutor' }],
    ['Double 4', [4, 4], {}],
    ['Double 5', [5, 5, 1], { card: 'secutor' }],
  ])('M-272: it comes back: %s', (_, dice, b) => {
    const sand = thrown(spear('velite', 2, dice, b));
    expect(lies(sand)).toBe('ready');
    expect(sand.all('item').filter(({ how }) => how === 'recovered')).toHaveLength(1);
  });

  test.each([[[6, 2]], [[6, 6, 1, 1]]])('M-272: after a wound, too (%j), unless lex thongedSpearOnWound is lost', (dice) => {
    expect(lies(thrown(spear('velite', 2, dice)))).toBe('ready');
    const lost = thrown(spear('velite', 2, dice, {}, { thongedSpearOnWound: 'lost' }));
    expect(lies(lost)).toBe('gone');
    expect(lost.last('item')).toMatchObject({ how: 'lost', rules: ['M-272'] });
  });

  test('M-272: Double 1 can still cost it', () => {
    expect(lies(thrown(spear('velite', 2, [1, 1, 1])))).toBe('gone');
    expect(lies(thrown(spear('velite', 2, [1, 1, 3, 4])))).toEqual([-1, 0]);
  });
});
