import { describe, expect, test } from 'vitest';
import { arms, face, Sand } from '../../../support/sand.ts';

describe('cone', () => {
  test.each([5, 6])('M-250: a %i shreds the net before the dice: AP spent, no fatigue, no push-back', (die) => {
    const sand = face(3, { a: 'retiarius', b: 'contra-retiarius', dice: [die] });
    sand.play(sand.attackWith('net')).done();
    expect(sand.lies(sand.item(0, 'net'))).toBe('gone');
    expect(sand.all('clashed')).toEqual([]);
    expect(sand.fighter(0).fatigue).toBe(0);
    expect(sand.at(1)).toEqual([1, 0]);
    expect([sand.turn.ap, sand.turn.attacks]).toEqual([4, 1]);
  });

  test('M-250: on 4 the attack goes on', () => {
    const sand = face(3, { a: 'retiarius', b: 'contra-retiarius', dice: [4, 5, 2, 2] });
    sand.play(sand.attackWith('net')).done();
    expect(sand.dice()).toEqual(['cone 4', 'attack 5', 'defence 2', 'entangle 2']);
    expect(sand.fighter(1).nets).toBe(1);
  });

  test('M-250: not when the cone is lost, nor against other weapons; against a cape it is', () => {
    const lost = face(3, { a: 'retiarius', b: { card: 'contra-retiarius', items: { 1: 'gone' } }, dice: [2, 3] });
    lost.play(lost.attackWith('net')).done();
    const trident = face(3, { a: 'retiarius', b: 'contra-retiarius', dice: [2, 3] });
    trident.play(trident.attackWith('trident')).done();
    const cape = face(3, { a: { loadout: arms('none', ['sword', 'cape']) }, b: 'contra-retiarius', dice: [5] });
    cape.play(cape.attackWith('cape')).done();
    expect(cape.lies(cape.item(0, 'cape'))).toBe('gone');
  });

  test('M-251: strikes as a dagger, always drawn: sword, then cone, 1 + 1 AP', () => {
    const sand = face(3, { a: 'contra-retiarius', b: 'sagittarius', dice: [4, 3, 5, 3], turn: { ap: 2 } });
    sand.play(sand.attackWith('sword'), sand.attackWith('cone')).done();
    expect(sand.last('clashed').difference).toBe(1);
    expect(Sand.terms(sand.last('attacked').modifiers)).toContain('M-251 -1');
    expect(sand.turn.ap).toBe(0);
    expect(sand.refusedBy({ type: 'sheathe', item: sand.carried('cone') })).toBe('M-070');
  });
});

describe('arbelos', () => {
  test('M-252: strikes as a dagger: 4,2 hits by 1; Double 1 can take it', () => {
    const sand = face(3, { a: 'arbelas', b: 'sagittarius', dice: [4, 2] });
    sand.play(sand.attackWith('arbelos')).done();
    expect(sand.last('clashed').difference).toBe(1);
    const lost = face(3, { a: 'arbelas', dice: [1, 1, 1] });
    lost.play(lost.attackWith('arbelos')).done();
    expect(lost.lies(lost.item(0, 'arbelos'))).toBe('gone');
    expect(lost.refusedBy({ type: 'sheathe', item: lost.item(0, 'arbelos') })).toBe('M-012');
  });

  test('M-253: 4,2 against Save 0 makes 2 wounds; saved, none', () => {
    const sand = face(3, { a: 'arbelas', b: 'sagittarius', dice: [4, 2] });
    sand.play(sand.attackWith('arbelos')).done();
    expect(sand.last('wounded')).toMatchObject({ raw: 1, net: 2 });
    const saved = face(3, { a: 'arbelas', dice: [4, 2, 3] });
    saved.play(saved.attackWith('arbelos')).done();
    expect(saved.all('wounded')).toEqual([]);
    const failed = face(3, { a: 'arbelas', dice: [4, 2, 4] });
    failed.play(failed.attackWith('arbelos')).done();
    expect(failed.last('wounded').net).toBe(2);
  });

  test('M-253: Double 6: 2D6 + 1', () => {
    const sand = face(3, { a: 'arbelas', dice: [6, 6, 2, 3] });
    sand.play(sand.attackWith('arbelos')).done();
    expect(sand.last('wounded').net).toBe(6);
  });

  const cast = (dice: readonly number[]) => {
    const sand = face(3, { a: 'retiarius', b: 'arbelas', dice });
    return sand.play(sand.attackWith('net')).done();
  };

  test('M-254: hit by a net, a 6 cuts it: no entangle die, the net idle and of no more use this turn', () => {
    const sand = cast([5, 2, 6]);
    expect(sand.fighter(1).nets).toBe(0);
    expect(sand.lies(sand.item(0, 'net'))).toBe('ready');
    expect(sand.refusedBy(sand.attackWith('net'))).toBe('M-254');
  });

  test('M-254: on 5 the entangle die follows', () => {
    const sand = cast([5, 2, 5, 2]);
    expect(sand.dice()).toEqual(['attack 5', 'defence 2', 'arbelos 5', 'entangle 2']);
    expect(sand.fighter(1).nets).toBe(1);
  });

  test('M-254: a miss asks for no die; after a Double 6 a 6 prevents entangling and the wounds stand', () => {
    expect(cast([2, 3]).dice()).toEqual(['attack 2', 'defence 3']);
    const cut = cast([6, 6, 4, 6]);
    expect(cut.fighter(1)).toMatchObject({ stamina: 4, nets: 0 });
    expect(cut.refusedBy(cut.attackWith('net'))).toBe('M-254');
    expect(cast([6, 6, 4, 5]).fighter(1)).toMatchObject({ stamina: 4, nets: 1 });
  });
});
