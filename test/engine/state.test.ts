import { describe, expect, test } from 'vitest';
import type { Decision, Outcome, Ruleset } from '../../src/engine/bout/index.ts';
import { beginBout, SetupError } from '../../src/engine/bout/index.ts';
import { ScriptedRng } from '../../src/engine/dice/index.ts';
import { arenaOf, cellAt, hexagon } from '../../src/engine/hex/index.ts';
import { fail, ReadError } from '../../src/engine/read/index.ts';
import type { BoutWorld, ValuesOf } from '../../src/engine/state/index.ts';
import {
  anybody,
  by,
  cell,
  choice,
  defineState,
  everyFigure,
  factsOf,
  figure,
  fixedRecord,
  flag,
  kinds,
  list,
  orNone,
  placeAll,
  positionField,
  record,
  roster,
  secret,
  sometimes,
  undecided,
  whole,
} from '../../src/engine/state/index.ts';
import { deedsOf, defineDeeds, oneNumber, type Turns } from '../../src/engine/turns/index.ts';

/** A game of two: each names a number in secret, then both are told, and the higher one wins. */
const figures = roster({ cell, called: secret(-1, whole(-1, 9, 'T-1')), holds: anybody, mood: choice('calm', 'angry') });
const turn = record({ fighter: by('T-2', figure), ap: whole(0, 9) });
const FIELDS = {
  round: whole(1, 9),
  order: by('T-3', everyFigure),
  place: figure,
  fighters: figures,
  turn,
  told: orNone(fixedRecord({ numbers: list(2, whole(0, 9)) })),
  outcome: undecided,
};
type State = ValuesOf<typeof FIELDS>;
const STATE = defineState<BoutWorld, typeof FIELDS>(FIELDS, {
  rule: 'T-0',
  whole({ state }) {
    if (state.order[state.place] !== state.turn.fighter) fail('turn.fighter', 'the one at the place of the order', 'T-2');
  },
});

const world: BoutWorld = { arena: arenaOf(hexagon(2)), ids: ['a', 'b'] };
const setup = {
  fighters: [
    { card: 'man', side: 'red' },
    { card: 'man', side: 'blue' },
  ],
};
const at = (q: number): number => cellAt(world.arena, q, 0);
const begun = (): State => ({
  round: 1,
  order: [0, 1],
  place: 0,
  fighters: [
    { id: 'a', card: 'man', side: 'red', cell: at(-1), called: -1, holds: -1, mood: 'calm' },
    { id: 'b', card: 'man', side: 'blue', cell: at(1), called: 7, holds: 0, mood: 'angry' },
  ],
  turn: { fighter: 0, ap: 3 },
  told: null,
  outcome: null,
});

const faultOf = (change: (state: State) => unknown): string | null => {
  const state = begun();
  change(state);
  try {
    STATE.read(world, setup, JSON.parse(JSON.stringify(state)));
    return null;
  } catch (error) {
    return error instanceof ReadError ? error.message : String(error);
  }
};

