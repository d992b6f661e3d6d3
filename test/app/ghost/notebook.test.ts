import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { notebookOf } from '../../../src/app/ghost/notebook.ts';
import { keepScouted, knownOf, loadScouted } from '../../../src/app/storage/scouted.ts';
import { exportAll, importAll } from '../../../src/app/storage/transfer.ts';
import type { Behaviour } from '../../../src/engine/mind/index.ts';
import { entrant, muneraSetup } from '../../../src/games/munera/rules/index.ts';
import { treeHash } from '../../../src/session/index.ts';
import { freshIndexedDb, kit, openVault } from '../support.ts';

beforeEach(freshIndexedDb);

const leaf = (call: string) => ({ type: 'action', call }) as const;
const eater: Behaviour = {
  id: 'eater',
  name: 'the eater',
  game: 'fruit',
  about: 'Eats.',
  weights: {},
  tree: { type: 'selector', children: [leaf('fig'), leaf('pear')] },
};
const setup = muneraSetup({ fighters: [entrant({ card: 'gaul', side: 'i' }), entrant({ card: 'thraex', side: 'ii' })] });
const took = (...node: number[]) => ({ passed: [{ node, held: true }] });

describe('what was seen of somebody', () => {
  it('is kept by branch and by fight, once each', async () => {
    const vault = await openVault();
    const book = notebookOf(vault, { setup, seed: 'a' });
    book.note(eater, took(1));
    book.note(eater, took(1));
    expect(await book.known(eater)).toEqual({ seen: new Set(['1']), bouts: 1 });
    const again = notebookOf(vault, { setup, seed: 'a' });
    again.note(eater, took(0));
    expect(await again.known(eater)).toEqual({ seen: new Set(['1', '0']), bouts: 1 });
    const other = notebookOf(await openVault(), { setup, seed: 'b' });
    other.note(eater, { passed: [] });
    expect(await other.known(eater)).toEqual({ seen: new Set(['1', '0']), bouts: 2 });
  });

  it('is of the tree that he had: another tree is not known', async () => {
    const vault = await openVault();
    const book = notebookOf(vault, { setup, seed: 'a' });
    book.note(eater, took(1));
    const changed = { ...eater, tree: { type: 'selector', children: [leaf('pear'), leaf('fig')] } } as const;
    expect(await book.known(changed)).toEqual({ seen: new Set(), bouts: 0 });
    expect(treeHash(changed)).not.toBe(treeHash(eater));
  });

  it('goes along with an export, and is joined with what is known there', async () => {
    const vault = await openVault();
    const book = notebookOf(vault, { setup, seed: 'a' });
    book.note(eater, took(1));
    await book.keep();
    const text = await exportAll(vault);
    freshIndexedDb();
    const there = await openVault();
    const own = notebookOf(there, { setup, seed: 'b' });
    own.note(eater, took(0));
    await own.keep();
    await importAll(kit, there, text);
    expect(knownOf(await loadScouted(there), eater)).toEqual({ seen: new Set(['0', '1']), bouts: 2 });
    expect(await importAll(kit, there, text)).toMatchObject({ added: 0 });
  });

  it('keeps the trees that were met last', async () => {
    const vault = await openVault();
    const many = Array.from({ length: 230 }, (_, i) => ({ behaviour: `b${i}`, tree: 't', seen: [], fights: ['f'] }));
    await keepScouted(vault, many);
    const known = await loadScouted(vault);
    expect(known).toHaveLength(200);
    expect(known.at(-1)!.behaviour).toBe('b229');
  });
});
