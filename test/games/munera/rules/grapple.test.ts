import { describe, expect, test } from 'vitest';
import { face, Sand } from '../../../support/sand.ts';

const GRAPPLE = { type: 'grapple', target: 1 } as const;
const THROW = { type: 'throw' } as const;
const DISENGAGE = { type: 'disengage' } as const;

function grappled(dice: readonly number[], options: Parameters<typeof face>[1] = {}, facing = 3): Sand {
  return face(facing, { ...options, dice }).play(GRAPPLE);
}

describe('the attack', () => {
  test('M-324: 2 AP, one of two attacks; 3 as the second', () => {
    const sand = grappled([2, 5], { turn: { ap: 2 } }).done();
    expect([sand.turn.ap, sand.turn.attacks]).toEqual([0, 1]);
    const second = face(3, { b: 'sagittarius', dice: [4, 3, 2, 5], turn: { ap: 4 } });
    second.play(second.attackWith('sword'), GRAPPLE).done();
    expect(second.last('paid')).toMatchObject({ base: 2, surcharge: 1, to: 0 });
    const third = face(3, { turn: { ap: 6, attacks: 2 } });
    expect(third.refusedBy(GRAPPLE)).toBe('M-118');
  });

  test('M-325: who begins is the grappler for the whole grapple', () => {
    const sand = grappled([5, 3, 1, 1]).done();
    expect([0, 1].map((index) => sand.fighter(index))).toMatchObject([
      { locked: 1, grappler: true },
      { locked: 0, grappler: false },
    ]);
  });

  test('M-326: the shield leaves play, the weapon in hand falls into his hex, before the dice', () => {
    const sand = grappled([2, 5]).done();
    expect(sand.lies(sand.item(0, 'sword'))).toEqual([0, 0]);
    expect(sand.lies(sand.item(0, 'largeShield'))).toBe('gone');
    expect(sand.save(0)).toBe(2);
    const types = sand.events.map(({ type }) => type);
    expect(types.lastIndexOf('item')).toBeLessThan(types.indexOf('clashed'));
    expect(sand.refusedBy({ type: 'pick-up', item: sand.item(0, 'sword') })).toBeNull();
  });

  test('M-326: cesti, galerus and what is sheathed stay; a net that holds lets go', () => {
    const boxer = grappled([2, 5], { a: 'pugilarius' });
    expect(boxer.gear(0)).toEqual(['cestus', 'cestus']);
    const holder = grappled([2, 5], { a: { card: 'retiarius', items: { 1: { holds: 1 } } } });
    expect(holder.fighter(1).nets).toBe(0);
    expect(holder.gear(0)).toEqual(['net', 'dagger', 'galerus']);
  });

  test('M-326: the target must be adjacent and in front', () => {
    const far = face(3, { b: { at: [2, 0] } });
    expect(far.refusedBy(GRAPPLE)).toBe('M-326');
    const aside = face(3, { a: { facing: 1 } });
    expect(aside.refusedBy(GRAPPLE)).toBe('M-094');
  });

  test('M-327: a target who is down may be grappled; thrown, he is beaten', () => {
    const sand = grappled([5, 3, 6, 1, 1, 6, 6], { b: { down: true } });
    sand.play(THROW).done();
    expect(sand.last('appealed').rules).toEqual(['M-191', 'M-176', 'M-150']);
    expect(sand.fighter(1).fate).toBe('spared');
  });

  test('M-328: doubles are thrown again, both dice; no disadvantage, no wounds, no Save', () => {
    const sand = grappled([4, 4, 5, 3, 1, 1]).done();
    expect(sand.last('clashed')).toMatchObject({ faces: [5, 3], difference: 2, result: 'hit' });
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0']);
    expect([sand.all('saved'), sand.all('wounded')]).toEqual([[], []]);
    expect(sand.fighter(1).down).toBe(false);
  });

  test('M-328: quadrant, skills, entangling, helpers and sand count', () => {
    const helper = { card: 'retiarius', at: [2, 0], facing: 3, side: 'a', items: { 1: { holds: 1 } } } as const;
    const options = { a: { skills: ['attack'] }, b: { skills: ['dodge'] }, others: [helper], turn: { blinded: 1 } } as const;
    const sand = grappled([1, 5, 6, 1], options, 0).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-137 3', 'M-138 1', 'M-139 1', 'M-198 1', 'M-199 -1', 'M-341 2']);
  });

  test('M-329: not higher: pushed back, 1 fatigue, and empty-handed all the same', () => {
    const sand = grappled([2, 5]).done();
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.fighter(0)).toMatchObject({ fatigue: 1, locked: -1 });
    expect(sand.gear(0)).toEqual(['helmet']);
    const barred = grappled([2, 5], { others: [{ card: 'gaul', at: [2, 0] }] }).done();
    expect(barred.fighter(1).down).toBe(true);
  });
});

