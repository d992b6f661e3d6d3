import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginBout, resumeBout, SetupError } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { ReadError } from '../../../../src/engine/read/index.ts';
import type { Recount, RecountState } from '../../../../src/games/recount/rules/index.ts';
import { entrant, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import type { SandOptions, Standing } from './sand.ts';
import { duel, rules, sand } from './sand.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

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
  const faultOf = (
    part: Omit<SandOptions, 'fighters'>,
    men: readonly Standing[],
    ...change: readonly Partial<Standing>[]
  ): string | null => {
    try {
      sand({ ...part, fighters: men.map((each, i) => ({ ...each, ...change[i] })) });
      return null;
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      return `${error.rule} ${error.field}`;
    }
  };

  test('R-069, R-021, R-024: is refused by the field of what is out of bounds', () => {
    expect(faultOf({}, TWO)).toBeNull();
    expect(faultOf({}, TWO, { strength: 0 })).toBe('R-069 position.fighters[0].strength');
    expect(faultOf({}, TWO, { strength: 1 })).toBeNull();
    expect([-1, 0, 10_000, 10_001].map((ap) => faultOf({ turn: { ap } }, TWO))).toEqual([
      'R-021 position.turn.ap',
      null,
      null,
      'R-021 position.turn.ap',
    ]);
    expect([0, 1, 60, 61].map((number) => faultOf({ turn: { number } }, TWO))).toEqual([
      'R-024 position.turn.number',
      null,
      null,
      'R-024 position.turn.number',
    ]);
  });

  test('R-087, R-090: a net lies over one opponent of whose it is, and he has none in hand then', () => {
    expect(faultOf({}, TWO, { ensnaredBy: 1 }, { offHand: 'on' })).toBeNull();
    expect(faultOf({}, TWO, { ensnaredBy: 1 })).toBe('R-087 position.fighters[0].ensnaredBy');
    expect(faultOf({}, TWO, { ensnaredBy: 0, offHand: 'on' })).toBe('R-087 position.fighters[0].ensnaredBy');
    expect(faultOf({}, TWO, {}, { offHand: 'on' })).toBe('R-087 position.fighters[1].offHand');
    expect(faultOf({}, TWO, { offHand: 'on' })).toBe('R-087 position.fighters[0].offHand');
  });

  test.each<[string, Omit<SandOptions, 'fighters'>, readonly Partial<Standing>[], string | null]>([
    ['Strength 1', {}, [{ full: 1 }], null],
    ['Strength 12', {}, [{ full: 12 }], null],
    ['Strength 0', {}, [{ full: 0 }], 'R-014 position.fighters[0].full'],
    ['Strength 13', {}, [{ full: 13 }], 'R-014 position.fighters[0].full'],
    ['more left than there was', {}, [{ full: 7, strength: 8 }], 'R-014 position.fighters[0].strength'],
    ['a man who fell to -1000', {}, [{}, {}, { status: 'dead', strength: -1000 }], null],
    ['one who fell further', {}, [{}, {}, { status: 'dead', strength: -1001 }], 'R-014 position.fighters[2].strength'],
    ['a count of 1000', {}, [{ offBalance: 1000, strikes: 1000, dealt: 1000 }], null],
    ['balance lost too often', {}, [{ offBalance: 10_001 }], 'R-047 position.fighters[0].offBalance'],
    ['less than no strike', {}, [{ strikes: -1 }], 'R-047 position.fighters[0].strikes'],
    ['half a wound dealt', {}, [{ dealt: 0.5 }], 'R-047 position.fighters[0].dealt'],
    ['facing back', {}, [{ facing: 5 }], null],
    ['facing nowhere', {}, [{ facing: 6 }], 'R-007 position.fighters[0].facing'],
    ['two on a hex', {}, [{}, { at: [0, 0] }], 'R-050 position.fighters[1].at'],
    ['one beyond the wall', {}, [{}, { at: [6, 0] }], 'R-037 position.fighters[1].at'],
    ['the first round', { round: 1 }, [], null],
    ['round 1000', { round: 1000 }, [], null],
    ['round 0', { round: 0 }, [], 'R-020 position.round'],
    ['round 10,001', { round: 10_001 }, [], 'R-020 position.round'],
    ['an order of other men', { order: [2, 1, 0] }, [], null],
    ['an order without one', { order: [0, 1] }, [], 'R-016 position.order'],
    ['an order with one twice', { order: [0, 1, 1] }, [], 'R-016 position.order'],
    ['an order with a stranger', { order: [0, 1, 3] }, [], 'R-016 position.order'],
    ['an order of too many', { order: [0, 1, 2, 3] }, [], 'R-016 position.order'],
    ['a turn of one who fell', { turn: { fighter: 2 } }, [{}, {}, { status: 'spared' }], 'R-020 position.turn.fighter'],
    ['a turn of nobody', { turn: { fighter: 3 } }, [], 'R-020 position.turn.fighter'],
    ['half an AP', { turn: { ap: 0.5 } }, [], 'R-021 position.turn.ap'],
    ['turn 90 of three', { turn: { number: 90 } }, [], null],
    ['turn 91 of three', { turn: { number: 91 } }, [], 'R-024 position.turn.number'],
    ['a net of his own side', {}, [{}, { offHand: 'on' }, { ensnaredBy: 1 }], 'R-087 position.fighters[2].ensnaredBy'],
    ['a net over two', {}, [{ ensnaredBy: 1 }, { offHand: 'on' }, { side: 'a', ensnaredBy: 1 }], 'R-087 position.fighters[1].offHand'],
    ['a net of a stranger', {}, [{ ensnaredBy: 3 }], 'R-087 position.fighters[0].ensnaredBy'],
    ['a shield over somebody', {}, [{ offHand: 'on' }, { ensnaredBy: 0 }], 'R-087 position.fighters[0].offHand'],
  ])('R-014, R-016, R-020, R-037, R-047, R-050, R-087: %s', (_, part, change, wanted) => {
    const third: Standing = { card: 'light', at: [-2, 0], side: 'b' };
    const told = faultOf(part, [...TWO, third], ...change);
    expect(told).toBe(wanted);
  });

  test('R-108: a position has a place for each who enters', () => {
    const position = (count: number) => ({
      round: 1,
      order: [0, 1],
      turn: { fighter: 0, ap: 1 },
      fighters: [0, 1, 2].slice(0, count).map((q) => ({ at: { q, r: 0 }, facing: 0 })),
    });
    const setup = recountSetup({ fighters: [entrant({ card: 'medium', side: 'a' }), entrant({ card: 'medium', side: 'b' })] });
    const started = (count: number) => () =>
      beginBout(rules, rules.prepare(setup), { ...setup, position: position(count) }, seededRng('no die'));
    expect(started(2)).not.toThrow();
    expect(started(1)).toThrow('2 places, not 1');
    expect(started(3)).toThrow('2 places, not 3');
  });

  test('R-014, R-024: what a position leaves out is as at the start of a bout', () => {
    const { state } = sand({ fighters: TWO, turn: { ap: 2 } }).bout;
    expect(state.fighters.map(({ id: _, card: _c, side: _s, name: _n, cell: _at, ...rest }) => rest)).toEqual(
      Array(2).fill({
        facing: 0,
        full: 7,
        strength: 7,
        offHand: 'held',
        ensnaredBy: -1,
        weaponBroken: false,
        offBalance: 0,
        strikes: 0,
        dealt: 0,
        status: 'up',
      }),
    );
    const { fighters: _, ...others } = state;
    expect(others).toEqual({
      round: 1,
      order: [0, 1],
      place: 0,
      turn: { number: 1, fighter: 0, ap: 2, spent: 0, struck: false, struggled: false },
      verdict: null,
      outcome: null,
    });
    const wounded = sand({ fighters: [{ ...TWO[0]!, full: 9 }, TWO[1]!], turn: { fighter: 1, struggled: true }, order: [0, 1], round: 4 });
    expect(wounded.bout.state).toMatchObject({ round: 4, place: 1, turn: { fighter: 1, struggled: true, struck: false } });
    expect(wounded.fighter(0)).toMatchObject({ full: 9, strength: 9 });
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

  /** Of three men the first holds the second in his net; what `change` makes of it is refused so, or null. */
  const THREE = [
    { card: 'retiarius', side: 'a' },
    { card: 'medium', side: 'b' },
    { card: 'light', side: 'b' },
  ] as const;
  function answerTo(change: (state: Mutable<RecountState>) => unknown, dice: readonly number[] = []): string | null {
    const position = sand({
      fighters: [
        { ...THREE[0], at: [0, 0], offHand: 'on' },
        { ...THREE[1], at: [1, 0], facing: 3, ensnaredBy: 0 },
        { ...THREE[2], at: [-2, 0] },
      ],
      dice,
    });
    if (dice.length > 0) position.play('strikes medium').done();
    const { world, state } = position.bout;
    const changed = JSON.parse(JSON.stringify(state)) as Mutable<RecountState>;
    change(changed);
    const setup = recountSetup({ fighters: THREE.map(entrant) });
    try {
      expect(rules.readState(world, setup, changed)).toBe(changed);
      return null;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      return error.message;
    }
  }

  const LIGHT = 'fighters[2]';
  test.each<[string, unknown, unknown, string]>([
    [`${LIGHT}.name`, 'x'.repeat(40), 'x'.repeat(41), 'a text of at most 40 letters'],
    [`${LIGHT}.cell`, 90, 91, 'a whole number from -1 to 90'],
    [`${LIGHT}.cell`, 0, -2, 'a whole number from -1 to 90'],
    [`${LIGHT}.facing`, 0, -1, 'a whole number from 0 to 5'],
    [`${LIGHT}.facing`, 5, 6, 'a whole number from 0 to 5'],
    [`${LIGHT}.full`, 12, 13, 'a whole number from 1 to 12'],
    [`${LIGHT}.full`, 7, 0, 'a whole number from 1 to 12'],
    [`${LIGHT}.strength`, 1, -1001, 'a whole number from -1000 to 12'],
    [`${LIGHT}.strength`, 7, 13, 'a whole number from -1000 to 12'],
    [`${LIGHT}.strength`, 7, 8, 'at most 7'],
    [`${LIGHT}.strength`, 1, 0, '1 or more of a man on his feet'],
    [`${LIGHT}.cell`, 3, -1, 'on the sand'],
    [`${LIGHT}.offHand`, 'lost', 'gone', 'one of held, on, lost'],
    [`${LIGHT}.ensnaredBy`, -1, 3, 'a whole number from -1 to 2'],
    [`${LIGHT}.ensnaredBy`, -1, -2, 'a whole number from -1 to 2'],
    [`${LIGHT}.weaponBroken`, true, 1, 'true or false'],
    [`${LIGHT}.offBalance`, 10_000, 10_001, 'a whole number from 0 to 10000'],
    [`${LIGHT}.strikes`, 0, -1, 'a whole number from 0 to 10000'],
    [`${LIGHT}.dealt`, 10_000, 10_001, 'a whole number from 0 to 10000'],
    [`${LIGHT}.status`, 'spared', 'asleep', 'one of up, helpless, decked, dead, spared, condemned'],
    ['turn.number', 90, 91, 'a whole number from 1 to 90'],
    ['turn.number', 1, 0, 'a whole number from 1 to 90'],
    ['turn.fighter', 0, 3, 'a whole number from 0 to 2'],
    ['turn.fighter', 0, -1, 'a whole number from 0 to 2'],
    ['turn.fighter', 0, 1, 'the one at the place of the order'],
    ['turn.ap', 10_000, 10_001, 'a whole number from 0 to 10000'],
    ['turn.spent', 0, -1, 'a whole number from 0 to 10000'],
    ['turn.struck', true, 0, 'true or false'],
    ['turn.struggled', true, 0, 'true or false'],
    ['round', 10_000, 10_001, 'a whole number from 1 to 10000'],
    ['round', 1, 0, 'a whole number from 1 to 10000'],
    ['place', 0, 3, 'a whole number from 0 to 2'],
    ['place', 0, -1, 'a whole number from 0 to 2'],
    ['order', [0, 2, 1], [0, 2], 'every fighter once'],
    ['order', [0, 1, 2], [0, 2, 2], 'every fighter once'],
    ['order', [0, 1, 2], [0, 1, 2, 1], 'every fighter once'],
    ['outcome', null, { winner: 'a' }, 'null: a bout that is over is a record'],
  ])('R-014, R-020, R-021, R-024, R-047: %s may be %j, not %j', (path, least, wrong, wanted) => {
    expect(answerTo((state) => put(state, path, least))).toBeNull();
    expect(answerTo((state) => put(state, path, wrong))).toBe(`${path} must be ${wanted}`);
  });

  test('R-014: a man may have lost more than all of his Strength, down to -100', () => {
    const down = { status: 'dead', strength: -100 } as const;
    expect(answerTo(({ fighters }) => Object.assign(fighters[2]!, down))).toBeNull();
  });

  test('R-108: of each who entered there is one, no more and no less', () => {
    expect(answerTo(({ fighters }) => fighters.pop())).toBe('fighters must be a list of 3');
    expect(answerTo(({ fighters }) => fighters.push(fighters[2]!))).toBe('fighters must be a list of 3');
  });

  test('R-050: two may be off the sand, but not on one hex; nor where something stands', () => {
    const gone = { status: 'spared', cell: -1 } as const;
    const four = [...THREE, { card: 'heavy', side: 'c' }].map((each, i) => ({ ...each, at: [2 * i - 4, 0] as const }));
    const { world, state } = sand({ fighters: four }).bout;
    const setup = recountSetup({ fighters: four.map(({ card, side }) => entrant({ card, side })) });
    const fighters = state.fighters.map((man, i) => ({ ...man, ...(i === 1 || i === 2 ? gone : {}) }));
    expect(() => rules.readState(world, setup, { ...state, fighters })).not.toThrow();
    const taken = answerTo((changed) => (changed.fighters[2]!.cell = changed.fighters[0]!.cell));
    expect(taken).toBe('fighters[2].cell must be a hex of his own');
    const blocked = world.arena.blocked.slice();
    blocked[state.fighters[3]!.cell] = 1;
    expect(() => rules.readState({ ...world, arena: { ...world.arena, blocked } }, setup, state)).toThrow(
      'fighters[3].cell must be a hex where somebody can stand',
    );
  });

  test('R-020: the turn is that of a man on his feet', () => {
    const fallen = answerTo(({ fighters, turn }) => {
      Object.assign(fighters[2]!, { status: 'spared' });
      Object.assign(turn, { fighter: 2 });
    });
    expect(fallen).toBe('turn.fighter must be the one at the place of the order');
    const his = answerTo((state) => {
      Object.assign(state.fighters[2]!, { status: 'spared' });
      Object.assign(state, { place: 2, turn: { ...state.turn, fighter: 2 } });
    });
    expect(his).toBe('turn.fighter must be a man on his feet');
  });

  const BEATEN = [2, 2];
  test.each<[string, unknown, string]>([
    ['verdict.loser', 3, 'a whole number from 0 to 2'],
    ['verdict.loser', -1, 'a whole number from 0 to 2'],
    ['verdict.loser', 2, 'the man who waits for it'],
    ['verdict.loser', 0, 'the man who waits for it'],
    ['verdict.victor', 3, 'a whole number from 0 to 2'],
    ['verdict.victor', -1, 'a whole number from 0 to 2'],
    ['verdict.victor', 2, 'the man whose turn it is'],
    ['verdict.given', Array(16).fill(true), 'at most 0 votes'],
    ['verdict.given', Array(15).fill(true), 'at most 0 votes'],
    ['verdict.given', [true], 'at most 0 votes'],
  ])('R-091, R-093: with a beaten man %s is not %j', (path, wrong, wanted) => {
    expect(answerTo(() => undefined, BEATEN)).toBeNull();
    expect(answerTo((state) => put(state, path, wrong), BEATEN)).toBe(`${path} must be ${wanted}`);
  });

  test('R-091: one man waits for the verdict, neither nobody nor two', () => {
    const second = { status: 'helpless', strength: 0 } as const;
    expect(answerTo(({ fighters }) => Object.assign(fighters[2]!, second), BEATEN)).toBe('verdict.loser must be the man who waits for it');
    expect(answerTo(({ fighters }) => Object.assign(fighters[1]!, { status: 'spared' }), BEATEN)).toBe(
      'verdict.loser must be the man who waits for it',
    );
    expect(answerTo(({ fighters }) => Object.assign(fighters[2]!, second))).toBe('verdict must be about fighter 2, who waits for it');
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

/** Puts a value where a path leads, such as `fighters[1].cell`. */
function put(state: object, path: string, value: unknown): void {
  const keys = path.split(/\.|\[|\]\.?/);
  const last = keys.pop()!;
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, state as Record<string, unknown>);
  holder[last] = value;
}
