import { describe, expect, it } from 'vitest';
import { formatFinding, formatFindings } from '../../src/catalogue/index.ts';
import { editDistance, nearest } from '../../src/engine/read/suggest.ts';
import { changed, coreFiles, withPack, loadCatalogue } from './support.ts';

const LION = 'content/core/beasts/lion.yaml';
const print = (result: ReturnType<typeof changed>): string => result.findings.map(formatFinding).join('\n');

describe('a finding', () => {
  it('shows file, line, column, path, the line with carets and what was probably meant', () => {
    const result = changed('content/core/beasts/bear.yaml', (text) => text.replace('charge: 4', 'chrage: 4'));
    expect(print(result).split('\n').slice(0, 3).join('\n')).toBe(
      [
        'content/core/beasts/bear.yaml:6:18 error: move.chrage: unknown key "chrage"',
        '  6 | move: { slow: 2, chrage: 4 }                      # printed 2/4',
        '    |                  ^^^^^^ did you mean "charge"?',
      ].join('\n'),
    );
  });

  it('comes for every fault of every file in one pass, and for those who referred to the broken card', () => {
    const files = coreFiles.map((file) => ({
      path: file.path,
      text:
        file.path === LION
          ? file.text.replace('kind: leap', 'kind: laep').replace('toHit: 16', 'toHit: many')
          : file.path.endsWith('harena.yaml')
            ? file.text.replace('radius: 8', 'radius: 6')
            : file.text,
    }));
    const { findings } = loadCatalogue(files);
    const found = findings.flatMap(({ file, line, message, hint, waitsFor }) =>
      waitsFor === undefined ? [`${file.split('/').at(-1)}:${line} ${message} (${hint})`] : [],
    );
    expect(found).toEqual([
      'harena.yaml:5 a hunt needs a radius of 7 to 10 (undefined)',
      'lion.yaml:11 expected leap, charge, claw, bite, hook, kick, trample, cuff, hug or auto, not "laep" (did you mean "leap"?)',
      'lion.yaml:12 expected a number, not "many" (undefined)',
    ]);
    expect(formatFindings(findings).slice(found.length)).toEqual([
      expect.stringMatching(/^\d+ others wait for content\/core\/beasts\/lion.yaml$/),
      expect.stringMatching(/^\d+ others wait for content\/core\/arenas\/harena.yaml$/),
    ]);
    const left = findings.find(({ file, line }) => file.endsWith('two-hunters.yaml') && line === 7);
    expect(left).toMatchObject({
      message: 'the beast "lion" is left out because of faults of its own',
      hint: 'see content/core/beasts/lion.yaml',
      waitsFor: 'content/core/beasts/lion.yaml',
    });
  });

  it('is one cause with everything that waits for it, whichever card is broken', () => {
    const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
    const cards = coreFiles.filter(({ path }) => !/rules|text|mod\.yaml/.test(path));
    const first = cards.filter(({ path }, i) => cards.findIndex((other) => folderOf(other.path) === folderOf(path)) === i);
    const stray = first.flatMap(({ path }) => {
      const { findings } = changed(path, (text) => `${text}\nnobodysKey: 1\n`);
      const causes = findings.filter(({ severity, waitsFor }) => severity === 'error' && waitsFor === undefined);
      expect(causes.length).toBeGreaterThan(0);
      return causes.filter(({ file }) => file !== path).map(({ file, message }) => `${path} → ${file}: ${message}`);
    });
    expect(stray).toEqual([]);
  });

  it('gives a terminal nothing to obey, whatever the text or the name of a file holds', () => {
    const evil = '\u001b[2J\u001b]52;c;eA==\u0007\u009b\u202e\u2066\r';
    const { findings } = loadCatalogue([{ path: `a${evil}\nb.yaml`, text: `schema: text/2\nlanguage: en${evil}\n` }]);
    const shown = formatFinding({ ...findings[0]!, path: `x${evil}`, message: `m${evil}\n`, hint: `h${evil}` });
    expect(shown).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect(shown.split('\n')).toHaveLength(3);
    expect(shown).toMatch(/ \^+ h\ufffd/);
  });

  it('says where the other languages go of a text that stands in one, and takes no other map for languages', () => {
    const head = (name: string) => ({
      path: 'a/mod.yaml',
      text: `schema: mod/2\nid: ann.cats\nname: ${name}\nversion: 1.0.0\nlicence: MIT\n`,
    });
    const told = (name: string) =>
      loadCatalogue([head(name)])
        .findings.filter(({ path }) => path === 'name')
        .map(({ message, hint }) => [message, hint]);
    const place = 'under texts: { pack: { ann.cats: { name: … } } })';
    const one = 'expected text in one language';
    expect(told('{ de: Katzen, en: "Cats: all" }')).toEqual([
      [one, `write "Cats: all"; what it is in de goes in a text file (schema: text/2, language: de, ${place}`],
    ]);
    expect(told('{ la: Feles, de: Katzen, fr: Chats }')).toEqual([
      [one, `write "Feles"; what it is in de and fr goes in a text file each (schema: text/2, language: de, ${place}`],
    ]);
    expect(told('{ en: Cats }')).toEqual([[one, 'write "Cats"']]);
    expect([told('{ xx: Cats }'), told('{ short: Cats }'), told('{ en: [Cats] }')].flat(2).filter((text) => text !== undefined)).toEqual(
      Array.from({ length: 3 }, () => 'expected text'),
    );
  });

  it('names the rule that it comes from', () => {
    const result = changed('content/core/noxii/noxii.yaml', (text) => text.replace('level: 1', 'level: 1\n    padding: 2'));
    expect(print(result)).toContain('padding: noxii have no armour and no padding [D-183]');
  });

  it('cuts a long line to a window round the place', () => {
    const result = changed(LION, (text) => text.replace('tell: Both forepaws.', `tell: Both forepaws${'!'.repeat(90)}, weapom: paws`));
    const { excerpt, column } = result.findings[0]!;
    const [shown, carets] = excerpt.split('\n');
    expect(column).toBeGreaterThan(100);
    expect(shown!.length).toBeLessThan(110);
    expect(shown!.slice(carets!.indexOf('^'), carets!.lastIndexOf('^') + 1)).toBe('weapom');
  });

  it('keeps its columns right in files with Windows line ends', () => {
    const result = changed(LION, (text) => text.replace('leap: 2', 'lep: 2').replaceAll('\n', '\r\n'));
    expect(result.findings[0]).toMatchObject({ file: LION, line: 6, column: 29, excerpt: expect.not.stringContaining('\r') as string });
  });
});

