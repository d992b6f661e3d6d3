import { describe, expect, test } from 'vitest';
import type { ReadError } from '../../../../src/engine/read/index.ts';
import type { MuneraState } from '../../../../src/games/munera/rules/index.ts';
import { gladiators } from '../../../support/core-content.ts';
import { arms, bout, face, Sand } from '../../../support/sand.ts';

type Open<T> = T extends readonly (infer Entry)[] ? Open<Entry>[] : T extends object ? { -readonly [Key in keyof T]: Open<T[Key]> } : T;
type Change = (copy: Open<MuneraState>) => unknown;

/** What the state of a bout is refused for once somebody has changed it: the error, null when it is taken up. */
function errorOf({ bout: { world, state } }: Sand, change: Change): ReadError | null {
  const copy = JSON.parse(JSON.stringify(state)) as Open<MuneraState>;
  change(copy);
  const setup = bout(state.fighters.map(({ card, side }) => ({ card, side })));
  try {
    expect(gladiators.readState(world, setup, copy)).toBe(copy);
    return null;
  } catch (error) {
    return error as ReadError;
  }
}

function refusedAt(sand: Sand, ...changes: readonly Change[]): string | null {
  return errorOf(sand, (copy) => changes.forEach((change) => change(copy)))?.field ?? null;
}

/** What it should be, in words. */
function wantedOf(sand: Sand, ...changes: readonly Change[]): string | undefined {
  return errorOf(sand, (copy) => changes.forEach((change) => change(copy)))?.message;
}

const man =
  (index: number, part: Partial<MuneraState['fighters'][number]>): Change =>
  ({ fighters }) =>
    Object.assign(fighters[index]!, part);
const thing =
  (index: number, part: Partial<MuneraState['items'][number]>): Change =>
  ({ items }) =>
    Object.assign(items[index]!, part);
const turn =
  (part: Partial<MuneraState['turn']>): Change =>
  (copy) =>
    Object.assign(copy.turn, part);
const blow =
  (part: Partial<NonNullable<MuneraState['blow']>>): Change =>
  ({ blow: waiting }) =>
    Object.assign(waiting!, part);

/** A missed his blow at B, and his feint waits; C is far away. */
const feint = (options: Parameters<typeof face>[1] = {}, gear = 'sword') => {
  const others = [{ card: 'gaul', at: [-4, 0], facing: 0 }] as const;
  const sand = face(3, { others, dice: [2, 5], ...options });
  return sand.play({ type: 'feint' }, sand.attackWith(gear)).done();
};

/** A holds B in his hands. */
const clinch = () => {
  const others = [{ card: 'gaul', at: [-4, 0], facing: 0 }] as const;
  return face(3, { others, dice: [5, 3, 6, 1] })
    .play({ type: 'grapple', target: 1 })
    .done();
};

/** A retiarius to act whose net holds a secutor; a third stands apart. */
const netted = () =>
  face(3, { a: { card: 'retiarius', items: { 1: { holds: 1 } } }, b: 'secutor', others: [{ card: 'gaul', at: [-4, 0], facing: 0 }] });

