import { describe, expect, test } from 'vitest';
import { face, Sand } from '../../../support/sand.ts';

/** A Retiarius casts his net at B in front of him. */
function cast(dice: readonly number[], b = 'secutor', lex: object = {}, facing = 3): Sand {
  const sand = face(facing, { a: 'retiarius', b, dice, lex });
  return sand.play(sand.attackWith('net')).done();
}

/** A Secutor in the net of a Retiarius three hexes away. */
function caught(dice: readonly number[], more: object = {}): Sand {
  const holder = { card: 'retiarius', at: [3, 0], facing: 3, items: { 1: { holds: 0 } } } as const;
  return new Sand({ fighters: [{ card: 'secutor', at: [0, 0], original: 8 }, holder], dice, ...more });
}

describe('cast', () => {
  test.each([1, 2])('M-234: legal at %i, 2 AP', (q) => {
    const sand = face(3, { a: 'retiarius', b: { at: [q, 0] }, dice: [3, 4], turn: { ap: 2 } });
    sand.play(sand.attackWith('net')).done();
    expect(sand.turn.ap).toBe(0);
    expect(sand.last('attacked').kind).toBe('entangle');
  });

  test('M-234: illegal at 3, outside the frontal arc, and with 1 AP', () => {
    const at = (q: number, r: number, ap: number) => {
      const sand = face(3, { a: 'retiarius', b: { at: [q, r] }, turn: { ap } });
      return sand.refusedBy(sand.attackWith('net'));
    };
    expect(at(3, 0, 6)).toBe('M-116');
    expect(at(0, 2, 6)).toBe('M-094');
    expect(at(2, 0, 1)).toBe('M-077');
  });

  test.each([1, 2])('M-235: -1 at %i: 3,1 hits by 1', (q) => {
    const sand = face(3, { a: 'retiarius', b: { at: [q, 0] }, dice: [3, 1, 6] });
    sand.play(sand.attackWith('net')).done();
    expect(sand.last('clashed')).toMatchObject({ difference: 1, result: 'hit' });
  });

  test.each([
    [1, 2],
    [2, 1],
  ])('M-235: by lex netRange gap the difference at %i is %i', (q, difference) => {
    const sand = face(3, { a: 'retiarius', b: { at: [q, 0] }, dice: [3, 1, 6], lex: { netRange: 'gap' } });
    sand.play(sand.attackWith('net')).done();
    expect(sand.last('clashed').difference).toBe(difference);
  });

  test('M-236: a hit by 2 entangles unless a die above 2 falls, and wounds nobody', () => {
    const held = cast([5, 2, 2]);
    expect(held.fighter(1)).toMatchObject({ nets: 1, stamina: 8 });
    expect(held.lies(held.item(0, 'net'))).toBe('holding');
    const free = cast([5, 2, 3]);
    expect(free.fighter(1)).toMatchObject({ nets: 0, stamina: 8 });
    expect(free.lies(free.item(0, 'net'))).toBe('ready');
    for (const sand of [held, free]) expect([sand.all('wounded'), sand.all('saved')]).toEqual([[], []]);
  });

  test('M-236 M-241: the log says who is caught, once, and by what', () => {
    const sand = cast([3, 1, 1]);
    expect(sand.last('item')).toMatchObject({ figure: 'retiarius', item: 'net', how: 'cast', of: 'secutor', rules: ['M-241'] });
    expect(sand.all('condition')).toEqual([
      { type: 'condition', figure: 'secutor', condition: 'entangled', gained: true, rules: ['M-236'] },
    ]);
    const other = { card: 'retiarius', at: [0, 1], facing: 5, items: { 1: { holds: 1 } } } as const;
    const twice = face(3, { a: 'retiarius', b: 'secutor', others: [other], dice: [3, 1, 1] });
    twice.play(twice.attackWith('net')).done();
    expect(twice.fighter(1).nets).toBe(2);
    expect(twice.all('condition')).toEqual([]);
  });

  test('M-236: from a difference of 6 there is no die', () => {
    expect(cast([6, 2], 'secutor', {}, 0).fighter(1).nets).toBe(1);
    expect(cast([5, 2, 6], 'secutor', {}, 0).fighter(1).nets).toBe(0);
  });

  test('M-236: by lex netAllowsSave armour may stop it before the entangle die', () => {
    const lex = { netAllowsSave: true };
    expect(cast([5, 2, 3], 'secutor', lex).fighter(1).nets).toBe(0);
    expect(cast([5, 2, 4, 2], 'secutor', lex).fighter(1).nets).toBe(1);
    expect(cast([5, 2, 2], 'sagittarius', lex).fighter(1).nets).toBe(1);
  });

  test('M-237: a miss pushes back and tires; the net stays on the arm', () => {
    const sand = cast([2, 3]);
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.fighter(0).fatigue).toBe(1);
    expect(sand.lies(sand.item(0, 'net'))).toBe('ready');
  });

  test('M-238: Double 6: one die of wounds without a Save, and entangled without a die', () => {
    const sand = cast([6, 6, 4]);
    expect(sand.last('wounded').net).toBe(4);
    expect(sand.fighter(1).nets).toBe(1);
  });

  test('M-238: other special events hold as printed: 4,4 knocks down, Double 1 may cost the net', () => {
    expect(cast([4, 4]).fighter(1)).toMatchObject({ down: true, nets: 0 });
    const gone = cast([1, 1, 1]);
    expect(gone.lies(gone.item(0, 'net'))).toBe('gone');
    const dropped = cast([1, 1, 2, 4]);
    expect(dropped.lies(dropped.item(0, 'net'))).toEqual([-1, 0]);
  });

  test('M-238: who is killed by it is not entangled', () => {
    const sand = face(3, { a: 'retiarius', b: { card: 'secutor', stamina: 1 }, dice: [6, 6, 4] });
    sand.play(sand.attackWith('net')).done();
    expect(sand.fighter(1)).toMatchObject({ fate: 'dead', nets: 0 });
    expect(sand.lies(sand.item(0, 'net'))).toBe('ready');
  });
});

