import { describe, expect, it } from 'vitest';
import { LIMITS, type LimitName } from '../../src/engine/limits/index.ts';
import { filesOfText, packText } from '../../src/session/index.ts';
import { coreFiles, loadCatalogue } from './support.ts';

/** What the cards below build on. */
const few = coreFiles.filter(({ path }) => /core\/(mod|beasts\/lion|arenas\/harena)\.yaml/.test(path));
const MOD = { path: 'test/mod.yaml', text: 'schema: mod/2\nid: acme.test\nname: Test\nversion: 1.0.0\nlicence: MIT\n' };

const withPack = (files: Readonly<Record<string, string>>) =>
  loadCatalogue([...few, MOD, ...Object.entries(files).map(([path, text]) => ({ path: `test/${path}`, text }))]);

const x = (letters: number): string => 'x'.repeat(letters);

const hunt = (parts: { readonly id?: string; readonly name?: string; readonly text?: string; readonly note?: string }): string =>
  JSON.stringify({
    schema: 'hunt/2',
    id: 'day',
    name: 'A day',
    text: 'It begins.',
    arena: 'harena',
    beasts: ['lion'],
    men: { draw: 2 },
    ...parts,
  });
const beast = (parts: object): string => JSON.stringify({ schema: 'beast/2', id: 'cat', extends: 'core:lion', name: 'Cat', ...parts });
const damage = (dice: string): string =>
  beast({ attacks: { claw: { name: 'Claw', kind: 'claw', toHit: 9, damage: dice, tell: 'Claws.' } } });
const steps = (count: number) =>
  beast({ procedure: Array.from({ length: count }, (_, i) => ({ id: `s${i}`, trigger: 'control', do: 'maul' })) });
const chain = (length: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length }, (_, i) => [
      `b${i}.yaml`,
      JSON.stringify({ schema: 'beast/2', id: `b${i}`, extends: i === 0 ? 'core:lion' : `b${i - 1}`, name: 'B' }),
    ]),
  );
const deck = (count: number): string =>
  JSON.stringify({
    schema: 'defends/2',
    id: 'axe',
    deck: Array.from({ length: count }, (_, i) => ({ id: `d${i}`, stat: 'agility', bonus: 1, stamina: 0 })),
  });
const rules = (count: number): string =>
  JSON.stringify({
    schema: 'rule/2',
    cards: Array.from({ length: count }, (_, i) => ({ id: `A-${i}`, title: 'T', text: 'T.', ruling: 'house' })),
  });
const lesson = (intro: string): string => `schema: lesson/2\nid: l\nintro: ${intro}\n`;
const message = (letters: number): string => `schema: text/2\nlanguage: en\nmessages: { phase: { over: ${x(letters)} } }\n`;

/** A pack with one file that keeps to a limit when it is asked for it, and is one beyond it otherwise. */
const OF_FILES: readonly (readonly [limit: LimitName, file: (most: number) => string, told: RegExp])[] = [
  ['file', (most) => `# ${x(most - 2)}`, /^larger than 256 kB$/],
  ['nesting', (most) => `schema: hunt/2\nnote: ${'['.repeat(most)}${']'.repeat(most)}\n`, /^nested too deeply$/],
  ['packCards', rules, /^the pack has 2001 cards; at most 2000 are read$/],
  ['fullName', (most) => hunt({ id: x(most - 'acme.test:'.length) }), /longer than 60 characters/],
  ['id', (most) => MOD.text.replace('acme.test', `acme.${x(most - 5)}`), /a pack is called author.pack/],
  ['name', (most) => hunt({ name: x(most) }), /at most 60 characters/],
  ['text', (most) => hunt({ text: x(most) }), /at most 600 characters/],
  ['text', message, /at most 600 characters/],
  ['line', (most) => beast({ attacks: { claw: { tell: x(most) } } }), /at most 200 characters/],
  ['note', (most) => hunt({ note: x(most) }), /at most 300 characters/],
  [
    'rule',
    (most) => JSON.stringify({ schema: 'rule/2', id: 'A-1', title: 'T', text: x(most), ruling: 'house' }),
    /at most 1200 characters/,
  ],
  ['lessonWords', (most) => lesson('x '.repeat(most)), /at most 40 words/],
  ['steps', steps, /at most 40 entries/],
  ['deck', deck, /at most 60 entries/],
  ['dice', (most) => damage(`${most}d2`), /at most 10 dice/],
  ['sides', (most) => damage(`1d${most}`), /at most 100 sides/],
];

