import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { OddsAsked } from '../../src/cli/asking/odds-asked.ts';
import { printOdds } from '../../src/cli/commands/odds.ts';
import { FaultError } from '../../src/cli/fault.ts';
import type { Games } from '../../src/cli/game-commands.ts';
import { readJson, readText, readScenario, readSetupFile } from '../../src/cli/reading/input-files.ts';
import { COMMANDS_OF_GAMES } from '../../src/games/commands.ts';
import { readRecord, runScenario } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';
import { damnatio, failureOf } from './run.ts';

const scenarios = fileURLToPath(new URL('../scenarios/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'damnatio-reading-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const HUNT =
  'name: a hunt\nruleset: damnatio\nbeasts:\n  - { card: lion, at: [0, -4] }\nmen:\n  - { card: valens, at: [0, 1] }\ndice: [10, 10]\n';
const BOUT = 'name: a bout\nruleset: munera\nfighters: [murmillo, thraex]\nface: 3\nturn: 4\ndice: []\n';

/** Each with what is said of it: place, message and, where there is one, the fix. */
const BROKEN: [name: string, text: string, said: RegExp][] = [
  [
    'an alias',
    BOUT.replace('dice: []', 'dice: &d [1]\nplay: *d'),
    /:6:10 error: dice: anchors are not allowed\n.*\n.*\n.*:7:7 error: play: aliases/,
  ],
  ['an alias without an anchor', BOUT.replace('dice: []', 'dice: *d'), /:6:7 error: /],
  ['a merge key', `${BOUT}lex:\n  <<: { wounds: true }\n`, /:8:3 error: lex: merge keys are not allowed/],
  ['two documents', `${BOUT}---\n${BOUT}`, /:7:1 error: one document a file/],
  ['a tag', BOUT.replace('face: 3', 'face: !!int "3"'), /:4:\d+ error: face: tags are not allowed/],
  ['a key that is none', `${BOUT}exspect: []\n`, /:7:1 error: exspect: unknown key "exspect"\n.*\n.*\^{7} did you mean "expect"\?/],
  ['a key of the other ruleset', `${BOUT}beasts: []\n`, /:7:1 error: beasts: unknown key "beasts"/],
  ['a ruleset that is none', BOUT.replace('munera', 'munus'), /:2:10 error: ruleset: expected damnatio, .*, not "munus"/],
  ['no name', BOUT.replace('name: a bout\n', ''), /:1:1 error: the key "name" is missing/],
  ['a text for a list', BOUT.replace('dice: []', 'dice: none'), /:6:7 error: dice: expected a list, not "none"/],
  ['a die that no die shows', BOUT.replace('dice: []', 'dice: [0]'), /:6:8 error: dice\.1: must be at least 1/],
  ['a figure that is none', HUNT.replace('{ card: valens, at: [0, 1] }', 'valens'), /:6:5 error: men\.1: expected a map of keys/],
  ['a hex that is none', HUNT.replace('[0, 1]', '[0]'), /:6:25 error: men\.1\.at: must have at least 2 entries/],
  [
    'a word about a man that is none',
    HUNT.replace('at: [0, 1]', 'at: [0, 1], condision: down'),
    /:6:33 error: .*condision must be left out; nobody knows it; did you mean "condition"\?/,
  ],
  [
    'a word about a fighter that is none',
    BOUT.replace('thraex]', '{ card: thraex, stamnia: 3 }]'),
    /:3:38 error: .*stamnia must be left out; nobody knows it; did you mean "stamina"\?/,
  ],
  ['a beast that is none', HUNT.replace('lion', 'unicorn'), /:3:1 error: .*there is no beast "unicorn"/],
  ['a fighter that is none', BOUT.replace('thraex', 'unicorn'), /:3:22 error: .*there is no fighter "unicorn"/],
  ['a man whom every object has', HUNT.replace('valens', 'toString'), /:5:1 error: men: "toString" is neither noxius nor bestiarius/],
  ['a beast that every object has', HUNT.replace('lion', 'toString'), /:3:1 error: beasts: there is no beast "toString"/],
  ['an arena that every object has', `${HUNT}arena: toString\n`, /:8:1 error: arena: there is no arena "toString"/],
  ['a place outside', HUNT.replace('[0, 1]', '[20, 20]'), /:6:\d+ error: .*outside the arena/],
  ['two in one place', HUNT.replace('[0, 1]', '[0, -4]'), /:6:21 error: .*stand on the same hex/],
  ['a toggle that is none', `${HUNT}lex: { luck: true }\n`, /:8:\d+ error: lex\.luck/],
];

const games: Games = { kit, parts: COMMANDS_OF_GAMES };
const ASKED: OddsAsked = { file: '', json: true, all: false, action: null };

/** What is wrong with a scenario file, as `odds` tells it; null when nothing is. */
function faultOf(path: string): string | null {
  try {
    printOdds(games, readScenario(games, path), ASKED);
    return null;
  } catch (error) {
    if (error instanceof FaultError) return error.message;
    throw error;
  }
}

test.each(BROKEN)('a scenario file with %s is told with its place', (name, text, said) => {
  expect(faultOf(file(`${name.replaceAll(' ', '-')}.yaml`, text))).toMatch(said);
});

describe('odds', () => {
  it.each([
    [
      'a die of 7',
      BOUT.replace('dice: []', 'dice: [7, 2, 3]\nplay: [strikes thraex with sword]'),
      /:6:8 error: die 1 of the tape is 7, which a d6 cannot show/,
    ],
    ['a die of 11', HUNT.replace('[10, 10]', '[10, 11]'), /:7:12 error: die 2 of the tape is 11, which a d10 cannot show/],
    ['no dice before the first answer', HUNT.replace('[10, 10]', '[]'), /:7:1 error: nobody has anything to answer yet/],
    ['an answer that says nothing', `${BOUT}play:\n  - moves D0\n  - dances\n`, /:8:5 error: "moves D0" is refused: occupied \[M-084\]/],
    ['a line that says nothing', `${BOUT}play:\n  - dances\n`, /:8:5 error: cannot read "dances"/],
  ])('tells %s with its place', (name, text, said) => {
    expect(faultOf(file(`odds-${name.replaceAll(' ', '-')}.yaml`, text))).toMatch(said);
  });

  it('ends with 1, a place and no trace', { timeout: 60_000 }, async () => {
    const ran = await damnatio('odds', file('shared.yaml', HUNT.replace('[0, 1]', '[0, -4]')));
    expect(ran).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/shared\.yaml:6:21 error: position\.men\.0\.at: .* \[D-099\]$/m) as string,
    });
    expect(ran.err).not.toMatch(/^\s*at |ReferenceError|TypeError/m);
  });
});

