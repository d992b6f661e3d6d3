import { describe, expect, test } from 'vitest';
import { beginMuneraBout, drawNoxii, munera, NOXII, noxiiFor } from '../../../../src/games/munera/rules/index.ts';
import { ScriptedRng, seededRng } from '../../../../src/engine/dice/index.ts';
import { parseMuneraPlay } from '../../../../src/games/munera/desk/index.ts';
import { core } from '../../../support/core-content.ts';
import type { Standing } from '../../../support/sand.ts';
import { arms, bout, face, Sand } from '../../../support/sand.ts';

const NOXII_CARDS = ['syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens'];
const bystander = { card: 'dama', at: [-4, 0], side: 'b' } as const;

/** A noxius attacks B with what he carries. */
function strikes(card: string, dice: readonly number[], b: string | Partial<Standing> = 'sagittarius', hexes = 1): Sand {
  const other = typeof b === 'string' ? { card: b } : b;
  const sand = face(3, { a: card, b: { at: [hexes, 0], ...other }, dice });
  return sand.play(sand.attackWith(sand.gear(0)[0]!)).done();
}

describe('body and nerve', () => {
  test('D-256: Stamina 2 + D6', () => {
    const begun = new Sand({ setup: bout(['syrus', 'valens', 'gaul']), dice: [4, 1, 4, 6, 3, 1, 1] });
    expect([0, 1, 2].map((index) => begun.fighter(index).original)).toEqual([6, 3, 8]);
    expect(Sand.terms(begun.all('rolled')[0]!.roll.modifiers)).toEqual(['D-256 2']);
  });

  test('D-257: AP: no armour +2, unfed -1; by lex noxiusUnfed false only +2', () => {
    const ap = (lex: object) => {
      const fighters = [
        { card: 'dama', at: [0, 0] },
        { card: 'gaul', at: [4, 0] },
      ] as const;
      return new Sand({ fighters, turn: { ap: null }, dice: [3], lex }).done();
    };
    expect(ap({}).turn.ap).toBe(4);
    expect(ap({}).apTerms(0)).toEqual(['M-045 2', 'D-257 -1']);
    expect(ap({ noxiusUnfed: false }).turn.ap).toBe(5);
  });

  test.each(NOXII_CARDS)('D-258: %s has Save 0 in every quadrant; no die is thrown', (b) => {
    const sand = face(3, { b, dice: [5, 2] });
    expect((['front', 'left', 'right', 'rear'] as const).map((quadrant) => sand.save(1, quadrant))).toEqual([0, 0, 0, 0]);
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('saved').face).toBeNull();
    expect(sand.last('wounded').net).toBe(3);
  });

  test('D-259: every attack on one names an area, M unless chosen; without die or armour check', () => {
    const sand = face(3, { b: 'dama', dice: [4, 3] });
    sand.play({ ...sand.attackWith('sword'), area: 'H' } as Parameters<Sand['play']>[0]).done();
    expect(sand.last('attacked')).toMatchObject({ area: 'H', rules: ['M-117', 'D-259'] });
    const plain = face(3, { b: 'dama', dice: [4, 3] });
    plain.play(plain.attackWith('sword')).done();
    expect(plain.last('attacked').area).toBe('M');
    expect(sand.dice()).toEqual(['attack 4', 'defence 3']);
    expect(sand.fighter(1).stamina).toBe(plain.fighter(1).stamina);
  });

  test('D-259: all three areas are offered, also for a whirl; against others none', () => {
    const sand = face(3, { b: 'dama' });
    const offered = (type: 'attack' | 'whirl') =>
      sand.bout.actions().flatMap((action) => (action.type === type && action.item >= 0 ? [action.area] : []));
    expect(offered('attack')).toEqual(['H', 'M', 'L', 'H', 'M', 'L']);
    expect(offered('whirl')).toEqual(['H', 'M', 'L', 'H', 'M', 'L']);
    const other = face(3);
    expect(other.refusedBy({ type: 'attack', item: other.carried('sword'), target: 1, area: 'H' })).toBe('D-259');
  });

  test('D-259: a grapple takes the body', () => {
    const sand = face(3, { b: 'dama', dice: [2, 5] })
      .play({ type: 'grapple', target: 1 })
      .done();
    expect(sand.last('attacked')).toMatchObject({ area: 'M', rules: ['M-117', 'D-259'] });
  });

  test('D-259: an area is offered by the man, not by his place: other bouts and others beside him have theirs', () => {
    const two = (cards: readonly [string, string]) => {
      const others = [{ card: cards[1], at: [1, -1], facing: 3 }] as const;
      const sand = face(3, { a: 'cataphractarius', b: cards[0], others });
      const blows = sand.bout.actions().flatMap((each) => (each.type === 'attack' && each.item < 0 ? [each] : []));
      return blows.map(({ target, area }) => `${target}${area ?? ''}`).join(' ');
    };
    const turned = (cards: readonly [string, string]) =>
      two(cards)
        .replaceAll(/\b2\S*/gu, '')
        .trim();
    expect([turned(['dama', 'gaul']), turned(['gaul', 'dama']), turned(['syrus', 'dama'])]).toEqual(['1H 1M 1L', '1', '1H 1M 1L']);
  });

  test('D-259: an attack on a noxius names an area; a line without one aims at the body', () => {
    const sand = face(3, { b: 'dama' });
    expect(sand.refusedBy({ type: 'attack', item: sand.carried('sword'), target: 1 })).toBe('D-259');
    expect(parseMuneraPlay(sand.bout, 'strikes dama with sword')).toEqual(sand.attackWith('sword'));
    expect(sand.refusedBy(parseMuneraPlay(sand.bout, 'strikes dama with sword'))).toBeNull();
  });

  test('D-271: level decides nothing: Valens and Syrus throw the same Stamina and AP', () => {
    const begun = new Sand({ setup: bout(['valens', 'syrus']), dice: [4, 4, 6, 1, 3] });
    expect([0, 1].map((index) => begun.fighter(index).original)).toEqual([6, 6]);
    expect(begun.ap(0)).toBe(begun.ap(1));
  });
});

