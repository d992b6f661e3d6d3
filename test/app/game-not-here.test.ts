import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { lostReplay } from '../../src/app/lost-replay.ts';
import { autosaveAbout } from '../../src/app/storage/autosave-about.ts';
import { takeUpAutosave, writeAutosave } from '../../src/app/storage/autosave.ts';
import { keepRecord, listRecords, loadRecord } from '../../src/app/storage/records.ts';
import { exportAll, importAll } from '../../src/app/storage/transfer.ts';
import { damnatioDesk } from '../../src/games/damnatio/desk/index.ts';
import { beginSession, decodeLink, encodeLink, kitOf, LinkError, NoSuchGame, readRecord } from '../../src/session/index.ts';
import { core } from '../support/core-content.ts';
import { nimDesk } from '../toy/nim.ts';
import { about, fought, freshIndexedDb, kit, loadAutosave, openVault } from './support.ts';

/** An edition without gladiators, as an older one, or a build of fewer games, is. */
const less = kitOf([damnatioDesk], core);

beforeEach(freshIndexedDb);

it('a kept replay of a game that is not here is listed, told as such, and stays until an edition has the game', async () => {
  const vault = await openVault();
  const session = fought('a');
  const id = await keepRecord(vault, { record: session.record(), controllers: {} }, about(session));
  const error: unknown = await loadRecord(less, vault, id).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoSuchGame);
  expect(lostReplay(error)).toMatchObject({ title: 'This replay cannot be played here', text: expect.stringContaining('not "munera"') });
  expect(await vault.rows('quarantine')).toEqual([]);
  expect((await listRecords(vault)).map((one) => one.id)).toEqual([id]);
  expect((await loadRecord(kit, vault, id))!.record).toEqual(session.record());
});

it('an import brings its replays too; its game in progress is kept aside, whole, and why is said', async () => {
  const vault = await openVault();
  const [over, running] = [fought('a'), fought('b', 9)];
  await keepRecord(vault, { record: over.record(), controllers: {} }, about(over));
  await writeAutosave(vault, { ...running.save(), controllers: {} }, about(running));
  const text = await exportAll(vault);
  freshIndexedDb();
  const other = await openVault();
  expect(await importAll(less, other, text)).toMatchObject({ added: 1, damaged: 1 });
  expect((await listRecords(other)).map(({ about: { seed } }) => seed)).toEqual(['a']);
  expect(await other.rows('quarantine')).toMatchObject([{ about: { shelf: 'autosave', fault: 'no-game' } }]);
});

it('a game in progress that is not here is kept aside, and the title no longer offers it', async () => {
  const vault = await openVault();
  const running = fought('b', 9);
  await writeAutosave(vault, { ...running.save(), controllers: {} }, about(running));
  const { taken, why } = await takeUpAutosave(less, vault, (saved) => saved);
  expect([taken, why]).toEqual([null, 'ruleset must be damnatio, not "munera"']);
  expect(await autosaveAbout(vault)).toBeNull();
  expect(await loadAutosave(kit, vault)).toBeNull();
  expect((await vault.rows('quarantine'))[0]!.text).toContain(running.record().hash);
});

it('a link and a record file of it say that the game is missing, not that they were altered', () => {
  const nim = kitOf([nimDesk], { content: {}, packHashes: {} });
  const record = beginSession(nim, { ruleset: 'nim', most: 3 } as { readonly ruleset: string }, 's').record();
  const link = encodeLink(nim, record);
  expect(decodeLink(nim, link)).toEqual(record);
  for (const elsewhere of [kit, less]) {
    expect(() => decodeLink(elsewhere, link)).toThrow(LinkError);
    expect(() => decodeLink(elsewhere, link)).toThrow(/^it needs something that is not here: ruleset must be .*, not "nim"$/);
    expect(() => readRecord(elsewhere, record)).toThrow(NoSuchGame);
  }
  expect(() => decodeLink(less, encodeLink(kit, fought('a', 3).record()))).toThrow('made by a newer edition');
});
