import { describe, expect, test } from 'vitest';
import type { Lex } from '../../../../src/games/munera/rules/index.ts';
import { weaponEntries } from '../../../../src/games/munera/rules/index.ts';
import type { Standing } from '../../../support/sand.ts';
import { arms, face, Sand } from '../../../support/sand.ts';

const END = { type: 'end' } as const;
const FORWARD = { type: 'move', direction: 0 } as const;
type Part = Partial<Parameters<typeof face>[1]>;

/** An attack of A on B from the front, played out. */
function blow(dice: readonly number[], gear = 'sword', part: Part = {}): Sand {
  const sand = face(3, { dice, ...part });
  return sand.play(sand.attackWith(gear)).done();
}

describe('M-162: equal dice', () => {
  test('M-162: are looked up, not compared; a net does not entangle', () => {
    const sand = blow([4, 4], 'net', { a: 'retiarius', b: { card: 'secutor', at: [2, 0] } });
    expect(sand.fighter(1)).toMatchObject({ down: true, nets: 0 });
    expect(sand.last('clashed').result).toBe('double');
    expect(sand.all('pushed')).toEqual([]);
    expect(sand.all('fatigued')).toEqual([]);
  });

  test('M-162: whatever the modifiers; in a grapple they are thrown again', () => {
    expect(
      face(0, { dice: [4, 4] })
        .play({ type: 'attack', item: -1, target: 1 })
        .fighter(1).down,
    ).toBe(true);
    const sand = face(3, { dice: [4, 4, 1, 5] });
    sand.play({ type: 'grapple', target: 1 }).done();
    expect(sand.fighter(1).down).toBe(false);
    expect(sand.at(1)).toEqual([2, 0]);
  });
});

describe('M-163: Double 6', () => {
  const seven = (part: Part = {}) => ({ b: { card: 'thraex', original: 7 }, ...part });

  test('M-163: two dice of wounds without a Save', () => {
    const sand = blow([6, 6, 4, 5, 6, 6], 'sword', seven());
    expect(sand.last('wounded')).toMatchObject({ raw: 9, net: 9, to: -2, rules: ['M-163'] });
    expect(sand.fighter(1)).toMatchObject({ fate: 'spared' });
    expect(sand.dice()).toEqual(['attack 6', 'defence 6', 'wounds 4', 'wounds 5', 'appeal 6', 'appeal 6']);
    expect(sand.all('saved')).toEqual([]);
  });

  test('M-163 M-146: at -3 he is dead', () => {
    expect(blow([6, 6, 5, 5], 'sword', seven()).fighter(1)).toMatchObject({ stamina: -3, fate: 'dead' });
  });

  test('M-163: a cestus wounds for 1 less, an arbelos for 1 more, a net throws one die', () => {
    expect(blow([6, 6, 1, 1], 'cestus', seven({ a: 'pugilarius' })).last('wounded')).toMatchObject({ raw: 2, net: 1 });
    expect(blow([6, 6, 1, 2], 'arbelos', seven({ a: 'arbelas' })).last('wounded')).toMatchObject({ raw: 3, net: 4 });
    const net = blow([6, 6, 4], 'net', seven({ a: 'retiarius' }));
    expect(net.last('wounded')).toMatchObject({ raw: 4, net: 4, rules: ['M-238'] });
    expect(net.fighter(1).nets).toBe(1);
  });
});