describe('weapons', () => {
  test('D-260: a damaged weapon attacks at -1: notched gladius 4,2', () => {
    const sand = strikes('bulla', [4, 2]);
    expect(sand.last('clashed').difference).toBe(1);
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0', 'D-260 -1']);
  });

  test.each(NOXII_CARDS)('D-260 M-142: %s attacks at -1 in all, never more beside his enemy', (card) => {
    const sand = strikes(card, [1, 6]);
    expect(sand.last('attacked').modifiers.reduce((total, { value }) => total + value, 0)).toBe(-1);
  });

  test('D-260: what Double 1 would drop breaks, in attack and defence; no direction die', () => {
    const defends = face(3, { b: 'bulla', dice: [1, 1, 4] });
    defends.play(defends.attackWith('sword')).done();
    expect(defends.lies(defends.item(1, 'sword'))).toBe('gone');
    const attacks = strikes('bulla', [1, 1, 2]);
    expect(attacks.lies(attacks.item(0, 'sword'))).toBe('gone');
  });

  test('D-261: Syrus: a dagger: 3,2 is a push-back', () => {
    const sand = strikes('syrus', [3, 2]);
    expect(sand.last('clashed')).toMatchObject({ difference: 0, result: 'miss' });
    expect(sand.gear(0)).toEqual(['dagger']);
  });

  test('D-262: Dama: a club in one hand: 2 AP, -1, penetration and Bash', () => {
    const sand = strikes('dama', [4, 2]);
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('paid').base).toBe(2);
    const armoured = strikes('dama', [5, 2, 3], 'murmillo');
    expect(armoured.last('saved')).toMatchObject({ save: 3, passed: true });
    expect(armoured.fighter(1).down).toBe(true);
  });

  test('D-263: Pyrrhus: a torch, 1 AP and -1; sand for 1 AP, for 2 without it', () => {
    const sand = strikes('pyrrhus', [4, 2]);
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('paid').base).toBe(1);
    const haze = { type: 'haze', target: 1 } as const;
    const thrower = face(3, { a: 'pyrrhus', turn: { ap: 1 }, dice: [1] });
    thrower.play(haze).done();
    expect(thrower.turn.ap).toBe(0);
    expect(thrower.refusedBy(haze)).toBe('M-345');
    const bare = face(3, { a: { card: 'pyrrhus', items: { 0: 'gone' } }, turn: { ap: 1 } });
    expect(bare.refusedBy(haze)).toBe('M-077');
  });

  test.each([1, 2])('D-264: Gavius: a pitchfork at %i: 2 AP, 4,2 hits by 1, no penetration', (hexes) => {
    const sand = strikes('gavius', [4, 2], 'sagittarius', hexes);
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('paid').base).toBe(2);
    expect(strikes('gavius', [6, 2, 1], 'murmillo', hexes).last('saved').save).toBe(4);
    const far = face(3, { a: 'gavius', b: { at: [3, 0] } });
    expect(far.refusedBy(far.attackWith('pitchfork'))).toBe('M-116');
  });

  test('D-265: Bulla: a sword at -1: 5,3 hits by 1', () => {
    const sand = strikes('bulla', [5, 3]);
    expect(sand.last('clashed').difference).toBe(1);
    expect(sand.last('paid').base).toBe(1);
  });

  test.each([
    [1, -1],
    [2, -1],
    [3, -2],
    [4, -2],
  ])('D-266: Valens: a cracked spear at %i hexes: %i', (hexes, modifier) => {
    const sand = strikes('valens', [1, 6], 'sagittarius', hexes);
    expect(sand.last('clashed').difference).toBe(1 + modifier - 6);
    expect(sand.dice()).toEqual(['attack 1', 'defence 6']);
    expect(sand.lies(sand.item(0, 'hastaUntied'))).toBe(hexes === 1 ? 'ready' : 'gone');
  });

  test.each([
    ['it wounds', [6, 2], 'sagittarius'],
    ['it is saved', [6, 2, 1], 'murmillo'],
    ['Double 4', [4, 4], 'murmillo'],
    ['Double 1, his own', [1, 1, 3], 'murmillo'],
    ["Double 1, the other's", [1, 1, 6], 'murmillo'],
  ])('D-266: after any throw it is broken: %s', (_, dice, b) => {
    const sand = strikes('valens', dice, b, 2);
    expect(sand.lies(sand.item(0, 'hastaUntied'))).toBe('gone');
  });

  test.each([
    [1, 'M-169'],
    [2, 'D-266'],
    [3, 'D-266'],
  ])('D-266 M-169: lost by a Double 1 with a %i it breaks, by %s', (die, rule) => {
    const sand = strikes('valens', [1, 1, die], 'murmillo', 2);
    expect(sand.last('item')).toMatchObject({ item: 'hastaUntied', how: 'broken', rules: [rule] });
    expect(sand.fighter(0).carried).toEqual([]);
  });
});

