import { describe, expect, it } from 'vitest';
import { newSave } from '../../src/app/career/career-file.ts';
import { keepCareer, loadCareer } from '../../src/app/career/career-store.ts';
import { beginTry } from '../../src/app/daily/diary.ts';
import { dropPack, keepPack, packBefore, packsOn, setPacksOn, storedPacks } from '../../src/app/packs/stored-packs.ts';
import { beginRun, loadRuns } from '../../src/app/programmes/runs.ts';
import { takeUpAutosave, writeAutosave } from '../../src/app/storage/autosave.ts';
import { changeDiary, loadDiary } from '../../src/app/storage/diary-store.ts';
import { keepDigests, loadDigests } from '../../src/app/storage/digests.ts';
import { keepLessonDone, lessonsDone } from '../../src/app/storage/lessons-done.ts';
import { keepPostMortem, loadPostMortem } from '../../src/app/storage/post-mortems.ts';
import { keepRecord, loadRecord, recordId } from '../../src/app/storage/records.ts';
import type { Shelf } from '../../src/app/storage/row.ts';
import { makeRow } from '../../src/app/storage/row.ts';
import { keepScouted, loadScouted } from '../../src/app/storage/scouted.ts';
import { loadSettings, saveSettings } from '../../src/app/storage/settings-store.ts';
import type { Store } from '../../src/app/storage/store.ts';
import { memoryStore } from '../../src/app/storage/store.ts';
import { listNames, putNames } from '../../src/app/storage/wall-store.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { keepAuthor, loadAuthor } from '../../src/app/workshop/start-screen.tsx';
import { keepDraft, listDrafts, loadDraft, newDraft } from '../../src/app/workshop/drafts-store.ts';
import { DEFAULT_SETTINGS } from '../../src/hud/common/index.ts';
import type { PostMortem } from '../../src/hud/end/index.ts';
import { careerWith } from '../support/careers.ts';
import { about, kept, kit, played } from './support.ts';

/** Whatever is kept, by what a newer edition would have written it under, and how this edition reads it, and writes or drops it. */
interface Kept {
  readonly kind: string;
  readonly key: string;
  readonly shelf?: Shelf;
  read(vault: Vault): Promise<unknown>;
  write(vault: Vault): Promise<unknown>;
}

const session = played('a', 2);
const career = careerWith();
const beginning = { seed: 'kept', name: 'Verus', iron: false };
const pack = { id: 'ann.cats', name: 'Cats', version: '1.0.0', licence: '', authors: [], text: '' };
const files = [{ path: 'mod.yaml', text: 'schema: mod/2\nid: ann.cats\n' }];
const { draft, history } = newDraft({ name: 'Cats', from: '', files, seed: 'a' }, new Vault(() => 1));
const held = { record: 'abc', content: 'cards', controllers: {} };
const found = { better: [], praised: [], done: true } as unknown as PostMortem;
const fight = { id: 'abc', skipped: true } as const;

const STAY: readonly Kept[] = [
  { kind: 'settings', key: 'settings', read: loadSettings, write: (vault) => saveSettings(vault, DEFAULT_SETTINGS) },
  {
    kind: 'diary',
    key: 'diary',
    read: loadDiary,
    write: (vault) => changeDiary(vault, (diary) => beginTry(diary, '2026-11-23', 'damnatio', 1)),
  },
  { kind: 'digests', key: 'digests', read: loadDigests, write: (vault) => keepDigests(vault, [fight]) },
  { kind: 'lessons', key: 'lessons', read: lessonsDone, write: (vault) => keepLessonDone(vault, 'flank') },
  {
    kind: 'post-mortems',
    key: 'post-mortems',
    read: (vault) => loadPostMortem(vault, held),
    write: (vault) => keepPostMortem(vault, held, found),
  },
  {
    kind: 'scouted',
    key: 'scouted',
    read: loadScouted,
    write: (vault) => keepScouted(vault, [{ behaviour: 'patient', tree: 'a', seen: ['1'], fights: ['b'] }]),
  },
  {
    kind: 'wall',
    key: 'wall/abc',
    read: listNames,
    write: (vault) => vault.write([putNames('abc', { game: 'damnatio', at: 1, people: [] })]),
  },
  {
    kind: 'programmes',
    key: 'programmes',
    read: loadRuns,
    write: (vault) => beginRun(vault, 'pompeii', { seed: 'a', bouts: null, done: [null] }),
  },
  { kind: 'pack', key: 'pack/ann.cats', read: storedPacks, write: (vault) => keepPack(vault, { about: pack, files }) },
  { kind: 'packs-on', key: 'packs-on', read: packsOn, write: (vault) => setPacksOn(vault, ['ann.cats']) },
  { kind: 'author', key: 'author', read: loadAuthor, write: (vault) => keepAuthor(vault, 'Ann') },
  { kind: 'pack', key: 'pack/ann.cats', read: storedPacks, write: (vault) => dropPack(vault, pack.id) },
  { kind: 'pack', key: 'pack-before/ann.cats', read: (vault) => packBefore(vault, pack.id), write: (vault) => dropPack(vault, pack.id) },
  { kind: 'packs-on', key: 'packs-on', read: packsOn, write: (vault) => setPacksOn(vault, []) },
  { kind: 'author', key: 'author', read: loadAuthor, write: (vault) => keepAuthor(vault, '') },
  {
    kind: 'draft',
    key: `draft/${draft.id}`,
    read: async (vault) => [await listDrafts(vault), await loadDraft(vault, draft.id)],
    write: (vault) => keepDraft(vault, { draft, history }),
  },
  {
    kind: 'record',
    key: recordId(session.record()),
    shelf: 'records',
    read: (vault) => loadRecord(kit, vault, recordId(session.record())),
    write: (vault) => keepRecord(vault, kept(session), about(session)),
  },
];

