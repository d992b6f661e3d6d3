import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endTry, streakOf, tryOf } from '../../../src/app/daily/diary.ts';
import { openTryOf, enterTry, daysKept, stateOfTry } from '../../../src/app/daily/open-try.ts';
import type { DailyFight } from '../../../src/app/game-page.ts';
import { createGame } from '../../../src/app/game.ts';
import { beat } from '../../../src/app/screens/challenge.tsx';
import { changeDiary, loadDiary } from '../../../src/app/storage/diary-store.ts';
import { foughtAbout, streakAbout } from '../../../src/app/storage/diary-about.ts';
import { dropRecord, keepRecord, leavingFor, listRecords, loadRecord, MOST_RECORDS } from '../../../src/app/storage/records.ts';
import { exportAll, importAll } from '../../../src/app/storage/transfer.ts';
import type { Services } from '../../../src/app/services.ts';
import type { Store } from '../../../src/app/storage/store.ts';
import { memoryStore } from '../../../src/app/storage/store.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import { policies } from '../../../src/games/damnatio/bots/index.ts';
import type { HuntSession } from '../../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../../src/games/damnatio/rules/index.ts';
import type { GameReplay } from '../../../src/session/index.ts';
import { beginSession, replayRecord } from '../../../src/session/index.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import { freshIndexedDb, loadAutosave, openVault } from '../support.ts';
import { programmes } from '../../../src/app/daily/programme.ts';
import { resultOf } from '../../../src/app/about-words.ts';

const fight: DailyFight = { setup: huntSetup({ beasts: ['lion'] }), seed: 'dies-damnatio-7-12', controllers: {}, text: '' };
const TODAY = '2026-11-22';
const GAME = 'damnatio';

/** A page over a vault, as far as the fights of the days need one. */
function pageOver(vault: Vault) {
  const playing = { settle: () => Promise.resolve(), leave: () => Promise.resolve(), fetchDigest: () => undefined };
  const services = { vault, message: signal(null), playing, go: vi.fn() } as unknown as Services;
  const game = createGame(services);
  const enter = (day = TODAY, at = fight): Promise<boolean> => enterTry(services, game, { day, game: GAME, fight: at });
  const state = async (day = TODAY) => stateOfTry(await daysKept(game, vault), day, GAME);
  const play = async (answers = Infinity): Promise<HuntSession> => {
    const session = game.session.value as unknown as HuntSession;
    const rng = seededRng('player');
    for (let i = 0; i < answers && session.decision(); i += 1) session.play(policies.skilled(session.bout, rng));
    await game.settled();
    return session;
  };
  return { vault, services, game, enter, state, play };
}

beforeEach(() => {
  freshIndexedDb();
  vi.stubGlobal('navigator', {});
});