describe('M-003: a field of a state from outside', () => {
  const sand = feint();
  const spoilt = (path: string, value: unknown): string => {
    const keys = path.split('.');
    const last = keys.pop()!;
    const error = errorOf(sand, (copy) => {
      Object.assign(
        keys.reduce<object>((at, key) => (at as Record<string, object>)[key]!, copy),
        { [last]: value },
      );
    });
    return error === null ? 'taken up' : error.message.replace(`${error.field} must be `, '');
  };

  test('M-003: is a whole number within its bounds', () => {
    const bounds: Record<string, string> = {
      round: '1 to 100000',
      place: '0 to 2',
      victor: '-1 to 2',
      sparedToday: '0 to 10000',
      'turn.number': '0 to 1000000',
      'turn.fighter': '0 to 2',
      'turn.ap': '0 to 1000',
      'turn.spent': '0 to 10000',
      'turn.attacks': '0 to 10000',
      'turn.struck.0': '-1 to 7',
      'turn.blinded': '-1 to 2',
      'turn.barred': '-1 to 7',
      'blow.attacker': '0 to 2',
      'blow.target': '0 to 2',
      'blow.item': '-1 to 7',
      'blow.distance': '0 to 100',
      'blow.attackDie': '1 to 6',
      'blow.defenceDie': '1 to 6',
      'fighters.0.cell': '-1 to 126',
      'fighters.0.facing': '0 to 5',
      'fighters.0.original': '1 to 1000',
      'fighters.0.stamina': '-1000 to 1000',
      'fighters.0.fatigue': '0 to 10000',
      'fighters.0.locked': '-1 to 2',
      'fighters.0.carried.0': '0 to 7',
      'fighters.0.inflicted.0': '0 to 10000',
      'fighters.0.lastTurn': '0 to 1000000',
      'fighters.0.conqueror': '-1 to 2',
      'items.0.holder': '-1 to 2',
      'items.0.cell': '-1 to 126',
      'items.0.victim': '-1 to 2',
    };
    for (const [path, wanted] of Object.entries(bounds)) {
      const [least, most] = wanted.split(' to ').map(Number) as [number, number];
      for (const value of ['1', 0.5, least - 1, most + 1])
        expect(`${path} ${spoilt(path, value)}`).toBe(`${path} a whole number from ${wanted}`);
      for (const value of [least, most]) expect(`${path} ${spoilt(path, value)}`).not.toContain('whole number');
    }
  });

  test('M-003: is one of its words, a list of its length or true or false', () => {
    for (const order of [
      [0, 1, 3],
      [0, 1],
      [0, 1, 1],
    ])
      expect(spoilt('order', order)).toBe('every fighter once');
    expect(spoilt('outcome', 'over')).toBe('null: a bout that is over is a record');
    expect(spoilt('turn.step', 'rest')).toBe('one of ready, act, reroll, throw');
    expect(spoilt('turn.feint', '')).toBe('one of none, declared, used');
    expect(spoilt('blow.move', 'kick')).toBe('one of attack, whirl, grapple');
    expect(spoilt('fighters.0.fate', 'released')).toBe('one of active, spared, dead');
    expect(spoilt('items.0.spot', 'lost')).toBe('one of ready, sheathed, holding, sand, gone');
    expect(spoilt('turn.struck', Array(1001).fill(0))).toBe('a list of at most 1000');
    expect(spoilt('turn.struck', Array(1000).fill(0))).toBe('taken up');
    expect(spoilt('turn.floored', [1, 1, 1, 1])).toBe('a list of at most 3');
    expect(spoilt('fighters.0.injured', [1, 1, 1, 1])).toBe('a list of at most 3');
    expect(spoilt('fighters.0.carried', Array(9).fill(0))).toBe('a list of at most 8');
    expect(spoilt('turn.over', 0)).toBe('true or false');
  });

  test('M-002: names those of the set-up, each under his id, with a number for everybody', () => {
    expect(refusedAt(sand)).toBeNull();
    expect(spoilt('fighters', sand.bout.state.fighters.slice(1))).toBe('a list of 3');
    expect(spoilt('items', sand.bout.state.items.slice(1))).toBe('a list of 8');
    expect(spoilt('fighters.1.id', 'murmillo')).toBe('thraex');
    expect(spoilt('fighters.1.card', 'gaul')).toBe('thraex, as the set-up has it');
    expect(spoilt('fighters.1.side', 'a')).toBe('b, as the set-up has it');
    expect(spoilt('fighters.1.inflicted', [0, 0])).toBe('a list of 3');
  });
});

