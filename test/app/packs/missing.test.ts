import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGame } from '../../../src/app/game.ts';
import { lostReplay } from '../../../src/app/lost-replay.ts';
import { missingPacks, missingWords, packsNamedIn } from '../../../src/app/packs/missing.ts';
import { readPacks } from '../../../src/app/packs/read-packs.ts';
import type { Services } from '../../../src/app/services.ts';
import { takeUpAutosave, writeAutosave } from '../../../src/app/storage/autosave.ts';
import { aboutGame } from '../../../src/app/about.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';
import { DESKS } from '../../../src/games/headless.ts';
import { huntSetup } from '../../../src/games/damnatio/rules/index.ts';
import { beginSession, decodeLink, encodeLink, kitOf, resumeSession } from '../../../src/session/index.ts';
import { freshIndexedDb, kit, openVault } from '../support.ts';

// The whole content is read once more.
vi.setConfig({ testTimeout: 60_000 });

const sample = contentFiles(['content/sample-mod']).map(({ path, text }) => ({ path: path.replace('content/', ''), text }));
const withSample = kitOf(DESKS, readPacks(sample, contentFiles(['content/core'])).catalogue!);
const session = beginSession(withSample, huntSetup({ beasts: ['sample:leopard'] }), 'far away');

beforeEach(freshIndexedDb);

describe('cards of packs that are not at hand', () => {
  it('are told by the names that a set-up gives them', () => {
    expect(missingPacks(kit, session.setup)).toEqual(['sample']);
    expect(missingPacks(withSample, session.setup)).toEqual([]);
    expect(missingPacks(kit, huntSetup({ beasts: ['lion'] }))).toEqual([]);
    expect(packsNamedIn('there is no beast "ann.cats:leopard", nor a "core:lion", nor at 12:30')).toEqual(['ann.cats']);
    expect(missingWords(['a.b', 'c.d'])).toBe('It needs the packs a.b and c.d, which are not on here.');
  });

  it('make the link of a replay say which pack it needs', () => {
    const link = encodeLink(withSample, session.record());
    expect(decodeLink(withSample, link).setup).toEqual(session.setup);
    let lost;
    try {
      decodeLink(kit, link);
    } catch (error) {
      lost = lostReplay(error);
    }
    expect(lost).toMatchObject({
      title: 'This replay needs a pack',
      text: 'It needs the pack sample, which is not on here.',
      packs: ['sample'],
    });
  });

  it('let a saved game wait where it is until the pack is back', async () => {
    const vault = await openVault();
    await writeAutosave(vault, { ...session.save(), controllers: {} }, aboutGame(session));
    const away = await takeUpAutosave(kit, vault, (saved) => resumeSession(kit, saved));
    expect(away).toEqual({ taken: null, why: null, waits: ['sample'] });
    expect(await vault.rows('quarantine')).toEqual([]);
    const services = { vault, message: signal(null), playing: {}, settings: {} } as unknown as Services;
    const game = createGame(services);
    expect(await game.resume()).toEqual({ session: null, waits: ['sample'] });
    const back = await takeUpAutosave(withSample, vault, (saved) => resumeSession(withSample, saved));
    expect(back.taken!.setup).toEqual(session.setup);
    vi.stubGlobal('navigator', {});
    const begun = game.begin(huntSetup({ beasts: ['lion'] }), 'meanwhile');
    expect(await game.resume(), 'nothing of what waits stands before another game').toEqual({ session: begun, waits: [] });
    await game.settled();
  });
});
