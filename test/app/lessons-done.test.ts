import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { byGame, inOrder } from '../../src/app/lesson-list.ts';
import { keepLessonDone, lessonsDone, readDone } from '../../src/app/storage/lessons-done.ts';
import { exportAll, importAll } from '../../src/app/storage/transfer.ts';
import { core } from '../support/core-content.ts';
import { freshIndexedDb, kit, openVault } from './support.ts';

beforeEach(freshIndexedDb);

it('lessons that are done stay done, once each, after the page was closed and in an export', async () => {
  const vault = await openVault();
  expect(await lessonsDone(vault)).toEqual([]);
  for (const id of ['defend', 'flank', 'defend']) await keepLessonDone(vault, id);
  expect(await lessonsDone(await openVault())).toEqual(['defend', 'flank']);
  const text = await exportAll(vault);
  freshIndexedDb();
  const other = await openVault();
  await importAll(kit, other, text);
  expect(await lessonsDone(other)).toEqual(['defend', 'flank']);
});

it.each([null, {}, { done: 'defend' }, { done: [1] }, { done: Array.from({ length: 1001 }, String) }])('refuses %j', (value) => {
  expect(() => readDone(value)).toThrow(TypeError);
});

it('lists lessons in their order, under their games, and none of games that are not here', () => {
  const ordered = inOrder(core.lessons);
  expect(ordered.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const groups = byGame(ordered, [
    { id: 'damnatio', name: 'The hunt' },
    { id: 'chess', name: 'Chess' },
  ]);
  expect(groups.map(({ name, lessons }) => [name, lessons.length])).toEqual([['The hunt', 5]]);
});
