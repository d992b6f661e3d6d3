import { afterEach, describe, expect, it } from 'vitest';
import { dealt } from '../../../src/app/packs/load-cards.ts';
import { cardBegun } from '../../../src/app/workshop/draft-files.tsx';
import type { ContentFile, ScaffoldAsk } from '../../../src/catalogue/index.ts';

const about = (id: string) => ({ id, name: id, version: '1.0.0', licence: '', authors: [], text: '' });
const packOf = (id: string) => ({ about: about(id), files: [{ path: 'mod.yaml', text: id }], savedAt: 0 });
const ask: ScaffoldAsk = { kind: 'beast', from: 'ann.cats:leopard', id: 'puma', pack: 'my.cats', whole: false };
const before = dealt.value;

afterEach(() => void (dealt.value = before));

describe('a new card of a draft', () => {
  it('begins beside the packs that are on, but for the one that the draft stands for', async () => {
    dealt.value = { packs: [packOf('ann.cats'), packOf('my.cats')], checked: null, why: null };
    let beside: readonly ContentFile[] = [];
    const begin = (_: ScaffoldAsk, around: readonly ContentFile[]) => {
      beside = around;
      return Promise.resolve([
        { path: 'mod.yaml', text: 'head' },
        { path: 'beasts/puma.yaml', text: 'card' },
      ]);
    };
    expect(await cardBegun({ begin }, ask)).toEqual([{ path: 'beasts/puma.yaml', text: 'card' }]);
    expect(beside.map(({ text }) => text)).toEqual(['ann.cats']);
  });

  it('says why nothing came of it', async () => {
    await expect(cardBegun({ begin: () => Promise.resolve(null) }, ask)).rejects.toThrow('no card ann.cats:leopard');
  });
});
