import { array, assert, boolean, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, readSpans, spansOf } from '../../src/session/bot-handover.ts';
import type { HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { beginSession, forkRecord, resumeSession } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { planning } from './planning.ts';

const setup = huntSetup({ beasts: ['lion'] });

/** A hunt in which a bot gives every answer from one place to before another. */
function handed(from: number, to: number, answers: number) {
  const session = beginSession<HuntGame>(kit, setup, 'handed');
  for (let place = 0; place < answers; place += 1) session.play(session.bout.actions()[0]!, from <= place && place < to);
  return session;
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('spans', () => {
  test('hold what was marked and nothing else, and come back from text', () => {
    assert(
      property(array(boolean(), { maxLength: 60 }), boolean(), (marks, before) => {
        const spans = spansOf(marks, before);
        expect(marks.map((_, place) => isWithin(spans, place))).toEqual(marks);
        if (spans.length > 0) expect(readSpans(json(spans))).toEqual(spans);
        for (const [index, [from]] of spans.entries()) if (index > 1) expect(from).toBeGreaterThan(spans[index - 1]![1]);
      }),
    );
  });

  test.each([
    null,
    [],
    {},
    'x',
    [[1]],
    [[2, 1]],
    [[3, 3]],
    [
      [0, 4],
      [2, 6],
    ],
    [[0.5, 2]],
    [[-1, 2]],
    [[0, 1e9]],
    [[NaN, 2]],
    [['0', '1']],
  ])('of another shape are none: %j', (value) => {
    expect(readSpans(value)).toBeNull();
  });
});

describe('what a bot answered in the player’s place', () => {
  test('is told beside the record, whose bytes are the same as if he had answered himself', () => {
    const session = handed(3, 7, 12);
    expect(session.deputed).toEqual([[3, 7]]);
    expect(JSON.stringify(session.record())).toBe(JSON.stringify(handed(0, 0, 12).record()));
    expect(session.save().deputed).toEqual([[3, 7]]);
    expect(handed(0, 0, 12).save()).not.toHaveProperty('deputed');
  });

  test('is known again when the game goes on, and as far as a fork goes', () => {
    const session = handed(3, 7, 12);
    expect(resumeSession<HuntGame>(kit, json(session.save())).deputed).toEqual([[3, 7]]);
    const record = session.record();
    const { deputed } = session;
    expect([2, 5, 12].map((step) => forkRecord(kit, record, step, deputed).deputed)).toEqual([[], [[3, 5]], [[3, 7]]]);
  });

  test('is not forgotten when the game goes on from its position, under other rules', () => {
    const save = handed(3, 7, 12).save();
    const elsewhere = json({ ...save, record: { ...save.record, content: 'f'.repeat(16), hash: '0'.repeat(16) } });
    const session = resumeSession<HuntGame>(kit, elsewhere);
    expect([session.record().actions, session.deputed]).toEqual([[], [[0, 0]]]);
    session.play(session.bout.actions()[0]!);
    session.play(session.bout.actions()[0]!, true);
    expect(session.deputed).toEqual([
      [0, 0],
      [1, 2],
    ]);
    expect(resumeSession<HuntGame>(kit, json(session.save())).deputed).toEqual([
      [0, 0],
      [1, 2],
    ]);
  });

  test('is taken back and done again with its answer', () => {
    const session = planning();
    const { arena } = session.bout.world;
    const cell = (q: number, r: number): number => arena.cells.findIndex((hex) => hex.q === q && hex.r === r);
    session.play({ type: 'move', figure: 'bulla', to: cell(-2, 0), facing: 0 }, true);
    session.play({ type: 'move', figure: 'syrus', to: cell(-2, 1), facing: 0 });
    expect(session.deputed).toEqual([[1, 2]]);
    session.undo();
    session.undo();
    expect(session.deputed).toEqual([]);
    session.redo();
    session.redo();
    expect(session.deputed).toEqual([[1, 2]]);
    session.retract('syrus');
    expect(session.deputed).toEqual([[1, 2]]);
    session.retract('bulla');
    expect(session.deputed).toEqual([]);
  });
});