describe('the test', () => {
  test('M-330: higher: it begins, and the first test follows at once', () => {
    const sand = grappled([5, 3, 6, 1]).done();
    expect(sand.dice()).toEqual(['attack 5', 'defence 3', 'grapple 6', 'grapple 1']);
    expect(sand.turn.step).toBe('throw');
  });

  const test79 = (dice: readonly number[]) => grappled(dice, { a: { stamina: 7 }, b: { stamina: 5 } });

  test("M-331: D6 and current Stamina, the grappler's die first", () => {
    const tie = test79([5, 3, 2, 4, 1]);
    expect(
      tie
        .all('rolled')
        .slice(0, 2)
        .map(({ roll }) => roll.total),
    ).toEqual([9, 9]);
    expect(tie.last('held-back').rules).toEqual(['M-332', 'M-333']);
    const won = test79([5, 3, 3, 4]).done();
    expect(won.bout.decision()).toMatchObject({ kind: 'throw', side: 'a' });
    const lost = test79([5, 3, 1, 4]).done();
    expect(lost.bout.decision()).toMatchObject({ kind: 'throw', side: 'b' });
  });

  /** A tie in the turn of A; then the turn of B begins. */
  const tied = (dice: readonly number[], options: Parameters<typeof face>[1] = {}) => grappled([5, 3, 1, 1, ...dice], options);

  test('M-332: a tie goes on in the turn of the grappled, after his AP die, then in that of the grappler', () => {
    const sand = tied([4, 2, 2, 3, 5, 1]);
    sand.play({ type: 'ready' });
    expect(sand.dice().slice(4)).toEqual(['ap 4', 'grapple 2', 'grapple 2']);
    expect(sand.turn.fighter).toBe(0);
    sand.play({ type: 'ready' }).done();
    expect(sand.dice().slice(7)).toEqual(['ap 3', 'grapple 5', 'grapple 1']);
    expect(sand.bout.state.victor).toBe(0);
  });

  test('M-332: turns of others in between do not test', () => {
    const sand = tied([3], { others: [{ card: 'sagittarius', at: [-4, 0] }], order: [0, 2, 1] });
    expect(sand.turn.fighter).toBe(2);
    sand.play({ type: 'end' }).done();
    expect(sand.turn.fighter).toBe(1);
  });

  test('M-333: a tie in the first turn ends it', () => {
    const sand = tied([]);
    expect(sand.turn.fighter).toBe(1);
    expect(sand.all('turn-ended')).toHaveLength(1);
  });

  test('M-333: in a later turn who loses the test loses his AP, though the other lets go', () => {
    const sand = tied([4, 6, 1]).play({ type: 'ready' });
    expect(sand.bout.state.victor).toBe(0);
    sand.play(DISENGAGE);
    expect(sand.at(0)).toEqual([-1, 0]);
    expect(sand.last('turn-ended')).toMatchObject({ figure: 'thraex', spent: 0, lost: 5 });
    expect(sand.turn.fighter).toBe(0);
    sand.done();
  });

  test('M-333: in a later turn the winner goes on with his AP', () => {
    const sand = tied([4, 1, 6, 6]).play({ type: 'ready' });
    expect(sand.bout.state.victor).toBe(1);
    sand.play(THROW).done();
    expect(sand.turn).toMatchObject({ fighter: 1, ap: 5, step: 'act' });
    expect(sand.fighter(0)).toMatchObject({ stamina: 5, down: true });
  });

  test('M-333: released in the turn in which it began, the grappler keeps his AP', () => {
    const sand = grappled([5, 3, 1, 6]).play(DISENGAGE).done();
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.turn).toMatchObject({ fighter: 0, ap: 4, over: false });
  });

  test('M-334: either may win, and the winner chooses; the grappled throws the grappler, whose turn is over', () => {
    const sand = grappled([5, 3, 1, 6, 3]);
    expect(sand.bout.decision()!.figures).toEqual(['thraex']);
    expect(sand.bout.actions()).toEqual([THROW, DISENGAGE]);
    sand.play(THROW).done();
    expect(sand.fighter(0)).toMatchObject({ stamina: 6, down: true, locked: -1 });
    expect(sand.turn.fighter).toBe(1);
  });

  test.each([THROW, DISENGAGE])('M-330 M-334: after it nobody is the victor of a test or a grappler: %j', (action) => {
    const sand = grappled([5, 3, 6, 1, ...(action === THROW ? [1] : [])]);
    expect([sand.bout.state.victor, sand.fighter(0).grappler]).toEqual([0, true]);
    sand.play(action).done();
    expect([sand.bout.state.victor, sand.fighter(0).grappler, sand.fighter(1).grappler]).toEqual([-1, false, false]);
  });
});

