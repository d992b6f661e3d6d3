import { dayAfter, numberOfDay } from './days.ts';

/** What came of the one try of a day. */
export interface Done {
  /** Id of its record, which need not be kept for ever. */
  readonly record: string;
  /** As lists tell it: `2 of 4 saved in 7 rounds`. */
  readonly result: string;
  /** Share of what could be hoped for, 0 to 1. */
  readonly share: number;
  /** Why it is no result of the player's own, which a row of days needs; left out where it is. */
  readonly not?: 'given-up' | 'by-bot';
}

/** The one try of a day at the fight of one game. */
export interface Try {
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  /** The record in which it waits while another game is played; null while it is in the arena, or over. */
  readonly left: string | null;
  readonly done: Done | null;
  /** The player chose to see its dice before his try, so he has none. */
  readonly seen?: true;
}

/** Tries of a day by the id of their game. */
export type TriesOfDay = Readonly<Record<string, Try>>;

/** The days on which somebody began the fight of the day. */
export interface Diary {
  readonly days: Readonly<Record<string, TriesOfDay>>;
  /** The newest day that was dropped for want of room, and the days in a row that ended on it. */
  readonly before: { readonly day: string; readonly streak: number } | null;
}

export const NO_DIARY: Diary = { days: {}, before: null };

/** Days that are kept one by one. */
export const MOST_DAYS = 400;
/** A day so far ahead of the clock was played in another time zone, or before the clock was set back; farther ahead the clock was wrong. */
const AHEAD = 2;

export function tryOf({ days }: Diary, day: string, game: string): Try | null {
  const tries = Object.hasOwn(days, day) ? days[day]! : {};
  return Object.hasOwn(tries, game) ? tries[game]! : null;
}

/** Whether the fight of a day may count now: not when the clock has been set back over a day that was played. */
export function mayCount({ days }: Diary, today: string): boolean {
  const now = numberOfDay(today);
  return !Object.keys(days).some((day) => numberOfDay(day) > now && numberOfDay(day) <= now + AHEAD);
}

/** Whether the player brought a fight of the day to its end himself. */
export function isOwnDay({ days }: Diary, day: string): boolean {
  return Object.hasOwn(days, day) && Object.values(days[day]!).some(({ done }) => done !== null && done.not === undefined);
}

/** Whether a try that is begun and not over can still be gone on with: that of a day, of the one before, and of any later one. */
export function mayGoOn(day: string, today: string): boolean {
  return numberOfDay(day) >= numberOfDay(today) - 1;
}

/** Ids of the records in which tries wait that can still be gone on with. */
export function waitingIn({ days }: Diary, today: string): ReadonlySet<string> {
  const open = Object.entries(days).filter(([day]) => mayGoOn(day, today));
  return new Set(open.flatMap(([, tries]) => Object.values(tries).flatMap(({ left, done }) => (left !== null && !done ? [left] : []))));
}

function streakTo(diary: Diary, last: string): number {
  let length = 0;
  let day = last;
  for (; isOwnDay(diary, day); day = dayAfter(day, -1)) length += 1;
  return length + (diary.before?.day === day ? diary.before.streak : 0);
}

/** Days in a row on which the player brought a fight of the day to its end himself; today need not be over yet. */
export function streakOf(diary: Diary, today: string): number {
  return streakTo(diary, isOwnDay(diary, today) ? today : dayAfter(today, -1));
}

/** Drops the oldest days for want of room, but not how many in a row they were. */
function trimmed(diary: Diary): Diary {
  const names = Object.keys(diary.days).sort();
  const gone = names.slice(0, Math.max(0, names.length - MOST_DAYS));
  if (gone.length === 0) return diary;
  const last = gone.at(-1)!;
  const days = Object.fromEntries(names.slice(gone.length).map((day) => [day, diary.days[day]!]));
  return { days, before: { day: last, streak: streakTo(diary, last) } };
}

function withTry(diary: Diary, day: string, game: string, next: Try): Diary {
  const tries = Object.hasOwn(diary.days, day) ? diary.days[day]! : {};
  return trimmed({ ...diary, days: { ...diary.days, [day]: { ...tries, [game]: next } } });
}

/** Notes that a try has begun; one that was begun before stays the one that counts. */
export function beginTry(diary: Diary, day: string, game: string, now: number): Diary {
  return tryOf(diary, day, game) ? diary : withTry(diary, day, game, { begunAt: now, left: null, done: null });
}

/** Notes that the player chose to see the dice first: there is no try of that day for him. One that was begun stays. */
export function seeTry(diary: Diary, day: string, game: string, now: number): Diary {
  return tryOf(diary, day, game) ? diary : withTry(diary, day, game, { begunAt: now, left: null, done: null, seen: true });
}

/** Notes in which record a try waits. */
export function leaveTry(diary: Diary, day: string, game: string, record: string): Diary {
  const found = tryOf(diary, day, game);
  return !found || found.done || found.seen ? diary : withTry(diary, day, game, { ...found, left: record });
}

/** Notes what came of a try; the first result stays. */
export function endTry(diary: Diary, day: string, game: string, { begunAt, done }: { begunAt: number; done: Done }): Diary {
  const found = tryOf(diary, day, game);
  if (found?.done || found?.seen) return diary;
  return withTry(diary, day, game, { begunAt: found?.begunAt ?? begunAt, left: null, done });
}

/** Of two tries at the same the one that is over counts, of two such the one that was begun first. */
function firstOf(one: Try, other: Try): Try {
  if ((one.done === null) !== (other.done === null)) return one.done ? one : other;
  return one.begunAt <= other.begunAt ? one : other;
}

/** Two diaries of one player, from two devices, as one. */
export function mergeDiaries(one: Diary, other: Diary): Diary {
  const days: Record<string, TriesOfDay> = { ...one.days };
  for (const [day, tries] of Object.entries(other.days)) {
    const own: Record<string, Try> = { ...(Object.hasOwn(days, day) ? days[day]! : {}) };
    for (const [game, found] of Object.entries(tries)) own[game] = Object.hasOwn(own, game) ? firstOf(own[game]!, found) : found;
    days[day] = own;
  }
  const before = [one.before, other.before].toSorted((a, b) => (b?.day ?? '').localeCompare(a?.day ?? ''))[0]!;
  return trimmed({ days, before });
}
