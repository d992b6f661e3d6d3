import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aboutGame } from '../../../src/app/about.ts';
import { dropRecord, keepRecord, listRecords } from '../../../src/app/storage/records.ts';
import { makeRow } from '../../../src/app/storage/row.ts';
import { exportAll, importAll } from '../../../src/app/storage/transfer.ts';
import type { Vault } from '../../../src/app/storage/vault.ts';
import { listNames, nameKey, putNames, readNames } from '../../../src/app/storage/wall-store.ts';
import { keepNames, keepNamesLeaving, figuresOfEvents, peopleOf } from '../../../src/app/wall/keep-names.ts';
import type { GameSession } from '../../../src/session/index.ts';
import { core } from '../../support/core-content.ts';
import { FIGHTS } from '../every-game.ts';
import { freshIndexedDb, kit, openVault } from '../support.ts';

beforeEach(freshIndexedDb);

const messages = core.text['en']!;
const always = (): boolean => true;
const keep = (vault: Vault, session: GameSession): Promise<string> =>
  keepRecord(vault, { ...session.save(), controllers: {} }, aboutGame(session));
const nobody = (): void => undefined;

describe('names on the wall', () => {
  test.each(Object.keys(FIGHTS))('a record of %s brings those who died, were spared or won, each with a moment in it', async (game) => {
    const vault = await openVault();
    const fates = new Set<string>();
    for (const seed of ['wall 1', 'wall 2', 'wall 3']) {
      const session = FIGHTS[game]!(seed);
      const id = await keep(vault, session);
      await keepNames({ kit, messages, vault }, nobody, always);
      const names = (await listNames(vault)).find(({ record }) => record === id)!;
      expect(names.game).toBe(session.setup.ruleset);
      for (const { name, against, step, fate } of names.people) {
        expect(name.length).toBeGreaterThan(1);
        expect(against.length).toBeGreaterThan(1);
        expect(step).toBeLessThan(session.steps.length);
        fates.add(fate);
      }
      const dead = session.steps.flatMap(({ events }) =>
        events.flatMap((event) => (event.type === 'felled' && event.dead ? [event.figure] : [])),
      );
      expect(names.people.filter(({ fate }) => fate === 'dead')).toHaveLength(new Set(dead).size);
    }
    expect(fates.size).toBeGreaterThan(0);
  });

  test('of a hunt everybody is there: the dead men and the beast that won', async () => {
    const vault = await openVault();
    const session = FIGHTS['damnatio']!('wall hunt');
    await keep(vault, session);
    await keepNames({ kit, messages, vault }, nobody, always);
    const [{ people }] = (await listNames(vault)) as [Awaited<ReturnType<typeof listNames>>[number]];
    const { men } = session.bout.state as unknown as { men: readonly { hp: number }[] };
    expect(people.filter(({ kind, fate }) => kind !== 'beast' && fate === 'dead').length).toBeGreaterThan(0);
    expect(people.filter(({ kind }) => kind !== 'beast').length).toBeLessThanOrEqual(men.length);
    expect(people.every(({ kind, against }) => kind === 'beast' || against === 'Lion')).toBe(true);
  });

  test('a game that does not tell of its fights is told by its events', () => {
    const figures = [
      { figure: 'a', card: 'a', side: 'i', name: 'Ann' },
      { figure: 'b-2', card: 'b', side: 'ii' },
      { figure: 'c', card: 'c', side: 'ii' },
    ];
    const steps = [
      { events: [{ type: 'bout-started', figures }] },
      { events: [] },
      { events: [{ type: 'felled', figure: 'b-2', dead: true }] },
      {
        events: [
          { type: 'felled', figure: 'c', dead: false },
          { type: 'bout-ended', outcome: { winner: 'i' } },
        ],
      },
    ] as unknown as Parameters<typeof peopleOf>[0];
    expect(peopleOf(steps, figuresOfEvents(steps)).map(({ name, fate, against, step }) => [name, fate, against, step])).toEqual([
      ['Ann', 'won', 'b and c', 3],
      ['b', 'dead', 'Ann', 1],
      ['c', 'spared', 'Ann', 2],
    ]);
  });
});

