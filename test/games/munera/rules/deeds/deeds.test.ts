import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { seededRng } from '../../../../../src/engine/dice/index.ts';
import { shape } from '../../../../../src/engine/read/index.ts';
import type { Munera, MuneraAction } from '../../../../../src/games/munera/rules/index.ts';
import { costOf, DEEDS, IMPROVISED, readAnswer, writeAnswer } from '../../../../../src/games/munera/rules/index.ts';
import { arms, face } from '../../../../support/sand.ts';
import { begin, choose, plans } from '../bouts.ts';

/** Every deed held against what the rules promise of all, in positions of many bouts. */

type Type = MuneraAction['type'];
interface Met {
  readonly bout: Munera;
  readonly action: MuneraAction;
}

const met = new Map<Type, Met[]>(DEEDS.map(({ type }) => [type, []]));
const MOST = 40;

/** Legal answers of each type with copies of their positions. */
beforeAll(() => {
  for (const plan of fc.sample(plans(), { numRuns: 80, seed: 79 })) {
    const player = seededRng(`player/${plan.seed}`);
    const { bout } = begin(plan);
    while (bout.decision()) {
      for (const action of bout.actions()) {
        const list = met.get(action.type)!;
        if (list.length < MOST) list.push({ bout: bout.clone(), action });
      }
      bout.play(choose(bout, player));
    }
  }
}, 60_000);

/** What an answer says, as JSON has it. */
const plain = (action: MuneraAction): object => JSON.parse(JSON.stringify(action)) as object;

describe.each(DEEDS.map((deed) => [deed.type, deed] as const))('%s', (type, deed) => {
  const all = (): Met[] => met.get(type)!;

  test('is met', () => expect(all().length).toBeGreaterThan(0));

  test('is an answer in its steps only, and legal where it is listed', () => {
    for (const { bout, action } of all()) {
      expect(deed.steps).toContain(bout.state.turn.step);
      expect(bout.refusal(action)).toBeNull();
    }
  });

  test('passes the check of its fields, and nothing that lacks one does', () => {
    const required = Object.keys(deed.fields).filter((key) => key !== 'area');
    const check = shape({ type: () => undefined, ...deed.fields }, required);
    for (const { action } of all()) {
      expect(() => check(plain(action), 'action')).not.toThrow();
      for (const key of required) expect(() => check({ ...plain(action), [key]: undefined }, 'action')).toThrow(`action.${key}`);
      for (const key of Object.keys(deed.fields))
        expect(() => check({ ...plain(action), [key]: 'nonsense' }, 'action')).toThrow(`action.${key}`);
    }
  });

  test('is written as a line that reads as the same, with or without his name', () => {
    for (const { bout, action } of all()) {
      const line = writeAnswer(bout.view, action);
      const read = readAnswer(bout.view, line);
      expect(read, line).toMatchObject({ type });
      expect(writeAnswer(bout.view, read!), line).toBe(line);
      expect(readAnswer(bout.view, `${bout.decision()!.figures[0]} ${line}`), line).toEqual(read);
      expect(bout.isLegal(read!), line).toBe(true);
    }
  });

  test('M-062: costs what is paid', () => {
    for (const { bout, action } of all()) {
      const { base, surcharge } = costOf(bout.view, action);
      const paid = bout
        .clone(seededRng('dice'))
        .play(action)
        .filter((event) => event.type === 'paid');
      const told = paid.map((event) => ({ action: event.action, base: event.base, surcharge: event.surcharge }));
      expect(told).toEqual(base + surcharge > 0 ? [{ action: type, base, surcharge }] : []);
    }
  });

  test('throws a die of its own under the names that it lists', () => {
    const known = new Set(DEEDS.flatMap(({ rolls }) => rolls));
    for (const { bout, action } of all()) {
      const events = bout.clone(seededRng('dice')).play(action);
      for (const event of events) if (event.type === 'rolled') expect(known).toContain(event.roll.why);
    }
  });
});

