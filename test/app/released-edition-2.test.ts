import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { controllersFor } from '../../src/app/controllers.ts';
import { autosaveAbout } from '../../src/app/storage/autosave-about.ts';
import { takeUpAutosave } from '../../src/app/storage/autosave.ts';
import { listRecords, loadRecord } from '../../src/app/storage/records.ts';
import type { Row } from '../../src/app/storage/row.ts';
import { importAll } from '../../src/app/storage/transfer.ts';
import type { GameSession, Seal } from '../../src/session/index.ts';
import { decodeLink, gameOf, positionHash, readRecord, replayRecord, resumeSession } from '../../src/session/index.ts';
import { playAny } from '../session/saves.ts';
import { freshIndexedDb, kit, openVault } from './support.ts';
import { resultOf, titleOf } from '../../src/app/about-words.ts';

/**
 * What the second edition stored, linked and exported, letter by letter: records sealed part by part, summaries in the
 * shape of their game. It must open for ever; with other cards or rules than those days' it says so.
 */
const sample = (name: string): string => readFileSync(new URL(`released/edition-2/${name}`, import.meta.url), 'utf8');

const HONEST: readonly Seal['kind'][] = ['verified', 'other-content'];

/** What its own list of replays showed. */
const LISTED = ['Lion, seed hunt over: 0 of 4 saved in 17 rounds', 'Murmillo against Thraex, seed bout over: Nobody won in 20 rounds'];

beforeEach(freshIndexedDb);

describe.each([
  ['hunt', 'damnatio', { who: 'Lion', whoInLine: 'lion' }, {}],
  ['bout', 'munera', { who: 'Murmillo against Thraex', whoInLine: 'Murmillo against Thraex' }, { murmillo: 'human', thraex: 'greedy' }],
] as const)('of the second edition, a %s', (name, ruleset, words, controllers) => {
  it('opens as a record file and as a link, which say the same and hold their seal', () => {
    const record = readRecord(kit, JSON.parse(sample(`${name}.record.json`)));
    const linked = decodeLink(kit, sample(`${name}.link.txt`).trim());
    expect(record).toMatchObject({ ruleset, seed: `${name} over`, version: 2, from: null, sealed: { setup: expect.any(String) } });
    for (const each of [record, linked]) expect(HONEST).toContain(replayRecord(kit, each).seal.kind);
    expect([linked.setup, linked.actions, linked.hash]).toEqual([record.setup, record.actions, record.hash]);
  });

  it('in progress stands beside Continue as it did and goes on from its position, by whoever played it', async () => {
    const vault = await openVault();
    await vault.write([{ do: 'put', shelf: 'autosave', row: JSON.parse(sample(`${name}.autosave-row.json`)) as Row }]);
    expect(await autosaveAbout(vault)).toMatchObject({ ruleset, ...words, outcome: null, seed: `${name} running` });
    const { taken, why } = await takeUpAutosave(kit, vault, (saved) => ({ saved, session: resumeSession(kit, saved) as GameSession }));
    expect(why).toBeNull();
    const { session, saved } = taken!;
    expect(positionHash({ toJSON: () => ({ ...session.bout.toJSON(), version: 2 }) })).toBe(saved.record.hash);
    expect(controllersFor(gameOf(kit, session.setup).desk, session.setup, saved.controllers)).toEqual(controllers);
    playAny(session, Infinity, 'on');
    expect(session.bout.outcome()).not.toBeNull();
    expect(await vault.rows('quarantine')).toEqual([]);
  });
});

describe('an export of the second edition', () => {
  it('is imported whole, listed in the words of its day, and everything in it opens', async () => {
    const vault = await openVault();
    expect(await importAll(kit, vault, sample('export.json'))).toMatchObject({ added: 4, damaged: 0, known: 0 });
    const listed = await listRecords(vault);
    expect(listed.map(({ about }) => `${titleOf(about)}: ${resultOf(about)}`).sort()).toEqual(LISTED);
    for (const { id } of listed) expect(HONEST).toContain(replayRecord(kit, (await loadRecord(kit, vault, id))!.record).seal.kind);
    expect(await vault.rows('quarantine')).toEqual([]);
  });
});
