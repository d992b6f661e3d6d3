import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFiles, loadCatalogue } from './support.ts';

const few = coreFiles.filter(({ path }) => /mod\.yaml|beasts|arenas|attacks|defends|noxii|gear/.test(path));
const mod = (id: string, needs = '', version = '1.2.0'): string =>
  `schema: mod/2\nid: ${id}\nname: N\nversion: ${version}\nlicence: MIT\n${needs && `needs: { packs: { ${needs} } }\n`}`;
const cat = (id: string, parent: string): string => `schema: beast/2\nid: ${id}\nextends: ${parent}\nname: { en: ${id} }\n`;
const load = (files: Readonly<Record<string, string>>) =>
  loadCatalogue([...few, ...Object.entries(files).map(([path, text]) => ({ path, text }))]);
const packs = (files: Readonly<Record<string, string>>): string[] => load(files).catalogue!.packs.map(({ id }) => id);

describe('what a pack needs', () => {
  const two = { 'two/mod.yaml': mod('bob.two'), 'two/a.yaml': cat('wolf', 'lion') };

  it('lets it in when it is there in a version that will do', () => {
    for (const range of ['^1.0.0', '1.2.x', '>=1.0.0 <2.0.0', '*'])
      expect(packs({ ...two, 'one/mod.yaml': mod('ann.one', `bob.two: '${range}'`), 'one/a.yaml': cat('dog', 'bob.two:wolf') })).toEqual([
        'core',
        'ann.one',
        'bob.two',
      ]);
  });

  it('leaves it out, and it alone, when it is not', () => {
    const of = (needs: string) => load({ ...two, 'one/mod.yaml': mod('ann.one', needs), 'one/a.yaml': cat('dog', 'lion') });
    const said = (needs: string): string[] => of(needs).findings.map(({ line, message }) => `${line} ${message}`);
    expect(said("bob.two: '^2.0.0'")).toEqual(['6 "bob.two" is here in version 1.2.0, not in ^2.0.0']);
    expect(said("bob.tow: '*'")).toEqual(['6 the pack "bob.tow" is not here, or is left out']);
    expect(said('bob.two: newest')).toEqual(['6 "newest" is no range of versions']);
    expect(of("bob.two: '^2.0.0'").catalogue!.packs.map(({ id }) => id)).toEqual(['core', 'bob.two']);
  });

  it('leaves out with it whoever needs it in turn', () => {
    const chain = {
      'a/mod.yaml': mod('a.a', "b.b: '*'"),
      'b/mod.yaml': mod('b.b', "c.c: '*'"),
    };
    expect(packs(chain)).toEqual(['core']);
    expect(load(chain).findings.map(({ file }) => file)).toEqual(['a/mod.yaml', 'b/mod.yaml']);
  });
});

describe('a file with several cards', () => {
  const text = `cards:\n  - { schema: mod/2, id: ann.one, name: N, version: 1.0.0, licence: MIT }\n  - { schema: beast/2, id: dog, extends: core:lion, name: { en: Dog } }\n  - { schema: beast/2, id: wolf, extends: dog, name: { en: Wolf } }\n`;

  it('may be a whole pack', () => {
    const { catalogue, findings } = load({ 'anywhere/dogs.yaml': text });
    expect(findings).toEqual([]);
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core', 'ann.one']);
    expect(catalogue!.cards.filter(({ pack }) => pack === 'ann.one').map(({ id }) => id)).toEqual(['ann.one:dog', 'ann.one:wolf']);
  });

  it('holds nothing but cards', () => {
    const wrong = load({ 'dogs.yaml': `author: Ann\n${text}`, 'x/mod.yaml': 'schema: beast/2\ncards: 7\n' });
    expect(wrong.findings.map(({ message }) => message)).toEqual(['"author" stands beside "cards"', '"cards" is a list of cards']);
  });
});

describe('load order', () => {
  it('changes no result', () => {
    const files = [
      { path: 'one/mod.yaml', text: mod('ann.one', "bob.two: '*'") },
      { path: 'one/a.yaml', text: cat('dog', 'wolf') },
      { path: 'one/b.yaml', text: cat('wolf', 'bob.two:wolf') },
      { path: 'two/mod.yaml', text: mod('bob.two') },
      { path: 'two/a.yaml', text: cat('wolf', 'lion') },
    ];
    const { catalogue, findings } = loadCatalogue([...few, ...files]);
    const all = fc.shuffledSubarray([...few, ...files], { minLength: few.length + files.length });
    fc.assert(
      fc.property(all, (shuffled) => {
        const again = loadCatalogue(shuffled);
        expect(again.catalogue!.hash).toBe(catalogue!.hash);
        expect(again.catalogue!.cards).toEqual(catalogue!.cards);
        expect(again.findings).toEqual(findings);
      }),
      { numRuns: 6 },
    );
  });
});