test('a line of no deed is none', () => {
  const [{ bout }] = met.get('end') as [Met];
  expect(readAnswer(bout.view, 'tickles thraex')).toBeNull();
});

test('M-114 M-229: a line without a thing means the first that strikes, or his fists when he has none', () => {
  const read = (things: readonly string[], line: string) => {
    const sand = face(3, { a: { card: 'gaul', loadout: arms('none', things) } });
    return readAnswer(sand.bout, line);
  };
  expect(read(['helmet', 'sword'], 'strikes thraex')).toEqual({ type: 'attack', item: 1, target: 1 });
  expect(read(['helmet'], 'strikes thraex')).toEqual({ type: 'attack', item: IMPROVISED, target: 1 });
  expect(read(['hastaUntied', 'sword'], 'strikes thraex')).toEqual({ type: 'attack', item: 0, target: 1 });
  expect(read(['sword'], 'strikes thraex unarmed')).toEqual({ type: 'attack', item: IMPROVISED, target: 1 });
  expect(read(['helmet', 'sword'], 'whirls thraex')).toEqual({ type: 'whirl', item: 1, target: 1 });
  expect(read(['sword'], 'whirls thraex unarmed')).toEqual({ type: 'whirl', item: IMPROVISED, target: 1 });
});

test('M-322: a feint is used or kept in words', () => {
  const sand = face(3, { dice: [2, 5] });
  sand.play({ type: 'feint' }, sand.attackWith('sword')).done();
  for (const use of [true, false]) {
    const action = { type: 'reroll', use } as const;
    expect(readAnswer(sand.bout, writeAnswer(sand.bout, action))).toEqual(action);
  }
});

test('M-041: every line that is written of a legal answer reads as that answer', () => {
  const at = (q: number, r: number) => ({ at: { q, r } });
  const netter = { card: 'retiarius', at: [0, -1], facing: 1, items: { 1: { holds: 0 } } } as const;
  const things = arms('none', ['sword', 'smallShield', 'helmet'], ['dagger']);
  const positions = [
    face(3, { a: { card: 'gaul', loadout: things }, others: [netter], turn: { ap: 9 } }),
    face(3, { a: { card: 'gaul', loadout: things, items: { 0: at(0, 1), 1: at(0, 0), 2: at(-1, 0) } }, turn: { ap: 9 } }),
    face(3, { a: { card: 'retiarius', items: { 1: { holds: 1 } } }, turn: { ap: 9 } }),
    face(3, { b: 'dama', turn: { ap: 9 } }),
    face(3, { a: 'diamecheri', turn: { ap: 9 } }),
    face(3, { a: { card: 'diamecheri', items: { 0: at(0, 1), 1: at(0, 1) } }, turn: { ap: 9 } }),
    face(3, { dice: [5, 3, 6, 1] }).play({ type: 'grapple', target: 1 }),
    face(3, { turn: { ap: null } }),
  ];
  const types = new Set<string>();
  for (const { bout } of positions) {
    for (const action of bout.actions()) {
      types.add(action.type);
      expect(readAnswer(bout, writeAnswer(bout, action)), writeAnswer(bout, action)).toEqual(action);
    }
  }
  expect(types.size).toBe(DEEDS.length - 1); // the answer to a feint stands above
});

test('M-100: a kick that could be two says which way', () => {
  const at = (q: number, r: number) => ({ at: { q, r } });
  const two = (...items: Parameters<typeof at>[]) => {
    const a = { card: 'diamecheri', items: { 0: at(...items[0]!), 1: items[1] ? at(...items[1]) : ('ready' as const) } };
    return face(3, { a, b: { card: 'gaul', at: [5, -5] } }).bout;
  };
  expect(readAnswer(two([0, 1]), 'kicks sword')).toEqual({ type: 'kick', item: 0, direction: 1 });
  expect(() => readAnswer(two([0, 1], [-1, 0]), 'kicks sword')).toThrow('say which way, such as "kicks sword D2"');
  expect(readAnswer(two([0, 1], [-1, 0]), 'kicks sword D3')).toEqual({ type: 'kick', item: 1, direction: 3 });
});
