import { describe, expect, it } from 'vitest';
import { fileOf, newSave, readFile } from '../../../src/app/career/career-file.ts';
import { careerBefore, keepCareer, loadCareer } from '../../../src/app/career/career-store.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import type { CareerOn } from '../../../src/career/index.ts';
import { fail } from '../../../src/engine/read/index.ts';
import { careerOf, packsOfCareer } from '../../../src/career/index.ts';
import { careersAwaitingPacks, goOnWith } from '../../../src/app/career/career-store.ts';
import { careerWith, ladder, NAMES } from '../../support/careers.ts';
import { core, kitWith } from '../../support/core-content.ts';

const career = careerWith();
const begun = (name: string) => newSave({ seed: name, name, iron: false }, career.begin({ seed: name, name, iron: false }));
/** The ladder of the career is in a pack that is off. */
const away: CareerOn = () => fail('state.ladder', 'a ladder that is here, not "ann.games:capua"');

describe('a career whose ladder is in a pack that is off', () => {
  it('waits for the pack, goes on when it is back, and is nowhere put aside', async () => {
    const vault = new Vault(() => 1);
    await keepCareer(vault, begun('Verus'));
    expect(await loadCareer(vault, away)).toEqual({ save: null, why: null, waits: ['ann.games'] });
    expect(await loadCareer(vault, away)).toEqual({ save: null, why: null });
    expect(await vault.rows('quarantine')).toEqual([]);
    expect((await loadCareer(vault, career)).save!.state).toEqual(begun('Verus').state);
  });

  it('gives way to one that was begun meanwhile, and is kept', async () => {
    const vault = new Vault(() => 1);
    await keepCareer(vault, begun('Verus'));
    await loadCareer(vault, away);
    await keepCareer(vault, begun('Priscus'));
    expect((await loadCareer(vault, career)).save!.state).toEqual(begun('Priscus').state);
    expect((await vault.rows('profile')).map(({ key }) => key)).toEqual(expect.arrayContaining(['career', 'career-waits']));
  });

  it('never takes the place of another that waits, and each comes back whole with its step before', async () => {
    const vault = new Vault(() => 1);
    for (const name of ['Verus', 'Priscus']) {
      await keepCareer(vault, begun(name));
      await keepCareer(vault, { ...begun(name), report: begun(name).today });
      expect((await loadCareer(vault, away)).waits).toEqual(['ann.games']);
    }
    const names: string[] = [];
    for (const _ of [1, 2]) {
      const { save } = await loadCareer(vault, career);
      names.push(save!.beginning.seed);
      expect((await careerBefore(vault, career))!.beginning.seed).toBe(save!.beginning.seed);
      await vault.write(['career', 'career/before'].map((key) => ({ do: 'drop', shelf: 'profile', key })));
    }
    expect(names.toSorted()).toEqual(['Priscus', 'Verus']);
    expect((await vault.rows('profile')).map(({ key }) => key)).toEqual([]);
  });
});

/** The career where a pack with this hash and version had a hand in the murmillo. */
const withCats = (hash: string, version: string) => {
  const parts = { packs: { 'ann.cats': { version, hash } }, of: { murmillo: ['ann.cats'] }, always: [] };
  const content = { ...core.munera, parts };
  return careerOf(kitWith('munera', content), ladder, NAMES);
};

describe('a career whose pack is off, or has other cards', () => {
  const then = withCats('0123456789abcdef', '1.0.0');
  const packs = packsOfCareer(then.house, begun('Verus').state);

  it('names the packs of its ladder and people with hash and version, and keeps and exports them', () => {
    expect(packs).toEqual({ 'ann.cats': '0123456789abcdef@1.0.0' });
    expect(packsOfCareer(career.house, begun('Verus').state)).toEqual({});
    expect(readFile(then, fileOf({ ...begun('Verus'), packs })).packs).toEqual(packs);
  });

  it('waits, says for which, and goes on by itself when the pack is as it was', async () => {
    const vault = new Vault(() => 1);
    await keepCareer(vault, { ...begun('Verus'), packs });
    const other = withCats('fedcba9876543210', '1.1.0');
    expect(await loadCareer(vault, other)).toMatchObject({ save: null, waits: ['ann.cats'] });
    expect((await careersAwaitingPacks(vault, other))[0]).toMatchObject({
      season: 1,
      packs: [{ pack: 'ann.cats', was: '1.0.0', now: '1.1.0' }],
    });
    expect((await careersAwaitingPacks(vault, career))[0]!.packs).toEqual([{ pack: 'ann.cats', was: '1.0.0', now: null }]);
    expect((await loadCareer(vault, career)).save).toBeNull();
    expect((await loadCareer(vault, then)).save).toMatchObject({ state: begun('Verus').state, packs });
  });

  it('goes on with other cards when the player says so, and is of them from then on', async () => {
    const vault = new Vault(() => 1);
    await keepCareer(vault, { ...begun('Verus'), packs });
    const other = withCats('fedcba9876543210', '1.1.0');
    await loadCareer(vault, other);
    expect((await goOnWith(vault, other))!.packs).toEqual({ 'ann.cats': 'fedcba9876543210@1.1.0' });
    expect((await loadCareer(vault, other)).save!.state).toEqual(begun('Verus').state);
    expect(await careersAwaitingPacks(vault, other)).toEqual([]);
  });
});
