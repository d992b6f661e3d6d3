import { describe, expect, it } from 'vitest';

import { CARDS } from '../../src/games/cards.ts';
import { core, coreCatalogue, coreFiles, messages, sampleFiles, withPack, loadCatalogue } from './support.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { muneraContent } from '../../src/games/munera/rules/index.ts';

const hunt = (id: string, extra = ''): string =>
  `schema: hunt/2\nid: ${id}\n${extra}name: N\ntext: T\narena: harena\nbeasts: [lion]\nmen: [syrus]\n`;

describe('packs', () => {
  it('come core first, then by id', () => {
    const { catalogue } = loadCatalogue([...sampleFiles, ...coreFiles]);
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core', 'sample']);
  });

  it('have names of their own: a hunt of a pack leaves one of that name in the core alone', () => {
    const { findings, catalogue } = withPack({ 'h.yaml': hunt('ursus') });
    expect(findings).toEqual([]);
    expect(damnatioContent(catalogue!).hunts['ursus']!.beasts).toEqual(['bear']);
    expect(damnatioContent(catalogue!).hunts['acme.test:ursus']!.beasts).toEqual(['lion']);
  });

  it('need a mod.yaml', () => {
    const result = loadCatalogue([...coreFiles, { path: 'stray.yaml', text: hunt('stray') }]);
    expect(messages(result)).toEqual(['stray.yaml:1:1 no mod.yaml in this folder or above']);
    const several = ['b', 'a', 'c'].map((name) => ({ path: `stray/${name}.yaml`, text: hunt(name) }));
    expect(messages(loadCatalogue([...coreFiles, ...several]))).toEqual([
      'stray/a.yaml:1:1 no mod.yaml in this folder or above, nor for 2 other files',
    ]);
  });

  it('say nothing of the files of a pack that is left out', () => {
    const copy = coreFiles.map(({ path, text }) => ({ path: path.replace('content/core', 'copy'), text }));
    const { findings } = loadCatalogue([...coreFiles, ...copy]);
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'content/core/mod.yaml the pack "core" is also in copy/mod.yaml',
      'copy/mod.yaml the pack "core" is also in content/core/mod.yaml',
    ]);
  });

  it('that replace one card are told of each other, and the card stays', () => {
    const pack = (id: string) => [
      { path: `${id}/mod.yaml`, text: `schema: mod/2\nid: me.${id}\nname: T\nversion: 1.0.0\nlicence: MIT\n` },
      { path: `${id}/h.yaml`, text: hunt('ursus', 'overrides: true\n') },
    ];
    const { findings, catalogue } = loadCatalogue([...coreFiles, ...pack('aa'), ...pack('bb')]);
    expect(findings.map(({ file, message, hint }) => `${file} ${message} (${hint})`)).toEqual([
      'aa/h.yaml "ursus" is replaced in bb/h.yaml:2 too; neither counts (one pack at a time can replace a card: leave one of them out)',
      'bb/h.yaml "ursus" is replaced in aa/h.yaml:2 too; neither counts (one pack at a time can replace a card: leave one of them out)',
    ]);
    expect(damnatioContent(catalogue!).hunts['ursus']!.beasts).toEqual(['bear']);
  });

  it('clash when two have one id, and both are left out', () => {
    const other = { path: 'twin/mod.yaml', text: 'schema: mod/2\nid: sample\nname: T\nversion: 1.0.0\nlicence: MIT\n' };
    const { findings, catalogue } = loadCatalogue([...coreFiles, ...sampleFiles, other]);
    expect(findings.map(({ message }) => message)).toContain('the pack "sample" is also in twin/mod.yaml');
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core']);
  });

  it('refuse two cards of one id, both with the place of the other', () => {
    const { findings, catalogue } = withPack({ 'a.yaml': hunt('acme.test:duel'), 'b.yaml': hunt('acme.test:duel') });
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'test/a.yaml "acme.test:duel" is also in test/b.yaml:2; both are left out',
      'test/b.yaml "acme.test:duel" is also in test/a.yaml:2; both are left out',
    ]);
    expect(damnatioContent(catalogue!).hunts['acme.test:duel']).toBeUndefined();
  });

  it('replace a card of the core with overrides', () => {
    const { findings, catalogue } = withPack({ 'h.yaml': hunt('ursus', 'overrides: true\n') });
    expect(findings).toEqual([]);
    expect(damnatioContent(catalogue!).hunts['ursus']!.beasts).toEqual(['lion']);
  });

  it('are told when they override nothing', () => {
    expect(withPack({ 'h.yaml': hunt('nobody', 'overrides: true\n') }).findings).toMatchObject([
      { severity: 'warning', message: 'there is no other "nobody" to override' },
    ]);
  });

  it('add messages to those of the core', () => {
    const { catalogue } = withPack({ 't.yaml': 'schema: text/2\nlanguage: en\nmessages: { arc: { rear: behind, above: above } }\n' });
    expect(catalogue!.text['en']!['arc']).toEqual({ front: 'front', flank: 'flank', rear: 'behind', above: 'above' });
  });
});