describe('the one try of a day', () => {
  it('goes from open to running to done, and what it came to is kept', async () => {
    const page = pageOver(await openVault());
    expect(await page.state()).toBe('open');
    expect(await page.enter()).toBe(true);
    await page.play(3);
    expect(await page.state()).toBe('running');
    const session = await page.play();
    expect(await page.state()).toBe('done');
    const { done } = tryOf(await loadDiary(page.vault), TODAY, GAME)!;
    expect(done!.result).toMatch(/^\d of 4 saved in \d+ rounds?$/);
    expect(done!.share).toBe(session.bout.state.outcome!.survivors.length / 4);
    expect((await loadRecord(page.game.kit, page.vault, done!.record))!.occasion).toBe(`today ${TODAY}`);
    expect(await page.enter()).toBe(false);
    expect(await streakAbout(page.vault, TODAY)).toBe(1);
    expect(await foughtAbout(page.vault, TODAY)).toHaveLength(1);
    expect(await foughtAbout(page.vault, '2001-01-01')).toEqual([]);
  });

  it('is the same try after the page was closed in mid-fight', async () => {
    const vault = await openVault();
    const first = pageOver(vault);
    await first.enter();
    await first.play(4);
    const second = pageOver(vault);
    expect(await second.state()).toBe('running');
    expect(await second.enter()).toBe(true);
    expect((await second.game.resume()).session!.steps).toHaveLength(5);
    await second.play();
    expect(await second.state()).toBe('done');
  });

  it('is the same try after another game was played in between, and the record that it waited in goes', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    const answers = (await page.play(5)).record().actions;
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'another');
    await page.play();
    expect(await page.state()).toBe('left');
    expect(await page.enter()).toBe(true);
    const session = page.game.session.value!;
    expect(session.record().actions).toEqual(answers);
    await page.play();
    expect(await page.state()).toBe('done');
    const seeds = (await listRecords(page.vault)).map(({ about }) => about.seed);
    expect(seeds.filter((seed) => seed === fight.seed)).toHaveLength(1);
  });

  it('is left twice and goes on where it was left last', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    await page.play(3);
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'another');
    await page.play(1);
    await page.enter();
    await page.play(3);
    page.game.begin(huntSetup({ beasts: ['bull'] }), 'third');
    await page.game.settled();
    await page.enter();
    expect(page.game.session.value!.record().actions).toHaveLength(6);
    await page.game.settled();
    expect((await listRecords(page.vault)).filter(({ about }) => about.seed === fight.seed)).toHaveLength(1);
  });

  it('is over when the record in which it waited was deleted: it does not begin afresh', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    await page.play(3);
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'another');
    await page.play();
    await dropRecord(page.vault, tryOf(await loadDiary(page.vault), TODAY, GAME)!.left!);
    expect(await page.state()).toBe('lost');
    expect(await page.enter()).toBe(false);
  });

  it('is over when it is given up: it came to nothing, and is no longer to be gone on with', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    await page.play(5);
    const id = await page.game.breakOff();
    expect(await page.state()).toBe('done');
    expect(await page.enter()).toBe(false);
    const { done, left } = tryOf(await loadDiary(page.vault), TODAY, GAME)!;
    expect(left).toBeNull();
    expect(await foughtAbout(page.vault, TODAY)).toEqual([GAME]);
    expect(done).toEqual({ record: id, result: expect.stringMatching(/^Given up in round \d+$/), share: 0, not: 'given-up' });
    expect((await loadRecord(page.game.kit, page.vault, id!))!.record.actions).toHaveLength(5);
  });

  it('given up before anything was answered is over as well', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    const id = await page.game.breakOff();
    expect(await page.state()).toBe('done');
    expect(tryOf(await loadDiary(page.vault), TODAY, GAME)!.done).toMatchObject({ record: id, not: 'given-up' });
    expect((await loadRecord(page.game.kit, page.vault, id!))!.givenUp).toBe(true);
    const other = pageOver(page.vault);
    other.game.begin(huntSetup({ beasts: ['bear'] }), 'no try');
    expect(await other.game.breakOff()).toBeNull();
  });

  it('keeps no streak alive when it is given up, nor when a bot decided in it; the other fight of the day does', async () => {
    const page = pageOver(await openVault());
    await page.enter('2026-11-21');
    await page.play();
    expect(await streakAbout(page.vault, TODAY)).toBe(1);
    await page.enter();
    await page.play(2);
    await page.game.breakOff();
    const streaks = async (day: string) => [streakOf(await loadDiary(page.vault), day), await streakAbout(page.vault, day)];
    expect(await streaks(TODAY)).toEqual([1, 1]);
    expect(await streaks('2026-11-23')).toEqual([0, 0]);
    await changeDiary(page.vault, (diary) =>
      endTry(diary, TODAY, 'other', { begunAt: 1, done: { record: 'x', result: 'won', share: 1, not: 'by-bot' } }),
    );
    expect(await streaks('2026-11-23')).toEqual([0, 0]);
    await changeDiary(page.vault, (diary) => endTry(diary, TODAY, 'third', { begunAt: 1, done: { record: 'x', result: 'won', share: 1 } }));
    expect(await streaks('2026-11-23')).toEqual([2, 2]);
  });

  it('finished by a bot says so wherever it is told, also after it was left and taken up again', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    const session = await page.play(12);
    const rng = seededRng('bot');
    session.play(policies.skilled(session.bout, rng), true);
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'another');
    await page.play(1);
    await page.enter();
    expect(page.game.session.value!.deputed).toEqual([[12, 13]]);
    const again = page.game.session.value as unknown as HuntSession;
    while (again.decision()) again.play(policies.skilled(again.bout, rng), true);
    await page.game.settled();
    const { done } = tryOf(await loadDiary(page.vault), TODAY, GAME)!;
    expect(done).toMatchObject({
      not: 'by-bot',
      result: expect.stringMatching(/^\d of 4 saved in \d+ rounds?, finished by the bot from round \d+$/),
    });
    expect(done!.share).toBe(again.bout.state.outcome!.survivors.length / 4);
    const kept = (await loadRecord(page.game.kit, page.vault, done!.record))!;
    expect(kept.deputed).toEqual([[12, kept.record.actions.length]]);
    expect((await listRecords(page.vault)).find(({ id }) => id === done!.record)!.about.result).toBe(done!.result);
    expect(streakOf(await loadDiary(page.vault), TODAY)).toBe(0);
  });

  it('waits in a record that no later one pushes out', async () => {
    const vault = new Vault(() => new Date('2026-11-22T12:00:00').getTime());
    await vault.open(() => Promise.resolve(memoryStore()));
    const page = pageOver(vault);
    await page.enter();
    const answers = (await page.play(3)).record().actions;
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'another');
    await page.game.settled();
    const waiting = tryOf(await loadDiary(vault), TODAY, GAME)!.left!;
    const about = (await listRecords(vault))[0]!.about;
    const { record } = (await loadRecord(page.game.kit, vault, waiting))!;
    const later = new Vault(() => new Date('2026-11-22T13:00:00').getTime());
    await later.open(() =>
      Promise.resolve({
        get: (...at) => vault.row(...at),
        all: (at) => vault.rows(at),
        write: async (all) => void (await vault.write(all)),
        wipe: () => vault.wipe(),
      }),
    );
    for (let i = 0; i < MOST_RECORDS + 2; i += 1) await keepRecord(later, { record: { ...record, seed: `s${i}` }, controllers: {} }, about);
    expect(await listRecords(vault)).toHaveLength(MOST_RECORDS);
    expect(await page.state()).toBe('left');
    expect((await leavingFor(vault, null)).map(({ id }) => id)).not.toContain(waiting);
    await page.enter();
    expect(page.game.session.value!.record().actions).toEqual(answers);
  });

  it.each(['here', 'file'])('waits where it stood when an import lets a newer game go on, the try being the one of: %s', async (where) => {
    const trying = pageOver(await openVault());
    await trying.enter();
    const answers = (await trying.play(5)).record().actions;
    freshIndexedDb();
    const other = pageOver(await openVault());
    other.game.begin(huntSetup({ beasts: ['bear'] }), 'another');
    await other.play(1);
    const [here, file] = where === 'here' ? [trying, other] : [other, trying];
    expect(await importAll(here.game.kit, here.vault, await exportAll(file.vault))).toMatchObject({ brokenOff: where });
    const page = pageOver(here.vault);
    expect(await page.state()).toBe('left');
    await page.enter();
    expect(page.game.session.value!.record().actions).toEqual(answers);
  });

  it('counts for the day on which it was begun, when it ends on another', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    await page.play(3);
    expect(await page.state('2026-11-23')).toBe('open');
    await page.play();
    const diary = await loadDiary(page.vault);
    expect(tryOf(diary, TODAY, GAME)!.done).not.toBeNull();
    expect(tryOf(diary, '2026-11-23', GAME)).toBeNull();
    expect(streakOf(diary, '2026-11-23')).toBe(1);
  });

  it('does not count on a day that the clock was set back to', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    await page.play();
    expect(await page.state('2026-11-21')).toBe('behind');
    expect(await page.enter('2026-11-21')).toBe(false);
    expect(tryOf(await loadDiary(page.vault), '2026-11-21', GAME)).toBeNull();
  });

  it('is not touched by practice, nor by the same fight begun another way', async () => {
    const page = pageOver(await openVault());
    await page.enter();
    await page.play();
    const before = await loadDiary(page.vault);
    page.game.begin(fight.setup, fight.seed, {}, { kind: 'practice', day: TODAY });
    await page.play();
    page.game.begin(fight.setup, fight.seed);
    await page.play();
    expect(await loadDiary(page.vault)).toEqual(before);
  });

  it('is seen by a tab that takes over, and begun by nobody twice', async () => {
    const vault = await openVault();
    const [one, other] = [pageOver(vault), pageOver(vault)];
    await one.enter();
    await one.play(4);
    expect(await other.enter()).toBe(true);
    expect((await other.game.resume()).session!.steps).toHaveLength(5);
    expect(Object.keys((await loadDiary(vault)).days)).toEqual([TODAY]);
  });
});

