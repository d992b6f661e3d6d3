import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

const READY = { type: 'ready' } as const;
const END = { type: 'end' } as const;
const bare = { card: 'gaul', original: 20, items: { 1: 'gone' } } as const;

/** A's turn from its AP die, B far away. */
const rises = (a: string | Partial<Standing>, die: number) => {
  const part = typeof a === 'string' ? { card: a } : a;
  const sand = face(3, { a: { down: true, ...part }, b: { card: 'gaul', at: [5, -5] }, turn: { ap: null }, dice: [die] });
  return (sand.turn.step === 'ready' ? sand.play(READY) : sand).done();
};

describe('standing up', () => {
  test('M-147: at the start of his own turn, for nothing, even with 0 AP', () => {
    const sand = rises('murmillo', 1);
    expect(sand.fighter(0).down).toBe(false);
    expect(sand.turn).toMatchObject({ ap: 0, spent: 0 });
    expect(sand.last('action-points')).toMatchObject({ face: 1, total: 0 });
  });

  test('M-147: not before his own turn', () => {
    const sand = face(3, {
      a: 'gaul',
      b: { card: 'gaetulian', down: true },
      others: [{ card: 'gaetulian', at: [-5, 0], facing: 0 }],
      order: [0, 2, 1],
      dice: [1, 1],
    });
    sand.play(END);
    expect(sand.turn.fighter).toBe(2);
    expect(sand.fighter(1).down).toBe(true);
    sand.play(END).done();
    expect(sand.turn).toMatchObject({ fighter: 1, stood: true });
    expect(sand.fighter(1).down).toBe(false);
  });

  test('M-148: his AP are fewer by 2 or the Save, once', () => {
    const sand = rises('retiarius', 5);
    expect(sand.turn.ap).toBe(4);
    expect(Sand.terms(sand.last('action-points').modifiers)).toEqual(['M-046 1', 'M-054 -2']);
    expect(Sand.terms(rises('murmillo', 5).last('action-points').modifiers)).toEqual(['M-046 1', 'M-048 -1', 'M-054 -4']);
  });

  test('M-149: in that turn he may turn, attack, draw, kick, pick up, cut free, haze and grapple, but not leave his hex', () => {
    const a = { card: 'murmillo', items: { 0: 'ready' } } as const;
    const sand = face(3, { a, b: bare, turn: { ap: 4, stood: true }, dice: [4, 2] });
    expect(sand.refusedBy({ type: 'move', direction: 3 })).toBe('M-149');
    expect(sand.refusedBy(sand.whirlWith('sword'))).toBe('M-149');
    expect(sand.refusedBy({ type: 'grapple', target: 1 })).toBeNull();
    expect(sand.refusedBy({ type: 'haze', target: 1 })).toBeNull();
    expect(sand.refusedBy({ type: 'sheathe', item: 0 })).toBeNull();
    sand.play(sand.attackWith('sword'), { type: 'turn', facing: 1 }).done();
    expect(sand.turn.ap).toBe(2);
    const types = new Set(
      face(3, { b: bare, turn: { ap: 4, stood: true } })
        .bout.actions()
        .map(({ type }) => type),
    );
    expect([types.has('move'), types.has('whirl'), types.has('attack'), types.has('grapple')]).toEqual([false, false, true, true]);
  });

  test('M-149: what lies beside him he may pick up or kick, a net he may cut', () => {
    const others: Standing[] = [{ card: 'retiarius', at: [0, 5], facing: 4, items: { 1: { holds: 0 }, 2: { at: { q: 0, r: 1 } } } }];
    const sand = face(3, { a: { card: 'gaul', items: { 0: 'gone' } }, others, turn: { ap: 6, stood: true } });
    const dagger = sand.item(2, 'dagger');
    expect(sand.refusedBy({ type: 'pick-up', item: dagger })).toBeNull();
    expect(sand.refusedBy({ type: 'kick', item: dagger, direction: 1 })).toBeNull();
    expect(sand.refusedBy({ type: 'cut-free', item: sand.item(2, 'net') })).toBeNull();
  });
});

