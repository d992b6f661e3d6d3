import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { controllersFor } from '../../src/app/controllers.ts';
import { autosaveAbout } from '../../src/app/storage/autosave-about.ts';
import { takeUpAutosave } from '../../src/app/storage/autosave.ts';
import { listRecords, loadRecord } from '../../src/app/storage/records.ts';
import type { Row } from '../../src/app/storage/row.ts';
import { loadSettings } from '../../src/app/storage/settings-store.ts';
import { importAll } from '../../src/app/storage/transfer.ts';
import type { HuntSave } from '../../src/games/damnatio/rules/index.ts';
import type { GameSession, Seal } from '../../src/session/index.ts';
import { decodeLink, positionHash, readRecord, replayRecord, resumeSession, gameOf } from '../../src/session/index.ts';
import { playAny } from '../session/saves.ts';
import { firstSave } from '../support/first-version.ts';
import { freshIndexedDb, kit, loadAutosave, openVault } from './support.ts';

/**
 * What the first edition stored, linked and exported, letter by letter. It must open for ever; with other cards and
 * rules than those days' it says so.
 */
const sample = (name: string): string => readFileSync(new URL(`released/edition-1/${name}`, import.meta.url), 'utf8');

const HONEST: readonly Seal['kind'][] = ['end-only', 'other-content'];

beforeEach(freshIndexedDb);

describe.each([
  ['hunt', 'damnatio', 'hunt over'],
  ['bout', 'munera', 'bout over'],
] as const)('of the first edition, a %s', (name, ruleset, seed) => {
  it('that is a record file opens, sealed by its end only', () => {
    const record = readRecord(kit, JSON.parse(sample(`${name}.record.json`)));
    expect(record).toMatchObject({ ruleset, seed, version: 1, from: null, sealed: null });
    expect(HONEST).toContain(replayRecord(kit, record).seal.kind);
  });

  it('that is a link opens, sealed by its end only', () => {
    const record = decodeLink(kit, sample(`${name}.link.txt`).trim());
    expect(record).toMatchObject({ ruleset, seed, version: 1, from: null, sealed: null });
    expect(record.setup).toEqual(readRecord(kit, JSON.parse(sample(`${name}.record.json`))).setup);
    expect(HONEST).toContain(replayRecord(kit, record).seal.kind);
  });

  it('that is in progress goes on from its position to an end that can be replayed', async () => {
    const vault = await openVault();
    const row = JSON.parse(sample(`${name}.autosave-row.json`)) as Row;
    await vault.write([{ do: 'put', shelf: 'autosave', row }]);
    expect(await autosaveAbout(vault)).toMatchObject({ ruleset, outcome: null });
    const { taken, why } = await takeUpAutosave(kit, vault, (saved) => ({ saved, session: resumeSession(kit, saved) as GameSession }));
    expect(why).toBeNull();
    const { session, saved } = taken!;
    const now = session.bout.toJSON();
    const then = session.ruleset === 'damnatio' ? firstSave(now as HuntSave) : { ...now, version: 1 };
    expect(positionHash({ toJSON: () => then })).toBe(saved.record.hash);
    expect(controllersFor(gameOf(kit, session.setup).desk, session.setup, saved.controllers)).toEqual(saved.controllers);
    playAny(session, Infinity, 'on');
    expect(session.bout.outcome()).not.toBeNull();
    expect(replayRecord(kit, readRecord(kit, JSON.parse(JSON.stringify(session.record())))).seal).toEqual({ kind: 'verified' });
    expect(await vault.rows('quarantine')).toEqual([]);
  });
});

describe('an export of the first edition', () => {
  it('is imported whole, and everything in it opens', async () => {
    const vault = await openVault();
    expect(await importAll(kit, vault, sample('export.json'))).toMatchObject({ damaged: 0, known: 0 });
    expect(await loadSettings(vault)).toMatchObject({ palette: 'attic' });
    expect((await loadAutosave(kit, vault))!.record).toMatchObject({ ruleset: 'munera', seed: 'bout running' });
    const listed = await listRecords(vault);
    expect(listed.map(({ about }) => about.seed).sort()).toEqual(['bout over', 'hunt over']);
    for (const { id } of listed) expect(HONEST).toContain(replayRecord(kit, (await loadRecord(kit, vault, id))!.record).seal.kind);
    expect(await vault.rows('quarantine')).toEqual([]);
  });
});