describe('giving up', () => {
  it('keeps what stood when it was asked for, under the id that is told, whatever bots still do', async () => {
    const page = pageOver(await openVault());
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'given up');
    const session = await page.play(4);
    const rng = seededRng('bots');
    session.play(policies.skilled(session.bout, rng));
    const going = page.game.breakOff();
    expect(page.game.session.value).toBeNull();
    while (session.decision()) session.play(policies.skilled(session.bout, rng));
    const id = await going;
    const records = await listRecords(page.vault);
    expect(records.map((each) => each.id)).toEqual([id]);
    expect(records[0]!.about).toMatchObject({ outcome: null, givenUp: true });
    expect(resultOf(records[0]!.about)).toMatch(/^Given up in round \d+$/);
    expect((await loadRecord(page.game.kit, page.vault, id!))!.record.actions).toHaveLength(5);
    expect(await loadAutosave(page.game.kit, page.vault)).toBeNull();
  });
});

describe('a save that cannot be read', () => {
  const damaged = async (which: readonly string[]) => {
    const store = memoryStore();
    const vault = new Vault(() => new Date('2026-11-22T12:00:00').getTime());
    await vault.open(() => Promise.resolve(store));
    const page = pageOver(vault);
    await page.enter();
    await page.play(4);
    for (const key of which) {
      const row = (await vault.row('autosave', key))!;
      await store.write([{ do: 'put', shelf: 'autosave', row: { ...row, about: null, text: row.text.slice(0, -9) } }]);
    }
    return { ...pageOver(vault), which };
  };

  it('is said on the page of the day and stays where it is; whoever begins is told where it went, and nothing is lost', async () => {
    const page = await damaged(['current', 'previous']);
    const rows = await page.vault.rows('autosave');
    const { unread, running } = await daysKept(page.game, page.vault);
    expect([unread, running]).toEqual(['its checksum does not fit', null]);
    expect([await page.vault.rows('autosave'), await page.vault.rows('quarantine')]).toEqual([rows, []]);
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'next');
    await page.play(3);
    expect((await page.vault.rows('quarantine')).map(({ text }) => text).toSorted()).toEqual(rows.map(({ text }) => text).toSorted());
    expect(page.services.message.value).toContain('kept aside, not lost');
  });

  it('whose earlier generation is good is gone on with, and that is kept when another is begun', async () => {
    const page = await damaged(['current']);
    expect(await daysKept(page.game, page.vault)).toMatchObject({ unread: null, running: { day: TODAY } });
    expect(await page.vault.rows('quarantine')).toEqual([]);
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'next');
    await page.play(1);
    expect(await page.vault.rows('quarantine')).toHaveLength(1);
    expect(page.services.message.value).toContain('among the replays');
    expect(await page.state()).toBe('left');
  });
});