describe('the hash', () => {
  const hash = (files: Parameters<typeof loadCatalogue>[0]): string => loadCatalogue(files).catalogue!.hash;
  const edit = (from: string, to: string) => coreFiles.map(({ path, text }) => ({ path, text: text.replace(from, to) }));

  it('is 16 hexadecimal digits, the same in the content of the ruleset', () => {
    expect(coreCatalogue().hash).toMatch(/^[0-9a-f]{16}$/);
    for (const { hash: part } of [damnatioContent(coreCatalogue()), muneraContent(coreCatalogue())]) expect(part).toMatch(/^[0-9a-f]{16}$/);
  });

  it('does not depend on the order of the files, on comments or on layout', () => {
    expect(hash(coreFiles.toReversed())).toBe(coreCatalogue().hash);
    expect(hash(edit('# printed 3/5-2', '# other'))).toBe(coreCatalogue().hash);
    expect(hash(edit('{ slow: 3, charge: 5, leap: 2 }', '\n  leap: 2\n  charge: 5\n  slow: 3'))).toBe(coreCatalogue().hash);
  });

  it('changes with any number on a card, and with the order of the men', () => {
    expect(hash(edit('hitPoints: 24', 'hitPoints: 25'))).not.toBe(coreCatalogue().hash);
    const swapped = coreFiles.map(({ path, text }) => ({
      path,
      text: text.replace(/( {2}- id: syrus\n[^]*?)( {2}- id: dama\n[^]*?)(?= {2}- id: )/, '$2$1'),
    }));
    expect(hash(swapped)).not.toBe(coreCatalogue().hash);
  });

  it('has parts for hunts and for munera', () => {
    const axe = coreFiles.map((file) => ({ path: file.path, text: file.text.replace('name: two-handed axe', 'name: great axe') }));
    const changed = loadCatalogue(axe).catalogue!;
    expect(damnatioContent(changed).hash).toBe(damnatioContent(coreCatalogue()).hash);
    expect(muneraContent(changed).hash).not.toBe(muneraContent(coreCatalogue()).hash);
    expect(changed.hash).not.toBe(coreCatalogue().hash);
  });
});

describe('the catalogue', () => {
  it('is frozen all the way down and plain JSON', () => {
    const catalogue = coreCatalogue();
    const open: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Object.isFrozen(value)) open.push(path);
      for (const [key, part] of Object.entries(value)) walk(part, `${path}.${key}`);
    };
    walk(catalogue, 'catalogue');
    expect(open).toEqual([]);
    expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue);
  });

  const without = (...folders: string[]) =>
    loadCatalogue(coreFiles.filter(({ path }) => !folders.some((each) => path.includes(`/${each}/`))));

  it('has the games that there are cards enough for', () => {
    const games = (...folders: string[]): string[] => Object.keys(without(...folders).catalogue!.content);
    expect(games()).toEqual(CARDS.map(({ game }) => game));
    expect(games('beasts', 'hunts')).toEqual(['munera', 'recount']);
    expect(games('gladiators', 'noxii', 'bestiarii', 'hunts')).toEqual(['damnatio', 'recount']);
    expect(games('arenas', 'hunts')).toEqual(['recount']);
    expect(() => damnatioContent(without('beasts', 'hunts').catalogue!)).toThrow('no sound cards to hunt with');
  });

  it('is null when no game can be played with it, and says what is missing', () => {
    expect(core.catalogue).not.toBeNull();
    expect(loadCatalogue([])).toMatchObject({ catalogue: null, findings: [{ severity: 'error', file: '(no files)' }] });
    const { catalogue, findings } = without('arenas', 'hunts', 'recount', 'ladders', 'programmes');
    expect(catalogue).toBeNull();
    expect(findings.map(({ message }) => message)).toEqual([
      'nothing to play with in these files: there is no sound beast and an arena to hunt in, nor a sound fighter and an arena to fight in, nor a sound class of gladiators for recount',
    ]);
  });
});
