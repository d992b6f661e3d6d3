import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/hud/common/settings.ts';
import { resumeSession } from '../../src/session/index.ts';
import { CLEAR_AUTOSAVE, takeUpAutosave, writeAutosave, Writer } from '../../src/app/storage/autosave.ts';
import { autosaveAbout } from '../../src/app/storage/autosave-about.ts';
import { dropRecord, keepRecord, listRecords, loadRecord, MOST_RECORDS } from '../../src/app/storage/records.ts';
import type { KeptSave } from '../../src/app/storage/read-record.ts';
import type { Row } from '../../src/app/storage/row.ts';
import { exportAll } from '../../src/app/storage/transfer.ts';
import { loadSettings, readSettings, saveSettings } from '../../src/app/storage/settings-store.ts';
import { memoryStore } from '../../src/app/storage/store.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { resealed } from '../support/resealed.ts';
import { about, freshIndexedDb, kept, kit, loadAutosave, openVault, played } from './support.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  freshIndexedDb();
});

describe('the autosave', () => {
  it('continues at the same decision after the page was killed', async () => {
    const session = played('a', 5);
    await writeAutosave(await openVault(), kept(session), about(session));
    const vault = await openVault();
    expect(await autosaveAbout(vault)).toMatchObject({ who: 'Lion', outcome: null, round: 2, whoInLine: 'lion' });
    const again = resumeSession(kit, (await loadAutosave(kit, vault))!);
    expect(again.bout.toJSON()).toEqual(session.bout.toJSON());
    expect(again.decision()).toEqual(session.decision());
  });

  it('falls back to the generation before a damaged one, and keeps the damaged one aside', async () => {
    const vault = await openVault();
    for (const answers of [3, 4]) {
      const session = played('a', answers);
      await writeAutosave(vault, kept(session), about(session));
    }
    const row = (await vault.row('autosave', 'current'))!;
    await vault.write([{ do: 'put', shelf: 'autosave', row: { ...row, text: row.text.slice(0, 200) } }]);
    expect((await loadAutosave(kit, vault))!.record.actions).toHaveLength(3);
    const [aside] = await vault.rows('quarantine');
    expect(aside?.text).toBe(row.text.slice(0, 200));
    expect(await vault.row('autosave', 'current')).toBeUndefined();
  });

  it.each(['text', 'checksum', 'kind', 'format', 'savedAt'])(
    'falls back to the generation before one without %s, and keeps all of that aside',
    async (part) => {
      const vault = await openVault();
      for (const answers of [3, 4]) {
        const session = played('a', answers);
        await writeAutosave(vault, kept(session), about(session));
      }
      const { [part as 'text']: gone, ...rest } = (await vault.row('autosave', 'current'))!;
      expect(gone).toBeDefined();
      await vault.write([{ do: 'put', shelf: 'autosave', row: rest as Row }]);
      expect((await loadAutosave(kit, vault))!.record.actions).toHaveLength(3);
      const [aside] = await vault.rows('quarantine');
      expect(aside?.about).toMatchObject({ shelf: 'autosave', fault: 'damaged' });
      expect(JSON.parse(aside!.text)).toEqual(rest);
      expect(await vault.row('autosave', 'current')).toBeUndefined();
    },
  );

  it('is gone when the hunt is over and its record kept in one go', async () => {
    const vault = await openVault();
    const session = played('a');
    await writeAutosave(vault, kept(session), about(session));
    const id = await keepRecord(vault, kept(session), about(session), CLEAR_AUTOSAVE);
    expect(await loadAutosave(kit, vault)).toBeNull();
    expect((await loadRecord(kit, vault, id))?.record).toEqual(session.record());
  });

  it('writes in order and of many waiting only the newest', async () => {
    const written: number[] = [];
    const writer = new Writer<number>(async (value) => {
      await Promise.resolve();
      written.push(value);
    });
    await Promise.all([1, 2, 3, 4].map((value) => writer.put(value)));
    expect(written.at(0)).toBe(1);
    expect(written.at(-1)).toBe(4);
    expect(written.length).toBeLessThan(4);
  });
});