describe('limits of what is read', () => {
  it.each(OF_FILES)('%s: so much, and no more', (limit, file, told) => {
    const found = (most: number) =>
      withPack({ [limit === 'id' ? 'b/mod.yaml' : 'made.yaml']: file(most) }).findings.filter(({ message: text }) => told.test(text));
    expect(found(LIMITS[limit])).toEqual([]);
    expect(found(LIMITS[limit] + 1)).not.toEqual([]);
  });

  it('extends: so many cards in a line, and no more', () => {
    const told = (length: number) => withPack(chain(length)).findings.filter(({ message: text }) => /cards extend each other/.test(text));
    expect(told(LIMITS.extends)).toEqual([]);
    expect(told(LIMITS.extends + 2).length).toBeGreaterThan(0);
  });

  it('throws: dice that nobody can count', () => {
    const told = (dice: string) =>
      withPack({ 'cat.yaml': damage(dice) }).findings.filter(({ message: text }) => /nobody can count/.test(text));
    expect(told('6d100')).toEqual([]); // 10^12
    expect(told('7d100')).toHaveLength(1);
  });

  it('findings of a file: so many, then how many more there are', () => {
    const faults = (count: number) => {
      const keys = Array.from({ length: count }, (_, i) => `    nothing${i}: { x: y }`).join('\n');
      const { findings } = withPack({ 'de.yaml': `schema: text/2\nlanguage: de\ntexts:\n  beast:\n${keys}\n` });
      return findings.filter(({ file }) => file === 'test/de.yaml');
    };
    expect(faults(LIMITS.findings + 1)).toHaveLength(LIMITS.findings + 1); // one more is no longer than to say so
    const many = faults(LIMITS.findings + 312);
    expect(many).toHaveLength(LIMITS.findings + 1);
    expect(many.at(-1)).toMatchObject({ severity: 'error', line: LIMITS.findings + 5, message: 'and 312 more in this file' });
  });

  it('a pack that is too large goes with its cards, and the rest stays', () => {
    const { catalogue, findings } = withPack({ 'rules.txt.yaml': rules(LIMITS.packCards + 1), 'day.yaml': hunt({}) });
    expect(findings.map(({ message: text }) => text)).toEqual([expect.stringContaining('the pack has 2002 cards')]);
    expect(catalogue!.packs.map(({ id }) => id)).toEqual(['core']);
  });

  it('packValues: a few letters that inherit much count as what they come to', () => {
    const lions = (count: number) =>
      JSON.stringify({ schema: 'beast/2', cards: Array.from({ length: count }, (_, i) => ({ id: `b${i}`, extends: 'core:lion' })) });
    const told = (count: number) => withPack({ 'lions.yaml': lions(count) }).findings.map(({ message: text }) => text);
    expect(told(100)).toEqual([]);
    const [only, ...others] = told(1000);
    expect(only).toMatch(/^with all they inherit its cards come to \d+ values; at most 40000 are read$/);
    expect(others).toEqual([]);
  });

  it('packValues: cards that extend each other in a ring are told as that', () => {
    const ring = JSON.stringify({ schema: 'beast/2', cards: [0, 1].map((i) => ({ id: `b${i}`, extends: `b${1 - i}` })) });
    expect(withPack({ 'ring.yaml': ring }).findings.every(({ message: text }) => /extends this card in turn/.test(text))).toBe(true);
  });
});

describe('limits of what is sent', () => {
  const pack = (count: number, letters = 1) => Array.from({ length: count }, (_, i) => ({ path: `f${i}.yaml`, text: x(letters) }));

  it('files, letters and paths of a pack', () => {
    expect(filesOfText(packText(pack(LIMITS.packFiles)))).toHaveLength(LIMITS.packFiles);
    expect(() => packText(pack(LIMITS.packFiles + 1))).toThrow('at most 300');
    expect(() => packText(pack(2, LIMITS.pack / 2 + 1))).toThrow('at most 1000000');
    const path = (letters: number) => [{ path: `${x(letters - 5)}.yaml`, text: 'x' }];
    expect(packText(path(LIMITS.path))).toBe('x');
    expect(() => packText(path(LIMITS.path + 1))).toThrow('A file in it is called');
  });
});

it('a file as large as may be is read in no time, and loading keeps to every limit at once', () => {
  const wide = `schema: text/2\nlanguage: de\nmessages:\n  phase:\n${Array.from({ length: 12_000 }, (_, i) => `    k${i}: "{x}"`).join('\n')}\n`;
  expect(wide.length).toBeLessThan(LIMITS.file);
  const { findings } = loadCatalogue([{ path: 'a/de.yaml', text: wide }]);
  expect(findings.length).toBeLessThanOrEqual(LIMITS.findings + 1);
});
