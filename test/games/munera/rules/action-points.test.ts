import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

const END = { type: 'end' } as const;
const READY = { type: 'ready' } as const;

/** A's turn from its AP die; the opponent is far away unless said otherwise. */
function turnOf(a: string | Partial<Standing>, die: number, part: Partial<Parameters<typeof face>[1]> = {}): Sand {
  const sand = face(3, { a, b: { card: 'gaetulian', at: [5, 0] }, turn: { ap: null }, dice: [die], ...part });
  return sand.turn.step === 'ready' ? sand.play(READY) : sand;
}

/** The terms of his AP die as logged. */
const logged = (sand: Sand) => Sand.terms(sand.last('action-points').modifiers);

/** Somebody caught in a net by C, who stands far away. */
const netted = (card: string, part: Partial<Standing> = {}) => ({
  a: { card, ...part },
  others: [{ card: 'retiarius', at: [0, 5], facing: 0, items: { 1: { holds: 0 } } }] as const,
});

describe('the die and its terms', () => {
  test('M-044: the AP are the die and all terms', () => {
    const sand = turnOf('thraex', 3).done();
    expect(sand.turn.ap).toBe(4);
    expect(sand.last('action-points')).toMatchObject({ face: 3, total: 4, modifiers: [{ rule: 'M-046', value: 1 }] });
  });

  test('M-045: no armour is 2, a galerus in its place 1, a helmet alone no armour', () => {
    expect(turnOf('gaetulian', 6).done().turn.ap).toBe(8);
    expect(turnOf('retiarius', 6).done().turn.ap).toBe(7);
    expect(logged(turnOf('hoplomachus-a-spear', 1))).toEqual(['M-045 2', 'M-048 -1']);
  });

  test('M-046: light armour or a galerus is 1, both together too', () => {
    expect(turnOf('secutor', 2).done().turn.ap).toBe(3);
    expect(turnOf({ card: 'gaul', loadout: arms('light', ['sword', 'galerus']) }, 2).apTerms(0)).toEqual(['M-046 1']);
  });

  test('M-047: heavy armour is 0, with a galerus too', () => {
    expect(turnOf('cataphractarius', 1).done().turn.ap).toBe(1);
    expect(turnOf({ card: 'gaul', loadout: arms('heavy', ['sword', 'galerus']) }, 2).ap(0)).toBe(0);
  });

  test('M-048: a large shield costs 1 until it is discarded', () => {
    const sand = turnOf('crupellarius-large', 1, { dice: [1, 1, 1] });
    expect(sand.turn.ap).toBe(0);
    sand.play({ type: 'discard', item: sand.item(0, 'largeShield') });
    expect(sand.turn.ap).toBe(0); // from the next die on
    sand.play(END, END, READY).done();
    expect(sand.turn).toMatchObject({ fighter: 0, ap: 1 });
  });

  test('M-049: a small shield costs nothing', () => {
    const sand = turnOf('velite', 4).done();
    expect(sand.turn.ap).toBe(6);
    expect(logged(sand)).toEqual(['M-045 2']);
  });

  test('M-050: tired costs 1', () => {
    const sand = turnOf({ card: 'murmillo', original: 5, stamina: 3, fatigue: 4 }, 3).done();
    expect(logged(sand)).toEqual(['M-046 1', 'M-048 -1', 'M-050 -1']);
    expect(sand.turn.ap).toBe(2);
  });

  test('M-051: exhausted costs 2 in its place; both with lex exhaustedStacks', () => {
    const tired = { card: 'murmillo', original: 5, stamina: 3, fatigue: 7 };
    expect(logged(turnOf(tired, 3).done())).toEqual(['M-046 1', 'M-048 -1', 'M-051 -2']);
    expect(logged(turnOf(tired, 4, { lex: { exhaustedStacks: true } }).done())).toEqual(['M-046 1', 'M-048 -1', 'M-050 -1', 'M-051 -2']);
  });

  test('M-052: injured costs 1, from half the original Stamina on', () => {
    expect(logged(turnOf({ card: 'secutor', original: 7, stamina: 3 }, 3))).toEqual(['M-046 1', 'M-052 -1']);
    expect(logged(turnOf({ card: 'secutor', original: 7, stamina: 4 }, 3))).toEqual(['M-046 1']);
  });

  test('M-053: entangled costs 3, once for any number of devices', () => {
    const sand = face(3, { ...netted('secutor'), b: { card: 'gaetulian', at: [5, 0] }, turn: { ap: null }, dice: [2] });
    sand.play(READY).done();
    expect(logged(sand)).toEqual(['M-046 1', 'M-053 -3']);
    expect(sand.turn.ap).toBe(0);
    const { others } = netted('secutor');
    const two = face(3, {
      a: 'secutor',
      others: [...others, { card: 'laquearius-sword', at: [1, 4], facing: 0, items: { 1: { holds: 0 } } }],
    });
    expect(two.fighter(0).nets).toBe(2);
    expect(two.apTerms(0)).toEqual(['M-046 1', 'M-053 -3']);
  });

  test('M-053: a cape does the same, nothing with lex capeApPenalty 0; a net always', () => {
    const caped = (capeApPenalty: -3 | 0) =>
      face(3, {
        a: 'secutor',
        b: { card: 'gaul', loadout: arms('none', ['sword', 'cape']), items: { 1: { holds: 0 } } },
        lex: { capeApPenalty },
      });
    expect(caped(-3).apTerms(0)).toEqual(['M-046 1', 'M-053 -3']);
    expect(caped(0).apTerms(0)).toEqual(['M-046 1']);
    expect(face(3, { ...netted('secutor'), lex: { capeApPenalty: 0 } }).ap(0)).toBe(-2);
  });

  test('M-054: knocked down costs his whole front Save, at least 2', () => {
    const fall = (card: string, loadout = undefined as ReturnType<typeof arms> | undefined) =>
      face(3, { a: { card, down: true, ...(loadout ? { loadout } : {}) }, turn: { fighter: 1 } })
        .apTerms(0)
        .find((line) => line.startsWith('M-054'));
    expect(fall('murmillo')).toBe('M-054 -4');
    expect(fall('retiarius')).toBe('M-054 -2');
    expect(fall('crupellarius-large')).toBe('M-054 -5');
    expect(fall('gaul', arms('heavy', ['largeShield', 'helmet']))).toBe('M-054 -5');
  });

  test('M-054: a shield that is discarded first no longer weighs', () => {
    const sand = face(3, { a: { card: 'crupellarius-large', down: true }, turn: { ap: null }, dice: [6] });
    sand.play({ type: 'discard', item: sand.item(0, 'largeShield') }, READY).done();
    expect(logged(sand)).toEqual(['M-047 0', 'M-054 -3']);
  });

  test('M-055: less than nothing is nothing', () => {
    const sand = turnOf({ card: 'murmillo', down: true }, 2).done();
    expect(sand.last('action-points')).toMatchObject({ face: 2, total: 0 });
    expect(sand.turn.ap).toBe(0);
  });

  test('M-056: all that apply add up', () => {
    const given = netted('murmillo', { original: 8, stamina: 4, fatigue: 5 });
    const sand = face(3, { ...given, b: { card: 'gaetulian', at: [5, 0] }, turn: { ap: null }, dice: [6] });
    sand.play(READY).done();
    expect(logged(sand)).toEqual(['M-046 1', 'M-048 -1', 'M-050 -1', 'M-052 -1', 'M-053 -3']);
    expect(sand.turn.ap).toBe(1);
  });
});