describe('records', () => {
  it('keeps the same hunt once and the newest first', async () => {
    const vault = await openVault();
    const [a, b] = [played('a', 2), played('b', 2)];
    await keepRecord(vault, kept(a), about(a));
    await keepRecord(vault, kept(b), about(b));
    await keepRecord(vault, kept(a), about(a));
    expect((await listRecords(vault)).map((record) => record.about.seed)).toEqual(['a', 'b']);
  });

  it(`keeps the last ${MOST_RECORDS}`, async () => {
    const vault = await openVault();
    const session = played('a', 1);
    for (let i = 0; i < MOST_RECORDS + 3; i += 1)
      await keepRecord(vault, { record: { ...session.record(), seed: `s${i}` }, controllers: {} }, { ...about(session), seed: `s${i}` });
    const kept = await listRecords(vault);
    expect(kept).toHaveLength(MOST_RECORDS);
    expect(kept.at(-1)!.about.seed).toBe('s3');
  });

  it('keeps what was kept last when the clock has been set back, and lists it first', async () => {
    let now = 2_000_000;
    const vault = new Vault(() => (now += 1));
    await vault.open(() => Promise.resolve(memoryStore()));
    const session = played('a', 1);
    const keep = (seed: string) =>
      keepRecord(vault, { record: { ...session.record(), seed }, controllers: {} }, { ...about(session), seed });
    for (let i = 0; i < MOST_RECORDS; i += 1) await keep(`s${i}`);
    now = 1_000_000;
    for (const seed of ['back 1', 'back 2', 'back 3']) await keep(seed);
    const seeds = (await listRecords(vault)).map((record) => record.about.seed);
    expect(seeds).toHaveLength(MOST_RECORDS);
    expect(seeds.slice(0, 4)).toEqual(['back 3', 'back 2', 'back 1', `s${MOST_RECORDS - 1}`]);
  });

  it('of 500 kept one after another are the last, each of which is still there whole', { timeout: 60_000 }, async () => {
    let now = 0;
    const vault = new Vault(() => (now += 1));
    await vault.open(() => Promise.resolve(memoryStore()));
    const session = played('a', 1);
    const record = session.record();
    for (let i = 0; i < 500; i += 1)
      await keepRecord(vault, { record: resealed(record, { seed: `s${i}` }), controllers: {} }, { ...about(session), seed: `s${i}` });
    const kept = await listRecords(vault);
    expect(new Set(kept.map((each) => each.about.seed))).toEqual(new Set(Array.from({ length: MOST_RECORDS }, (_, i) => `s${499 - i}`)));
    for (const { id, about: told } of kept) expect((await loadRecord(kit, vault, id))!.record.seed).toBe(told.seed);
  });

  it('drops one', async () => {
    const vault = await openVault();
    const session = played('a', 1);
    await dropRecord(vault, await keepRecord(vault, kept(session), about(session)));
    expect(await listRecords(vault)).toEqual([]);
  });
});

describe('settings', () => {
  it('from before the switch for rule numbers: whoever asked for every term with its rule keeps them', () => {
    expect(readSettings({ oddsDetail: 'law' }).law).toBe(true);
    expect(readSettings({ oddsDetail: 'line' }).law).toBe(false);
    expect(readSettings({ oddsDetail: 'law', law: false }).law).toBe(false);
  });

  it('come back, with defaults for what does not fit', async () => {
    await saveSettings(await openVault(), { ...DEFAULT_SETTINGS, palette: 'attic', textSize: 150, language: 'pt-BR' });
    expect(await loadSettings(await openVault())).toMatchObject({ palette: 'attic', textSize: 150, language: 'pt-BR' });
    const vault = await openVault();
    await saveSettings(vault, { ...DEFAULT_SETTINGS, textSize: 5000, speed: 4, language: '<b>' });
    expect(await loadSettings(vault)).toEqual({ ...DEFAULT_SETTINGS, speed: 4 });
  });
});