describe('a declared state', () => {
  test('is read back as it was, and refused by the field that is wrong', () => {
    expect(faultOf(() => undefined)).toBeNull();
    expect(faultOf(({ fighters }) => (fighters[1]!.called = 10))).toBe('fighters[1].called must be a whole number from -1 to 9');
    expect(faultOf(({ fighters }) => (fighters[0]!.holds = 2))).toBe('fighters[0].holds must be a whole number from -1 to 1');
    expect(faultOf((state) => Object.assign(state.fighters[0]!, { id: 'c' }))).toBe('fighters[0].id must be a');
    expect(faultOf((state) => Object.assign(state.fighters[0]!, { side: 'gold' }))).toBe(
      'fighters[0].side must be red, as the set-up has it',
    );
    expect(faultOf((state) => void (state.order = [0, 0]))).toBe('order must be every fighter once');
    expect(faultOf((state) => Object.assign(state.turn, { luck: 1 }))).toContain('turn.luck must be left out');
    expect(faultOf((state) => void (state.place = 1))).toBe('turn.fighter must be the one at the place of the order');
    expect(faultOf((state) => Object.assign(state, { told: { numbers: [1, 'two'] } }))).toBe(
      'told.numbers[1] must be a whole number from 0 to 9',
    );
  });

  test('is copied so deep as it changes in place', () => {
    const state = begun();
    state.told = { numbers: [1, 2] };
    const copy = STATE.copy(state);
    expect(copy).toEqual(state);
    copy.fighters[0]!.called = 4;
    copy.turn.ap = 0;
    expect([state.fighters[0]!.called, state.turn.ap]).toEqual([-1, 3]);
    expect([copy.order, copy.told]).toEqual([state.order, state.told]);
    expect(copy.order).toBe(state.order);
  });

  test('tells its facts by name and hex', () => {
    expect(factsOf(figures.fields, world, begun().fighters[1]!)).toEqual({ at: [1, 0], called: 7, holds: 'a', mood: 'angry' });
    expect(factsOf(figures.fields, world, begun().fighters[0]!)).toMatchObject({ holds: null });
    expect(factsOf({ foes: list(2, figure) }, world, { foes: [1, 0] })).toEqual({ foes: ['b', 'a'] });
  });

  test('has lists as long as the world says, whose entries are copied where they change in place', () => {
    const chairs = list(({ ids }) => ids.length, record({ by: anybody }));
    const check = (value: unknown) => () => chairs.check(world)(value, 'chairs');
    expect(check([{ by: 0 }, { by: -1 }])).not.toThrow();
    expect(check([{ by: 0 }, { by: -1 }, { by: 1 }])).toThrow('chairs must be a list of at most 2');
    expect(() => chairs.check(null)([{ by: 0 }, { by: -1 }, { by: 1 }], 'chairs')).not.toThrow();
    const chair = { by: 0 };
    const [copy] = chairs.copy!([chair]);
    copy!.by = 1;
    expect(chair.by).toBe(0);
    expect(list(2, figure).copy).toBeUndefined();
  });

  test('is copied by hand where it says so', () => {
    const byHand = defineState<BoutWorld, typeof FIELDS>(FIELDS, {
      rule: 'T-0',
      whole: () => undefined,
      copy: (state) => ({ ...state, place: 1 }),
    });
    expect(byHand.copy(begun()).place).toBe(1);
  });

  test('hides from a side what others alone know', () => {
    expect(STATE.hide(begun(), 'red').fighters.map(({ called }) => called)).toEqual([-1, -1]);
    expect(STATE.hide(begun(), 'blue').fighters.map(({ called }) => called)).toEqual([-1, 7]);
  });
});

describe('a position', () => {
  const field = positionField<State['fighters'][number], State['turn']>(figures.fields, turn.fields);
  const position = {
    round: 2,
    order: [1, 0],
    turn: { fighter: 1, ap: 2 },
    fighters: [
      { at: { q: 0, r: 0 }, facing: 0, called: 3 },
      { at: { q: 1, r: 0 }, facing: 0 },
    ],
  };
  const rules = { wall: 'T-7', taken: 'T-8', places: 'T-9' };
  const put = (part: object): State => {
    const state = begun();
    placeAll({ world, state }, { ...position, ...part }, { rules, usual: () => ({ mood: 'calm' }) });
    for (const fighter of state.fighters) delete (fighter as { facing?: number }).facing;
    return state;
  };

  test('is read by the fields of the state, and puts everybody where he is', () => {
    expect(() => field.check(null)(position, 'position')).not.toThrow();
    expect(() => field.check(null)({ ...position, turn: { fighter: 0, ap: 'two' } }, 'position')).toThrow('position.turn.ap');
    const state = put({});
    expect(state).toMatchObject({ round: 2, order: [1, 0], place: 0 });
    expect(state.fighters[0]).toMatchObject({ cell: at(0), called: 3, mood: 'calm' });
  });

  test('that cannot be is turned down by rule and field', () => {
    const faultIn = (part: object): string => {
      try {
        put(part);
        return '';
      } catch (error) {
        return error instanceof SetupError ? `${error.rule} ${error.field}` : String(error);
      }
    };
    expect(faultIn({ fighters: position.fighters.slice(1) })).toBe('T-9 position.fighters');
    expect(faultIn({ fighters: [position.fighters[0], position.fighters[0]] })).toBe('T-8 position.fighters[1].at');
    expect(faultIn({ fighters: [{ at: { q: 9, r: 0 }, facing: 0 }, position.fighters[1]] })).toBe('T-7 position.fighters[0].at');
    expect(faultIn({ order: [0] })).toBe('T-9 position.order');
  });
});

