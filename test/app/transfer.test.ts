import type { HuntGame } from '../../src/games/damnatio/desk/index.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/hud/common/settings.ts';
import { writeAutosave } from '../../src/app/storage/autosave.ts';
import { keepDigests, loadDigests } from '../../src/app/storage/digests.ts';
import { keepLessonDone, lessonsDone } from '../../src/app/storage/lessons-done.ts';
import { keepRecord, listRecords, loadRecord } from '../../src/app/storage/records.ts';
import { loadSettings, saveSettings } from '../../src/app/storage/settings-store.ts';
import { exportAll, importAll, ImportError } from '../../src/app/storage/transfer.ts';
import { resumeSession } from '../../src/session/index.ts';
import { about, freshIndexedDb, kept, kit, loadAutosave, openVault, played } from './support.ts';

beforeEach(freshIndexedDb);

async function filled() {
  const vault = await openVault();
  const [running, over] = [played('running', 4), played('over')];
  await saveSettings(vault, { ...DEFAULT_SETTINGS, palette: 'murex' });
  await writeAutosave(vault, kept(running), about(running));
  const id = await keepRecord(vault, kept(over), about(over));
  return { vault, id, over, running };
}

describe('export and import', () => {
  it('carry everything to another browser', async () => {
    const { vault, id, over, running } = await filled();
    const text = await exportAll(vault);
    freshIndexedDb();
    const other = await openVault();
    expect(await importAll(kit, other, text)).toEqual({ added: 3, known: 0, damaged: 0, brokenOff: null });
    expect((await loadRecord(kit, other, id))?.record).toEqual(over.record());
    expect(await loadAutosave(kit, other)).toEqual(kept(running));
    expect((await loadSettings(other))?.palette).toBe('murex');
  });

  it('join what is known of fights and lessons by id, whichever file is newer', async () => {
    const there = await openVault();
    await keepDigests(there, [{ id: 'there', skipped: true }]);
    await keepLessonDone(there, 'first');
    const text = await exportAll(there);
    freshIndexedDb();
    const vault = await openVault();
    await keepDigests(vault, [{ id: 'here', skipped: true }]);
    await keepLessonDone(vault, 'second');
    expect(await importAll(kit, vault, text)).toMatchObject({ added: 2, known: 0 });
    expect((await loadDigests(vault)).map(({ id }) => id)).toEqual(['here', 'there']);
    expect(await lessonsDone(vault)).toEqual(['second', 'first']);
    expect(await importAll(kit, vault, text)).toMatchObject({ added: 0, known: 2 });
  });

  it('leave what is newer here', async () => {
    const { vault } = await filled();
    const text = await exportAll(vault);
    await saveSettings(vault, { ...DEFAULT_SETTINGS, palette: 'attic' });
    expect(await importAll(kit, vault, text)).toEqual({ added: 0, known: 3, damaged: 0, brokenOff: null });
    expect((await loadSettings(vault))?.palette).toBe('attic');
  });

  it('use the rest of a file with a damaged row and keep that one aside', async () => {
    const { vault } = await filled();
    const text = (await exportAll(vault)).replace(String.raw`\"palette\":\"murex\"`, String.raw`\"palette\":\"mure\"`);
    freshIndexedDb();
    const other = await openVault();
    expect(await importAll(kit, other, text)).toEqual({ added: 2, known: 0, damaged: 1, brokenOff: null });
    expect(await loadSettings(other)).toBeNull();
    expect(await other.rows('quarantine')).toHaveLength(1);
  });

  it('of two games in progress let the newer go on and keep the older among the replays, broken off', async () => {
    const { vault } = await filled();
    const text = await exportAll(vault);
    freshIndexedDb();
    const other = await openVault();
    const here = played('here', 6);
    await writeAutosave(other, kept(here), about(here));
    expect(await importAll(kit, other, text)).toMatchObject({ brokenOff: 'file' });
    expect((await loadAutosave(kit, other))!.record.seed).toBe('here');
    expect((await listRecords(other)).map((record) => record.about.seed).sort()).toEqual(['over', 'running']);

    freshIndexedDb();
    const third = await openVault();
    await importAll(kit, third, text);
    await writeAutosave(third, kept(here), about(here));
    const later = (await exportAll(await openVault())).replaceAll(/"savedAt": \d+/g, '"savedAt": 9999999');
    const fourth = played('fourth', 5);
    await writeAutosave(third, kept(fourth), about(fourth));
    expect(await importAll(kit, third, later)).toMatchObject({ brokenOff: 'here' });
    expect((await loadAutosave(kit, third))!.record.seed).toBe('here');
    const brokenOff = (await listRecords(third)).find((record) => record.about.seed === 'fourth')!;
    expect(brokenOff.about.outcome).toBeNull();
    expect((await loadRecord(kit, third, brokenOff.id))!.record).toEqual(fourth.record());
  });

  it('keep a game that was taken up from another edition, also before its first answer since', async () => {
    const { vault } = await filled();
    const text = (await exportAll(vault)).replaceAll(/"savedAt": \d+/g, '"savedAt": 9999999');
    freshIndexedDb();
    const other = await openVault();
    const { record, position } = played('elsewhere', 6).save();
    const takenUp = resumeSession<HuntGame>(kit, { record: { ...record, content: 'f'.repeat(16) }, position });
    expect(takenUp.record().actions).toEqual([]);
    await writeAutosave(other, kept(takenUp), about(takenUp));
    expect(await importAll(kit, other, text)).toMatchObject({ brokenOff: 'here' });
    expect((await listRecords(other)).map(({ about: { seed } }) => seed).sort()).toEqual(['elsewhere', 'over']);
  });

  it('keep a game in progress aside that a newer edition wrote, instead of calling it known', async () => {
    const vault = await openVault();
    const running = played('newer', 4);
    await writeAutosave(vault, kept(running), about(running));
    const text = (await exportAll(vault)).replaceAll(/"format": \d+,\s*"savedAt"/g, '"format": 99, "savedAt"');
    freshIndexedDb();
    const other = await openVault();
    expect(await importAll(kit, other, text)).toEqual({ added: 0, known: 0, damaged: 1, brokenOff: null });
    const [aside] = await other.rows('quarantine');
    expect(aside).toMatchObject({ kind: 'autosave', about: { fault: 'newer' } });
    expect(aside!.text).toContain(running.record().hash);
  });

  it('keep no copy of a game that only goes on farther in the file', async () => {
    const vault = await openVault();
    const [early, late] = [played('same', 3), played('same', 7)];
    await writeAutosave(vault, kept(late), about(late));
    const text = (await exportAll(vault)).replaceAll(/"savedAt": \d+/g, '"savedAt": 9999999');
    freshIndexedDb();
    const other = await openVault();
    await writeAutosave(other, kept(early), about(early));
    expect(await importAll(kit, other, text)).toEqual({ added: 1, known: 0, damaged: 0, brokenOff: null });
    expect((await loadAutosave(kit, other))!.record.actions).toHaveLength(7);
    expect(await listRecords(other)).toEqual([]);
  });

  it.each(['', '{', '[]', '{"file":"other"}', '{"file":"damnatio-export","format":99,"shelves":{}}'])(
    'refuse %j and change nothing',
    async (text) => {
      const { vault } = await filled();
      await expect(importAll(kit, vault, text)).rejects.toThrow(ImportError);
      expect(await listRecords(vault)).toHaveLength(1);
    },
  );
});
