import { describe, expect, it } from 'vitest';
import { begunOf, begunToday, occasionFor, takesBack } from '../../../src/app/career/arena-bouts.ts';
import { newSave, withStep, type CareerSave } from '../../../src/app/career/career-file.ts';
import { careerBefore, keepCareer, rekeepCareer } from '../../../src/app/career/career-store.ts';
import { occasionText } from '../../../src/app/occasion.ts';
import { makeRow } from '../../../src/app/storage/row.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import type { CareerCommand, Meeting } from '../../../src/career/index.ts';
import { careerWith } from '../../support/careers.ts';

const career = careerWith();

function begun(salt?: string): CareerSave {
  const beginning = { seed: 'begun', name: 'Verus', ...(salt !== undefined && { salt }) };
  return newSave(beginning, career.begin(beginning));
}

function after(save: CareerSave, command: CareerCommand): CareerSave {
  return withStep(save, command, career.play(save.state, command));
}

/** A career in which Verus has asked for somebody, and that bout. */
function asked(salt?: string): { readonly save: CareerSave; readonly meeting: Meeting; readonly man: string } {
  const first = begun(salt);
  const enter = career.commands(first.state).find(({ command }) => command.type === 'enter')!.command as { man: string; foe: string };
  const save = after(first, { type: 'enter', man: enter.man, foe: enter.foe });
  return { save, meeting: career.meeting(save.state, enter.man), man: enter.man };
}

async function keep(vault: Vault, seed: string, occasion: string | undefined, outcome: string | null): Promise<void> {
  const about = { ruleset: 'munera', who: 'Verus', whoInLine: 'Verus', round: 3, outcome, result: 'x', seed };
  await vault.write([
    { do: 'put', shelf: 'records', row: makeRow({ kind: 'record', format: 3 }, `r${seed.length}`, { occasion }, about, vault.time()) },
  ]);
}

describe('bouts of a career that were begun in the arena', () => {
  it('are known by the career that began them, not by their seed alone', async () => {
    const vault = new Vault(() => 1);
    const { save, meeting } = asked('one');
    await keep(vault, meeting.seed, occasionText(occasionFor(save, meeting)), 'won');
    expect(await begunOf(vault, save, meeting)).toMatchObject({ kind: 'over' });
    expect(await begunOf(vault, asked('two').save, meeting)).toBeNull();
  });

  it('are not those that were forked from a replay, nor fought for another reason', async () => {
    const vault = new Vault(() => 1);
    const { save, meeting } = asked('one');
    await keep(vault, meeting.seed, 'fork 0123456789ab 4', 'won');
    expect(await begunOf(vault, save, meeting)).toBeNull();
    await keep(vault, meeting.seed, undefined, 'won');
    expect(await begunOf(vault, save, meeting)).toBeNull();
  });

  it('of older editions name no career, and belong to those that have no salt', async () => {
    const vault = new Vault(() => 1);
    const { save, meeting } = asked();
    await keep(vault, meeting.seed, `career ${meeting.result}`, null);
    expect(await begunOf(vault, save, meeting)).toMatchObject({ kind: 'left' });
    expect(await begunOf(vault, asked('two').save, meeting)).toBeNull();
  });

  it('C-007: are neither withdrawn nor given to bots, and the day does not end over them', async () => {
    const vault = new Vault(() => 1);
    const { save, meeting, man } = asked('one');
    await keep(vault, meeting.seed, occasionText(occasionFor(save, meeting)), null);
    const found = await begunToday(vault, career, save);
    expect([...found.keys()]).toEqual([man]);
    expect(takesBack(found, save.state, { type: 'withdraw', man })).toBe(true);
    expect(takesBack(found, save.state, { type: 'settle', match: man })).toBe(true);
    expect(takesBack(found, save.state, { type: 'end-day' })).toBe(true);
    expect(takesBack(found, save.state, { type: 'settle', match: 'morning' })).toBe(false);
    expect(takesBack(new Map(), save.state, { type: 'withdraw', man })).toBe(false);
  });
});

describe('the step before', () => {
  it('outlives the reading of a report, and is used up by going back', async () => {
    const vault = new Vault(() => 1);
    const first = begun('one');
    const second = after(first, { type: 'end-day' });
    await keepCareer(vault, first);
    await keepCareer(vault, second);
    await rekeepCareer(vault, { ...second, report: null }, 'stays');
    const before = (await careerBefore(vault, career))!;
    expect(before.log).toEqual([]);
    await rekeepCareer(vault, before, 'used');
    expect(await careerBefore(vault, career)).toBeNull();
  });
});
