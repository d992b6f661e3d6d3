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