describe('M-164: Double 5', () => {
  test('M-164: first the shield falls, then the helmet, then he does', () => {
    const sand = face(3, { a: 'diamecheri', b: 'secutor', dice: [5, 5, 2, 5, 5, 4] });
    sand.play(sand.attackWith('sword'));
    expect(sand.lies(sand.item(1, 'smallShield'))).toEqual([1, -1]);
    expect(sand.save(1)).toBe(2);
    sand.play(sand.attackWith('sword')).done();
    expect(sand.lies(sand.item(1, 'helmet'))).toEqual([2, 0]);
    expect(sand.save(1)).toBe(1);
    expect(sand.last('item')).toMatchObject({ figure: 'secutor', item: 'helmet', how: 'dropped', rules: ['M-164'] });
    const bare = blow([5, 5], 'sword', { b: { card: 'secutor', items: { 1: 'gone', 2: 'gone' } } });
    expect(bare.fighter(1).down).toBe(true);
    expect(bare.last('condition').rules).toEqual(['M-164']);
  });

  test('M-164 M-281: galerus and cesti stay; their bearer falls', () => {
    const galerus = blow([5, 5], 'sword', { b: 'retiarius' });
    expect(galerus.fighter(1).down).toBe(true);
    expect(galerus.gear(1)).toContain('galerus');
    expect(blow([5, 5], 'sword', { b: 'pugilarius' }).gear(1)).toEqual(['cestus', 'cestus']);
  });

  test('M-164: a cape counts as a shield and lets its victim go', () => {
    const caped: Standing = { card: 'gaul', at: [1, 0], facing: 3, loadout: arms('none', ['sword', 'cape']), items: { 1: { holds: 2 } } };
    const sand = blow([5, 5, 1], 'sword', { b: caped, others: [{ card: 'gaul', at: [2, 0], facing: 3 }] });
    expect(sand.lies(sand.item(1, 'cape'))).toEqual([0, 0]);
    expect(sand.fighter(2).capes).toBe(0);
    expect(sand.last('condition')).toMatchObject({ figure: 'gaul-2', condition: 'entangled', gained: false });
  });

  test('M-164 M-150: with nothing left to fall, one who lies there already is beaten', () => {
    expect(blow([5, 5, 1, 1], 'sword', { b: { card: 'retiarius', down: true } }).fighter(1).fate).toBe('dead');
  });
});

test('M-165: Double 4 knocks the defender down, without wounds', () => {
  const sand = blow([4, 4]);
  expect(sand.fighter(1)).toMatchObject({ down: true, stamina: 8 });
  expect(sand.last('condition')).toMatchObject({ figure: 'thraex', condition: 'down', gained: true, rules: ['M-165'] });
});

describe('M-166: Double 3', () => {
  test('M-166: knocks the attacker down and ends his turn', () => {
    const sand = blow([3, 3, 2], 'bow', { a: { card: 'sagittarius', arrows: 2 }, b: { card: 'gaetulian', at: [4, 0] }, turn: { ap: 4 } });
    expect(sand.fighter(0)).toMatchObject({ down: true, fatigue: 0 });
    expect(sand.last('turn-ended')).toMatchObject({ figure: 'sagittarius', lost: 2 });
    expect(sand.gear(0)).toEqual(['bow', 'arrow']);
    expect(sand.bout.state.items.filter(({ spot }) => spot === 'sand')).toEqual([]);
    expect(sand.turn.fighter).toBe(1);
  });
});

