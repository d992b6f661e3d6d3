import { describe, expect, it } from 'vitest';
import { newSave } from '../../../src/app/career/career-file.ts';
import { careerBefore, keepCareer, loadCareer } from '../../../src/app/career/career-store.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import type { CareerOn } from '../../../src/career/index.ts';
import { fail } from '../../../src/engine/read/index.ts';
import { careerWith } from '../../support/careers.ts';

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
