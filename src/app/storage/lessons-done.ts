import { readRow } from './read-row.ts';
import type { Codec, Row } from './row.ts';
import { makeRow } from './row.ts';
import type { Change } from './store.ts';
import type { Vault } from './vault.ts';

const MOST = 1000;

/** Ids of lessons; throws `TypeError` for anything else. */
export function readDone(value: unknown): readonly string[] {
  const { done } = (value ?? {}) as { readonly done?: unknown };
  if (!Array.isArray(done) || done.length > MOST || !done.every((id) => typeof id === 'string')) throw new TypeError('done must be ids');
  return [...new Set(done as string[])];
}

const CODEC: Codec<readonly string[]> = { kind: 'lessons', format: 1, read: readDone };
const KEY = 'lessons';

/** The lessons whose goal was met. */
export async function lessonsDone(vault: Vault): Promise<readonly string[]> {
  return (await vault.read('profile', KEY, CODEC)) ?? [];
}

/** Remembers that the goal of a lesson was met. */
export async function keepLessonDone(vault: Vault, id: string): Promise<void> {
  const done = await lessonsDone(vault);
  if (done.includes(id)) return;
  const row = makeRow(CODEC, KEY, { done: [...done, id] }, null, vault.time());
  await vault.write([{ do: 'put', shelf: 'profile', row }]);
}

/** The change that adds the lessons of a file to those that were done here; null when that brings nothing. */
export async function joinLessons(vault: Vault, row: Row): Promise<Change | null> {
  const read = readRow(row, CODEC);
  const here = await lessonsDone(vault);
  const done = [...new Set([...here, ...(read.ok ? read.value : [])])].slice(0, MOST);
  return done.length === here.length ? null : { do: 'put', shelf: 'profile', row: makeRow(CODEC, KEY, { done }, null, vault.time()) };
}