describe('M-167: Double 2', () => {
  const far = (ap: number, dice: readonly number[], part: Part = {}) =>
    blow(dice, 'dart', { a: 'gaetulian', b: { card: 'thraex', at: [3, 0] }, turn: { ap }, ...part });

  test('M-167: floored at once; at the end of the turn he appeals if the attacker is beside him', () => {
    const sand = face(3, { a: 'gaetulian', b: { card: 'thraex', at: [3, 0] }, turn: { ap: 3 }, dice: [2, 2, 1, 1] });
    sand.play(sand.attackWith('dart'));
    expect(sand.fighter(1).down).toBe(true);
    expect(sand.turn.floored).toEqual([1]);
    sand.play(FORWARD, FORWARD, END).done();
    expect(sand.last('appealed')).toMatchObject({ figure: 'thraex', rules: ['M-192', 'M-176', 'M-174'] });
    expect(sand.last('felled').by).toBe('gaetulian');
  });

  test('M-167: not beside him, the mark passes and the victim is merely down', () => {
    const sand = face(3, { a: 'gaetulian', b: { card: 'gaetulian', at: [3, 0] }, turn: { ap: 2 }, dice: [2, 2, 3, 5] });
    sand.play(sand.attackWith('dart'), FORWARD, END);
    expect(sand.fighter(1)).toMatchObject({ fate: 'active', down: false });
    expect(sand.turn).toMatchObject({ fighter: 1, floored: [], stood: true, ap: 3 });
    sand.play(END).done();
    expect(sand.all('appealed')).toEqual([]);
  });

  test('M-167: the attacker may go on, but not attack him', () => {
    const others: Standing[] = [{ card: 'gaul', at: [2, -1], facing: 0, side: 'b' }];
    const sand = face(3, { a: 'cataphractarius', others, turn: { ap: 6 }, dice: [2, 2] });
    sand.play(sand.attackWith('longSpear')).done();
    expect(sand.refusedBy(sand.attackWith('longSpear'))).toBe('M-167');
    expect(sand.refusedBy({ type: 'grapple', target: 1 })).toBe('M-167');
    expect(sand.refusedBy(sand.attackWith('longSpear', 2))).toBeNull();
    expect(sand.refusedBy(FORWARD)).toBe('M-084');
    expect(sand.refusedBy({ type: 'turn', facing: 1 })).toBeNull();
  });

  test('M-167 M-150: down already and threatened, he appeals at once', () => {
    const sand = blow([2, 2, 6, 6], 'sword', { b: { card: 'thraex', down: true } });
    expect(sand.fighter(1).fate).toBe('spared');
    expect(sand.last('appealed').rules).toEqual(['M-191', 'M-176', 'M-150']);
  });

  test('M-167: down already and not threatened, he is marked all the same', () => {
    expect(far(3, [2, 2], { b: { card: 'thraex', at: [3, 0], down: true } }).turn.floored).toEqual([1]);
  });

  test('M-167 M-350: an attacker who falls later in the turn still stands for the end of it', () => {
    const others: Standing[] = [{ card: 'gaul', at: [0, 1], facing: 4 }];
    const sand = face(3, { a: 'diamecheri', others, turn: { ap: 6 }, dice: [2, 2, 3, 3, 1, 1] });
    sand.play(sand.attackWith('sword'), { type: 'turn', facing: 1 });
    sand.play({ type: 'attack', item: sand.carried('sword', 1), target: 2 }).done();
    expect(sand.fighter(0).down).toBe(true);
    expect(sand.fighter(1).fate).toBe('dead');
  });

  test('M-167 M-350: an attacker who is beaten later in the turn takes the mark with him', () => {
    const others: Standing[] = [{ card: 'gaul', at: [0, 1], facing: 4, original: 12 }];
    const a = { card: 'gaul', stamina: 1, original: 8 };
    const sand = face(3, { a, b: 'gaetulian', others, turn: { ap: 6 }, dice: [2, 2, 5, 1, 1, 6, 1, 1, 1, 6] });
    sand.play(sand.attackWith('sword'), { type: 'turn', facing: 1 }, { type: 'grapple', target: 2 }, { type: 'throw' }).done();
    expect(sand.fighter(0).fate).toBe('dead');
    expect(sand.fighter(1)).toMatchObject({ fate: 'active', down: false }); // his own turn has begun
  });

  test('M-167: lex double2Resolution instantIfAdjacent: at once beside him, otherwise merely down', () => {
    const lex: Partial<Lex> = { double2Resolution: 'instantIfAdjacent' };
    expect(blow([2, 2, 6, 6], 'sword', { lex }).fighter(1).fate).toBe('spared');
    const away = far(3, [2, 2], { lex });
    expect(away.turn.floored).toEqual([]);
    expect(away.fighter(1)).toMatchObject({ down: true, fate: 'active' });
    expect(blow([2, 2]).fighter(1).fate).toBe('active');
  });
});

describe('M-168: Double 1', () => {
  test.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 1],
  ])('M-168 M-169: a %i takes the weapon of fighter %i', (die, loser) => {
    const gone = die === 1 || die === 6;
    const sand = blow(gone ? [1, 1, die] : [1, 1, die, 4], 'sword', { b: 'secutor' });
    const [lost, kept] = [sand.item(loser, 'sword'), sand.item(1 - loser, 'sword')];
    expect(sand.lies(kept)).toBe('ready');
    expect(sand.lies(lost)).toEqual(gone ? 'gone' : loser === 0 ? [-1, 0] : [2, 0]);
    expect(sand.last('item')).toMatchObject({ item: 'sword', how: gone ? 'broken' : 'dropped' });
    expect(sand.dice().slice(2)).toEqual([`weapon-fate ${die}`, ...(gone ? [] : ['direction 4'])]);
  });

  test('M-169: 4 is the far side of the attacker', () => {
    expect(blow([1, 1, 2, 4]).lies(0)).toEqual([-1, 0]);
    expect(blow([1, 1, 1]).lies(0)).toBe('gone');
  });
});

