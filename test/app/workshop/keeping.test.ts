import { expect, it } from 'vitest';
import { packsOn, type StoredPack } from '../../../src/app/packs/stored-packs.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import { beginDraft, draftsOfPack } from '../../../src/app/workshop/drafts-store.ts';
import { keepAndTurnOn } from '../../../src/app/workshop/pack-bar.tsx';

const pack = (id: string, name: string, version: string): StoredPack => ({
  about: { id, name, version, licence: '', authors: [], text: '' },
  files: [{ path: 'mod.yaml', text: `schema: mod/2\nid: ${id}\nname: ${name}\nversion: ${version}\n` }],
  savedAt: 0,
});

it('whoever keeps a pack is told which one, and what it took the place of', async () => {
  const vault = new Vault(() => 1);
  const keep = (...words: [string, string, string]): Promise<string> => keepAndTurnOn(vault, pack(...words));
  expect(await keep('ann.cats', 'Leopard', '0.1.0')).toBe('Leopard (ann.cats 0.1.0) is kept while this page is open, and on.');
  expect(await keep('ann.cats', 'Leopard', '0.1.0')).toContain('It took the place of what was kept of it before');
  expect(await keep('ann.cats', 'Lynx', '0.2.0')).toContain('It took the place of Leopard (ann.cats 0.1.0), which Packs can bring back.');
  expect(await keep('bo.cats', 'Lynx', '0.2.0')).not.toContain('took the place');
  expect(await packsOn(vault)).toEqual(['ann.cats', 'bo.cats']);
});

it('drafts of one pack are told from others, and from the one that is asked about', async () => {
  const vault = new Vault(() => 1);
  const begin = (id: string) => beginDraft(vault, { name: '', from: '', seed: 's', files: pack(id, 'Cats', '0.1.0').files });
  const [own, twin] = [await begin('ann.cats'), await begin('ann.cats'), await begin('bo.cats')];
  expect((await draftsOfPack(vault, 'ann.cats', own)).map(({ id }) => id)).toEqual([twin]);
  expect(await draftsOfPack(vault, 'cy.cats', own)).toEqual([]);
});
