import { expect, it } from 'vitest';
import { readPicks } from '../../src/app/roster-setup.tsx';
import { keepRecord } from '../../src/app/storage/records.ts';
import { memoryStore } from '../../src/app/storage/store.ts';
import { Vault } from '../../src/app/storage/vault.ts';
import type { MuneraGame, MuneraSession } from '../../src/games/munera/desk/index.ts';
import { muneraDesk } from '../../src/games/munera/desk/index.ts';
import { boutOfDraft } from '../../src/app/index.ts';
import { facts } from '../../src/games/munera/page/facts.ts';
import { boutPicks } from '../../src/games/munera/page/setup.tsx';
import { entrant } from '../../src/games/munera/rules/index.ts';
import type { RosterDraft } from '../../src/hud/setup/index.ts';
import { muneraNames } from '../../src/games/munera/screens/index.ts';
import type { GameKit } from '../../src/session/index.ts';
import { core, kitWith } from '../support/core-content.ts';
import { about, fought, kit } from './support.ts';

const roster = {
  ruleset: muneraDesk.id as 'munera',
  picks: boutPicks,
  setupOf: (draft: RosterDraft) => boutOfDraft(facts, draft),
  names: (world: MuneraGame['world'], _state: MuneraGame['state'], by: Parameters<typeof muneraNames>[1]) => muneraNames(world, by),
};
const pair = (other: string, part = {}): MuneraSession =>
  fought('abc', 2, { fighters: [entrant({ card: 'murmillo', side: 'i' }), entrant({ card: other, side: 'ii' })], ...part });

/** Cards of the bout that is laid by itself, with cards that these bouts may no longer have. */
async function laid(at: GameKit, ...bouts: readonly (readonly [MuneraSession, occasion?: string])[]): Promise<string[] | undefined> {
  let clock = 1;
  const vault = new Vault(() => (clock += 1));
  await vault.open(() => Promise.resolve(memoryStore()));
  for (const [session, occasion] of bouts) {
    const kept = { record: session.record(), controllers: {}, ...(occasion !== undefined && { occasion }) };
    await keepRecord(vault, kept, about(session));
  }
  const read = await readPicks(roster, at, vault, core.text['en']!);
  expect(read!.picks.some(({ id }) => id === 'last')).toBe(true);
  return read!.own?.sides.flat().map(({ card }) => card);
}

const without = (part: 'fighters' | 'arenas', id: string): GameKit => {
  const rest = Object.fromEntries(Object.entries(core.munera[part]).filter(([name]) => name !== id));
  return kitWith('munera', { ...core.munera, [part]: rest });
};

it('is the newest that was put together here, and not by a day', async () => {
  expect(await laid(kit, [pair('retiarius')], [pair('thraex')])).toEqual(['murmillo', 'thraex']);
  expect(await laid(kit, [pair('retiarius')], [pair('thraex'), 'today 2026-11-23'])).toEqual(['murmillo', 'retiarius']);
});

it('is none whose cards or arena are not there', async () => {
  const [arena] = Object.keys(core.munera.arenas).sort();
  const named = pair('thraex', { arena });
  expect(await laid(kit, [named])).toEqual(['murmillo', 'thraex']);
  expect(await laid(without('fighters', 'thraex'), [pair('thraex')])).toBeUndefined();
  expect(await laid(without('arenas', arena!), [named])).toBeUndefined();
  expect(await laid(without('fighters', 'thraex'), [pair('retiarius')], [pair('thraex')])).toEqual(['murmillo', 'retiarius']);
});
