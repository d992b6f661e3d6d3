import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayInWords, dayOfNumber, isDay, numberOfDay, weekdayOf } from '../../../src/app/daily/days.ts';

const day = fc.integer({ min: -20_000, max: 60_000 }).map(dayOfNumber);

describe('days of the calendar', () => {
  it('follow each other over the ends of months and years, and where clocks are set', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-03-29', -1)).toBe('2026-03-28');
    expect([dayAfter('2026-10-25'), dayAfter('2026-10-25', -7)]).toEqual(['2026-10-26', '2026-10-18']);
  });

  it('have their weekday and their words', () => {
    expect(['2026-11-22', '2026-11-23', '1969-12-31'].map(weekdayOf)).toEqual([6, 0, 2]);
    expect(dayInWords('2026-11-22')).toBe('Sunday 22 November');
  });

  it('are told from what is none', () => {
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'constructor', '2026-11-22 '].filter(isDay)).toEqual([]);
  });

  it('go and come back', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (from, days) => {
        expect(isDay(from)).toBe(true);
        expect(numberOfDay(dayAfter(from, days)) - numberOfDay(from)).toBe(days);
        expect((weekdayOf(from) + 7_000 + days) % 7).toBe(weekdayOf(dayAfter(from, days)));
      }),
    );
  });
});