test.each(['bout --set-up', 'perft --set-up', 'sim --ruleset munera --set-up'])('%s tells an alias with its place', async (line) => {
  const failure = await failureOf(line, file('alias-set-up.yaml', 'ruleset: munera\nfighters: &f []\nlex: *f\n'));
  expect(failure).toMatchObject({
    kind: 'fault',
    message: expect.stringMatching(/alias-set-up\.yaml:2:14 error: fighters: anchors are not allowed/) as string,
  });
});

test('a set-up of JSON may be indented with tabs', async () => {
  const setup = {
    ruleset: 'munera',
    fighters: [
      { card: 'murmillo', side: 'red' },
      { card: 'thraex', side: 'blue', mood: 'bad' },
    ],
  };
  const failure = await failureOf('bout --set-up', file('tabs.json', JSON.stringify(setup, null, '\t')));
  expect(failure?.message).toMatch(/tabs\.json:11:4 error: fighters\[1\]\.mood must be left out/);
});

test('one bad scenario in a folder is told, and the rest runs', { timeout: 60_000 }, async () => {
  const many = join(folder, 'many');
  mkdirSync(join(many, 'deep'), { recursive: true });
  writeFileSync(join(many, 'a-alias.yaml'), BROKEN[0]![1]);
  writeFileSync(join(many, 'b-bytes.yaml'), Uint8Array.of(0xff, 0xfe, 0x00));
  writeFileSync(join(many, 'deep', 'c-brace.yaml'), readFileSync(join(scenarios, 'damnatio/dg-08-brace.yaml')));
  symlinkSync(join(many, 'nowhere'), join(many, 'd-lost.yaml'));
  const { code, out, err } = await damnatio('scenario', many);
  expect(code).toBe(1);
  expect(err).toBe('');
  expect(out).toMatch(/^FAILED .*a-alias\.yaml\)\n {7}\S+a-alias\.yaml:6:10 error: dice: anchors are not allowed$/m);
  expect(out).toMatch(/b-bytes\.yaml is no text in UTF-8/);
  expect(out).toMatch(/there is no file ".*d-lost\.yaml"/);
  expect(out).toMatch(/^ok .*c-brace\.yaml\)$/m);
  expect(out).toMatch(/^1 passed, 3 failed$/m);
});