type View = { readonly world: BoutWorld; readonly state: State };
const deed = deedsOf<View, View, { readonly rule: string; readonly reason: string }>();
const refusal = (reason: string) => ({ rule: 'T-4', reason });
const call = deed({
  type: 'call',
  answers: 'call',
  fields: { number: oneNumber(1, 3) },
  price: [1, 'T-4'],
  dice: false,
  line: 'calls {number}',
  wrong: refusal('no-such-number'),
  refusal: ({ state }, { number }) => (state.fighters[state.turn.fighter]!.called === number ? refusal('again') : null),
  perform({ state }, { number }) {
    state.fighters[state.turn.fighter]!.called = number;
    state.place = 1 - state.place;
    state.turn = { fighter: state.place, ap: state.turn.ap };
    if (state.place === 0) state.outcome = { winner: null, by: 'told', rounds: 1, survivors: [] };
  },
});
type Call = { readonly type: 'call'; readonly number: number };
const turns: Turns<View, View, { readonly rule: string; readonly reason: string }> = {
  moment: ({ state }) => (state.outcome ? null : 'call'),
  points: ({ state }) => state.turn.ap,
  figures: () => 2,
  pay: ({ state }, _, { cost }) => void (state.turn.ap -= cost),
  carryOn: () => undefined,
  over: refusal('over'),
  notNow: refusal('not-now'),
  tooDear: refusal('too-dear'),
  unknown: refusal('unknown'),
  wanted: 'a call',
};
const DEEDS = defineDeeds<View, View, Call, { readonly rule: string; readonly reason: string }>([call], turns);

const rules: Ruleset<typeof setup, BoutWorld, State, Call, Decision> = {
  id: 'calls',
  version: 1,
  answers: DEEDS.answers,
  prepare: () => world,
  begin: begun,
  decision: ({ state }) =>
    state.outcome ? null : { side: state.fighters[state.turn.fighter]!.side, kind: 'call', figures: [world.ids[state.turn.fighter]!] },
  actions: DEEDS.actions,
  refusal: DEEDS.refusal,
  apply: DEEDS.apply,
  outcome: ({ outcome }): Outcome | null => outcome,
  clone: STATE.copy,
  hide: STATE.hide,
  readState: STATE.read,
};

