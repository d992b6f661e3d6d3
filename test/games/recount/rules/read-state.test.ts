import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginBout, resumeBout } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { ReadError } from '../../../../src/engine/read/index.ts';
import type { Recount, RecountState } from '../../../../src/games/recount/rules/index.ts';
import { entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import { duel, rules } from './sand.ts';

const CARDS = ['heavy', 'medium', 'light', 'retiarius'];
const seeds = fc.integer({ min: 0, max: 1e6 }).map(String);
const rosters = fc.array(fc.constantFrom(...CARDS), { minLength: 2, maxLength: 6 });

function begin(cards: readonly string[], seed: string): { bout: Recount; setup: ReturnType<typeof recountSetup> } {
  const setup = recountSetup({ fighters: cards.map((card, i) => entrant({ card, side: 'abcdef'[i]! })) });
  return { setup, bout: beginBout(rules, rules.prepare(setup), setup, seededRng(seed)).bout };
}

/** Plays random answers, at most so many; `each` sees every position. */
function play(bout: Recount, seed: string, most: number, each: (bout: Recount) => void = () => undefined): Recount {
  const rng = seededRng(`${seed} answers`);
  for (let i = 0; i < most && bout.decision(); i += 1) {
    const actions = bout.actions();
    bout.play(actions[rng.die(actions.length) - 1]!);
    each(bout);
  }
  return bout;
}

describe('whole bouts of random answers', () => {
  test('R-024, R-037, R-050: every bout ends; what is listed is legal, nobody shares a hex, nets and Strength stay in bounds', () => {
    fc.assert(
      fc.property(rosters, seeds, (cards, seed) => {
        const { bout } = begin(cards, seed);
        play(bout, seed, 5000, ({ state, view }) => {
          const cells = state.fighters.flatMap(({ cell }) => (cell < 0 ? [] : [cell]));
          expect(new Set(cells).size).toBe(cells.length);
          for (const man of state.fighters) {
            expect(man.strength).toBeLessThanOrEqual(man.full);
            expect(man.status === 'up' ? man.strength > 0 : true).toBe(true);
            if (man.ensnaredBy >= 0) expect(state.fighters[man.ensnaredBy]!.offHand).toBe('on');
          }
          expect(state.turn.ap).toBeGreaterThanOrEqual(0);
          for (const action of rules.actions(view)) expect(rules.refusal(view, action)).toBeNull();
        });
        expect(bout.outcome()).not.toBeNull();
        expect(bout.state.turn.number).toBeLessThanOrEqual(30 * cards.length);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  test('R-014: the same seed and answers give the same bytes, from a copy and through JSON', () => {
    fc.assert(
      fc.property(rosters, seeds, (cards, seed) => {
        const { bout, setup } = begin(cards, seed);
        play(bout, seed, 15);
        if (!bout.decision()) return;
        const stored = JSON.parse(JSON.stringify(bout.toJSON())) as ReturnType<Recount['toJSON']>;
        const again = resumeBout(rules, rules.prepare(setup), { ...stored, state: rules.readState(bout.world, setup, stored.state) });
        expect(JSON.stringify(play(again, `${seed}x`, 5000).toJSON())).toBe(JSON.stringify(play(bout.clone(), `${seed}x`, 5000).toJSON()));
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe('a state from outside', () => {
  test('R-050: changed anywhere it is refused by its field, or plays on to an end', () => {
    fc.assert(
      fc.property(
        rosters,
        seeds,
        fc.array(
          fc.tuple(
            fc.nat(),
            fc.oneof(fc.integer({ min: -3, max: 99 }), fc.boolean(), fc.constant(null), fc.constant('on'), fc.constant([])),
          ),
        ),
        (cards, seed, changes) => {
          const { bout, setup } = begin(cards, seed);
          play(bout, seed, 12);
          if (!bout.decision()) return;
          const state = JSON.parse(JSON.stringify(bout.state)) as RecountState;
          const paths = pathsOf(state);
          for (const [at, value] of changes.slice(0, 2)) paths[at % paths.length]!(value);
          try {
            rules.readState(bout.world, setup, state);
          } catch (error) {
            expect(error).toBeInstanceOf(ReadError);
            return;
          }
          const taken = resumeBout(rules, bout.world, { ...bout.toJSON(), state });
          expect(play(taken, seed, 20_000).outcome()).not.toBeNull();
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);

  test('R-091: a man who waits for the verdict comes with it', () => {
    const decked = duel('front', { dice: [2, 2] }).play('strikes light');
    const { state, world } = decked.bout;
    const setup = recountSetup({ fighters: [entrant({ card: 'medium', side: 'a' }), entrant({ card: 'light', side: 'b' })] });
    expect(rules.readState(world, setup, JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(() => rules.readState(world, setup, { ...state, verdict: null })).toThrow('verdict must be about fighter 1');
  });
});

/** Ways to change each value of a state. */
function pathsOf(value: unknown): ((to: unknown) => void)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const set = (to: unknown): void => void ((value as Record<string, unknown>)[key] = to);
    return [set, ...pathsOf(inner)];
  });
}