describe('what they may do', () => {
  test('D-267: no whirl and no feint; grapple and sand they may', () => {
    const sand = face(3, { a: 'bulla' });
    expect(sand.refusedBy(sand.whirlWith('sword'))).toBe('D-267');
    expect(sand.refusedBy({ type: 'feint' })).toBe('D-267');
    expect(sand.refusedBy({ type: 'grapple', target: 1 })).toBeNull();
    expect(sand.refusedBy({ type: 'haze', target: 1 })).toBeNull();
    expect(sand.bout.actions().map(({ type }) => type)).not.toContain('whirl');
  });

  const robbed = {
    card: 'murmillo',
    at: [3, 0],
    facing: 3,
    items: { 0: { at: { q: 0, r: 1 } }, 1: { at: { q: 0, r: 1 } }, 2: { at: { q: 0, r: 1 } } },
  } as const;

  test("D-268: a gladiator's sword from the sand: pick-up and blow 2 AP, no modifier", () => {
    const fighters = [{ card: 'syrus', at: [0, 0] }, robbed, { card: 'sagittarius', at: [1, 0], facing: 3, side: 'b' }] as const;
    const sand = new Sand({ fighters, dice: [4, 2], turn: { ap: 2 } });
    sand.play({ type: 'pick-up', item: sand.item(1, 'sword') });
    sand.play(sand.attackWith('sword', 2)).done();
    expect(sand.turn.ap).toBe(0);
    expect(Sand.terms(sand.last('attacked').modifiers)).toEqual(['M-135 0']);
    expect(sand.last('clashed').difference).toBe(2);
  });

  test('D-268: never a shield, a cape or a helmet', () => {
    const caped = { card: 'gaul', at: [-3, 0], side: 'b', loadout: arms('none', ['cape']), items: { 0: { at: { q: 0, r: 1 } } } } as const;
    const sand = new Sand({ fighters: [{ card: 'syrus', at: [0, 0] }, robbed, caped] });
    for (const item of [sand.item(1, 'largeShield'), sand.item(1, 'helmet'), sand.item(2, 'cape')]) {
      expect(sand.refusedBy({ type: 'pick-up', item })).toBe('D-268');
    }
  });
});

