import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../src/catalogue/index.ts';
import { parseYaml } from '../../src/catalogue/parse.ts';
import { alone, coreFiles, messages, loadCatalogue } from './support.ts';
import { cpuTime } from '../support/cpu-time.ts';

/** What the loader says first about a file. */
const first = (text: string): string | undefined => messages(alone(text))[0];

const HEAD = 'schema: text/2\nlanguage: en\nmessages:\n';

describe('YAML that is refused', () => {
  const refused: readonly (readonly [what: string, text: string, message: string])[] = [
    ['an empty file', '', 'a.yaml:1:1 the file is empty'],
    ['a list', '- 1\n', 'a.yaml:1:1 a content file is a map of keys'],
    ['a tab', 'schema: text/2\nmessages:\n\ta: 1\n', 'a.yaml:3:1 tab'],
    ['a tab after a value', 'schema: text/2\t# kind\n', 'a.yaml:1:15 tab'],
    ['an invisible character', 'schema: te\u202ext/1\n', 'a.yaml:1:11 invisible character'],
    ['a key that stands twice', `${HEAD}  a: {}\n  a: {}\n`, 'a.yaml:5:3 the key "a" stands here twice'],
    ['a key that stands twice in braces', `${HEAD}  a: { "b": c, "b": d }\n`, 'a.yaml:4:16 the key ""b"" stands here twice'],
    ['an anchor', `${HEAD}  a: &x { b: c }\n`, 'a.yaml:4:9 anchors are not allowed'],
    ['an alias', `${HEAD}  a: &x { b: c }\n  d: *x\n`, 'a.yaml:4:9 anchors are not allowed'],
    ['a merge key', `${HEAD}  a: { <<: { b: c } }\n`, 'a.yaml:4:8 merge keys are not allowed'],
    ['a known tag', `${HEAD}  a: { b: !!binary aGk= }\n`, 'a.yaml:4:20 tags are not allowed'],
    ['an unknown tag', `${HEAD}  a: { b: !!js/function "x" }\n`, 'a.yaml:4:11 tags are not allowed'],
    ['a directive', `%YAML 1.1\n---\n${HEAD}`, 'a.yaml:1:1 %YAML directives are not allowed'],
    ['a second document', `${HEAD}  a: {}\n---\nschema: text/2\n`, 'a.yaml:5:1 one document a file: "---" is not allowed here'],
    ['__proto__', `${HEAD}  a: { __proto__: c }\n`, 'a.yaml:4:8 the key "__proto__" is not allowed'],
    ['constructor', `${HEAD}  constructor: {}\n`, 'a.yaml:4:3 the key "constructor" is not allowed'],
    ['an integer that is not exact', `${HEAD}  a: 9007199254740993\n`, 'a.yaml:4:6 9007199254740993 is too large to be exact'],
    ['infinity', `${HEAD}  a: .inf\n`, 'a.yaml:4:6 .inf is not a number a card can use'],
    ['a bracket that is never closed', `${HEAD}  a: { b: c\n`, 'a.yaml:4:6 this brace is never closed'],
    ['a file that is too large', `schema: text/2\n# ${'x'.repeat(256 * 1024)}`, 'a.yaml:1:1 larger than 256 kB'],
  ];
  for (const [what, text, message] of refused) it(what, () => expect(first(text)).toBe(message));

  it('nesting that is too deep', () =>
    expect(first(`schema: text/2\na: ${'['.repeat(50)}${']'.repeat(50)}\n`)).toMatch(/^a\.yaml:2:\d+ nested too deeply$/));

  it('nesting that is meant to break the reader', () => {
    expect(messages(alone(`schema: text/2\na: ${'['.repeat(5000)}`)).length).toBeGreaterThan(0);
    expect(messages(alone(`a: ${'{ a: '.repeat(5000)}`)).length).toBeGreaterThan(0);
  });

  it('a bomb of aliases', () => {
    const bomb = Array.from({ length: 30 }, (_, i) => `x${i}: &x${i} [${i === 0 ? 'lol' : `*x${i - 1}, *x${i - 1}`}]`).join('\n');
    expect(first(`schema: text/2\n${bomb}\n`)).toBe('a.yaml:2:9 anchors are not allowed');
  });

  it('forty thousand keys, in little more than the time that they take to read', { timeout: 30_000 }, () => {
    const keys = Array.from({ length: 40_000 }, (_, i) => `k${i.toString(36)}`);
    const block = { path: 'block.yaml', text: `schema: text/2\n${keys.join(':\n')}:\n` };
    const flow = { path: 'flow.yaml', text: `a: { ${keys.join(',')} }\n` };
    const start = cpuTime();
    for (const file of [block, flow]) expect(parseYaml(file).problems).toEqual([]);
    expect(cpuTime() - start).toBeLessThan(6_000); // a quarter of a minute and more where each is held against every other
    const twice = parseYaml({ path: 'twice.yaml', text: `${block.text}k1:\n` });
    expect(twice.problems.map(({ message, at }) => `${at.line}:${at.column} ${message}`)).toEqual([
      '40002:1 the key "k1" stands here twice',
    ]);
  });

  it('leaves Object.prototype alone', () => {
    alone(`${HEAD}  a: { __proto__: { polluted: yes } }\n`);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('the schema line', () => {
  it('is asked for', () => expect(first('id: lion\n')).toBe('a.yaml:1:1 the key "schema" is missing'));

  it('must be one that is known', () => {
    const [finding] = alone('schema: beats/1\n').findings;
    expect(finding).toMatchObject({ message: 'unknown schema "beats/1"', hint: 'did you mean "beast/2"?', line: 1, column: 9 });
  });

  it('cannot be the name of something every object has', () =>
    expect(first('schema: toString\n')).toBe('a.yaml:1:9 unknown schema "toString"'));
});

describe('files that are damaged at random', () => {
  const mod = coreFiles.find(({ path }) => path.endsWith('core/mod.yaml'))!;
  const cards = coreFiles.filter(({ path }) => /beasts|noxii|attacks|defends|arenas|hunts/.test(path));
  const scrap = fc.constantFrom(
    '',
    '{',
    '}',
    '[',
    ']',
    ':',
    '- ',
    '#',
    '"',
    '*a',
    '&a ',
    '!!x ',
    'null',
    '-1',
    '99',
    '~',
    '\n',
    '  ',
    '|',
    '>',
    '? ',
    'x: 1',
    '\u0000',
    '😀',
  );

  it('never make the loader throw, and every finding points into its file', () => {
    const damage = fc.record({ file: fc.constantFrom(...cards), from: fc.nat(3000), length: fc.nat(12), scrap });
    fc.assert(
      fc.property(damage, ({ file, from, length, scrap: inserted }) => {
        const start = from % file.text.length;
        const text = file.text.slice(0, start) + inserted + file.text.slice(start + length);
        for (const finding of loadCatalogue([mod, { path: file.path, text }]).findings) {
          expect(finding.line).toBeLessThanOrEqual(text.split('\n').length);
          expect(formatFinding(finding)).toMatch(/\^/);
        }
      }),
      { numRuns: 150 },
    );
  });
});