describe('a keeping that fails once', () => {
  it('does not keep later games from being kept', async () => {
    const vault = await openVault();
    const page = pageOver(vault);
    const write = vault.write.bind(vault);
    const failing = vi.spyOn(vault, 'write').mockRejectedValueOnce(new Error('a fault')).mockImplementation(write);
    page.game.begin(huntSetup({ beasts: ['bear'] }), 'first');
    await expect(page.game.settled()).rejects.toThrow('a fault');
    page.game.begin(huntSetup({ beasts: ['lion'] }), 'second');
    await page.play();
    expect(failing).toHaveBeenCalled();
    expect((await listRecords(vault)).map(({ about: { seed } }) => seed)).toEqual(['second']);
  });
});

describe('a fight of a day met another way', () => {
  const NOON = new Date('2026-11-22T12:00:00').getTime();
  async function atNoon() {
    const vault = new Vault(() => NOON);
    await vault.open(() => Promise.resolve(memoryStore()));
    const page = pageOver(vault);
    const programme = (await programmes()).find(({ game }) => game === GAME)!;
    return { page, todays: programme.fightOf(TODAY), yesterdays: programme.fightOf('2026-11-21') };
  }
  const open = async ({ game, vault }: ReturnType<typeof pageOver>, { setup, seed }: DailyFight) => openTryOf(game, vault, { setup, seed });

  it('is an open try until today’s is over, and yesterday’s only while it is begun', async () => {
    const { page, todays, yesterdays } = await atNoon();
    expect(await open(page, todays)).toMatchObject({ day: TODAY, game: GAME });
    expect(await open(page, yesterdays)).toBeNull();
    expect(await open(page, { ...todays, seed: 'another' })).toBeNull();
    await page.enter('2026-11-21', yesterdays);
    expect(await open(page, yesterdays)).toMatchObject({ day: '2026-11-21' });
    await page.play(4);
    await page.enter(TODAY, todays);
    expect(await open(page, yesterdays)).toMatchObject({ day: '2026-11-21' });
    expect(await open(page, todays)).toMatchObject({ day: TODAY });
    await page.play();
    expect(await open(page, todays)).toBeNull();
  });

  it('counts as the try when a friend’s is to be beaten, and the friend’s is kept', async () => {
    const { page, todays } = await atNoon();
    const friend = beginSession(page.game.kit, todays.setup, todays.seed) as unknown as HuntSession;
    const rng = seededRng('friend');
    while (friend.decision()) friend.play(policies.naive(friend.bout, rng));
    const replay = replayRecord(page.game.kit, friend.record()) as unknown as GameReplay;
    await beat(page.services, page.game, { replay, controllers: todays.controllers, deputed: [[0, friend.steps.length - 1]] });
    await page.game.settled();
    expect((await listRecords(page.vault))[0]!.about.result).toMatch(/, finished by the bot from round 1$/);
    expect(await page.state()).toBe('running');
    await page.play();
    expect(await page.state()).toBe('done');
    expect((await listRecords(page.vault)).filter(({ about }) => about.seed === todays.seed)).toHaveLength(2);
    const before = await loadDiary(page.vault);
    await beat(page.services, page.game, { replay, controllers: todays.controllers, deputed: [] });
    await page.play();
    expect(await loadDiary(page.vault)).toEqual(before);
  });

  it('practised against a friend’s gives the try up, once, and nothing of it counts', async () => {
    const { page, todays } = await atNoon();
    const friend = beginSession(page.game.kit, todays.setup, todays.seed) as unknown as HuntSession;
    const rng = seededRng('friend');
    while (friend.decision()) friend.play(policies.naive(friend.bout, rng));
    const replay = replayRecord(page.game.kit, friend.record()) as unknown as GameReplay;
    const challenge = { replay, controllers: todays.controllers, deputed: [] };
    await beat(page.services, page.game, challenge, 'practice');
    await page.game.settled();
    expect(await page.state()).toBe('seen');
    expect(await open(page, todays)).toBeNull();
    await page.play();
    expect(await page.state()).toBe('seen');
    expect(streakOf(await loadDiary(page.vault), TODAY)).toBe(0);
    expect(await enterTry(page.services, page.game, { day: TODAY, game: GAME, fight: todays })).toBe(false);
    await beat(page.services, page.game, challenge, 'try');
    await page.play();
    expect(await page.state()).toBe('seen');
  });

  it('goes on with a try that is begun, also where practice was asked for', async () => {
    const { page, todays } = await atNoon();
    await page.enter(TODAY, todays);
    const friend = beginSession(page.game.kit, todays.setup, todays.seed) as unknown as HuntSession;
    const replay = replayRecord(page.game.kit, friend.record()) as unknown as GameReplay;
    await beat(page.services, page.game, { replay, controllers: todays.controllers, deputed: [] }, 'practice');
    expect(await page.state()).toBe('running');
    await page.play();
    expect(await page.state()).toBe('done');
  });
});