describe('a second fall', () => {
  test('M-150: down already and threatened, he is beaten', () => {
    const sand = face(3, { b: { card: 'thraex', down: true }, dice: [4, 4, 1, 1] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('condition')).toMatchObject({ figure: 'thraex', condition: 'fallen-again', gained: true, rules: ['M-150'] });
    expect(sand.last('appealed')).toMatchObject({ figure: 'thraex', rules: ['M-192', 'M-176', 'M-150'] });
    expect(sand.last('felled')).toMatchObject({ figure: 'thraex', by: 'murmillo' });
  });

  test('M-150: a third who faces him beside him will do, for a shot from afar', () => {
    const sand = face(3, {
      a: 'gaetulian',
      b: { card: 'thraex', at: [3, 0], down: true },
      others: [{ card: 'gaul', at: [3, 1], facing: 4 }],
      dice: [4, 4, 6, 6],
    });
    sand.play(sand.attackWith('dart')).done();
    expect(sand.fighter(1).fate).toBe('spared');
    expect(sand.last('felled').by).toBe('gaetulian');
  });

  test('M-151: without such an opponent nothing further happens', () => {
    const shot = (part: Partial<Parameters<typeof face>[1]>) => {
      const sand = face(3, { a: 'gaetulian', b: { card: 'thraex', at: [3, 0], down: true }, ...part });
      return sand.play(sand.attackWith('dart')).done();
    };
    const sand = shot({ dice: [4, 4] });
    expect(sand.fighter(1)).toMatchObject({ down: true, fate: 'active' });
    expect(sand.all('appealed')).toEqual([]);
    const again = sand.all('condition').filter(({ condition }) => condition === 'fallen-again');
    expect(again.map(({ gained, rules }) => [gained, rules])).toEqual([
      [true, ['M-151']],
      [false, ['M-151']],
    ]);
    const ally = shot({ dice: [4, 4], others: [{ card: 'gaul', at: [3, 1], facing: 4, side: 'b' }] });
    expect(ally.fighter(1).fate).toBe('active');
    const away = shot({ dice: [4, 4], others: [{ card: 'gaul', at: [3, 1], facing: 0 }] });
    expect(away.fighter(1).fate).toBe('active');
    expect(shot({ dice: [4, 4, 6, 6], lex: { secondKnockdownNeedsAdjacentOpponent: false } }).fighter(1).fate).toBe('spared');
  });
});

describe('on the ground', () => {
  test('M-152: a push-back slides him, still down', () => {
    const sand = face(3, { b: { card: 'thraex', down: true }, dice: [1, 4] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.at(1)).toEqual([2, 0]);
    expect(sand.fighter(1).down).toBe(true);
  });

  test('M-153: what AP he had left are lost; lost ones do not tire', () => {
    const sand = face(3, { b: 'gaetulian', turn: { ap: 4, spent: 5 }, dice: [3, 3, 1] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(0)).toMatchObject({ down: true, fatigue: 0 });
    expect(sand.last('turn-ended')).toMatchObject({ figure: 'murmillo', spent: 6, lost: 3 });
    expect(sand.turn.fighter).toBe(1);
  });

  test('M-153: so they are when he loses a grapple that he began', () => {
    const sand = face(3, { a: 'gaul', b: { card: 'gaetulian', original: 12 }, turn: { ap: 5 }, dice: [5, 3, 1, 6, 1, 1] });
    sand.play({ type: 'grapple', target: 1 });
    expect(sand.bout.decision()).toMatchObject({ kind: 'throw', figures: ['gaetulian'] });
    sand.play({ type: 'throw' }).done();
    expect(sand.fighter(0)).toMatchObject({ down: true, stamina: 7 });
    expect(sand.last('turn-ended')).toMatchObject({ figure: 'gaul', lost: 3 });
  });

  test('M-154: he defends himself as if he stood', () => {
    const sand = face(3, { b: { card: 'thraex', down: true }, dice: [5, 2, 3] });
    sand.play(sand.attackWith('sword')).done();
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0']);
    expect(sand.last('saved')).toMatchObject({ save: 3, passed: true });
  });

  test('M-155: a club that his Save stops does not floor him twice', () => {
    const club = { card: 'gaul', loadout: arms('none', ['club']) };
    const sand = face(3, { a: club, b: { card: 'murmillo', down: true }, dice: [5, 2, 3] });
    sand.play(sand.attackWith('club')).done();
    expect(sand.last('saved')).toMatchObject({ save: 3, passed: true });
    expect(sand.all('appealed')).toEqual([]);
    expect(sand.all('condition')).toEqual([]);
    const standing = face(3, { a: club, b: 'murmillo', dice: [5, 2, 3] });
    standing.play(standing.attackWith('club')).done();
    expect(standing.fighter(1).down).toBe(true);
  });
});