describe('giving in', () => {
  const wretch = { card: 'murmillo', original: 8, stamina: 3, fatigue: 4, down: true }; // +1 -1 -1 -1 -4

  test('M-057: tired, at -6 or worse and threatened, he gives in before his die', () => {
    const sand = turnOf(wretch, 0, { b: 'thraex', dice: [1, 2] }).done();
    expect(face(3, { a: wretch, b: 'thraex', turn: { fighter: 1 } }).ap(0)).toBe(-6);
    expect(sand.all('action-points')).toEqual([]);
    expect(sand.last('appealed')).toMatchObject({ figure: 'murmillo', faces: [1, 2], rules: ['M-176', 'M-057'] });
    expect(sand.bout.outcome()).toMatchObject({ winner: 'b' });
    expect(sand.fighter(1).defeats).toBe(1);
  });

  test('M-057: not when the other looks away', () => {
    const sand = face(0, { a: wretch, turn: { ap: null }, dice: [5] })
      .play(READY)
      .done();
    expect(sand.last('action-points')).toMatchObject({ face: 5, total: 0 });
    expect(sand.fighter(0)).toMatchObject({ fate: 'active', down: false });
  });

  test('M-057: not when he is not tired, and not at -5', () => {
    const fresh = turnOf({ ...wretch, fatigue: 0 }, 3, { b: 'thraex' }).done();
    expect(fresh.last('action-points').total).toBe(0);
    expect(Sand.terms(fresh.last('action-points').modifiers)).toEqual(['M-046 1', 'M-048 -1', 'M-052 -1', 'M-054 -4']);
    const netted6 = { ...wretch, fatigue: 0, stamina: 3 };
    const six = face(3, { a: { ...netted6, hazed: 1 }, turn: { ap: null }, dice: [6] })
      .play(READY)
      .done(); // -7, yet not tired
    expect(six.turn.ap).toBe(0);
    const five = turnOf({ ...wretch, original: 5 }, 6, { b: 'thraex' }).done(); // tired, not injured
    expect(five.turn.ap).toBe(1);
  });

  test('M-057: Reflexes and sand in the eyes count', () => {
    const quick = turnOf({ ...wretch, skills: ['reflexes'] }, 6, { b: 'thraex' }).done();
    expect(quick.turn.ap).toBe(1); // -5
    const blind = turnOf({ ...wretch, original: 5, hazed: 1 }, 0, { b: 'thraex', dice: [6, 6] }).done(); // -5 -2
    expect(blind.fighter(0).fate).toBe('spared');
  });

  test('M-057 M-139: nor when who faces him lies on the ground, is caught in a cape or stands two hexes off', () => {
    const unthreatened = (b: Partial<Standing>, others: readonly Standing[] = []) =>
      face(3, { a: wretch, b: { card: 'thraex', ...b }, others, turn: { ap: null }, dice: [5] })
        .play(READY)
        .done();
    expect(unthreatened({ down: true }).turn.ap).toBe(0);
    expect(unthreatened({ at: [2, 0] }).turn.ap).toBe(0);
    const cape: Standing = { card: 'gaul', at: [3, -1], facing: 0, loadout: arms('none', ['sword', 'cape']), items: { 1: { holds: 1 } } };
    expect(unthreatened({}, [cape]).turn.ap).toBe(0);
  });

  test('M-057: what he discards before the die can save him', () => {
    const sand = face(3, { a: wretch, turn: { ap: null }, dice: [5] });
    sand.play({ type: 'discard', item: sand.item(0, 'largeShield') }, READY).done(); // +1 -1 -1 -2
    expect(sand.turn.ap).toBe(2);
  });
});