describe('M-170: the weapon of the defender', () => {
  test('M-170: any that he carries, by equal chances in the order of his loadout', () => {
    const sand = blow([1, 1, 5, 3, 6], 'sword', { b: 'retiarius' });
    expect(sand.dice().slice(2)).toEqual(['weapon-fate 5', 'weapon-choice 3', 'direction 6']);
    expect(sand.lies(sand.item(1, 'net'))).toEqual([0, 1]);
    const chosen = (die: number) => blow([1, 1, 6, die], 'sword', { b: 'retiarius' }).last('item').item;
    expect([1, 2, 3, 4, 5, 6].map(chosen)).toEqual(['trident', 'trident', 'net', 'net', 'dagger', 'dagger']);
    const two = (die: number) => blow([1, 1, 6, die], 'sword', { b: 'arbelas' }).last('item').item;
    expect([1, 2, 3, 4, 5, 6].map(two)).toEqual(['sword', 'sword', 'sword', 'arbelos', 'arbelos', 'arbelos']);
  });

  test('M-170: of four, 5 and 6 are thrown again', () => {
    const b = { card: 'gaul', loadout: arms('none', ['sword'], ['dagger', 'sica', 'scissor']) };
    const chosen = (...dice: number[]) => blow([1, 1, 6, ...dice], 'sword', { b }).last('item').item;
    expect([chosen(1), chosen(2), chosen(3), chosen(4)]).toEqual(['sword', 'dagger', 'sica', 'scissor']);
    expect(chosen(5, 6, 5, 2)).toBe('dagger');
  });

  test('M-170: of more than six, by two dice', () => {
    const b = { card: 'gaul', loadout: arms('none', ['sword'], ['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'sica']) };
    const chosen = (...dice: number[]) => blow([1, 1, 6, ...dice], 'sword', { b }).last('item').item;
    expect([chosen(1, 1), chosen(1, 6), chosen(6, 5), chosen(6, 6, 1, 5)]).toEqual(['sword', 'dagger', 'sica', 'sword']);
  });

  test('M-170: a handful of darts is one and loses one; shields and arrows are none', () => {
    const sand = blow([1, 1, 6, 1], 'sword', { b: 'gaetulian' });
    expect(sand.gear(1)).toEqual(['dart', 'dart', 'dart', 'dagger']);
    const thrower = face(3, { b: 'gaetulian' });
    expect(weaponEntries(thrower.bout, 1)).toEqual([thrower.item(1, 'dart'), thrower.item(1, 'dagger')]);
    const archer = face(3, { b: 'sagittarius' });
    expect(weaponEntries(archer.bout, 1)).toEqual([archer.item(1, 'bow')]);
    const thraex = face(3);
    expect(weaponEntries(thraex.bout, 1)).toEqual([thraex.item(1, 'sica')]);
  });

  test('M-170: without any he is knocked down, and beaten if he was', () => {
    const b = { card: 'thraex', items: { 0: 'gone' } } as const;
    expect(blow([1, 1, 4], 'sword', { b }).fighter(1).down).toBe(true);
    expect(blow([1, 1, 6, 1, 1], 'sword', { b: { ...b, down: true } }).fighter(1).fate).toBe('dead');
  });

  test('M-170: cesti cannot be lost: he falls, or with lex cestusDouble1 noEffect nothing happens', () => {
    expect(blow([1, 1, 5], 'sword', { b: 'pugilarius' }).fighter(1).down).toBe(true);
    const sand = blow([1, 1, 5], 'sword', { b: 'pugilarius', lex: { cestusDouble1: 'noEffect' } });
    expect(sand.fighter(1).down).toBe(false);
    expect(
      blow([1, 1, 5], 'sword', { b: { card: 'thraex', items: { 0: 'gone' } }, lex: { cestusDouble1: 'noEffect' } }).fighter(1).down,
    ).toBe(true);
  });

  test('M-170: with lex double1DefenderPool readied what is sheathed is safe', () => {
    const lex: Partial<Lex> = { double1DefenderPool: 'readied' };
    const sand = blow([1, 1, 6, 4], 'sword', { b: 'retiarius', lex }); // trident or net
    expect(sand.last('item').item).toBe('net');
    const sheathed = { card: 'cataphractarius', items: { 0: 'gone' } } as const;
    expect(blow([1, 1, 6], 'sword', { b: sheathed, lex }).fighter(1).down).toBe(true);
    expect(blow([1, 1, 6], 'sword', { b: sheathed }).last('item').item).toBe('sword');
  });

  test('M-170: a net that is lost frees whom it held', () => {
    const held: Standing = { card: 'gaul', at: [2, 0], facing: 3 };
    const sand = blow([1, 1, 6, 3], 'sword', { b: { card: 'retiarius', items: { 1: { holds: 2 } } }, others: [held] });
    expect(sand.fighter(2).nets).toBe(0);
    expect(sand.lies(sand.item(1, 'net'))).toBe('gone');
  });
});

describe('M-171: the weapon of the attacker', () => {
  test('M-171: that which he struck with: the shield too', () => {
    expect(blow([1, 1, 1], 'largeShield').gear(0)).toEqual(['sword', 'helmet']);
    const left = face(3, { a: 'diamecheri', dice: [1, 1, 1] });
    left.play({ type: 'attack', item: left.carried('sword', 1), target: 1 }).done();
    expect(left.lies(left.item(0, 'sword', 0))).toBe('ready');
    expect(left.lies(left.item(0, 'sword', 1))).toBe('gone');
  });

  test('M-171: after a blow with the fist he is knocked down, and his turn is over', () => {
    const sand = blow([1, 1, 2, 1], 'improvised', { b: 'gaetulian' });
    expect(sand.fighter(0).down).toBe(true);
    expect(sand.turn.fighter).toBe(1);
  });

  test('M-171: after one with a cestus likewise; lex cestusDouble1 noEffect: nothing', () => {
    expect(blow([1, 1, 2, 1], 'cestus', { a: 'pugilarius', b: 'gaetulian' }).fighter(0).down).toBe(true);
    const sand = blow([1, 1, 2], 'cestus', { a: 'pugilarius', lex: { cestusDouble1: 'noEffect' } });
    expect(sand.fighter(0).down).toBe(false);
    expect(sand.turn.fighter).toBe(0);
    expect(blow([1, 1, 2, 1], 'improvised', { a: 'pugilarius', b: 'gaetulian', lex: { cestusDouble1: 'noEffect' } }).fighter(0).down).toBe(
      true,
    );
  });

  test('M-171: an untied spear in the air falls beside the target', () => {
    const thrown = (dice: number[]) => blow(dice, 'hastaUntied', { a: 'hoplomachus-a-sword', b: { card: 'thraex', at: [3, 0] } });
    const dropped = thrown([1, 1, 2, 4]);
    expect(dropped.lies(dropped.item(0, 'hastaUntied'))).toEqual([4, 0]);
    const gone = thrown([1, 1, 1]);
    expect(gone.lies(gone.item(0, 'hastaUntied'))).toBe('gone');
  });

  test('M-171: a dart or arrow is lost already; a bow can be', () => {
    const dart = blow([1, 1, 2], 'dart', { a: 'gaetulian', b: { card: 'thraex', at: [3, 0] } });
    expect(dart.gear(0)).toEqual(['dart', 'dart', 'dart', 'dagger']);
    const bow = blow([1, 1, 3, 1], 'bow', { a: { card: 'sagittarius', arrows: 2 }, b: { card: 'thraex', at: [3, 0] } });
    expect(bow.gear(0)).toEqual(['arrow']);
    expect(bow.lies(bow.item(0, 'bow'))).toEqual([1, 0]);
  });

  test('M-171: a net is lost like a weapon', () => {
    const sand = blow([1, 1, 1], 'net', { a: 'retiarius' });
    expect(sand.gear(0)).toEqual(['trident', 'dagger', 'galerus']);
  });
});