describe('cutting free', () => {
  test('M-239: 5 frees, the net is back with the Retiarius; the AP of the turn are not', () => {
    const sand = caught([5], { turn: { ap: 1 } });
    sand.play({ type: 'cut-free', item: sand.item(1, 'net') }).done();
    expect(sand.fighter(0).nets).toBe(0);
    expect(sand.lies(sand.item(1, 'net'))).toBe('ready');
    expect(sand.bout.state.items[sand.item(1, 'net')]!.holder).toBe(1);
    expect(sand.turn.ap).toBe(0);
  });

  test('M-239: 4 does not, and there is one try a turn', () => {
    const sand = caught([4]);
    const cut = { type: 'cut-free', item: sand.item(1, 'net') } as const;
    sand.play(cut).done();
    expect(sand.fighter(0).nets).toBe(1);
    expect(sand.refusedBy(cut)).toBe('M-239');
  });

  test('M-239: no weapon is needed, and nobody cuts who is not caught', () => {
    const holder = { card: 'retiarius', at: [3, 0], items: { 1: { holds: 0 } } } as const;
    const bare = new Sand({ fighters: [{ card: 'secutor', at: [0, 0], items: { 0: 'gone' } }, holder], dice: [5] });
    bare.play({ type: 'cut-free', item: bare.item(1, 'net') }).done();
    expect(bare.refusedBy({ type: 'cut-free', item: bare.item(1, 'net') })).toBe('M-239');
  });

  test('M-240: 6 destroys the net', () => {
    const sand = caught([6]);
    sand.play({ type: 'cut-free', item: sand.item(1, 'net') }).done();
    expect(sand.fighter(0).nets).toBe(0);
    expect(sand.lies(sand.item(1, 'net'))).toBe('gone');
  });

  test('M-240: the net that came back can be cast in the next turn, whatever the distance was', () => {
    const sand = caught([5, 4]);
    sand.play({ type: 'cut-free', item: sand.item(1, 'net') }, { type: 'move', direction: 0 }, { type: 'end' }).done();
    expect(sand.refusedBy(sand.attackWith('net', 0))).toBeNull();
  });
});

