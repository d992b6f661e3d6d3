import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginBout, resumeBout, SetupError } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { ReadError } from '../../../../src/engine/read/index.ts';
import type { Recount, RecountState } from '../../../../src/games/recount/rules/index.ts';
import { entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import type { SandOptions, Standing } from './sand.ts';
import { duel, rules, sand } from './sand.ts';

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

describe('a position that cannot be', () => {
  const TWO: readonly Standing[] = [
    { card: 'medium', at: [0, 0], side: 'a' },
    { card: 'retiarius', at: [1, 0], side: 'b' },
  ];
  const faultOf = (part: Omit<SandOptions, 'fighters'>, ...change: Partial<Standing>[]): string | null => {
    try {
      sand({ ...part, fighters: TWO.map((each, i) => ({ ...each, ...change[i] })) });
      return null;
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      return `${error.rule} ${error.field}`;
    }
  };

  test('R-069, R-021, R-024: is refused by the field of what is out of bounds', () => {
    expect(faultOf({})).toBeNull();
    expect(faultOf({}, { strength: 0 })).toBe('R-069 position.fighters[0].strength');
    expect(faultOf({}, { strength: 1 })).toBeNull();
    expect([-1, 0, 1000, 1001].map((ap) => faultOf({ turn: { ap } }))).toEqual([
      'R-021 position.turn.ap',
      null,
      null,
      'R-021 position.turn.ap',
    ]);
    expect([0, 1, 60, 61].map((number) => faultOf({ turn: { number } }))).toEqual([
      'R-024 position.turn.number',
      null,
      null,
      'R-024 position.turn.number',
    ]);
  });

  test('R-087, R-090: a net lies over one opponent of whose it is, and he has none in hand then', () => {
    expect(faultOf({}, { ensnaredBy: 1 }, { offHand: 'on' })).toBeNull();
    expect(faultOf({}, { ensnaredBy: 1 })).toBe('R-087 position.fighters[0].ensnaredBy');
    expect(faultOf({}, { ensnaredBy: 0, offHand: 'on' })).toBe('R-087 position.fighters[0].ensnaredBy');
    expect(faultOf({}, {}, { offHand: 'on' })).toBe('R-087 position.fighters[1].offHand');
    expect(faultOf({}, { offHand: 'on' })).toBe('R-087 position.fighters[0].offHand');
  });

  test('R-024, R-021: a turn that is about to begin has its number, one that goes on its AP', () => {
    const numbers = (ap: number | null) => {
      const { bout } = sand({ fighters: TWO, turn: { ap, number: 7 }, dice: ap === null ? [4] : [] }).done();
      return [bout.state.turn.number, bout.state.turn.ap];
    };
    expect([numbers(null), numbers(3)]).toEqual([
      [7, 4],
      [7, 3],
    ]);
  });
});

describe('a state from outside', () => {
  test('R-087, R-093, R-097: that no bout comes to is refused by the field', () => {
    const three = sand({
      fighters: [
        { card: 'retiarius', at: [0, 0], side: 'a', offHand: 'on' },
        { card: 'medium', at: [1, 0], side: 'b', ensnaredBy: 0 },
        { card: 'light', at: [-2, 0], side: 'b' },
      ],
    });
    const { world, state } = three.bout;
    const setup = recountSetup({
      fighters: [entrant({ card: 'retiarius', side: 'a' }), entrant({ card: 'medium', side: 'b' }), entrant({ card: 'light', side: 'b' })],
    });
    const refusedAt = (change: (state: RecountState) => void): string | null => {
      const changed = JSON.parse(JSON.stringify(state)) as RecountState;
      change(changed);
      try {
        rules.readState(world, setup, changed);
        return null;
      } catch (error) {
        return (error as ReadError).field;
      }
    };
    const of = (index: number, part: Partial<RecountState['fighters'][number]>) =>
      refusedAt(({ fighters }) => Object.assign(fighters[index]!, part));
    expect(refusedAt(() => undefined)).toBeNull();
    expect([of(1, { facing: 5 }), of(1, { facing: 6 })]).toEqual([null, 'fighters[1].facing']);
    expect(of(2, { ensnaredBy: 1 })).toBe('fighters[2].ensnaredBy');
    expect(of(0, { ensnaredBy: 0 })).toBe('fighters[0].ensnaredBy');
    expect(of(0, { offHand: 'held' })).toBe('fighters[1].ensnaredBy');
    expect(of(2, { ensnaredBy: 0 })).toBe('fighters[0].offHand');
    expect(of(1, { ensnaredBy: -1 })).toBe('fighters[0].offHand');
    expect(of(2, { offHand: 'on' })).toBe('fighters[2].offHand');
    for (const part of [{ id: 'nobody' }, { card: 'heavy' }, { side: 'c' }])
      expect(of(2, part)).toBe(`fighters[2].${Object.keys(part)[0]}`);
    const fallen = { status: 'spared', cell: -1, ensnaredBy: -1 } as const;
    const alone = refusedAt(({ fighters }) => {
      Object.assign(fighters[0]!, { offHand: 'held' });
      for (const index of [1, 2]) Object.assign(fighters[index]!, fallen);
    });
    expect(alone).toBe('fighters');
  });

  test('R-107: more votes than are asked for are refused', () => {
    const voters = [{ id: 'Rufus', bias: [], asks: true }];
    const decked = duel('front', { voters, dice: [2, 2] }).play('strikes light');
    const { state, world } = decked.bout;
    const setup = recountSetup({ fighters: [entrant({ card: 'medium', side: 'a' }), entrant({ card: 'light', side: 'b' })], voters });
    const given = (votes: readonly boolean[]) => () =>
      rules.readState(world, setup, { ...JSON.parse(JSON.stringify(state)), verdict: { ...state.verdict, given: votes } });
    expect(given([true])).not.toThrow();
    expect(given([true, true])).toThrow('verdict.given must be at most 1 votes');
  });

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
