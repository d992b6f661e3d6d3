import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import { Fraction } from '../../../../src/engine/odds/index.ts';
import type { DefendOdds, Hunt, HuntSetup, ManPosition } from '../../../../src/games/damnatio/rules/index.ts';
import { beginHuntBout, defendPrompt, huntIntent, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { ruleset } from '../../../support/core-content.ts';
import { overAllTapes, plain } from '../../../support/hunt-tapes.ts';
import { on, stage, viewOf } from '../../../support/stage.ts';

const noDice = () => seededRng('no die is thrown before the answer');

function optionOf(hunt: Hunt, card: string | null): DefendOdds {
  return defendPrompt(viewOf(hunt))!.options.find((option) => (option.card?.id ?? null) === card)!;
}

const blowIsOver = ({ state }: Hunt) => !state.agenda.some((task) => task.do === 'blow' && task.stage !== 'announce');

/** What the attack that waits for a Defend card does to its victim, over all tapes; an early end of the tape is the end of the attack. */
function enumerated(hunt: Hunt, card: string | null) {
  const [figure] = hunt.decision()!.figures;
  const index = hunt.state.men.findIndex(({ id }) => id === figure);
  const full = hunt.state.men[index]!.hp;
  const harm = overAllTapes(hunt, [{ type: 'defend', figure: figure!, card }], ({ state }) => full - state.men[index]!.hp, blowIsOver);
  const felled = [...harm].reduce((sum, [net, share]) => (Number(net) >= full ? sum.add(share) : sum), new Fraction(0));
  return { harm: plain(harm), felled: felled.toFraction() };
}

function shown({ net, felled }: DefendOdds) {
  const harm = new Map([...net.weights].map(([value, weight]) => [value, new Fraction(weight, net.total)] as const));
  return { harm: plain(harm), felled: felled.toFraction() };
}

describe('a toss into something costs 1 more, and the odds count it', () => {
  /** A bloodied bull gores Valens from behind; one hex is free between him and the wall. */
  const wall = () =>
    stage(
      { start: 'beast', dice: [], beasts: [{ card: 'bull', at: [2, 0], facing: 0, hp: 11 }], men: [on('valens', 7, 0, { facing: 0 })] },
      noDice(),
    );

  test('D-091 D-249 D-255: Leap aside v gore, Valens with 11 Hit Points, one hex before the wall: he falls by .75 × .65 × 6/10 + .05', () => {
    const odds = optionOf(wall(), 'leapAside');
    expect(odds.thrownInto).toBe(true);
    expect(odds.felled.toFraction()).toBe(new Fraction('0.3425').toFraction());
    expect(shown(odds)).toEqual(enumerated(wall(), 'leapAside'));
  });

  test('D-091 D-249: with two hexes free behind him it is 29 % as before', () => {
    const hunt = stage(
      { start: 'beast', dice: [], beasts: [{ card: 'bull', at: [1, 0], facing: 0, hp: 11 }], men: [on('valens', 6, 0, { facing: 0 })] },
      noDice(),
    );
    const odds = optionOf(hunt, 'leapAside');
    expect([odds.thrownInto, odds.felled.toFraction()]).toEqual([false, new Fraction('0.29375').toFraction()]);
    expect(shown(odds)).toEqual(enumerated(hunt, 'leapAside'));
  });

  test('D-091 D-249: a man in the way is a wall, and the intent knows it before the charge', () => {
    const men = [on('valens', 6, 0, { facing: 0 }), on('dama', 8, 0)];
    const beasts = [{ card: 'bull', at: [1, 0] as [number, number], facing: 0, hp: 11 }];
    const hunt = stage({ start: 'beast', dice: [], beasts, men }, noDice());
    const before = huntIntent(viewOf(stage({ start: 'men', dice: [], beasts, men }, noDice())))!.ifBeast[0]!.defends;
    for (const card of ['leapAside', 'brace', null]) {
      const odds = optionOf(hunt, card);
      expect(odds.thrownInto).toBe(true);
      expect(shown(odds)).toEqual(enumerated(hunt, card));
      expect(shown(before.find((option) => (option.card?.id ?? null) === card)!)).toEqual(shown(odds));
    }
  });

  test('D-091 D-249: a hook tosses at 10 or more only', () => {
    const hunt = stage(
      { start: 'beast', dice: [], beasts: [{ card: 'bull', at: [7, 0], facing: 0, lastFought: 'valens' }], men: [on('valens', 8, 0)] },
      noDice(),
    );
    const odds = optionOf(hunt, 'parry');
    expect([odds.thrownInto, ...[...odds.net.weights.keys()].toSorted((a, b) => a - b)]).toEqual([true, 0, 5, 6, 7, 8, 9, 11, 14]);
    expect(shown(odds)).toEqual(enumerated(hunt, 'parry'));
  });
});

const ARENA = ruleset.prepare(huntSetup({ beasts: ['lion'] })).arena;

/** Hexes at most three from the wall. */
const BY_THE_WALL = ARENA.cells.flatMap(({ q, r }, cell) => (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) >= 5 ? [cell] : []));

