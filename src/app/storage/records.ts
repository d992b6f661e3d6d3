import { canonicalJson } from '../../engine/bout/index.ts';
import type { GameKit, GameRecord } from '../../session/index.ts';
import { waitingIn } from '../daily/diary.ts';
import { dayOf } from '../seeds.ts';
import { readAbout } from './about.ts';
import { loadDiary } from './diary-store.ts';
import type { KeptGame } from './read-record.ts';
import { RECORD, recordCodec } from './read-record.ts';
import type { Row } from './row.ts';
import { checksum, makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';
import { nameKey } from './wall-store.ts';
import type { GameAbout } from './game-about.ts';

export const MOST_RECORDS = 200;

/** A kept game as lists show it. */
export interface KeptRecord {
  readonly id: string;
  readonly about: GameAbout;
  readonly savedAt: number;
  readonly size: number;
}

/** The same game has the same id, so that it is kept once, whatever the order of its keys. */
export function recordId(record: GameRecord): string {
  const { setup, seed, from, actions, hash } = record;
  return checksum(canonicalJson([setup, seed, from, actions, hash])).slice(0, 12);
}

/** Whether anything has been answered in a game: since it began, or before it was taken up from another edition. */
export function isBegun({ from, actions }: GameRecord): boolean {
  return from !== null || actions.length > 0;
}

/**
 * What was kept later than now is from before a clock was set back: it counts as older than all that is kept since, or a
 * game just kept would be the first to go.
 */
function newestFirst(now: number): (a: Row, b: Row) => number {
  const ahead = ({ savedAt }: Row): number => (savedAt > now ? 1 : 0);
  return (a, b) => ahead(a) - ahead(b) || b.savedAt - a.savedAt || (a.key < b.key ? -1 : 1);
}

export async function listRecords(vault: Vault): Promise<KeptRecord[]> {
  const rows = await vault.rows('records');
  return rows.sort(newestFirst(vault.time())).flatMap((row) => {
    const about = readAbout(row.about);
    return about ? [{ id: row.key, about, savedAt: row.savedAt, size: row.text.length }] : [];
  });
}

/** Records that go when another is kept: the oldest of more than 200, but none in which the try of a day waits. */
export async function leavingFor(vault: Vault, id: string | null): Promise<{ readonly id: string; readonly savedAt: number }[]> {
  const [rows, diary] = await Promise.all([vault.rows('records'), loadDiary(vault)]);
  const now = vault.time();
  const waiting = waitingIn(diary, dayOf(new Date(now)));
  const older = newestFirst(now);
  const others = rows
    .filter(({ key }) => key !== id)
    .sort((a, b) => Number(waiting.has(b.key)) - Number(waiting.has(a.key)) || older(a, b));
  return others.slice(MOST_RECORDS - 1).map(({ key, savedAt }) => ({ id: key, savedAt }));
}

/** Keeps a record, the last 200 of them; `also` is written in the same go. */
export async function keepRecord(vault: Vault, kept: KeptGame, about: GameAbout, also: readonly Change[] = []): Promise<string> {
  const { record, controllers, occasion, deputed, givenUp } = kept;
  const id = recordId(record);
  const drops = (await leavingFor(vault, id)).map(({ id: key }): Change => ({ do: 'drop', shelf: 'records', key }));
  await vault.write([
    { do: 'put', shelf: 'records', row: makeRow(RECORD, id, { record, controllers, occasion, deputed, givenUp }, about, vault.time()) },
    ...drops,
    ...also,
  ]);
  return id;
}

/** A kept record; null when there is none that can be read. Rejects with `NoSuchGame` for one of a game that is not here. */
export function loadRecord(kit: GameKit, vault: Vault, id: string): Promise<KeptGame | null> {
  return vault.read('records', id, recordCodec(kit));
}

/** Deletes a record, and the names of its fight with it. */
export async function dropRecord(vault: Vault, id: string): Promise<void> {
  await vault.write([
    { do: 'drop', shelf: 'records', key: id },
    { do: 'drop', shelf: 'profile', key: nameKey(id) },
  ]);
}