describe('M-322: a blow that waits for its feint', () => {
  test('M-322: is there in that step and in no other', () => {
    expect(refusedAt(feint(), (copy) => (copy.blow = null))).toBe('blow');
    expect(refusedAt(feint(), turn({ step: 'act' }))).toBe('blow');
    expect(refusedAt(clinch(), (copy) => (copy.blow = { ...feint().bout.state.blow! }))).toBe('blow');
  });

  test('M-322: is of the acting fighter, his first throw, with a feint declared', () => {
    for (const used of ['none', 'used'] as const) expect(refusedAt(feint(), turn({ feint: used }))).toBe('turn.feint');
    expect(refusedAt(feint(), blow({ again: true }))).toBe('blow.again');
    expect(refusedAt(feint(), blow({ attacker: 1 }))).toBe('blow.attacker');
    expect(refusedAt(feint(), blow({ target: 0 }))).toBe('blow.target');
  });

  test('M-322 M-114: is made with what he carries and what reaches so far', () => {
    const sand = feint();
    expect(refusedAt(sand, blow({ item: sand.item(1, 'sica') }))).toBe('blow.item');
    expect(refusedAt(sand, blow({ item: sand.item(0, 'helmet') }))).toBe('blow.item');
    expect(refusedAt(sand, blow({ item: sand.item(0, 'largeShield') }))).toBeNull();
    expect(refusedAt(sand, blow({ item: -1 }))).toBeNull();
    expect(refusedAt(sand, blow({ item: -1, move: 'grapple' }))).toBeNull();
    expect(refusedAt(sand, blow({ move: 'grapple' }))).toBe('blow.item');
    expect(refusedAt(sand, blow({ move: 'whirl' }))).toBeNull();
    expect(refusedAt(sand, blow({ distance: 2 }))).toBe('blow.distance');
    const dart = feint({ a: 'gaetulian', b: { card: 'thraex', at: [3, 0] } }, 'dart');
    expect(refusedAt(dart)).toBeNull();
    expect(refusedAt(dart, blow({ item: dart.item(0, 'dagger') }))).toBe('blow.item');
    for (const move of ['whirl', 'grapple'] as const) expect(refusedAt(dart, blow({ move }))).toBe('blow.move');
  });

  test('M-322 D-259: is aimed at an area of the condemned, of nobody else', () => {
    expect(refusedAt(feint(), blow({ area: 'M' }))).toBe('blow.area');
    const others = [{ card: 'gaul', at: [-4, 0], facing: 0 }] as const;
    const sand = feint({ b: { card: 'dama', original: 8 }, others });
    expect(refusedAt(sand, blow({ area: null }))).toBe('blow.area');
    for (const area of ['H', 'M', 'L'] as const) expect(refusedAt(sand, blow({ area }))).toBeNull();
  });
});

test('M-334: the winner of a test is one of the two who grapple, and there is none otherwise', () => {
  expect([0, 1].map((victor) => refusedAt(clinch(), (copy) => (copy.victor = victor)))).toEqual([null, null]);
  for (const victor of [-1, 2]) expect(refusedAt(clinch(), (copy) => (copy.victor = victor))).toBe('victor');
  expect(refusedAt(clinch(), turn({ step: 'act' }))).toBe('victor');
  const other = face(3, { turn: { fighter: 1 }, dice: [5, 3, 6, 1] }).play({ type: 'grapple', target: 0 });
  expect(refusedAt(other)).toBeNull();
  expect(refusedAt(clinch(), man(0, { locked: -1, grappler: false }), man(1, { locked: -1 }))).toBe('fighters[0].locked');
  expect(refusedAt(clinch(), man(1, { grappler: true }))).toBe('fighters[0].locked');
});

describe('M-241: a device', () => {
  test('M-241: holds an opponent, and every one that holds him is counted', () => {
    const sand = netted();
    const net = sand.item(0, 'net');
    expect(refusedAt(sand)).toBeNull();
    expect(refusedAt(sand, thing(net, { victim: 0 }))).toBe(`items[${net}].victim`);
    expect(refusedAt(sand, thing(net, { victim: 2 }))).toBe('fighters[1].nets');
    expect(refusedAt(sand, thing(net, { victim: 2 }), man(1, { nets: 0 }), man(2, { nets: 1 }))).toBeNull();
    expect(wantedOf(sand, man(1, { nets: 2 }))).toBe('fighters[1].nets must be 1, as many as hold him');
    expect(wantedOf(sand, thing(net, { spot: 'ready' }))).toBe(`items[${net}].victim must be -1, for it holds nobody`);
    expect(wantedOf(sand, thing(net, { victim: -1 }))).toBe(`items[${net}].victim must be a fighter, for it holds somebody`);
    expect(refusedAt(sand, thing(0, { spot: 'holding', victim: 1 }))).toBe('items[0].spot');
    expect(refusedAt(sand, man(1, { nets: 0, capes: 1 }))).toBe('fighters[1].capes');
    const caped = face(3, { a: { card: 'gaul', loadout: arms('none', ['sword', 'cape']), items: { 1: { holds: 1 } } } });
    expect(refusedAt(caped)).toBeNull();
    expect(refusedAt(caped, man(1, { capes: 0, nets: 1 }))).toBe('fighters[1].capes');
    expect(wantedOf(caped, man(1, { nets: 1 }))).toBe('fighters[1].nets must be 0, as many as hold him');
  });

  test('M-254: that an arbelos has stopped holds nobody', () => {
    const sand = face(3, { a: { card: 'gaul', loadout: arms('none', ['net', 'trident']), items: { 0: { holds: 1 } } } });
    expect(refusedAt(sand, turn({ barred: sand.item(0, 'net') }))).toBe('turn.barred');
    expect(refusedAt(sand, turn({ barred: sand.item(0, 'trident') }))).toBeNull();
    expect(refusedAt(sand, turn({ barred: sand.item(1, 'sica') }))).toBeNull();
  });
});