describe('no mercy', () => {
  test('D-269: Stamina 0 is death without dice', () => {
    const sand = face(3, { b: { card: 'dama', stamina: 1 }, others: [bystander], dice: [4, 3] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1)).toMatchObject({ stamina: 0, fate: 'dead' });
    expect(sand.last('felled').rules).toEqual(['D-269', 'M-145']);
  });

  test('D-269: so are surrender, Double 2 and a second knock down', () => {
    const spent = { card: 'dama', at: [0, 0], original: 4, stamina: 1, fatigue: 3, hazed: 1, down: true } as const;
    const surrender = new Sand({ fighters: [spent, { card: 'gaul', at: [1, 0], facing: 3 }], turn: { ap: null } }).done();
    expect(surrender.fighter(0).fate).toBe('dead');
    const floored = face(3, { b: 'dama', dice: [2, 2] });
    floored.play(floored.attackWith('sword'), { type: 'end' }).done();
    expect(floored.fighter(1).fate).toBe('dead');
    const twice = face(3, { b: { card: 'dama', down: true }, dice: [4, 4] });
    twice.play(twice.attackWith('sword')).done();
    expect(twice.last('felled').rules).toEqual(['D-269', 'M-150']);
  });

  test('D-269: by lex noxiusMissio they appeal like others', () => {
    const sand = face(3, { b: { card: 'dama', stamina: 1 }, dice: [4, 3, 6, 6], lex: { noxiusMissio: true } });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.fighter(1).fate).toBe('spared');
  });

  test('D-270: a gladiator beaten by one appeals as usual', () => {
    const sand = strikes('bulla', [5, 1, 6, 3, 3], { card: 'murmillo', stamina: 1 });
    expect(sand.last('appealed')).toMatchObject({ figure: 'murmillo', faces: [3, 3] });
  });
});