describe('deeds as a table', () => {
  test('a deed may answer several decisions', () => {
    const deeds = defineDeeds<View, View, Call, ReturnType<typeof refusal>>([{ ...call, answers: ['shout', 'call'] }], turns);
    const { view } = beginBout(rules, world, setup, new ScriptedRng([])).bout;
    expect([deeds.actions(view).length, deeds.refusal(view, { type: 'call', number: 1 })]).toEqual([3, null]);
    const later = defineDeeds<View, View, Call, ReturnType<typeof refusal>>([{ ...call, answers: ['shout'] }], turns);
    expect([later.actions(view), later.refusal(view, { type: 'call', number: 1 })?.reason]).toEqual([[], 'not-now']);
  });

  test('a line may have any signs in it', () => {
    const asks = defineDeeds<View, View, Call, ReturnType<typeof refusal>>([{ ...call, line: 'asks (aloud): {number}?' }], turns);
    expect(asks.read(asks.write({ type: 'call', number: 2 }, world.ids), world.ids)).toEqual({ type: 'call', number: 2 });
  });

  test('answers, their checks, prices, refusals and lines follow', () => {
    const { bout } = beginBout(rules, world, setup, new ScriptedRng([]));
    expect(bout.actions()).toEqual([1, 2, 3].map((number) => ({ type: 'call', number })));
    expect(DEEDS.read('calls 2', world.ids)).toEqual({ type: 'call', number: 2 });
    expect(DEEDS.write({ type: 'call', number: 2 }, world.ids)).toBe('calls 2');
    expect(() => DEEDS.read('calls 4', world.ids)).toThrow('nobody knows the answer "calls 4"');
    expect(bout.refusal({ type: 'call', number: 4 })?.reason).toBe('no-such-number');
    expect(bout.refusal({ type: 'dance' } as unknown as Call)?.reason).toBe('unknown');
    expect(() => bout.play({ type: 'call', number: 4 })).toThrow('answer.number must be a whole number from 1 to 3');
    bout.play({ type: 'call', number: 2 });
    expect([bout.state.turn.ap, bout.state.fighters[0]!.called]).toEqual([2, 2]);
    bout.play({ type: 'call', number: 1 });
    expect([bout.actions(), bout.refusal({ type: 'call', number: 1 })?.reason]).toEqual([[], 'over']);
  });

  test('too dear and twice the same are refused, and nothing is listed that is', () => {
    const { bout } = beginBout(rules, world, setup, new ScriptedRng([]));
    bout.state.fighters[0]!.called = 2;
    expect(bout.actions().map(({ number }) => number)).toEqual([1, 3]);
    bout.state.turn.ap = 0;
    expect([bout.actions(), bout.refusal({ type: 'call', number: 1 })?.reason]).toEqual([[], 'too-dear']);
  });

  test('a bot that reads a secret finds none to read, and imagines none', () => {
    const { bout } = beginBout(rules, world, setup, new ScriptedRng([]));
    const called = (view: { readonly state: State }) => view.state.fighters.map((each) => each.called);
    expect(called(bout)).toEqual([-1, 7]);
    expect(called(bout.forBots)).toEqual([-1, -1]);
    expect(called(bout.forBots.imagine(new ScriptedRng([])))).toEqual([-1, -1]);
    bout.play({ type: 'call', number: 3 });
    expect(called(bout.forBots)).toEqual([-1, 7]);
  });
});

describe('a record of several kinds', () => {
  const doing = kinds('do', { rest: {}, walk: { to: cell, fast: sometimes(flag) } }, 'something to do');
  const told = (value: object): string => {
    try {
      doing.check(world)(value, 'doing');
      return 'taken';
    } catch (error) {
      return error instanceof ReadError ? error.message : 'thrown';
    }
  };

  test.each([
    [{ do: 'rest' }, 'taken'],
    [{ do: 'walk', to: 0 }, 'taken'],
    [{ do: 'walk', to: 0, fast: true }, 'taken'],
    [{ do: 'fly' }, 'doing.do must be something to do'],
    [{ do: 'toString' }, 'doing.do must be something to do'],
    [{ do: 'walk' }, 'doing.to must be there'],
    [{ do: 'walk', to: 99 }, 'doing.to must be a whole number from -1 to 18'],
    [{ do: 'walk', to: 0, fast: 1 }, 'doing.fast must be true or false'],
    [{ do: 'rest', to: 0 }, 'doing.to must be left out; nobody knows it'],
  ])('%j: %s', (value, wanted) => expect(told(value)).toBe(wanted));

  test('is copied', () => {
    const walk = { do: 'walk', to: 0 } as const;
    const copied = doing.copy!(walk);
    expect([copied, copied === walk]).toEqual([walk, false]);
  });
});
