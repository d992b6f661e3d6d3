import { muneraDesk } from '../../src/games/munera/desk/index.ts';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aboutGame, aboutGameReplay } from '../../src/app/about.ts';
import { controllersFor, readControllers, usualControllers } from '../../src/app/controllers.ts';
import { readAbout } from '../../src/app/storage/about.ts';
import { autosaveAbout } from '../../src/app/storage/autosave-about.ts';
import { writeAutosave } from '../../src/app/storage/autosave.ts';
import { keepRecord, listRecords, loadRecord } from '../../src/app/storage/records.ts';
import { exportAll, importAll } from '../../src/app/storage/transfer.ts';
import { entrant } from '../../src/games/munera/rules/index.ts';
import { replayRecord, resumeSession } from '../../src/session/index.ts';
import { fought, freshIndexedDb, kit, loadAutosave, openVault } from './support.ts';
import { placeOf, resultOf, titleOf } from '../../src/app/about-words.ts';

beforeEach(freshIndexedDb);

const CONTROLLERS = { murmillo: 'greedy', thraex: 'human' };

describe('a bout in progress', () => {
  it('continues at the same decision, with whoever decided for whom', async () => {
    const session = fought('a', 9);
    await writeAutosave(await openVault(), { ...session.save(), controllers: CONTROLLERS }, aboutGame(session));
    const vault = await openVault();
    const saved = (await loadAutosave(kit, vault))!;
    expect(saved.controllers).toEqual(CONTROLLERS);
    const again = resumeSession(kit, saved);
    expect(again.bout.toJSON()).toEqual(session.bout.toJSON());
    expect(again.decision()).toEqual(session.decision());
    expect(placeOf((await autosaveAbout(vault))!)).toMatch(/^round \d+, Murmillo against Thraex$/);
  });

  it('travels in an export', async () => {
    const vault = await openVault();
    const [running, over] = [fought('a', 9), fought('b')];
    await writeAutosave(vault, { ...running.save(), controllers: CONTROLLERS }, aboutGame(running));
    await keepRecord(vault, { record: over.record(), controllers: CONTROLLERS }, aboutGame(over));
    const text = await exportAll(vault);
    freshIndexedDb();
    const other = await openVault();
    expect(await importAll(kit, other, text)).toMatchObject({ added: 2, known: 0, damaged: 0 });
    expect(await loadAutosave(kit, other)).toEqual({ ...running.save(), controllers: CONTROLLERS });
  });
});

describe('the record of a bout', () => {
  it('is kept beside who decided for whom, and listed in words', async () => {
    const vault = await openVault();
    const session = fought('a');
    const id = await keepRecord(vault, { record: session.record(), controllers: CONTROLLERS }, aboutGame(session));
    expect(await loadRecord(kit, vault, id)).toEqual({ record: session.record(), controllers: CONTROLLERS });
    const [listed] = await listRecords(vault);
    expect(titleOf(listed!.about)).toBe('Murmillo against Thraex, seed a');
    expect(resultOf(listed!.about)).toMatch(/^(Murmillo won|Thraex won|Nobody won) in \d+ rounds?/);
  });

  it('is described alike when it is played again', () => {
    const session = fought('c');
    expect(aboutGameReplay(kit, replayRecord(kit, session.record()))).toEqual(aboutGame(session));
  });

  it('names sides by whoever is on them', () => {
    const fighters = [
      ...['syrus', 'dama', 'bulla'].map((card) => entrant({ card, side: 'i' })),
      entrant({ card: 'secutor', side: 'ii' }),
      entrant({ card: 'retiarius', side: 'iii' }),
      entrant({ card: 'retiarius', side: 'iii' }),
      entrant({ card: 'gaul', side: 'iv' }),
    ];
    const about = aboutGame(fought('d', 1, { fighters }));
    expect(about.whoInLine).toBe('Three noxii against Secutor and 2 more');
    expect(titleOf(about)).toBe('Three noxii against Secutor and 2 more, seed d');
  });
});

describe('a summary from outside', () => {
  it('is read whatever its rules, and null when it is none', () => {
    const about = aboutGame(fought('a', 3));
    expect(readAbout(JSON.parse(JSON.stringify(about)))).toEqual(about);
    for (const wrong of [null, 7, {}, { ...about, who: 7 }, { ...about, round: -1 }, { ...about, who: undefined }])
      expect(readAbout(wrong)).toBeNull();
  });
});

describe('who decides for whom', () => {
  it('is the player for the first side and a policy for the others', () => {
    const { setup } = fought('a', 0, {
      fighters: ['murmillo', 'gaul'].map((card) => entrant({ card, side: 'i' })).concat(entrant({ card: 'gaul', side: 'ii' })),
    });
    expect(usualControllers(muneraDesk, setup)).toEqual({ murmillo: 'human', gaul: 'human', 'gaul-2': 'skilled' });
    expect(controllersFor(muneraDesk, setup, { 'gaul-2': 'human', nobody: 'random' })).toEqual({
      murmillo: 'human',
      gaul: 'human',
      'gaul-2': 'human',
    });
  });

  it('is refused when it is not a map of names', () => {
    expect(readControllers(CONTROLLERS)).toEqual(CONTROLLERS);
    for (const wrong of [null, [], 'human', { a: 1 }, { a: 'no such thing!' }]) expect(() => readControllers(wrong)).toThrow(TypeError);
  });
});