describe('M-037: the turn', () => {
  test('M-037: belongs to somebody on the sand and has the number of the last', () => {
    const sand = netted();
    const left = { fate: 'dead', cell: -1, carried: [], stamina: -3 } as const;
    const gone = sand.fighter(0).carried.map((item) => thing(item, { holder: -1, spot: 'gone', victim: -1 }));
    expect(refusedAt(sand, man(0, left), man(1, { nets: 0 }), ...gone)).toBe('turn.fighter');
    expect(refusedAt(sand, man(0, { lastTurn: 5 }), turn({ number: 5 }))).toBeNull();
    expect(refusedAt(sand, man(0, { lastTurn: 5 }))).toBe('turn.number');
    expect(refusedAt(sand, man(2, { lastTurn: 5 }))).toBe('turn.number');
    expect(refusedAt(sand, man(2, { lastTurn: 5 }), man(0, { lastTurn: 5 }), turn({ number: 5 }))).toBeNull();
  });

  test('M-147: nobody lies in it, but before its die he may; AP come with the die', () => {
    const sand = face(3);
    expect(refusedAt(sand, man(0, { down: true }))).toBe('fighters[0].down');
    expect(refusedAt(sand, man(1, { down: true }))).toBeNull();
    expect(refusedAt(sand, man(0, { down: true }), turn({ step: 'ready', ap: 0 }))).toBeNull();
    expect(refusedAt(sand, turn({ step: 'ready', ap: 1 }))).toBe('turn.ap');
  });

  test('M-167: floors opponents, of whom some may have been beaten since; everybody has one place in the order', () => {
    const ally = [{ card: 'gaul', at: [-4, 0], facing: 0, side: 'a' }] as const;
    const sand = face(3, { others: [...ally, { card: 'gaul', at: [-4, 1], facing: 0, fate: 'dead', side: 'b' }] });
    expect(refusedAt(sand, turn({ floored: [1] }))).toBeNull();
    expect(refusedAt(sand, turn({ floored: [1, 3] }))).toBeNull();
    expect(refusedAt(sand, (copy) => (copy.place = 1))).toBe('place');
    expect(refusedAt(sand, turn({ over: true }))).toBe('turn.over');
    for (const floored of [[0], [1, 2]]) expect(refusedAt(sand, turn({ floored }))).toBe('turn.floored');
    expect(refusedAt(sand, (copy) => (copy.order = [0, 1, 2]))).toBe('order');
    expect(refusedAt(sand, (copy) => (copy.order = [0, 1, 2, 2]))).toBe('order');
  });
});

