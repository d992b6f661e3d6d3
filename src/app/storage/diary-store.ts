import { object } from '../../engine/read/index.ts';
import type { Diary, Done, TriesOfDay, Try } from '../daily/diary.ts';
import { isOwnDay, mergeDiaries, NO_DIARY, streakOf } from '../daily/diary.ts';
import { isDay } from '../daily/days.ts';
import { DIARY_KEY } from './diary-about.ts';
import { readRow } from './read-row.ts';
import type { Codec, Row } from './row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

/** The diary before its last change, in case the newest cannot be read. */
const BEFORE = `${DIARY_KEY}-before`;

const ID = /^[\w.-]{1,40}$/;
const LONGEST_RESULT = 400;

function readDone(value: unknown): Done | null {
  if (value === null) return null;
  const { record, result, share, not } = object(value, 'done');
  if (typeof record !== 'string' || !ID.test(record)) throw new TypeError('done.record must be an id');
  if (typeof result !== 'string' || result.length > LONGEST_RESULT) throw new TypeError('done.result must be a short text');
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) throw new TypeError('done.share must be a share');
  return { record, result, share, ...((not === 'given-up' || not === 'by-bot') && { not }) };
}

function readTry(value: unknown): Try {
  const { begunAt, left, done, seen } = object(value, 'try');
  if (typeof begunAt !== 'number' || !Number.isFinite(begunAt)) throw new TypeError('begunAt must be a time');
  if (left !== null && (typeof left !== 'string' || !ID.test(left))) throw new TypeError('left must be an id');
  return { begunAt, left, done: readDone(done), ...(seen === true && { seen }) };
}

function readTries(value: unknown): TriesOfDay {
  const tries = Object.entries(object(value, 'tries')).map(([game, each]): [string, Try] => {
    if (!ID.test(game)) throw new TypeError('a game must be an id');
    return [game, readTry(each)];
  });
  return Object.fromEntries(tries);
}

function readDiary(value: unknown): Diary {
  const { days, before } = object(value, 'diary');
  const read = Object.entries(object(days, 'days')).map(([day, tries]): [string, TriesOfDay] => {
    if (!isDay(day)) throw new TypeError('a day must be one of the calendar');
    return [day, readTries(tries)];
  });
  if (before === null) return { days: Object.fromEntries(read), before };
  const { day, streak } = object(before, 'before');
  if (typeof day !== 'string' || !isDay(day) || !Number.isInteger(streak)) throw new TypeError('before must tell a day and a number');
  return { days: Object.fromEntries(read), before: { day, streak: streak as number } };
}

const DIARY: Codec<Diary> = { kind: 'diary', format: 1, read: readDiary };

/** The diary, or the one before its last change where the newest cannot be read. */
export async function loadDiary(vault: Vault): Promise<Diary> {
  return (await vault.read('profile', DIARY_KEY, DIARY)) ?? (await vault.read('profile', BEFORE, DIARY)) ?? NO_DIARY;
}

/** The games whose fight of a day is over, however it came to that. */
function gamesOver({ days }: Diary, day: string): string[] {
  return Object.entries(days[day]!).flatMap(([game, { done }]) => (done ? [game] : []));
}

/** What stands of it on the title: the last day that counts and how many in a row end on it; the last on which a fight is over, and whose. */
function aboutDiary(diary: Diary): object {
  const days = Object.keys(diary.days).toSorted();
  const last = days.findLast((day) => isOwnDay(diary, day));
  const over = days.findLast((day) => gamesOver(diary, day).length > 0);
  return {
    ...(last !== undefined && { last, streak: streakOf(diary, last) }),
    ...(over !== undefined && { over: { day: over, games: gamesOver(diary, over) } }),
  };
}

function putOf(diary: Diary, savedAt: number): Change {
  return { do: 'put', shelf: 'profile', row: makeRow(DIARY, DIARY_KEY, diary, aboutDiary(diary), savedAt) };
}

/** The changes that write another diary and keep the one before it; none when it is the same. */
export async function diaryChanges(vault: Vault, next: (diary: Diary) => Diary): Promise<Change[]> {
  const diary = await loadDiary(vault);
  const changed = next(diary);
  if (changed === diary) return [];
  const row = await vault.row('profile', DIARY_KEY);
  const put = putOf(changed, vault.time());
  return row ? [{ do: 'put', shelf: 'profile', row: { ...row, key: BEFORE } }, put] : [put];
}

/** Writes another diary; says whether it will last. */
export async function changeDiary(vault: Vault, next: (diary: Diary) => Diary): Promise<boolean> {
  const changes = await diaryChanges(vault, next);
  return changes.length === 0 || vault.write(changes);
}

/** Whether a row of a file is a diary, which is joined with the one that is here instead of taking its place. */
export function isDiaryRow({ key, kind }: Row): boolean {
  return kind === DIARY.kind && (key === DIARY_KEY || key === BEFORE);
}

/** The change that joins a diary from a file with the one that is here; null when that brings nothing. */
export async function joinDiary(vault: Vault, row: Row): Promise<Change | null> {
  const read = readRow(row, DIARY);
  if (!read.ok || row.key === BEFORE) return null;
  const here = await loadDiary(vault);
  const joined = mergeDiaries(here, read.value);
  return JSON.stringify(joined) === JSON.stringify(here) ? null : putOf(joined, vault.time());
}
