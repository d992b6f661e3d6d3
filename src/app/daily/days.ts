/** Days of the calendar as `2026-11-22`; counted without hours, so that no clock change moves them. */

const DAY_LONG = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since the first of January 1970; NaN for what is no day. */
export function numberOfDay(day: string): number {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (year === undefined) return Number.NaN;
  const number = Date.UTC(Number(year), Number(month) - 1, Number(date)) / DAY_LONG;
  return dayOfNumber(number) === day ? number : Number.NaN;
}

export function dayOfNumber(number: number): string {
  return new Date(number * DAY_LONG).toISOString().slice(0, 10);
}

export function isDay(text: string): boolean {
  return !Number.isNaN(numberOfDay(text));
}

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  return dayOfNumber(numberOfDay(day) + days);
}

/** 0 for Monday. */
export function weekdayOf(day: string): number {
  const THURSDAY = 3; // the first of January 1970
  return (((numberOfDay(day) + THURSDAY) % 7) + 7) % 7;
}

/** A day as a reader says it: `Sunday, 22 November`. */
export function dayInWords(day: string): string {
  const date = new Date(numberOfDay(day) * DAY_LONG);
  return date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
}
