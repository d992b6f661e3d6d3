import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { controllersFor } from '../../src/app/controllers.ts';
import { autosaveAbout } from '../../src/app/storage/autosave-about.ts';
import { listRecords, loadRecord } from '../../src/app/storage/records.ts';
import { importAll } from '../../src/app/storage/transfer.ts';
import type { HuntState } from '../../src/games/damnatio/rules/index.ts';
import { replayRecord, resumeSession, gameOf } from '../../src/session/index.ts';
import { freshIndexedDb, kit, loadAutosave, openVault } from './support.ts';

/** What the first edition exported: one hunt in progress, one that was over. */
const FORMAT_1 = readFileSync(new URL('released/format-1.json', import.meta.url), 'utf8');

beforeEach(freshIndexedDb);

describe('what the first edition stored', () => {
  it('is imported whole', async () => {
    expect(await importAll(kit, await openVault(), FORMAT_1)).toMatchObject({ added: 2, known: 0, damaged: 0 });
  });

  it('goes on: the hunt in progress, by the player', async () => {
    const vault = await openVault();
    await importAll(kit, vault, FORMAT_1);
    expect(await autosaveAbout(vault)).toMatchObject({ ruleset: 'damnatio', who: 'Lion', whoInLine: 'lion', round: 2, outcome: null });
    const saved = (await loadAutosave(kit, vault))!;
    const session = resumeSession(kit, saved);
    const stored = saved.position.state as HuntState;
    expect(session.bout.state).toMatchObject({ round: 2, phase: stored.phase, beasts: stored.beasts, men: stored.men });
    expect(session.bout.toJSON().rng).toEqual(saved.position.rng);
    expect(session.decision()).not.toBeNull();
    expect(controllersFor(gameOf(kit, session.setup).desk, session.setup, saved.controllers)).toEqual({});
    expect(await vault.rows('quarantine')).toEqual([]);
  });

  it('is listed and played again: the hunt that was over', async () => {
    const vault = await openVault();
    await importAll(kit, vault, FORMAT_1);
    const [listed] = await listRecords(vault);
    expect(listed?.about).toMatchObject({ ruleset: 'damnatio', seed: 'over' });
    const kept = (await loadRecord(kit, vault, listed!.id))!;
    expect(kept.controllers).toEqual({});
    const { seal } = replayRecord(kit, kept.record);
    expect(seal.kind === 'verified' || seal.kind === 'other-content').toBe(true);
  });
});