describe('the diary in a store that fails', () => {
  const FULL = Object.assign(new Error(''), { name: 'QuotaExceededError' });

  it('is kept as long as the page is open when the disk is full', async () => {
    const vault = new Vault();
    const store: Store = { ...memoryStore(), write: () => Promise.reject(FULL) };
    await vault.open(() => Promise.resolve(store));
    const page = pageOver(vault);
    await page.enter();
    await page.play();
    expect(vault.keeping.value).toBe('full');
    expect(await page.state()).toBe('done');
    expect(await page.enter()).toBe(false);
  });

  it('goes back to the one before its last change when the newest is damaged, and puts that aside', async () => {
    const store = memoryStore();
    const vault = new Vault();
    await vault.open(() => Promise.resolve(store));
    const done = { record: 'abc', result: 'won', share: 1 };
    await changeDiary(vault, (diary) => endTry(diary, '2026-11-20', GAME, { begunAt: 1, done }));
    await changeDiary(vault, (diary) => endTry(diary, '2026-11-21', GAME, { begunAt: 2, done }));
    const row = (await vault.row('profile', 'diary'))!;
    await store.write([{ do: 'put', shelf: 'profile', row: { ...row, text: row.text.slice(0, -9) } }]);
    expect(Object.keys((await loadDiary(vault)).days)).toEqual(['2026-11-20']);
    expect(await vault.rows('quarantine')).toHaveLength(1);
  });

  it.each([
    { days: { yesterday: {} }, before: null },
    { days: { '2026-11-22': { a: { begunAt: 'x', left: null, done: null } } }, before: null },
    { days: { '2026-11-22': { '../a': { begunAt: 1, left: null, done: null } } }, before: null },
    { days: { '2026-11-22': { a: { begunAt: 1, left: null, done: { record: 'r', result: 'x', share: 7 } } } }, before: null },
    { days: {}, before: { day: 'never', streak: 1 } },
    [],
  ])('refuses one of another shape: %j', async (value) => {
    const vault = await openVault();
    const { makeRow } = await import('../../../src/app/storage/row.ts');
    await vault.write([{ do: 'put', shelf: 'profile', row: makeRow({ kind: 'diary', format: 1 }, 'diary', value, null, 1) }]);
    expect(await loadDiary(vault)).toEqual({ days: {}, before: null });
    expect(await vault.rows('quarantine')).toHaveLength(1);
  });

  it('is joined with the one of a file, and takes its place nowhere', async () => {
    const done = (result: string) => ({ record: 'abc', result, share: 1 });
    const other = await openVault();
    await changeDiary(other, (diary) => endTry(diary, '2026-11-20', GAME, { begunAt: 1, done: done('there') }));
    const text = await exportAll(other);
    freshIndexedDb();
    const vault = await openVault();
    await changeDiary(vault, (diary) => endTry(diary, '2026-11-21', GAME, { begunAt: 2, done: done('here') }));
    await importAll(pageOver(vault).game.kit, vault, text);
    const diary = await loadDiary(vault);
    expect(Object.keys(diary.days).sort()).toEqual(['2026-11-20', '2026-11-21']);
    expect(streakOf(diary, '2026-11-21')).toBe(2);
    expect(await loadAutosave(pageOver(vault).game.kit, vault)).toBeNull();
  });
});