describe('a save whose position no game comes to', () => {
  it('is put aside with the reason, and the one before it goes on', async () => {
    const vault = await openVault();
    const [first, second] = [played('a', 3), played('a', 4)];
    await writeAutosave(vault, kept(first), about(first));
    const { record, position, controllers } = kept(second);
    const forged = {
      record: { ...record, hash: '0'.repeat(16) },
      position: { ...position, state: { ...(position.state as object), agenda: [{ do: 'beast-round' }] } },
      controllers,
    };
    await writeAutosave(vault, forged as unknown as KeptSave, about(second));
    const { taken, why } = await takeUpAutosave(kit, vault, (saved) => resumeSession(kit, saved));
    expect(taken!.steps).toHaveLength(4);
    expect(why).toMatch(/^state\.agenda\[0\]\.do must be/);
    expect(await vault.rows('quarantine')).toHaveLength(1);
  });
});

describe('a row without its text', () => {
  it('of settings: the page starts with the defaults', async () => {
    const vault = await openVault();
    await vault.write([
      {
        do: 'put',
        shelf: 'profile',
        row: { key: 'settings', kind: 'settings', format: 1, savedAt: 1, checksum: '', about: null } as unknown as Row,
      },
    ]);
    expect(await loadSettings(vault)).toBeNull();
    expect(await vault.rows('quarantine')).toHaveLength(1);
  });

  it('of a replay: the others are listed, and everything is exported', async () => {
    const vault = await openVault();
    const session = played('a', 1);
    await keepRecord(vault, kept(session), about(session));
    await vault.write([{ do: 'put', shelf: 'records', row: { key: 'broken', savedAt: 'never' } as unknown as Row }]);
    expect(await listRecords(vault)).toHaveLength(1);
    expect(await exportAll(vault)).toContain('broken');
  });
});

describe('a store that fails', () => {
  it('refused: the game goes on in memory and says so', async () => {
    const vault = new Vault();
    await vault.open(() => Promise.reject(new DOMException('no', 'SecurityError')));
    expect(vault.keeping.value).toBe('refused');
    const session = played('a', 2);
    await writeAutosave(vault, kept(session), about(session));
    expect((await loadAutosave(kit, vault))!.record.actions).toHaveLength(2);
  });

  it('full: what could not be written stays in memory, and what was stored stays as it was', async () => {
    const vault = await openVault();
    const first = played('a', 2);
    await writeAutosave(vault, kept(first), about(first));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const second = played('a', 3);
    await writeAutosave(vault, kept(second), about(second));
    expect(vault.keeping.value).toBe('full');
    expect((await loadAutosave(kit, vault))!.record.actions).toHaveLength(3);
    vi.restoreAllMocks();
    expect((await loadAutosave(kit, await openVault()))!.record.actions).toHaveLength(2);
    const third = played('a', 4);
    await writeAutosave(vault, kept(third), about(third));
    expect(vault.keeping.value).toBe('kept');
    expect((await loadAutosave(kit, await openVault()))!.record.actions).toHaveLength(4);
  });

  it('another tab writes: this one changes nothing that lasts', async () => {
    const writer = await openVault();
    const first = played('a', 2);
    await writeAutosave(writer, kept(first), about(first));
    const reader = await openVault();
    reader.setWriter(false);
    const other = played('b', 3);
    await writeAutosave(reader, kept(other), about(other));
    expect((await loadAutosave(kit, await openVault()))!.record.seed).toBe('a');
    reader.setWriter(true);
    expect(reader.keeping.value).toBe('kept');
    expect((await loadAutosave(kit, reader))!.record.seed).toBe('a');
  });
});

describe('a save that this edition cannot take up', () => {
  it('is put aside whole, both generations', async () => {
    const vault = await openVault();
    for (const answers of [2, 3]) {
      const session = played('a', answers);
      await writeAutosave(vault, kept(session), about(session));
    }
    const refuse = (): never => {
      throw new Error('its beast is gone');
    };
    expect(await takeUpAutosave(kit, vault, refuse)).toEqual({ taken: null, why: 'its beast is gone' });
    expect(await loadAutosave(kit, vault)).toBeNull();
    const aside = await vault.rows('quarantine');
    expect(aside.map(({ about: why }) => why)).toEqual([
      expect.objectContaining({ why: 'its beast is gone' }),
      expect.objectContaining({ shelf: 'autosave' }),
    ]);
    expect((JSON.parse(aside[0]!.text) as { record: object }).record).toBeDefined();
  });
});
