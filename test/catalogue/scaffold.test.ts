import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import {
  filesOfPack,
  loadCatalogue,
  needsOf,
  scaffold,
  scaffoldPack,
  scaffoldRule,
  translationSkeleton,
} from '../../src/catalogue/index.ts';
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

  it('is a rule of its own, a head alone, or every text of a pack in its own words, and nothing in them is wrong', () => {
    const own = [
      { path: 'cats/mod.yaml', text: 'schema: mod/2\nid: ann.cats\nname: Cats\nversion: 1.2.0\nlicence: CC0-1.0\n' },
      {
        path: 'cats/cat.yaml',
        text: 'schema: beast/2\nid: cat\nextends: core:lion\nname: { en: Cat, de: Katze }\nattacks: { maul: { tell: It bites. } }\n',
      },
      { path: 'cats/en.yaml', text: 'schema: text/2\nlanguage: en\nmessages: { phase: { setup: Ready } }\n' },
    ];
    const cats = loadCatalogue([...core, ...own], CARDS).catalogue!;
    const ask = { language: 'de', of: 'ann.cats', pack: 'ann.trial' };
    const [texts, ...more] = translationSkeleton(CARDS, { catalogue: cats, files: filesOfPack([...core, ...own], 'ann.cats') }, ask);
    expect(more).toEqual([]);
    expect(parseDocument(texts!.text).toJSON()).toEqual({
      schema: 'text/2',
      language: 'de',
      messages: { phase: { setup: 'Ready' } },
      texts: { beast: { 'ann.cats:cat': { name: 'Katze', attacks: { maul: { tell: 'It bites.' } } } } },
    });
    const needs = needsOf(cats, 'ann.cats', 'ann.trial');
    const head = scaffoldPack({ pack: 'ann.trial', name: 'Trial', text: 'A trial.', needs });
    const placed = [head, scaffoldRule({ id: 'A-001' }), texts!].map(({ path, text }) => ({ path: `trial/${path}`, text }));
    expect(loadCatalogue([...core, ...own, ...placed], CARDS).findings).toEqual([]);
  });

  it('is a file for each kind where the core is translated', () => {
    const files = translationSkeleton(CARDS, { catalogue: catalogue!, files: core }, { language: 'de', of: 'core', pack: 'ann.trial' });
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    expect(texts.get('de-messages.yaml')).toContain('\n    setup: Set-up\n');
    expect(texts.get('de-lesson.yaml')).toContain('\n    core:whirl:\n');
    expect(texts.get('de-rule.yaml')).toContain('\n    core:D-001:\n');
  });

  it('begins as nothing where there is no such card', () => {
    expect(scaffold(CARDS, catalogue!, { id: 'novelty', pack: 'ann.trial', from: 'core:unicorn' })).toBeNull();
  });
});