describe('shedding weight', () => {
  test('M-058: a shield is discarded for nothing, before the die too', () => {
    const sand = face(3, { a: 'crupellarius-large', turn: { ap: null }, dice: [2] });
    sand.play({ type: 'discard', item: sand.item(0, 'largeShield') });
    expect(sand.save(0)).toBe(3);
    sand.play(READY).done();
    expect(sand.turn).toMatchObject({ ap: 2, spent: 0 });
    expect(sand.last('item')).toMatchObject({ item: 'largeShield', how: 'discarded', rules: ['M-059'] });
  });

  test('M-058: a cape likewise; a galerus, cesti and weapons not', () => {
    const caped = face(3, { a: { card: 'gaul', loadout: arms('none', ['sword', 'cape']), items: { 1: { holds: 1 } } } });
    expect(caped.fighter(1).capes).toBe(1);
    expect(caped.refusedBy({ type: 'discard', item: caped.item(0, 'sword') })).toBe('M-058');
    caped.play({ type: 'discard', item: caped.item(0, 'cape') });
    expect(caped.fighter(1).capes).toBe(0);
    const bare = face(3, { a: 'retiarius', b: 'pugilarius' });
    expect(bare.refusedBy({ type: 'discard', item: bare.item(0, 'galerus') })).toBe('M-058');
    expect(bare.refusedBy({ type: 'discard', item: bare.item(1, 'cestus') })).toBe('M-012');
    const fists = face(3, { a: 'pugilarius' });
    expect(fists.refusedBy({ type: 'discard', item: fists.item(0, 'cestus') })).toBe('M-058');
  });

  test('M-058: only in his own turn', () => {
    const sand = face(3);
    expect(sand.refusedBy({ type: 'discard', item: sand.item(1, 'smallShield') })).toBe('M-012');
  });

  test('M-059: a discarded shield is out of play, one dropped for a grapple too', () => {
    const sand = face(3);
    const shield = sand.item(0, 'largeShield');
    sand.play({ type: 'discard', item: shield });
    expect(sand.lies(shield)).toBe('gone');
    expect(sand.refusedBy({ type: 'pick-up', item: shield })).toBe('M-098');
    const grapple = face(3, { dice: [2, 5] });
    grapple.play({ type: 'grapple', target: 1 }).done();
    expect(grapple.lies(grapple.item(0, 'largeShield'))).toBe('gone');
    expect(grapple.lies(grapple.item(0, 'sword'))).toEqual([0, 0]);
  });

  test('M-060: a discarded helmet lies in his hex and can be put on again for 2', () => {
    const sand = face(3, { a: 'secutor' });
    const helmet = sand.item(0, 'helmet');
    sand.play({ type: 'discard', item: helmet });
    expect(sand.save(0)).toBe(2);
    expect(sand.lies(helmet)).toEqual([0, 0]);
    expect(sand.turn.ap).toBe(6);
    sand.play({ type: 'move', direction: 4 });
    expect(sand.turn.ap).toBe(4);
    sand.play({ type: 'pick-up', item: helmet });
    expect(sand.turn.ap).toBe(2);
    expect(sand.save(0)).toBe(3);
  });

  test('M-060: bareheaded, sand blinds him on 4 and the crowd likes him less', () => {
    const sand = face(3, { a: 'murmillo', b: { card: 'secutor', items: { 2: 'gone' } }, dice: [4] });
    sand.play({ type: 'haze', target: 1 }).done();
    expect(sand.fighter(1).hazed).toBe(1);
    const beaten = face(3, { b: { card: 'secutor', stamina: 1, original: 8, items: { 2: 'gone' } }, dice: [4, 2, 6, 1, 1] });
    beaten.play(beaten.attackWith('sword')).done();
    expect(Sand.terms(beaten.last('appealed').modifiers)).toContain('M-185 -1');
  });

  test('M-060: with lex helmetDiscardRecoverable false it is out of play', () => {
    const sand = face(3, { lex: { helmetDiscardRecoverable: false } });
    sand.play({ type: 'discard', item: sand.item(0, 'helmet') });
    expect(sand.lies(sand.item(0, 'helmet'))).toBe('gone');
  });

  test('M-061: a shield that a special event struck off can be recovered', () => {
    const sand = face(3, { a: { card: 'gaetulian' }, b: 'gaul', dice: [5, 5, 4, 1] });
    sand.play({ type: 'attack', item: -1, target: 1 });
    const shield = sand.item(1, 'largeShield');
    expect(sand.lies(shield)).toEqual([2, 0]);
    expect(sand.save(1)).toBe(0);
    sand.play(END).done(); // B has nothing left to discard
    expect(sand.turn).toMatchObject({ fighter: 1, ap: 3 });
    sand.play({ type: 'pick-up', item: shield });
    expect(sand.turn.ap).toBe(2);
    expect(sand.save(1)).toBe(2);
  });
});
