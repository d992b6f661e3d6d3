import { profileRow } from './profile-row.ts';
import type { Vault } from './vault.ts';

const MOST = 1000;

/** Ids of lessons; throws `TypeError` for anything else. */
export function readDone(value: unknown): readonly string[] {
  const { done } = (value ?? {}) as { readonly done?: unknown };
  if (!Array.isArray(done) || done.length > MOST || !done.every((id) => typeof id === 'string')) throw new TypeError('done must be ids');
  return [...new Set(done as string[])];
}

/** The lessons whose goal was met. */
export const LESSONS = profileRow<readonly string[]>({
  kind: 'lessons',
  format: 1,
  none: [],
  read: readDone,
  written: (done) => ({ done }),
  joined(here, brought) {
    const done = [...new Set([...here, ...brought])].slice(0, MOST);
    return done.length === here.length ? here : done;
  },
});

export const { load: lessonsDone } = LESSONS;

/** Remembers that the goal of a lesson was met. */
export async function keepLessonDone(vault: Vault, id: string): Promise<void> {
  const done = await lessonsDone(vault);
  if (!done.includes(id)) await LESSONS.keep(vault, [...done, id]);
}