describe('a file', () => {
  it('is read only when it is one, is not too large, and is text', () => {
    expect(() => readText(folder)).toThrow('is no file that can be read');
    expect(() => readText(join(folder, 'gone'))).toThrow('there is no file');
    expect(() => readText(file('large.txt', 'a'.repeat(11)), 10)).toThrow(/larger than/);
    expect(readText(file('bom.txt', '\ufeffa'))).toBe('a');
    expect(() => readJson(file('broken.json', '{"a":'))).toThrow(/broken\.json: /);
  });
});

/** Real files, some of their letters changed, lost, doubled or swapped. */
const samples = ['damnatio', 'munera'].flatMap((ruleset) =>
  readdirSync(join(scenarios, ruleset)).map((name) => readFileSync(join(scenarios, ruleset, name), 'utf8')),
);
const ODD = [
  '&a ',
  '*a',
  '!!str ',
  '<<: ',
  '- ',
  '{',
  '}',
  '[',
  ']',
  ': ',
  '\n',
  '\n  ',
  '~',
  '.inf',
  '-1',
  '1e9',
  '"',
  "'",
  '|',
  '#',
  '%',
  '---\n',
  '__proto__: 1\n',
  'constructor',
  '\u0000',
  '\t',
  'null',
  'true',
];
const anywhere = fc.noBias(fc.nat(9_999)); // else most edits would be in the first line
const edit = fc.record({ at: anywhere, cut: fc.nat(12), put: fc.oneof(fc.constantFrom(...ODD), fc.string({ maxLength: 6 })) });
const mutated = fc.tuple(fc.constantFrom(...samples), fc.array(edit, { minLength: 1, maxLength: 4 })).map(([text, edits]) =>
  edits.reduce((changed, { at, cut, put }) => {
    const place = Math.floor((at * changed.length) / 10_000);
    return changed.slice(0, place) + put + changed.slice(place + cut);
  }, text),
);

/** Does what may fail with a fault; anything else is a fault of ours. */
function onlyFaults(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    expect(error.message).not.toBe('');
  }
}

test('whatever is in a file, it is read or told as a fault', { timeout: 120_000 }, async () => {
  fc.assert(
    fc.property(mutated, (text) => {
      const path = file('mutated.yaml', text);
      onlyFaults(() => runScenario(kit, readScenario(games, path).scenario));
      onlyFaults(() => readSetupFile(games, path, null));
    }),
    { numRuns: 300 },
  );
});

test('whatever is in a record, it is read or refused by field', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), (text) => {
      const value = readJson(file('record.json', text));
      expect(() => readRecord(kit, value)).toThrow(/ must be /);
    }),
  );
});