/** Games in progress make room for another, so theirs is put aside whole. */
const ASIDE: readonly Kept[] = [
  {
    kind: 'autosave',
    key: 'current',
    shelf: 'autosave',
    read: (vault) => takeUpAutosave(kit, vault, (saved) => saved),
    write: (vault) => writeAutosave(vault, kept(session), about(session)),
  },
  {
    kind: 'career',
    key: 'career',
    read: (vault) => loadCareer(vault, career),
    write: (vault) => keepCareer(vault, newSave(beginning, career.begin(beginning))),
  },
];

async function withNewer({ kind, key, shelf = 'profile' }: Kept) {
  const vault = new Vault(() => 1);
  const store = memoryStore();
  await vault.open(() => Promise.resolve(store));
  const row = makeRow({ kind, format: 99 }, key, { of: 'tomorrow' }, null, 1);
  await vault.write([{ do: 'put', shelf, row }]);
  return { vault, store, row, shelf };
}

describe('what a newer edition wrote', () => {
  it.each(STAY)('stays where it is: $key', async (each) => {
    const { vault, store, row, shelf } = await withNewer(each);
    await each.read(vault);
    expect(vault.keeping.value).toBe('kept');
    await each.write(vault);
    expect(await store.get(shelf, row.key)).toEqual(row);
    expect(await store.all('quarantine')).toEqual([]);
    expect(vault.keeping.value).toBe('newer');
    const here = await vault.row(shelf, row.key);
    expect(here?.format ?? 0, 'here it counts as written, or dropped').toBeLessThan(99);
  });

  it.each(ASIDE)('is put aside whole where another takes its place: $kind', async (each) => {
    const { vault, store, row, shelf } = await withNewer(each);
    await each.read(vault);
    await each.write(vault);
    expect(await store.all('quarantine')).toMatchObject([{ text: row.text, format: 99, about: { fault: 'newer' } }]);
    expect((await store.get(shelf, row.key))!.format).toBeLessThan(99);
    expect(vault.keeping.value).toBe('kept');
  });

  it('holds back only what would take its place, and all else of the same write lasts', async () => {
    const { vault, store } = await withNewer(STAY[0]!);
    const other = makeRow({ kind: 'lessons', format: 1 }, 'lessons', { done: [] }, null, 1);
    const settings = makeRow({ kind: 'settings', format: 1 }, 'settings', {}, null, 1);
    expect(await vault.write([settings, other].map((row) => ({ do: 'put', shelf: 'profile', row }) as const))).toBe(false);
    expect((await store.all('profile')).map(({ key, format }) => [key, format])).toEqual([
      ['settings', 99],
      ['lessons', 1],
    ]);
  });

  it('holds back nothing else: what found no room is written once there is some', async () => {
    const store = memoryStore();
    let room = true;
    const write: Store['write'] = (changes) => (room ? store.write(changes) : Promise.reject(new DOMException('', 'QuotaExceededError')));
    const vault = new Vault(() => 1);
    await vault.open(() => Promise.resolve({ ...store, write }));
    const put = (key: string, format = 1): Promise<boolean> =>
      vault.write([{ do: 'put', shelf: 'profile', row: makeRow({ kind: key, format }, key, {}, null, 1) }]);
    await put('settings', 99);
    room = false;
    expect(await put('lessons')).toBe(false);
    expect(await put('settings')).toBe(false);
    expect(vault.keeping.value).toBe('newer');
    room = true;
    expect(await put('author')).toBe(true);
    expect((await store.all('profile')).map(({ key, format }) => [key, format])).toEqual([
      ['settings', 99],
      ['author', 1],
      ['lessons', 1],
    ]);
    expect(vault.keeping.value).toBe('newer');
  });
});