/** Any party near any beast, with any wounds, conditions and Stamina, and the beast about to attack. */
const position: fc.Arbitrary<HuntSetup> = fc
  .record({
    beast: fc.constantFrom('lion', 'bull', 'bull', 'bear'),
    cell: fc.oneof(fc.nat(ARENA.size - 1), fc.constantFrom(...BY_THE_WALL)),
    facing: fc.nat(5),
    hp: fc.integer({ min: 3, max: 22 }),
    zones: fc.subarray(['H', 'M', 'L'] as const, { maxLength: 1 }),
    nextToHit: fc.constantFrom(0, -2, -4),
    optionalCards: fc.boolean(),
    men: fc.uniqueArray(
      fc.record({
        card: fc.constantFrom('syrus', 'pyrrhus', 'bulla', 'valens', 'mamertinus', 'hilarinus'),
        near: fc.oneof(fc.nat(30), fc.nat(120)),
        facing: fc.nat(5),
        hp: fc.integer({ min: 1, max: 14 }),
        stamina: fc.constantFrom(0, 1, 2, 8),
        down: fc.boolean(),
        gripped: fc.constantFrom(null, 'pinned' as const, 'held' as const),
      }),
      { minLength: 1, maxLength: 4, comparator: (one, other) => one.near === other.near || one.card === other.card },
    ),
    fought: fc.boolean(),
  })
  .map(({ beast, cell, facing, hp, zones, nextToHit, optionalCards, men, fought }) => {
    const around = ARENA.cells
      .map((_, i) => i)
      .filter((i) => i !== cell)
      .toSorted((a, b) => distance(ARENA, cell, a) - distance(ARENA, cell, b) || a - b);
    const cards = ruleset.content.men;
    const placed = men.map((man): ManPosition => {
      const at = around[man.near]!;
      const grip = man.gripped && distance(ARENA, cell, at) === 1 ? man.gripped : man.down ? 'down' : undefined;
      const { ratings } = cards[man.card]!;
      return { at: ARENA.cells[at]!, facing: man.facing, hp: Math.min(man.hp, ratings.hitPoints), stamina: man.stamina, condition: grip };
    });
    const lastFought = fought ? men[0]!.card : undefined;
    const beasts = [{ at: ARENA.cells[cell]!, facing, hp, zones, nextToHit, lastFought }];
    return huntSetup({
      beasts: [beast],
      men: men.map(({ card }) => card),
      lex: { fateCards: false, optionalCards },
      position: { start: 'beast', round: 2, tieNumber: 1, control: 'beast', beasts, men: placed },
    });
  });

test(
  'D-249 D-255, invariant 15: in any position the odds of a Defend card are the frequency over all tapes of the attack',
  { timeout: 120_000 },
  () => {
    let attacks = 0;
    let thrownInto = 0;
    fc.assert(
      fc.property(position, fc.nat(), (setup, which) => {
        const hunt = beginHuntBout(ruleset, setup, noDice()).bout;
        if (hunt.decision()?.kind !== 'defend') return;
        const legal = defendPrompt(viewOf(hunt))!.options.filter(({ refusal }) => refusal === null);
        const odds = legal[which % legal.length]!;
        expect(shown(odds)).toEqual(enumerated(hunt, odds.card?.id ?? null));
        attacks += 1;
        thrownInto += Number(odds.thrownInto);
      }),
      { numRuns: 60, seed: 249 },
    );
    expect(attacks).toBeGreaterThan(30);
    expect(thrownInto).toBeGreaterThan(4);
  },
);