describe('holding', () => {
  const holding = (dice: readonly number[] = [], at: readonly [number, number] = [2, 0]) =>
    new Sand({
      fighters: [
        { card: 'retiarius', at: [0, 0], items: { 1: { holds: 1 } } },
        { card: 'secutor', at, facing: 3, original: 8 },
      ],
      dice,
    });

  test('M-241: the trident is in one hand: Save 3, m +1', () => {
    const sand = holding([4, 3, 3]);
    sand.play(sand.attackWith('trident')).done();
    expect(sand.last('saved')).toMatchObject({ save: 3, passed: true });
    expect(sand.last('clashed').difference).toBe(2);
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-138 1']);
  });

  test('M-241: the net cannot be cast meanwhile; release is free and makes it idle', () => {
    const sand = holding();
    expect(sand.refusedBy(sand.attackWith('net'))).toBe('M-241');
    sand.play({ type: 'release', item: sand.carried('net') });
    expect(sand.turn.ap).toBe(6);
    expect(sand.fighter(1).nets).toBe(0);
    expect(sand.refusedBy(sand.attackWith('net'))).toBeNull();
    expect(sand.refusedBy({ type: 'release', item: sand.carried('net') })).toBe('M-241');
  });

  test('M-241: a holder who loses the net lets go', () => {
    const holder = { card: 'retiarius', items: { 1: { holds: 0 } } } as const;
    const lost = face(3, { b: holder, dice: [1, 1, 6, 3] });
    expect(lost.fighter(0).nets).toBe(1);
    lost.play(lost.attackWith('sword')).done();
    expect(lost.lies(lost.item(1, 'net'))).toBe('gone');
    expect(lost.fighter(0).nets).toBe(0);
    const dropped = face(3, { b: holder, dice: [1, 1, 5, 3, 4] });
    dropped.play(dropped.attackWith('sword')).done();
    expect(dropped.lies(dropped.item(1, 'net'))).toEqual([2, 0]);
    expect(dropped.fighter(0).nets).toBe(0);
  });

  test('M-242: two nets weigh once, and each is cut on its own', () => {
    const holder = { card: 'retiarius', facing: 3, items: { 1: { holds: 0 } } } as const;
    const fighters = [
      { card: 'secutor', at: [0, 0] },
      { ...holder, at: [3, 0] },
      { ...holder, at: [-3, 0], facing: 0 },
    ] as const;
    const sand = new Sand({ fighters, dice: [5] });
    expect(sand.apTerms(0)).toEqual(['M-046 1', 'M-053 -3']);
    sand.play({ type: 'cut-free', item: sand.item(1, 'net') }).done();
    expect(sand.fighter(0).nets).toBe(1);
    expect(sand.refusedBy({ type: 'cut-free', item: sand.item(2, 'net') })).toBe('M-239');
    expect(sand.apTerms(0)).toEqual(['M-046 1', 'M-053 -3']);
  });

  test('M-242: another may cast over one who is caught', () => {
    const fighters = [
      { card: 'retiarius', at: [0, 0] },
      { card: 'secutor', at: [1, 0], facing: 3 },
      { card: 'retiarius', at: [3, 0], facing: 0, items: { 1: { holds: 1 } } },
    ] as const;
    const sand = new Sand({ fighters, dice: [3, 1, 2] });
    sand.play(sand.attackWith('net')).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'M-235 -1', 'M-138 1']);
    expect(sand.fighter(1).nets).toBe(2);
  });
});