describe('names outlast their record', () => {
  test('those that the next record pushes out are kept before, and no others', async () => {
    const vault = await openVault();
    const first = await keep(vault, FIGHTS['recount']!('wall old'));
    const row = (await vault.row('records', first))!;
    const before = row.savedAt - 1000;
    await vault.write([{ do: 'put', shelf: 'records', row: { ...row, savedAt: before } }]);
    for (let i = 0; i < 199; i += 1)
      await vault.write([{ do: 'put', shelf: 'records', row: { ...row, key: `copy ${i}`, savedAt: before + 1 + i } }]);
    await keepNamesLeaving({ kit, messages, vault });
    expect((await listNames(vault)).map(({ record }) => record)).toEqual([first]);
    const next = FIGHTS['recount']!('wall new');
    await keepRecord(vault, { ...next.save(), controllers: {} }, aboutGame(next));
    expect((await listRecords(vault)).map(({ id }) => id)).not.toContain(first);
    expect((await listNames(vault)).map(({ record }) => record)).toEqual([first]);
  }, 20_000);

  test('a record that is deleted takes its names along', async () => {
    const vault = await openVault();
    const id = await keep(vault, FIGHTS['munera']!('wall gone'));
    await keepNames({ kit, messages, vault }, nobody, always);
    expect(await listNames(vault)).toHaveLength(1);
    await dropRecord(vault, id);
    expect(await listNames(vault)).toEqual([]);
  });

  test('an import brings the names of other fights and leaves ours', async () => {
    const there = await openVault();
    const person = { name: 'Syrus', card: 'syrus', kind: 'noxius', fate: 'dead', against: 'Lion', step: 3 } as const;
    await there.write([putNames('theirs', { game: 'damnatio', at: 5, people: [person] })]);
    const file = await exportAll(there);
    freshIndexedDb();
    const other = await openVault();
    await other.write([putNames('ours', { game: 'damnatio', at: 9, people: [person] })]);
    await importAll(kit, other, file);
    expect((await listNames(other)).map(({ record }) => record)).toEqual(['ours', 'theirs']);
  });
});

describe('stored names are read with care', () => {
  test('another shape is refused, and put aside while the rest is shown', async () => {
    for (const value of [
      null,
      {},
      { game: 'x', at: 1 },
      { game: 'x', at: 1, people: [{}] },
      { game: 'x', at: 1, people: [{ name: 'a', card: 'a', kind: 'noxius', fate: 'lost', against: '', step: 0 }] },
    ])
      expect(() => readNames(value)).toThrow(TypeError);
    const vault = await openVault();
    const wall = { kind: 'wall', format: 1 };
    await vault.write([
      putNames('good', { game: 'damnatio', at: 1, people: [] }),
      { do: 'put', shelf: 'profile', row: makeRow(wall, nameKey('bad'), { people: 'none' }, null, 2) },
      { do: 'put', shelf: 'profile', row: makeRow({ ...wall, format: 9 }, nameKey('newer'), {}, null, 3) },
    ]);
    expect((await listNames(vault)).map(({ record }) => record)).toEqual(['good']);
    expect(await vault.row('profile', nameKey('bad'))).toBeUndefined();
    expect(await vault.row('profile', nameKey('newer'))).toBeDefined();
    expect(await vault.rows('quarantine')).toHaveLength(1);
  });

  test('reading stops when nobody looks any more', async () => {
    const vault = await openVault();
    await keep(vault, FIGHTS['munera']!('wall stop'));
    const kept = vi.fn();
    await keepNames({ kit, messages, vault }, kept, () => false);
    expect(kept).not.toHaveBeenCalled();
  });
});
