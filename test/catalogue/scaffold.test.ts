import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { loadCatalogue, scaffold } from '../../src/catalogue/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { CARDS } from '../../src/games/cards.ts';

const core = contentFiles(['content/core'], process.cwd());
const { catalogue } = loadCatalogue(core, CARDS);

function begun(from: string): { readonly files: readonly { path: string; text: string }[]; readonly said: string[] } {
  const files = scaffold(CARDS, catalogue!, { id: 'novelty', pack: 'ann.trial', from })!;
  const placed = files.map(({ path, text }) => ({ path: `trial/${path}`, text }));
  const { findings } = loadCatalogue([...core, ...placed], CARDS);
  return { files, said: findings.map(({ file, line, message }) => `${file}:${line} ${message}`) };
}

describe('a new card from another one', { timeout: 30_000 }, () => {
  it('explains each line, and nothing in it is wrong', () => {
    const { files, said } = begun('core:lion');
    expect(said).toEqual([]);
    const card = files.find(({ path }) => path === 'novelty.yaml')!.text;
    expect(card).toContain('extends: core:lion');
    expect(card).toContain('id: novelty');
    const lines = card.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => !line.includes('#'))).toEqual([]);
  });

  it('holds together for one card of every kind that packs have, as a difference and written out', () => {
    const kinds = new Map(catalogue!.cards.map((card) => [card.kind, card]));
    const packs = [...kinds.values()].flatMap(({ kind, id }) => [false, true].map((whole) => ({ kind, id, whole })));
    const files = packs.flatMap(({ kind, id, whole }, n) => {
      const ask = { id: 'novelty', pack: `ann.trial-${n}`, from: id, whole, kind };
      return scaffold(CARDS, catalogue!, ask)!.map(({ path, text }) => ({ path: `trial-${n}/${path}`, text }));
    });
    const wrong = loadCatalogue([...core, ...files], CARDS).findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
    expect(wrong).toEqual([expect.stringContaining('nobody carries'), expect.stringContaining('nobody carries')]);
    // Every line can be put in force by taking its # away.
    const inForce = files.map(({ text }) => text.replace(/^# (?:Take|yaml-).*/gm, '').replace(/^# ?/gm, ''));
    expect(inForce.flatMap((text) => parseDocument(text).errors.map(({ message }) => message))).toEqual([]);
  });

  it('begins as nothing where there is no such card', () => {
    expect(scaffold(CARDS, catalogue!, { id: 'novelty', pack: 'ann.trial', from: 'core:unicorn' })).toBeNull();
  });
});