describe('a fighter and his things', () => {
  const pair = (part: Parameters<typeof face>[1] = {}) =>
    face(3, { others: [{ card: 'gaul', at: [-4, 0], facing: 0, fate: 'dead', original: 8, stamina: -3 }], ...part });

  test('M-084 M-103: he stands on a free hex of his own, and whoever left it is on none', () => {
    const sand = pair({ arena: 'amphitheatrum' });
    const scenery = sand.bout.world.arena.blocked.findIndex(Boolean);
    expect(scenery).toBeGreaterThanOrEqual(0);
    expect(refusedAt(sand)).toBeNull();
    expect(refusedAt(sand, man(1, { cell: scenery }))).toBe('fighters[1].cell');
    expect(refusedAt(sand, man(1, { cell: sand.fighter(0).cell }))).toBe('fighters[0].cell');
    expect(wantedOf(sand, man(2, { cell: sand.cell(-4, 0) }))).toBe('fighters[2].cell must be -1; he has left the sand');
    expect(wantedOf(sand, man(1, { cell: -1 }))).toBe('fighters[1].cell must be a hex of the sand');
  });

  test('M-194: whoever left the sand carries nothing and holds nobody', () => {
    const sand = pair();
    const [sword] = sand.bout.world.loadouts[2]!;
    expect(refusedAt(sand, man(2, { carried: [sword!] }), thing(sword!, { holder: 2, spot: 'ready' }))).toBe('fighters[2].carried');
    for (const locked of [0, 1]) expect(wantedOf(sand, man(2, { locked }))).toBe('fighters[2].locked must be -1; he has left the sand');
  });

  test('M-180: he has injured opponents; M-145: on the sand he has Stamina', () => {
    const sand = pair();
    expect(refusedAt(sand, man(0, { injured: [1, 2] }))).toBeNull();
    expect(refusedAt(sand, man(0, { injured: [1, 0] }))).toBe('fighters[0].injured');
    expect(refusedAt(sand, man(1, { stamina: 1 }))).toBeNull();
    expect(refusedAt(sand, man(1, { stamina: 0 }))).toBe('fighters[1].stamina');
    expect(refusedAt(sand, man(1, { stamina: 8 }))).toBeNull();
    expect(refusedAt(sand, man(1, { stamina: 9 }))).toBe('fighters[1].stamina');
  });

  test('M-012: what he carries fits his hands', () => {
    const sand = pair({ a: { card: 'gaul', loadout: arms('none', ['sword', 'smallShield'], ['dagger']) } });
    expect(refusedAt(sand)).toBeNull();
    expect(refusedAt(sand, thing(2, { spot: 'ready' }))).toBe('fighters[0].items');
    expect(refusedAt(sand, thing(1, { spot: 'sheathed' }))).toBe('fighters[0].items.1');
  });

  test('M-102: a thing is on one bearer, on one hex, over one victim or nowhere', () => {
    const sand = pair();
    const sword = sand.item(0, 'sword');
    const bare = man(0, { carried: sand.fighter(0).carried.filter((item) => item !== sword) });
    expect(refusedAt(sand, bare)).toBe(`items[${sword}].holder`);
    expect(refusedAt(sand, bare, thing(sword, { holder: -1, spot: 'gone' }))).toBeNull();
    expect(refusedAt(sand, bare, thing(sword, { holder: -1, spot: 'sand' }))).toBe(`items[${sword}].cell`);
    expect(refusedAt(sand, bare, thing(sword, { holder: -1, spot: 'sand', cell: 0 }))).toBeNull();
    expect(refusedAt(sand, bare, thing(sword, { holder: 1 }))).toBe(`items[${sword}].holder`);
    expect(wantedOf(sand, thing(sword, { holder: -1 }))).toBe('items[0].holder must be a fighter, for somebody bears it');
    expect(wantedOf(sand, thing(sword, { spot: 'gone' }))).toBe('items[0].holder must be -1, for nobody bears it');
    const twice = [...sand.fighter(0).carried, sword];
    expect(refusedAt(sand, man(0, { carried: twice }))).toBe('fighters[0].carried');
    expect(refusedAt(sand, man(1, { carried: [...sand.fighter(1).carried, sword] }))).toBe('fighters[1].carried');
    expect(refusedAt(sand, thing(sword, { spot: 'sheathed' }))).toBeNull();
  });

  test('M-347: two sides are on the sand', () => {
    const sand = face(3);
    const gone = sand.fighter(1).carried.map((item) => thing(item, { holder: -1, spot: 'gone' }));
    expect(refusedAt(sand, man(1, { fate: 'dead', cell: -1, carried: [], stamina: -3 }), ...gone)).toBe('fighters');
  });
});