describe('the end', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('M-335: thrown with a %i: %i wounds without a Save, then down where he is', (die, wounds) => {
    const sand = grappled([5, 3, 6, 1, die]).play(THROW).done();
    expect(sand.fighter(1)).toMatchObject({ stamina: 8 - wounds, down: true, locked: -1 });
    expect(sand.at(1)).toEqual([1, 0]);
    expect(sand.all('saved')).toEqual([]);
    const types = sand.events.map(({ type }) => type);
    expect(types.indexOf('wounded')).toBeLessThan(
      sand.events.findIndex((event) => event.type === 'condition' && event.condition === 'down'),
    );
  });

  test('M-335: he may be attacked further while AP and attacks last', () => {
    const sand = grappled([5, 3, 6, 1, 1, 5, 2, 4], { turn: { ap: 4 } }).play(THROW);
    sand.play(sand.attackWith('improvised')).done();
    expect(sand.last('paid')).toMatchObject({ base: 1, surcharge: 1, to: 0 });
    expect(sand.fighter(1).stamina).toBe(6);
  });

  test('M-335: a throw can beat or kill', () => {
    const sand = grappled([5, 3, 6, 1, 6, 6, 6], { b: { stamina: 2 } })
      .play(THROW)
      .done();
    expect(sand.fighter(1)).toMatchObject({ stamina: -1, fate: 'spared', conqueror: 0 });
  });

  test('M-336: who disengages steps straight back, facing as before, for nothing', () => {
    const sand = grappled([5, 3, 6, 1]).play(DISENGAGE).done();
    expect(sand.at(0)).toEqual([-1, 0]);
    expect(sand.fighter(0)).toMatchObject({ facing: 0, locked: -1 });
    expect(sand.turn).toMatchObject({ ap: 4, step: 'act' });
    expect(sand.fighter(1)).toMatchObject({ locked: -1, down: false });
  });

  test('M-336: barred, he steps clockwise aside, then the other way, else he stays', () => {
    const back = (...taken: (readonly [number, number])[]) => {
      const others = taken.map((at) => ({ card: 'gaul', at, facing: 1 }));
      return grappled([5, 3, 6, 1], { others }).play(DISENGAGE).done().at(0);
    };
    expect(back([-1, 0])).toEqual([0, -1]);
    expect(back([-1, 0], [0, -1])).toEqual([-1, 1]);
    expect(back([-1, 0], [0, -1], [-1, 1])).toEqual([0, 0]);
  });

  test('M-336: allowed after standing up', () => {
    const pair = [
      { card: 'sagittarius', at: [0, 0], locked: 1, grappler: true, down: true },
      { card: 'sagittarius', at: [1, 0], facing: 3, locked: 0 },
    ] as const;
    const sand = new Sand({ fighters: pair, turn: { ap: null }, dice: [3, 6, 1] });
    sand.play(DISENGAGE).done();
    expect(sand.at(0)).toEqual([-1, 0]);
    expect(sand.refusedBy({ type: 'move', direction: 0 })).toBe('M-149');
  });

  /** C stands to the right of A and B, who are locked; it is his turn. */
  const third = (dice: readonly number[], target: number, over: object = {}, gear = 'sword') => {
    const fighters = [
      { card: 'gaul', at: [0, 1], facing: target === 2 ? 5 : 4, ...over },
      { card: 'sagittarius', at: [0, 0], facing: 0, locked: 2, grappler: true },
      { card: 'sagittarius', at: [1, 0], facing: 3, locked: 1 },
    ] as const;
    const sand = new Sand({ fighters, dice });
    return sand.play(sand.attackWith(gear, target)).done();
  };

  test('M-337: a wound by a third ends it; both are free where they stand', () => {
    const sand = third([4, 5], 1);
    expect(sand.all('wounded')).toHaveLength(1);
    expect([1, 2].map((index) => sand.fighter(index).locked)).toEqual([-1, -1]);
    expect([sand.at(1), sand.at(2)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('M-337: so does a knock down by a third', () => {
    const sand = third([4, 4], 1);
    expect(sand.fighter(1)).toMatchObject({ down: true, locked: -1 });
    expect(sand.fighter(2).locked).toBe(-1);
  });

  test('M-337: a push-back by a third neither moves nor floors; he tires all the same', () => {
    const sand = third([1, 5], 1);
    expect(sand.last('pushed')).toMatchObject({ barred: 'locked', rules: ['M-337'] });
    expect(sand.fighter(1)).toMatchObject({ down: false, locked: 2 });
    expect(sand.at(1)).toEqual([0, 0]);
    expect(sand.fighter(0).fatigue).toBe(1);
  });

  test('M-337: blows that cost no Stamina do not end it', () => {
    expect(third([1, 3], 1, { card: 'pugilarius' }, 'cestus').fighter(1).locked).toBe(2);
  });

  test('M-337: nor can a third grapple one who is locked', () => {
    const fighters = [
      { card: 'gaul', at: [0, 1], facing: 4 },
      { card: 'sagittarius', at: [0, 0], locked: 2, grappler: true },
      { card: 'sagittarius', at: [1, 0], facing: 3, locked: 1 },
    ] as const;
    expect(new Sand({ fighters }).refusedBy(GRAPPLE)).toBe('M-325');
  });

  test('M-338: the grappler keeps what is sheathed and may draw it for 1 AP', () => {
    const sand = grappled([5, 3, 6, 1, 1, 4, 2, 4], { a: 'cataphractarius', turn: { ap: 5 } }).play(THROW);
    expect(sand.gear(0)).toEqual(['sword', 'helmet']);
    sand.play({ type: 'draw', item: sand.carried('sword') }, sand.attackWith('sword')).done();
    expect(sand.turn.ap).toBe(0);
  });

  test('M-339: the grappled keeps weapon and shield', () => {
    const sand = grappled([5, 3, 6, 1, 1]).play(THROW).done();
    expect(sand.gear(1)).toEqual(['sica', 'smallShield', 'helmet']);
    expect(sand.lies(sand.item(1, 'sica'))).toBe('ready');
  });
});
