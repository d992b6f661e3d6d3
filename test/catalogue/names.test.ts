import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/engine/limits/index.ts';
import { canonicalName, fullName, isPackId, parseName, splitName } from '../../src/catalogue/index.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { coreFiles, loadCatalogue, messages } from './support.ts';

const mod = (id: string, needs: readonly string[] = []): string =>
  `schema: mod/2\nid: ${id}\nname: N\nversion: 1.0.0\nlicence: MIT\nneeds: { packs: { ${needs.map((each) => `${each}: '*'`).join(', ')} } }\n`;
const cat = (id: string, parent: string): string => `schema: beast/2\nid: ${id}\nextends: ${parent}\n`;
const hunt = (id: string, beast: string, men = 'syrus'): string =>
  `schema: hunt/2\nid: ${id}\nname: N\ntext: T\narena: harena\nbeasts: ['${beast}']\nmen: ['${men}']\n`;
const cards = coreFiles.filter(({ path }) => !path.includes('/rules/'));

/** The core and these files, by path. */
const load = (files: Readonly<Record<string, string>>) =>
  loadCatalogue([...cards, ...Object.entries(files).map(([path, text]) => ({ path, text }))]);

describe('names', () => {
  const local = fc.stringMatching(/^[a-z][A-Za-z0-9-]{0,19}$/);
  const pack = fc.oneof(fc.constantFrom('core', 'sample'), fc.stringMatching(/^[a-z][a-z0-9-]{0,14}\.[a-z][a-z0-9-]{0,14}$/));

  it('are taken apart as they were put together', () => {
    fc.assert(
      fc.property(pack, local, (owner, id) => {
        expect(isPackId(owner)).toBe(true);
        expect(splitName(fullName(owner, id))).toEqual({ pack: owner, local: id });
        expect(parseName(`${owner}:${id}`)).toEqual({ pack: owner, local: id });
        expect(canonicalName(`${owner}:${id}`)).toBe(fullName(owner, id));
      }),
    );
  });

  it('are none with other characters, without a card, or too long', () => {
    for (const text of [
      '',
      ':lion',
      'core:',
      'a.b.c:lion',
      'Core:lion',
      'a:b:c',
      'sample.leopard',
      'a b',
      '__proto__',
      'a'.repeat(LIMITS.fullName + 1),
    ])
      expect(parseName(text), text).toBeNull();
    for (const text of ['lion', 'venatio', 'a.b.c', '.a', 'a.', 'A.b', `a.${'b'.repeat(40)}`]) expect(isPackId(text), text).toBe(false);
  });
});

describe('a name in a card', () => {
  it('is of the own pack first, then of the packs it needs, then of the core', () => {
    const { catalogue, findings } = load({
      'one/mod.yaml': mod('ann.one', ['bob.two']),
      'one/a.yaml': cat('lion', 'core:lion'),
      'one/h1.yaml': hunt('own', 'lion'),
      'one/h2.yaml': hunt('needed', 'bear'),
      'one/h3.yaml': hunt('ofCore', 'bull'),
      'one/h4.yaml': hunt('plain', 'core:lion'),
      'one/h5.yaml': hunt('far', 'bob.two:lion'),
      'two/mod.yaml': mod('bob.two'),
      'two/a.yaml': cat('bear', 'core:bear'),
      'two/b.yaml': cat('lion', 'core:bear'),
    });
    expect(findings).toEqual([]);
    const { hunts, beasts } = damnatioContent(catalogue!);
    const beastOf = (id: string): string => hunts[`ann.one:${id}`]!.beasts[0]!;
    expect(['own', 'needed', 'ofCore', 'plain', 'far'].map(beastOf)).toEqual([
      'ann.one:lion',
      'bob.two:bear',
      'bull',
      'lion',
      'bob.two:lion',
    ]);
    expect(beasts['bob.two:lion']!.ratings).toEqual(beasts['bear']!.ratings);
    expect(beasts['ann.one:lion']!.ratings).toEqual(beasts['lion']!.ratings);
  });

  it('that two packs have is told apart by whoever writes it', () => {
    const { findings } = load({
      'one/mod.yaml': mod('ann.one', ['bob.two', 'cy.three']),
      'one/h.yaml': hunt('h', 'wolf'),
      'two/mod.yaml': mod('bob.two'),
      'two/a.yaml': cat('wolf', 'lion'),
      'three/mod.yaml': mod('cy.three'),
      'three/a.yaml': cat('wolf', 'bear'),
    });
    expect(findings[0]).toMatchObject({
      file: 'one/h.yaml',
      line: 6,
      message: '"wolf" is in bob.two and in cy.three',
      hint: 'write "bob.two:wolf"',
    });
  });

  it('is of no pack that is not needed', () => {
    const two = { 'two/mod.yaml': mod('bob.two'), 'two/a.yaml': cat('wolf', 'lion') };
    const of = (beast: string): string | undefined =>
      messages(load({ 'one/mod.yaml': mod('ann.one'), 'one/h.yaml': hunt('h', beast), ...two }))[0];
    expect(of('wolf')).toBe('one/h.yaml:6:10 "wolf" is in bob.two, which the pack "ann.one" does not need');
    expect(of('bob.two:wolf')).toBe('one/h.yaml:6:10 the pack "ann.one" does not need "bob.two"');
    expect(of('bob.tow:wolf')).toBe('one/h.yaml:6:10 there is no pack "bob.tow" here');
  });

  it('names the card itself without a pack, or with its own', () => {
    const of = (id: string) => messages(load({ 'one/mod.yaml': mod('ann.one'), 'one/h.yaml': cat(id, 'lion') }));
    expect(of('ann.one:wolf')).toEqual([]);
    expect(of('bob.two:wolf')).toEqual(['one/h.yaml:2:5 this card is in the pack "ann.one"']);
    expect(of('w'.repeat(57))[0]).toContain('is longer than 60 characters');
  });
});
