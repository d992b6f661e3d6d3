import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../../src/app/daily/days.ts';
import type { Diary } from '../../../src/app/daily/diary.ts';
import { beginTry, endTry, leaveTry, mayCount, mergeDiaries, MOST_DAYS, NO_DIARY, streakOf, tryOf } from '../../../src/app/daily/diary.ts';

const done = (result = '1 of 4 saved', share = 0.25) => ({ record: 'abc', result, share });

/** The days on which a fight was brought to its end. */
function playedOn(...days: string[]): Diary {
  return days.reduce((diary, day) => endTry(beginTry(diary, day, 'a', 1), day, 'a', { begunAt: 1, done: done() }), NO_DIARY);
}

describe('the one try of a day', () => {
  it('is the one that was begun first', () => {
    const begun = beginTry(NO_DIARY, '2026-11-22', 'a', 5);
    expect(beginTry(begun, '2026-11-22', 'a', 9)).toBe(begun);
    expect(tryOf(begun, '2026-11-22', 'a')).toEqual({ begunAt: 5, left: null, done: null });
    expect(tryOf(begun, '2026-11-22', 'b')).toBeNull();
    expect(tryOf(begun, 'constructor', 'toString')).toBeNull();
  });

  it('keeps its first result', () => {
    const ended = endTry(beginTry(NO_DIARY, '2026-11-22', 'a', 5), '2026-11-22', 'a', { begunAt: 9, done: done() });
    expect(endTry(ended, '2026-11-22', 'a', { begunAt: 9, done: done('4 of 4 saved', 1) })).toBe(ended);
    expect(beginTry(ended, '2026-11-22', 'a', 20)).toBe(ended);
    expect(leaveTry(ended, '2026-11-22', 'a', 'x')).toBe(ended);
  });

  it('waits in a record while it is left, and no longer when it is over', () => {
    const left = leaveTry(beginTry(NO_DIARY, '2026-11-22', 'a', 5), '2026-11-22', 'a', 'waiting');
    expect(tryOf(left, '2026-11-22', 'a')!.left).toBe('waiting');
    expect(tryOf(endTry(left, '2026-11-22', 'a', { begunAt: 9, done: done() }), '2026-11-22', 'a')).toEqual({
      begunAt: 5,
      left: null,
      done: done(),
    });
    expect(leaveTry(NO_DIARY, '2026-11-22', 'a', 'waiting')).toBe(NO_DIARY);
  });

  it('does not count when the clock has been set back over a day that was begun, but does after a clock that was years ahead', () => {
    const diary = beginTry(NO_DIARY, '2026-11-22', 'a', 5);
    expect(mayCount(diary, '2026-11-21')).toBe(false);
    expect(mayCount(diary, '2026-11-20')).toBe(false);
    expect(mayCount(diary, '2026-11-22')).toBe(true);
    expect(mayCount(diary, '2026-11-23')).toBe(true);
    expect(mayCount(diary, '2024-01-01')).toBe(true);
  });
});

describe('days in a row', () => {
  it('end today or yesterday, and break where a day was left out or not brought to its end', () => {
    const diary = playedOn('2026-11-18', '2026-11-20', '2026-11-21');
    expect(streakOf(diary, '2026-11-21')).toBe(2);
    expect(streakOf(diary, '2026-11-22')).toBe(2);
    expect(streakOf(diary, '2026-11-23')).toBe(0);
    expect(streakOf(beginTry(diary, '2026-11-22', 'a', 1), '2026-11-22')).toBe(2);
    expect(streakOf(beginTry(diary, '2026-11-22', 'a', 1), '2026-11-23')).toBe(0);
    expect(streakOf(NO_DIARY, '2026-11-22')).toBe(0);
  });

  it('go on when the try of a day is ended after midnight', () => {
    const begun = beginTry(playedOn('2026-11-21'), '2026-11-22', 'a', 1);
    const ended = endTry(begun, '2026-11-22', 'a', { begunAt: 1, done: done() });
    expect(streakOf(ended, '2026-11-23')).toBe(2);
  });

  it('pass over the ends of months, leap days and the days when clocks are set', () => {
    expect(streakOf(playedOn('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01')).toBe(3);
    expect(streakOf(playedOn('2026-03-28', '2026-03-29', '2026-03-30'), '2026-03-30')).toBe(3);
    expect(streakOf(playedOn('2026-10-24', '2026-10-25', '2026-10-26'), '2026-10-27')).toBe(3);
  });

  it('count one for several fights of a day', () => {
    const both = endTry(playedOn('2026-11-22'), '2026-11-22', 'b', { begunAt: 1, done: done() });
    expect(streakOf(both, '2026-11-22')).toBe(1);
  });

  it('are as many as there are days, however many of them are kept', () => {
    let diary = NO_DIARY;
    let day = '2026-01-01';
    const MORE = MOST_DAYS + 130;
    for (let i = 0; i < MORE; i += 1) {
      day = dayAfter('2026-01-01', i);
      diary = endTry(diary, day, 'a', { begunAt: 1, done: done() });
    }
    expect(Object.keys(diary.days)).toHaveLength(MOST_DAYS);
    expect(streakOf(diary, day)).toBe(MORE);
  });
});

describe('two diaries of one player', () => {
  const game = fc.constantFrom('a', 'b');
  const day = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22');
  const change = fc.record({ day, game, at: fc.integer({ min: 1, max: 9 }), over: fc.boolean() });
  const diary = fc.array(change, { maxLength: 6 }).map((changes) =>
    changes.reduce((all, { day: on, game: of, at, over }) => {
      const begun = beginTry(all, on, of, at);
      return over ? endTry(begun, on, of, { begunAt: at, done: done(`at ${at}`) }) : begun;
    }, NO_DIARY),
  );

  it('are joined the same either way when no two tries began at once, and nothing that is over is lost', () => {
    fc.assert(
      fc.property(diary, diary, (one, other) => {
        const joined = mergeDiaries(one, other);
        for (const [on, tries] of Object.entries({ ...one.days, ...other.days })) {
          for (const of of Object.keys(tries)) {
            const [first, second, both] = [tryOf(one, on, of), tryOf(other, on, of), tryOf(joined, on, of)];
            expect(both).not.toBeNull();
            expect(both!.done !== null).toBe(Boolean(first?.done ?? second?.done));
            expect([first, second]).toContainEqual(both);
          }
        }
        expect(mergeDiaries(joined, one)).toEqual(joined);
      }),
    );
  });

  it('keep of two results the one that was begun first', () => {
    const with_ = (at: number, result: string) => endTry(NO_DIARY, '2026-11-22', 'a', { begunAt: at, done: done(result) });
    const joined = mergeDiaries(with_(9, 'later'), with_(3, 'first'));
    expect(tryOf(joined, '2026-11-22', 'a')!.done!.result).toBe('first');
  });
});
