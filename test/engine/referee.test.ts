import { describe, expect, test } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { diceOf, DICELESS, refereeOf, showsDice } from '../../src/engine/bout/index.ts';
import { ScriptedRng, seededRng } from '../../src/engine/dice/index.ts';

const lot = (sides: number) => (face: number) =>
  ({ type: 'drawn', what: 'lot', value: String(face), figure: null, sides, face, rules: ['D-019'] }) as const;

describe('the referee', () => {
  test('tells every die that falls, in the order of the tape', () => {
    const told: BoutEvent[] = [];
    const rng = new ScriptedRng([4, 2, 6, 1, 3]);
    const referee = refereeOf(rng, (event) => told.push(event));
    const roll = { why: 'order', dice: '2d6', modifiers: [], total: 0, chance: null, needed: null, result: null };
    expect(referee.roll(8, lot(8))).toBe(4);
    const pair = referee.rollPair(6, (faces) => {
      return { type: 'appealed', figure: 'a', faces, modifiers: [], total: 8, needed: 7, granted: true, rules: ['M-176'] };
    });
    const many = referee.rollDice(2, 6, (faces) => {
      return { type: 'rolled', figure: 'a', against: null, again: false, roll: { ...roll, faces }, rules: ['R-016'] };
    });
    expect([pair, many, rng.left]).toEqual([[2, 6], [1, 3], []]);
    expect(told.flatMap(diceOf)).toEqual([
      { sides: 8, face: 4 },
      { sides: 6, face: 2 },
      { sides: 6, face: 6 },
      { sides: 6, face: 1 },
      { sides: 6, face: 3 },
    ]);
  });

  test('makes no event when nobody listens, and throws the same dice', () => {
    const unheard = (): never => {
      throw new Error('made for nobody');
    };
    const referee = refereeOf(new ScriptedRng([5, 1, 2]), null);
    expect([referee.roll(6, unheard), ...referee.rollDice(2, 6, unheard)]).toEqual([5, 1, 2]);
  });

  test('gives a salt that belongs to the dice as they lie', () => {
    const [one, other] = [seededRng('a'), seededRng('a')];
    const salt = refereeOf(one, null).salt();
    expect(refereeOf(other, null).salt()).toBe(salt);
    expect(one.thrown).toBe(0);
    other.die(6);
    expect(refereeOf(other, null).salt()).not.toBe(salt);
  });

  test('without dice throws an error for a die', () => {
    expect(() => DICELESS.roll(6, lot(6))).toThrow(/a d6 was wanted/);
  });
});

describe('the dice of an event', () => {
  const clash = {
    type: 'clashed',
    figure: 'a',
    target: 'b',
    faces: [2, 5],
    modifiers: [],
    difference: -3,
    result: 'miss',
    rules: [],
  } as const;
  const save = { type: 'saved', figure: 'a', quadrant: 'front', modifiers: [], save: 0, passed: false, rules: [] } as const;
  const vote = { voter: 'mob', bias: 0, up: true };

  test.each<[string, BoutEvent, number[]]>([
    ['the number that settles ties', { type: 'tie-number', value: 44, rules: [] }, [44]],
    ['both of a clash', { ...clash, thrown: 'both', again: false }, [2, 5]],
    ['the attack die alone after a feint', { ...clash, thrown: 'attack', again: true }, [2]],
    ['none of a clash of dice that lie', { ...clash, thrown: 'before', again: false }, []],
    ['none for a Save of 0', { ...save, face: null }, []],
    [
      'those of the votes, not of whoever was asked',
      {
        type: 'judged',
        figure: 'a',
        by: 'b',
        votes: [
          { ...vote, face: null },
          { ...vote, face: 3 },
        ],
        modifiers: [],
        needed: 4,
        spared: true,
        rules: [],
      },
      [3],
    ],
    ['none where nothing falls', { type: 'round-started', round: 2, rules: [] }, []],
  ])('%s', (_, event, faces) => {
    expect(diceOf(event).map(({ face }) => face)).toEqual(faces);
    expect(showsDice(event)).toBe(event.type !== 'round-started');
  });
});

test('a generator counts its dice, and its copy goes on counting', () => {
  for (const rng of [seededRng('count'), new ScriptedRng([1, 2, 3])]) {
    rng.die(6);
    const copy = rng.clone();
    copy.die(6);
    expect([rng.thrown, copy.thrown]).toEqual([1, 2]);
  }
});
