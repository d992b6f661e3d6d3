import { describe, expect, test } from 'vitest';
import { beginBout } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import type { Argument, Tastes } from '../../../../src/engine/mind/index.ts';
import { recountVocabulary } from '../../../../src/games/recount/bots/index.ts';
import { RECOUNT_WORDS } from '../../../../src/games/recount/cards/index.ts';
import { recountOf } from '../../../../src/games/recount/desk/index.ts';
import type { RecountAction, RecountView } from '../../../../src/games/recount/rules/index.ts';
import { entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import { kit } from '../../../support/core-content.ts';
import { rules, Sand, setupOf, type SandOptions, type Standing } from '../rules/sand.ts';

const { conditions, choices } = recountVocabulary;
const think = (seen: RecountView, tastes: Tastes) => recountVocabulary.think(seen, tastes);
const TASTES = { weights: {}, foresight: 1 };

/** A heavy man at the centre, facing 0, against another. */
const facing = (foe: Partial<Standing>, me: Partial<Standing> = {}, options: Partial<SandOptions> = {}): Sand =>
  new Sand(
    setupOf({
      fighters: [
        { card: 'heavy', at: [0, 0], ...me },
        { card: 'heavy', at: [1, 0], facing: 3, ...foe },
      ],
      ...options,
    }),
    [],
  );

const holds = ({ bout }: Sand, word: keyof typeof RECOUNT_WORDS.conditions, ...args: Argument[]): boolean =>
  conditions[word]!(think(bout.forBots, TASTES), args);

function chooses({ bout }: Sand, word: keyof typeof RECOUNT_WORDS.choices, tastes = TASTES): RecountAction | null {
  const weighed = choices[word]!(think(bout.forBots, tastes), []);
  for (const { action } of weighed) expect(bout.refusal(action)).toBeNull();
  return weighed.toSorted((a, b) => b.value - a.value)[0]?.action ?? null;
}

describe('what behaviours of recount may ask', () => {
  const beside = facing({});

  test('has a word for every word of the cards, and no other', () => {
    expect(Object.keys(conditions).toSorted()).toEqual(Object.keys(RECOUNT_WORDS.conditions).toSorted());
    expect(Object.keys(choices)).toEqual(Object.keys(RECOUNT_WORDS.choices));
  });

  test('within, points, round, side, struck, may-strike: where he is and what is left', () => {
    expect([holds(beside, 'within', 1), holds(facing({ at: [3, 0] }), 'within', 2)]).toEqual([true, false]);
    expect([holds(beside, 'points', 6), holds(beside, 'points', 7)]).toEqual([true, false]);
    expect([holds(beside, 'round', 1), holds(beside, 'round', 2)]).toEqual([true, false]);
    expect([holds(beside, 'side', 'front'), holds(facing({ facing: 0 }), 'side', 'back')]).toEqual([true, true]);
    expect([holds(beside, 'struck'), holds(facing({}, {}, { turn: { struck: true } }), 'struck')]).toEqual([false, true]);
    expect([holds(beside, 'may-strike'), holds(facing({ at: [4, 0] }, {}, { turn: { ap: 2 } }), 'may-strike')]).toEqual([true, false]);
  });

  test('wounded, weaker, netted, unshielded, has-net, outnumbered: how he and the other are', () => {
    const hurt = facing({}, { strength: 2, full: 8 });
    expect([holds(hurt, 'wounded', 'me'), holds(hurt, 'wounded', 'foe'), holds(hurt, 'weaker')]).toEqual([true, false, true]);
    const bare = facing({ offHand: 'lost' });
    expect([holds(bare, 'unshielded', 'foe'), holds(bare, 'unshielded', 'me')]).toEqual([true, false]);
    expect([holds(beside, 'has-net'), holds(facing({}, { card: 'retiarius' }), 'has-net')]).toEqual([false, true]);
    const caught = facing({ card: 'retiarius', offHand: 'on' }, { ensnaredBy: 1 });
    expect([holds(caught, 'netted', 'me'), holds(caught, 'netted', 'foe')]).toEqual([true, false]);
    expect(holds(beside, 'outnumbered')).toBe(false);
  });

  test('may-end, threatened: the odds', () => {
    expect([holds(facing({ strength: 1, full: 8 }), 'may-end', 20), holds(facing({ strength: 8, full: 8 }), 'may-end', 60)]).toEqual([
      true,
      false,
    ]);
    expect([holds(beside, 'threatened', 0.2), holds(beside, 'threatened', 9)]).toEqual([true, false]);
  });
});

describe('what behaviours of recount may choose', () => {
  test('strike, behind, wait: a blow, one past the shield, none', () => {
    expect(chooses(facing({}, {}, { turn: { ap: 1 } }), 'strike')).toEqual({ type: 'strike', target: 1 });
    expect(chooses(facing({ facing: 0 }, {}, { turn: { ap: 1 } }), 'behind')).toEqual({ type: 'strike', target: 1 });
    expect(chooses(facing({}), 'wait')).toEqual({ type: 'end' });
    expect(chooses(facing({}, {}, { turn: { struck: true } }), 'strike')).toBeNull();
  });

  test('close-in and give-ground: nearer, and away', () => {
    const far = facing({ at: [4, 0] });
    expect(chooses(far, 'close-in')).toEqual({ type: 'forward' });
    const struck = facing({}, {}, { turn: { struck: true } });
    const before = distance(struck.bout.world.arena, struck.fighter(0).cell, struck.fighter(1).cell);
    for (let i = 0; i < 6 && struck.bout.decision(); i += 1) {
      const action = chooses(struck, 'give-ground')!;
      if (action.type === 'end') break;
      struck.bout.play(action);
    }
    expect(distance(struck.bout.world.arena, struck.fighter(0).cell, struck.fighter(1).cell)).toBeGreaterThan(before);
  });

  test('cast and struggle: the net', () => {
    expect(chooses(facing({ at: [2, 0] }, { card: 'retiarius' }, { turn: { ap: 2 } }), 'cast')).toEqual({ type: 'cast', target: 1 });
    expect(chooses(facing({ card: 'retiarius', offHand: 'on' }, { ensnaredBy: 1 }), 'struggle')).toEqual({ type: 'struggle' });
    expect([chooses(facing({}), 'cast'), chooses(facing({}), 'struggle')]).toEqual([null, null]);
  });

  test('foresee: the same for the same position, and nothing for whoever foresees nothing', () => {
    const sand = facing({ at: [2, 0] });
    const first = chooses(sand, 'foresee');
    expect(first).not.toBeNull();
    expect(chooses(sand, 'foresee')).toEqual(first);
    expect(chooses(sand, 'foresee', { weights: {}, foresight: 0 })).toBeNull();
  });
});

const { bots } = recountOf(kit).desk;
const CLASSES = ['heavy', 'medium', 'light', 'retiarius'];

/** Plays a bout of two of a class, everything by the bots of that name; what the first of them did. */
function fought(
  names: readonly [string, string],
  card: string,
  seed: string,
): { readonly deeds: RecountAction['type'][]; readonly won: boolean } {
  const setup = recountSetup({ fighters: [entrant({ card, side: 'i' }), entrant({ card, side: 'ii' })] });
  const { bout } = beginBout(rules, rules.prepare(setup), setup, seededRng(seed), { log: false });
  const rng = seededRng(`minds ${seed}`);
  const deeds: RecountAction['type'][] = [];
  while (bout.decision()) {
    const own = bout.decision()!.side === 'i';
    const action = bots[names[own ? 0 : 1]]!.policy(bout.forBots, rng);
    if (own) deeds.push(action.type);
    bout.play(action);
  }
  return { deeds, won: bout.outcome()!.winner === 'i' };
}

describe('behaviours in recount', { timeout: 60_000 }, () => {
  const behaviours = [...new Set(Object.values(bots).flatMap(({ behaviour }) => behaviour?.id ?? []))];

  test('are four, and play every class to the end, the same for the same seed', () => {
    expect(behaviours.toSorted()).toEqual(['brawler', 'circler', 'dodger', 'reckoner']);
    for (const name of [...behaviours, 'dodger@tiro', 'reckoner@spectatus']) {
      for (const card of CLASSES) expect(fought([name, 'greedy'], card, `${card} 1`)).toEqual(fought([name, 'greedy'], card, `${card} 1`));
    }
  });

  test('are told apart by what they do', () => {
    const count = (name: string, card: string, deed: RecountAction['type']): number =>
      Array.from({ length: 25 }, (_, i) => fought([name, 'greedy'], card, `tell ${i}`).deeds)
        .flat()
        .filter((each) => each === deed).length;
    const steps = (name: string) => count(name, 'medium', 'step') + count(name, 'medium', 'pivot');
    // who strikes and is gone steps and turns far more than who comes straight on; who casts first casts more
    expect(steps('dodger')).toBeGreaterThan(1.3 * steps('brawler'));
    expect(count('circler', 'retiarius', 'cast')).toBeGreaterThan(1.2 * count('brawler', 'retiarius', 'cast'));
  });

  test('a tiro errs where a veteran does not', () => {
    const wins = (names: readonly [string, string]): number =>
      Array.from({ length: 80 }, (_, i) => fought(names, CLASSES[i % 4]!, `grades ${i}`)).filter(({ won }) => won).length;
    expect(wins(['dodger', 'dodger@tiro'])).toBeGreaterThan(wins(['dodger@tiro', 'dodger']) + 8);
  });
});
