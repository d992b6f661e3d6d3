import { describe, expect, test } from 'vitest';
import { withoutSuperseded } from '../../../../src/engine/bout/index.ts';
import { LEX } from '../../../../src/games/munera/rules/index.ts';
import { face, Sand } from '../../../support/sand.ts';

/** What the log tells beyond the position: devices, dice thrown again, conditions that pass, causes. */

const END = { type: 'end' } as const;
const NETTER = { card: 'retiarius', at: [0, 0], items: { 1: { holds: 1 } } } as const;
const CAUGHT = { card: 'secutor', at: [1, 0], facing: 3, original: 8 } as const;

function items(sand: Sand) {
  return sand.all('item').map(({ figure, item, how, of, rules }) => ({ figure, item, how, of, rules }));
}

describe('devices', () => {
  test('M-241: a net that is cast names whom it holds', () => {
    const sand = new Sand({ fighters: [{ card: 'retiarius', at: [0, 0] }, CAUGHT], dice: [6, 1, 1] });
    sand.play(sand.attackWith('net')).done();
    expect(items(sand)).toEqual([{ figure: 'retiarius', item: 'net', how: 'cast', of: 'secutor', rules: ['M-241'] }]);
  });

  test('M-241: let go by choice, it is recovered from him', () => {
    const sand = new Sand({ fighters: [NETTER, CAUGHT] });
    sand.play({ type: 'release', item: sand.item(0, 'net') });
    expect(items(sand)).toEqual([{ figure: 'retiarius', item: 'net', how: 'recovered', of: 'secutor', rules: ['M-241'] }]);
  });

  test.each([
    [5, 'recovered', 'secutor'],
    [6, 'broken', undefined],
  ] as const)('M-240: cut free with a %i the net is %s', (die, how, of) => {
    const sand = new Sand({ fighters: [NETTER, CAUGHT], turn: { fighter: 1, ap: 2 }, dice: [die] });
    sand.play({ type: 'cut-free', item: sand.item(0, 'net') }).done();
    expect(items(sand)).toEqual([{ figure: 'retiarius', item: 'net', how, of, rules: ['M-240'] }]);
  });

  test('M-194: when the victim leaves the sand, his holder has it back; when the holder leaves, it goes with him', () => {
    const friend = { card: 'gaul', at: [2, -1], facing: 2, side: 'a' } as const;
    const victim = new Sand({
      fighters: [friend, { ...NETTER, side: 'a' }, { ...CAUGHT, side: 'b', stamina: 1 }].map((each, i) =>
        i === 1 ? { ...each, items: { 1: { holds: 2 } } } : each,
      ),
      dice: [6, 1, 6, 6, 6],
    });
    victim.play(victim.attackWith('sword', 2));
    expect(items(victim)).toEqual([{ figure: 'retiarius', item: 'net', how: 'recovered', of: 'secutor', rules: ['M-194'] }]);
    const holder = new Sand({
      fighters: [
        { ...CAUGHT, at: [0, 0], facing: 0 },
        { ...NETTER, at: [1, 0], facing: 3, stamina: 1, items: { 1: { holds: 0 } } },
      ],
      dice: [6, 1, 6, 6, 6],
    });
    holder.play(holder.attackWith('sword'));
    expect(holder.bout.outcome()).not.toBeNull();
    expect(items(holder)).toEqual([]);
  });

  test('M-080: a device that is dropped tells that alone', () => {
    const sand = new Sand({ fighters: [NETTER, CAUGHT], dice: [6, 1, 4, 3] });
    sand.play({ type: 'release', item: sand.item(0, 'net') }, { type: 'drop', item: sand.item(0, 'net') });
    expect(items(sand).map(({ how }) => how)).toEqual(['recovered', 'dropped']);
  });
});

describe('dice thrown again', () => {
  test('M-322: a feint throws the attack die alone; the clash before it does not count', () => {
    const sand = face(3, { b: 'thraex', turn: { ap: 4 }, dice: [2, 5, 6, 6] });
    sand.play({ type: 'feint' }, sand.attackWith('sword'), { type: 'reroll', use: true });
    expect(sand.all('clashed').map(({ faces, thrown, again }) => ({ faces, thrown, again }))).toEqual([
      { faces: [2, 5], thrown: 'both', again: false },
      { faces: [6, 5], thrown: 'attack', again: true },
    ]);
    expect(withoutSuperseded(sand.events).filter(({ type }) => type === 'clashed')).toEqual([sand.last('clashed')]);
    expect(sand.dice().slice(0, 3)).toEqual(['attack 2', 'defence 5', 'attack 6']);
  });

  test('M-328: a double in a grapple throws both again, also after a feint', () => {
    const sand = face(3, { a: 'murmillo', b: 'thraex', turn: { ap: 4 }, dice: [4, 4, 2, 5, 5, 3, 3, 6, 1, 1, 1] });
    sand.play({ type: 'feint' }, { type: 'grapple', target: 1 }, { type: 'reroll', use: true });
    expect(sand.all('clashed').map(({ thrown, again, result }) => `${thrown} ${again} ${result}`)).toEqual([
      'both false double',
      'both true miss',
      'attack true double',
      'both true double',
      'both true hit',
    ]);
    expect(withoutSuperseded(sand.events).filter(({ type }) => type === 'clashed')).toHaveLength(1);
  });
});