describe('executions', () => {
  const execution = (gladiators: number, dice: readonly number[]) => {
    const swords = Array.from({ length: gladiators }, () => ({ card: 'murmillo', side: 'a' }));
    return new Sand({ setup: bout([...swords, ...['dama', 'syrus', 'bulla'].map((card) => ({ card, side: 'b' }))]), dice });
  };
  const ONE = [1, 1, 1, 1, 6, 4, 3, 2];

  test('D-272: the gladiator on the Shield Hex, three noxii in a row at distance 4, radius 8', () => {
    const sand = execution(1, ONE).done();
    expect(sand.bout.world.arena.data.radius).toBe(8);
    expect(sand.at(0)).toEqual([2, -4]);
    expect(sand.fighter(0).facing).toBe(1);
    expect([1, 2, 3].map((index) => sand.at(index))).toEqual([
      [-2, 0],
      [0, 0],
      [2, 0],
    ]);
    const { arena } = sand.bout.world;
    for (const index of [1, 2, 3]) {
      const [q, r] = sand.at(index);
      expect(Math.max(Math.abs(q - 2), Math.abs(r + 4), Math.abs(q + r + 2))).toBe(4);
      expect(arena.blocked[sand.fighter(index).cell]).toBeFalsy();
    }
  });

  test('D-272: further gladiators to either side of the first', () => {
    const sand = execution(3, [1, 1, 1, 1, 1, 1, 6, 5, 4, 3, 2, 1]).done();
    expect([0, 1, 2].map((index) => sand.at(index))).toEqual([
      [2, -4],
      [4, -4],
      [0, -4],
    ]);
  });

  test('M-005 D-272: nobody is set up in scenery: the row goes round it; without room for a row all start round the edge', () => {
    const placed = (blocked: readonly (readonly [number, number])[]) => {
      const { harena } = core.munera.arenas;
      const rules = munera({
        ...core.munera,
        arenas: { ...core.munera.arenas, harena: { ...harena!, blocked: blocked.map(([q, r]) => ({ q, r })) } },
      });
      const setup = bout([{ card: 'murmillo', side: 'a' }, ...['dama', 'syrus', 'bulla'].map((card) => ({ card, side: 'b' }))], {
        arena: 'harena',
      });
      const { state, world } = beginMuneraBout(rules, setup, seededRng('scenery')).bout;
      expect(state.fighters.every(({ cell }) => cell >= 0 && !world.arena.blocked[cell])).toBe(true);
      return state.fighters.map(({ cell }) => [world.arena.cells[cell]!.q, world.arena.cells[cell]!.r]);
    };
    expect(placed([[0, 0]])).toEqual([
      [2, -4],
      [-3, 0],
      [-1, 0],
      [1, 0],
    ]);
    const row = Array.from({ length: 14 }, (_, i) => [i - 8, 0] as const);
    expect(placed(row)[0]).not.toEqual([2, -4]);
  });

  test('D-273: three by lot, each once while there are others', () => {
    const rng = new ScriptedRng([6, 1, 1]);
    const drawn = drawNoxii(core.munera, rng);
    expect(drawn).toHaveLength(NOXII);
    expect(new Set(drawn).size).toBe(3);
    expect(rng.left).toEqual([]);
    expect(drawn.every((id) => NOXII_CARDS.includes(id))).toBe(true);
    expect(new Set(drawNoxii(core.munera, new ScriptedRng([1, 1, 1, 1, 1, 1, 1]), 7)).size).toBe(6);
  });

  test.each([
    ['tiro', 0, 2, 3],
    ['veteranus', 1, 3, 3],
    ['primus', 2, 3, 4],
    ['primus with all five', 5, 3, 4],
  ])('D-273: for a %s (%i skills) %i to %i', (_, skills, least, most) => {
    expect(noxiiFor(skills)).toEqual({ least, most });
  });

  test('D-274: two teams, order by D6, no Control Check', () => {
    const sand = execution(1, ONE).done();
    expect(sand.dice().map((die) => die.split(' ')[0])).toEqual([
      ...Array.from({ length: 4 }, () => 'starting-stamina'),
      ...Array.from({ length: 4 }, () => 'order'),
    ]);
    expect(sand.all('control-decided')).toEqual([]);
    expect(sand.last('play-order').order).toEqual(['murmillo', 'dama', 'syrus', 'bulla']);
    expect(new Set(sand.bout.state.fighters.map(({ side }) => side)).size).toBe(2);
  });

  test('D-275: noxii among themselves: a duel on radius 5 by the ordinary places', () => {
    const duel = new Sand({ setup: bout(['dama', 'syrus']), dice: [1, 1, 6, 1, 3] }).done();
    expect(duel.bout.world.arena.data.radius).toBe(5);
    expect([duel.at(0), duel.at(1)]).toEqual([
      [-5, 0],
      [5, 0],
    ]);
    expect(duel.turn.ap).toBe(4);
    const three = new Sand({ setup: bout(['dama', 'syrus', 'bulla']), dice: [1, 1, 1, 6, 4, 1, 3] }).done();
    expect(three.bout.world.arena.data.radius).toBe(6);
  });
});
