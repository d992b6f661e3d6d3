import { describe, expect, test } from 'vitest';
import type { Argument } from '../../../../src/engine/mind/index.ts';
import { muneraVocabulary } from '../../../../src/games/munera/bots/index.ts';
import type { MUNERA_WORDS } from '../../../../src/games/munera/cards/index.ts';
import { Sand, type SandOptions, type Standing } from '../../../support/sand.ts';

const { conditions } = muneraVocabulary;

/** A murmillo at the centre, facing 0, against another. */
const facing = (foe: Partial<Standing> = {}, me: Partial<Standing> = {}, options: Partial<SandOptions> = {}): Sand =>
  new Sand({
    fighters: [
      { card: 'murmillo', at: [0, 0], original: 8, ...me },
      { card: 'murmillo', at: [1, 0], facing: 3, original: 8, ...foe },
    ],
    ...options,
  });

const holds = ({ bout }: Sand, word: keyof typeof MUNERA_WORDS.conditions, ...args: Argument[]): boolean =>
  conditions[word]!(muneraVocabulary.think(bout.forBots, { weights: {}, foresight: 1 }), args);

describe('what behaviours of gladiators may ask', () => {
  const beside = facing();

  test('within, points, round, struck: where he is and what is left', () => {
    expect([holds(facing({ at: [3, 0] }), 'within', 3), holds(facing({ at: [3, 0] }), 'within', 2)]).toEqual([true, false]);
    expect([holds(beside, 'points', 6), holds(beside, 'points', 7)]).toEqual([true, false]);
    expect([holds(beside, 'round', 1), holds(beside, 'round', 2)]).toEqual([true, false]);
    expect([holds(beside, 'struck'), holds(facing({}, {}, { turn: { attacks: 1, struck: [0] } }), 'struck')]).toEqual([false, true]);
  });

  test('arc, threatened: how they stand to each other', () => {
    expect([holds(beside, 'arc', 'front'), holds(beside, 'arc', 'rear'), holds(beside, 'threatened')]).toEqual([true, false, true]);
    const behind = facing({ facing: 0 });
    expect([holds(behind, 'arc', 'rear'), holds(behind, 'arc', 'side'), holds(behind, 'threatened')]).toEqual([true, false, false]);
  });

  test.each([
    ['wounded', { stamina: 4 }, { stamina: 8 }],
    ['tired', { stamina: 6, fatigue: 7 }, { stamina: 6, fatigue: 6 }],
    ['exhausted', { stamina: 6, fatigue: 13 }, { stamina: 6, fatigue: 7 }],
    ['unshielded', { items: { 0: 'gone', 1: 'gone', 2: 'gone' } }, {}],
    ['unarmed', { items: { 0: 'gone', 1: 'gone', 2: 'gone' } }, {}],
  ] as const)('%s: of him and of the other', (word, so, not) => {
    expect([holds(facing(so, not), word, 'foe'), holds(facing(so, not), word, 'me')]).toEqual([true, false]);
    expect([holds(facing(not, so), word, 'foe'), holds(facing(not, so), word, 'me')]).toEqual([false, true]);
  });

  test('M-147: down: of the other; whoever lies is up again when his turn begins', () => {
    expect([holds(facing({ down: true }), 'down', 'foe'), holds(beside, 'down', 'foe'), holds(beside, 'down', 'me')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('has-net, netted, lies-near: nets, and what lies about', () => {
    expect([holds(beside, 'has-net'), holds(facing({}, { card: 'retiarius' }), 'has-net')]).toEqual([false, true]);
    const net = facing({}, { card: 'retiarius' }).bout.world.things.filter(({ owner }) => owner === 0);
    const place = net.findIndex(({ gear }) => gear.escape !== null);
    const caught = facing({}, { card: 'retiarius', items: { [place]: { holds: 1 } } });
    expect([holds(caught, 'netted', 'foe'), holds(caught, 'netted', 'me'), holds(caught, 'has-net')]).toEqual([true, false, false]);
    const lost = facing({}, { card: 'retiarius', items: { [place]: { at: { q: 0, r: 2 } } } });
    expect([holds(lost, 'lies-near', 2), holds(lost, 'lies-near', 1), holds(beside, 'lies-near', 12)]).toEqual([true, false, false]);
  });

  test('friend, outnumbered: who else is there', () => {
    const three = (side: string, at: readonly [number, number]): Sand =>
      new Sand({
        fighters: [
          { card: 'murmillo', at: [0, 0], side: 'a' },
          { card: 'murmillo', at: [3, 0], facing: 3, side: 'b' },
          { card: 'murmillo', at, side },
        ],
      });
    expect([holds(three('a', [0, 1]), 'friend'), holds(three('a', [0, 3]), 'friend')]).toEqual([true, false]);
    expect([holds(three('b', [0, 1]), 'friend'), holds(three('b', [0, 3]), 'outnumbered')]).toEqual([false, true]);
    expect(holds(three('a', [0, 3]), 'outnumbered')).toBe(false);
  });

  test('may-hit, may-end, favour: the odds', () => {
    expect([holds(beside, 'may-hit', 20), holds(facing({ at: [4, 0] }), 'may-hit', 1)]).toEqual([true, false]);
    const dying = { original: 8, stamina: 1 };
    expect([holds(facing(dying), 'may-end', 15), holds(beside, 'may-end', 15)]).toEqual([true, false]);
    const loved = facing({}, { inflicted: { 1: 4 }, injured: [1], whirls: 1, whirlHits: 1 });
    expect([holds(loved, 'favour', 0), holds(loved, 'favour', 1)]).toEqual([true, false]);
    // two off for whoever is whole, one for whoever wounded nobody
    expect([holds(beside, 'favour', -3), holds(beside, 'favour', -2)]).toEqual([true, false]);
  });
});