describe('where there is a choice of shapes, a finding', () => {
  const say = (body: string): string[] =>
    withPack({ 'cat.yaml': `schema: beast/2\nid: cat\nextends: lion\n${body}\n` }).findings.map(
      ({ column, message, hint }) => `${column} ${message} (${hint})`,
    );

  it('speaks of the shape that was meant', () => {
    expect(say('procedure: { before: seize, insrt: [] }')).toEqual(['29 unknown key "insrt" (did you mean "insert"?)']);
    expect(say('procedure: [ { id: a, trigger: charge, when: { position: fornt }, do: rake, rule: D-196 } ]')).toContain(
      '58 expected front, flank or rear, not "fornt" (did you mean "front"?)',
    );
  });

  it('names the choice when nothing fits', () => {
    expect(say('attacks: { rake: { knockdown: often } }')).toEqual(['31 expected true, or { atDamage: 10 } (undefined)']);
    expect(say('wounds: { X: {} }')).toEqual(['11 unknown key "X" (known: head, body, legs)']);
  });
});

describe('did you mean', () => {
  it('counts letters put in, left out, changed and swapped', () => {
    expect(editDistance('leap', 'lep')).toBe(1);
    expect(editDistance('leap', 'laep')).toBe(1);
    expect(editDistance('leap', 'reap')).toBe(1);
    expect(editDistance('', 'leap')).toBe(4);
  });

  it('finds the nearest word, and none when nothing is near', () => {
    expect(nearest('naturalArmour', ['naturalArmour', 'guard'])).toBe('naturalArmour');
    expect(nearest('Charge', ['charge'])).toBe('charge');
    expect(nearest('xyz', ['charge', 'leap'])).toBeNull();
  });
});
