import { describe, expect, it } from 'vitest';
import { occasionText, readOccasion } from '../../src/app/occasion.ts';
import { ownVictory } from '../../src/app/own-share.ts';
import { programmeChanges } from '../../src/app/game.ts';
import { beginRun, boundTo, earlierRunOf, loadRuns, printOf, runOf } from '../../src/app/programmes/runs.ts';
import { wayOnWith } from '../../src/app/screens/end.tsx';
import { progressText } from '../../src/app/programmes/use-programmes.ts';
import { formatRoute, parseRoute } from '../../src/app/routes.ts';
import type { KeptGame } from '../../src/app/storage/read-record.ts';
import { gameOf } from '../../src/session/index.ts';
import { makeRow } from '../../src/app/storage/row.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import { aboutGame } from '../../src/app/about.ts';
import { kit, played } from './support.ts';

const ID = 'ann.cats:day-of-cats';
const occasion = { kind: 'programme', of: ID, bout: 1, run: 'alba-hora-7' } as const;
const bouts = [{ game: 'damnatio', hunt: 'ursus', name: 'Morning' }, { game: 'munera' }, { game: 'recount' }];
const programme = { id: ID, bouts };
const fresh = { seed: 'alba-hora-7', bouts: printOf(programme), done: [null, null, null] };
const over = played('won');
const kept = { record: over.record(), controllers: {}, occasion: occasionText(occasion) } satisfies KeptGame;
const about = aboutGame(over);

async function begun(): Promise<Vault> {
  const vault = new Vault(() => 1);
  await beginRun(vault, ID, fresh);
  return vault;
}

describe('a programme on the page', () => {
  it('has an address, and its bouts say which they are', () => {
    for (const id of [ID, '']) expect(parseRoute(formatRoute({ screen: 'programme', id }), [])).toEqual({ screen: 'programme', id });
    expect(readOccasion(occasionText(occasion))).toEqual(occasion);
  });

  it('notes what came of a bout when it is kept, and goes on from there', async () => {
    const vault = await begun();
    const won = ownVictory(gameOf(kit, over.setup).desk, { setup: over.setup, bout: over.bout, controllers: {} });
    expect(won).toBe(over.bout.outcome()!.winner === 'men');
    await vault.write(await programmeChanges(vault, { ...kept, about, won }));
    const run = (await loadRuns(vault))[ID]!;
    expect(run).toMatchObject({ seed: 'alba-hora-7', done: [null, { result: about.result, won }, null] });
    expect(progressText(3, run)).toBe(`1 of 3 fought, ${won ? 1 : 0} won`);
    expect(progressText(3, null)).toBe('3 bouts');
  });

  it('begins anew where it has other bouts now', async () => {
    const runs = await loadRuns(await begun());
    const others = [{ ...bouts[0]!, hunt: 'prima-venatio' }, ...bouts.slice(1)];
    expect(runOf(runs, programme)).toEqual(fresh);
    expect(runOf(runs, { id: ID, bouts: [{ ...bouts[0]!, name: 'At dawn' }, ...bouts.slice(1)] })).toEqual(fresh);
    for (const changed of [others, bouts.toReversed(), bouts.slice(1)]) expect(runOf(runs, { id: ID, bouts: changed })).toBeNull();
    expect(runOf(runs, { id: 'toString', bouts: [] })).toBeNull();
  });

  it('tells what was fought while it had other bouts, until it is begun anew', async () => {
    const vault = await begun();
    const now = { id: ID, bouts: bouts.toReversed() };
    expect(earlierRunOf(await loadRuns(vault), now)).toBeNull();
    await vault.write(await programmeChanges(vault, { ...kept, about, won: true }));
    const runs = await loadRuns(vault);
    expect(earlierRunOf(runs, programme)).toBeNull();
    expect(earlierRunOf(runs, { id: 'pompeii', bouts })).toBeNull();
    expect(earlierRunOf(runs, now)!.done[1]).toMatchObject({ result: about.result, won: true });
    await beginRun(vault, ID, { ...fresh, bouts: printOf(now) });
    expect(earlierRunOf(await loadRuns(vault), now)).toBeNull();
  });

  it('reads what the first edition kept, which did not say of which bouts it was', async () => {
    const vault = new Vault(() => 1);
    const first = {
      [ID]: { seed: 'alba-hora-7', done: [null, { record: 'a1', result: '2 of 4 saved in 7 rounds', won: true }, null] },
      other: 7,
    };
    await vault.write([{ do: 'put', shelf: 'profile', row: makeRow({ kind: 'programmes', format: 1 }, 'programmes', first, null, 1) }]);
    const runs = await loadRuns(vault);
    expect(runs).toEqual({ [ID]: { ...first[ID], bouts: null } });
    expect(runOf(runs, programme)).toEqual(runs[ID]);
    expect(runOf(runs, { id: ID, bouts: bouts.slice(1) })).toBeNull();
    await beginRun(vault, ID, boundTo(programme, runs[ID]!));
    expect(earlierRunOf(await loadRuns(vault), { id: ID, bouts: bouts.toReversed() })!.done).toEqual(first[ID]!.done);
  });

  it('counts a bout that was given up as over, and one that waits as open', async () => {
    const vault = await begun();
    expect(await programmeChanges(vault, { ...kept, about: { ...about, outcome: null }, won: false })).toEqual([]);
    const givenUp = { ...about, outcome: null, givenUp: true } as const;
    await vault.write(await programmeChanges(vault, { ...kept, about: givenUp, won: false }));
    expect((await loadRuns(vault))[ID]!.done[1]).toMatchObject({ won: false });
  });

  it('is gone on with from the end page of its bout, and gone back to when it is over', async () => {
    const vault = new Vault(() => 1);
    const of = (id: string) => occasionText({ ...occasion, of: id });
    const href = '#/programme/pompeii';
    expect(await wayOnWith(vault, of('pompeii'))).toEqual({ text: 'On with the programme: Four pairs at Pompeii', href });
    const unsaid = { seed: 'alba-hora-7', bouts: null };
    const done = { record: 'a1', result: 'won in 4 rounds', won: true };
    await beginRun(vault, 'pompeii', { ...unsaid, done: [done, done, null, done] });
    expect((await wayOnWith(vault, of('pompeii')))!.text).toMatch(/^On with/);
    await beginRun(vault, 'pompeii', { ...unsaid, done: [done, done, done, done] });
    expect(await wayOnWith(vault, of('pompeii'))).toEqual({ text: 'Back to the programme: Four pairs at Pompeii', href });
    for (const other of [of(ID), of('constructor'), 'practice 2026-11-20', undefined]) expect(await wayOnWith(vault, other)).toBeNull();
  });

  it('loses no other programme with one that cannot be read', async () => {
    const vault = await begun();
    await beginRun(vault, 'pompeii', { seed: 'a seed that nobody drew!', bouts: null, done: [] });
    expect(await loadRuns(vault)).toEqual({ [ID]: fresh });
  });

  it('takes a result once, and none of a run that was begun anew, or of another game', async () => {
    const vault = await begun();
    await vault.write(await programmeChanges(vault, { ...kept, about, won: true }));
    expect(await programmeChanges(vault, { ...kept, about, won: false })).toEqual([]);
    await beginRun(vault, ID, { ...fresh, seed: 'other-hora-8' });
    expect(await programmeChanges(vault, { ...kept, about, won: true })).toEqual([]);
    expect(await programmeChanges(vault, { ...kept, occasion: 'brought', about, won: true })).toEqual([]);
    expect((await loadRuns(vault))[ID]!.done).toEqual([null, null, null]);
  });
});