describe('conditions that pass', () => {
  function told(sand: Sand, condition: string) {
    return sand
      .all('condition')
      .flatMap((each) => (each.condition === condition ? [`${each.gained ? '+' : '-'}${each.figure} ${each.rules.join()}`] : []));
  }

  test('M-167: floored is told, also of a man who is down and not threatened, and lost when the turn ends', () => {
    const b = { card: 'thraex', at: [3, 0], facing: 3, down: true } as const;
    const sand = new Sand({ fighters: [{ card: 'gaetulian', at: [0, 0] }, b], dice: [2, 2] });
    sand.play(sand.attackWith('dart')).done();
    expect(told(sand, 'floored')).toEqual(['+thraex M-167']);
    expect(told(sand, 'down')).toEqual([]);
    sand.play(END);
    expect(told(sand, 'floored')).toEqual(['+thraex M-167', '-thraex M-167']);
  });

  test('M-321 M-322: a feint is over when it is used, and with the turn', () => {
    const used = face(3, { b: 'thraex', turn: { ap: 4 }, dice: [2, 5, 3] });
    used.play({ type: 'feint' }, used.attackWith('sword'), { type: 'reroll', use: true });
    expect(told(used, 'feinting')).toEqual(['+murmillo M-321', '-murmillo M-322']);
    const idle = face(3, { b: 'thraex', turn: { ap: 4 } });
    idle.play({ type: 'feint' }, END);
    expect(told(idle, 'feinting')).toEqual(['+murmillo M-321', '-murmillo M-321']);
  });

  test('M-342: sand in the eyes of a man who has left is told no more', () => {
    const others = [{ card: 'gaul', at: [0, -4] }] as const;
    const sand = face(3, {
      a: { card: 'murmillo', hazed: 1 },
      b: 'thraex',
      others,
      lex: { secondKnockdownNeedsAdjacentOpponent: false },
      dice: [3, 3, 1, 1],
    });
    Object.assign(sand.fighter(0), { down: true }); // no bout comes to this
    sand.play(sand.attackWith('sword'));
    expect(sand.last('felled').figure).toBe('murmillo');
    expect(told(sand, 'hazed')).toEqual([]);
  });
});

describe('causes', () => {
  test.each([
    [[6, 6], 'M-191', false],
    [[1, 1], 'M-192', true],
    [[2, 1], null, true],
  ] as const)('M-191 M-192 M-193: an appeal by %j', (appeal, natural, dead) => {
    const sand = face(3, { b: { card: 'thraex', stamina: 1, original: 8 }, dice: [5, 2, 6, ...appeal] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('appealed').rules).toEqual([...(natural ? [natural] : []), 'M-176', 'M-145']);
    expect(sand.last('felled')).toMatchObject({ dead, rules: ['M-193', 'M-145'] });
  });

  test('M-337: a locked man killed by a third party: the grapple ends by that rule', () => {
    const locked = {
      card: 'thraex',
      at: [1, 0],
      facing: 3,
      stamina: 1,
      original: 8,
      down: true,
      locked: 2,
      grappler: true,
      side: 'b',
    } as const;
    const other = { card: 'gaul', at: [2, 0], facing: 3, locked: 1, side: 'c' } as const;
    const lex = { secondKnockdownNeedsAdjacentOpponent: false };
    const sand = new Sand({ fighters: [{ card: 'murmillo', at: [0, 0] }, locked, other], lex, dice: [4, 4, 1, 1] });
    sand.play(sand.attackWith('sword')).done();
    const ended = sand.all('condition').filter(({ condition, gained }) => condition === 'locked' && !gained);
    expect(ended.map(({ figure, rules }) => [figure, ...rules])).toEqual([
      ['thraex', 'M-337'],
      ['gaul', 'M-337'],
    ]);
  });

  test('an unknown toggle breaks no rule of the book', () => {
    expect(LEX.problem({ nonsense: 1 })).toMatchObject({ field: 'nonsense', rule: 'lex' });
  });

  test('M-092: a Save tells the quadrant that was attacked', () => {
    const sand = face(0, { b: 'thraex', dice: [5, 2, 6] });
    sand.play(sand.attackWith('sword')).done();
    expect(sand.last('saved').quadrant).toBe('rear');
  });
});
