import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askedPacks } from '../../src/cli/asked-packs.ts';
import { contentFiles, findContent } from '../../src/cli/content-files.ts';
import { LIMITS } from '../../src/engine/limits/index.ts';
import type { Finding } from '../../src/catalogue/index.ts';
import { packText } from '../../src/session/index.ts';
import { loadCatalogue } from '../catalogue/support.ts';
import { damnatioIn } from './run.ts';

const LONG = { timeout: 60_000 };

const root = fileURLToPath(new URL('../..', import.meta.url));
const core = join(root, 'content/core');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damnatio-packs-'));
  cpSync(join(root, 'content/sample-mod'), join(folder, 'pack'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string): string => join(folder, path);
const leopard = (): string => at('pack/beasts/leopard.yaml');
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

function findings(...roots: string[]): Finding[] {
  const asked = askedPacks(core, roots);
  return [...asked.findings, ...loadCatalogue(asked.files).findings.filter((finding) => asked.isAsked(finding))];
}

describe('what is asked for', LONG, () => {
  it('is found with the mod.yaml above it: a card, a folder of cards, the pack', () => {
    expect(findings(leopard())).toEqual([]);
    expect(findings(at('pack/beasts'))).toEqual([]);
    expect(findings(at('pack'))).toEqual([]);
  });

  it('is told apart from the rest of its pack, but for the head of the pack', () => {
    writeFileSync(at('pack/other.yaml'), 'schema: hunt/1\nid: other\n');
    edit(leopard(), 'leap: 3', 'lep: 3');
    expect(findings(leopard()).map(({ line, message }) => `${line} ${message}`)).toEqual(['10 unknown key "lep"']);
    expect(findings(at('pack')).length).toBeGreaterThan(1);
    edit(at('pack/mod.yaml'), 'version: 0.1.0', 'version: 1.0');
    expect(findings(leopard()).map(({ message }) => message)).toContain('a version has three numbers');
  });

  it('may be one card without a pack', () => {
    mkdirSync(at('lone'));
    cpSync(leopard(), at('lone/leopard.yaml'));
    expect(findings(at('lone/leopard.yaml'))).toEqual([]);
    const { catalogue } = loadCatalogue(askedPacks(core, [at('lone/leopard.yaml')]).files);
    expect(catalogue!.cards.map(({ id }) => id)).toContain('my.draft:leopard');
  });

  it('is one fault where it is a copy of the core', () => {
    cpSync(core, at('copy'), { recursive: true });
    const once = findings(at('copy')).map(({ message, line, excerpt }) => `${message} ${line} ${excerpt}`);
    expect(findings(folder).map(({ message, line, excerpt }) => `${message} ${line} ${excerpt}`)).toEqual(once); // with another pack beside it
    expect(findings(at('copy')).map(({ message, hint }) => `${message}; ${hint}`)).toEqual([
      'this pack is "core", which the game brings itself; give it an id of its own, author.pack',
    ]);
  });

  it('is told when it is not there, with what was meant', () => {
    expect(() => askedPacks(core, [at('pakc')])).toThrow(`there is no file or folder "${at('pakc')}"; did you mean "pack"?`);
  });

  it('says which files are not read, and why', () => {
    writeFileSync(at('pack/beasts/boar.json'), '{}');
    writeFileSync(at('pack/beasts/cow.yaml.txt'), '');
    writeFileSync(at('pack/notes.md'), '');
    writeFileSync(at('pack/beasts/ELEPHANT.YAML'), 'schema: beast/1\n');
    symlinkSync(core, at('pack/linked'));
    expect(findContent(['pack'], folder).unread).toEqual([
      { path: 'pack/beasts/boar.json', why: 'the name of a card ends with .yaml' },
      { path: 'pack/beasts/cow.yaml.txt', why: 'the name of a card ends with .yaml' },
      { path: 'pack/linked', why: 'a link, which a pack may not have' },
    ]);
    expect(findContent(['pack'], folder).files.map(({ path }) => path)).toContain('pack/beasts/ELEPHANT.YAML');
  });

  it('is refused in a sentence where it is more than a pack', () => {
    const [folders, files] = [Math.ceil(LIMITS.folderFiles / 100), 100];
    mkdirSync(at('many'));
    for (let i = 0; i < files; i += 1) writeFileSync(at(`many/${i}.yaml`), '');
    const names = Array.from({ length: folders + 1 }, (_, i) => `many-${i}`); // one folder under so many names
    for (const name of names) symlinkSync(at('many'), at(name));
    expect(findContent(names.slice(0, -1), folder).files).toHaveLength(folders * files);
    expect(() => findContent(names, folder)).toThrow(`more than ${LIMITS.folderFiles} YAML files under many-0, many-1, `);
  });
});

it('in the folder of a pack its cards are there without a word', { timeout: 60_000 }, async () => {
  expect(await damnatioIn(at('pack'), 'check')).toMatchObject({ code: 0, err: '' });
  expect((await damnatioIn(at('pack/beasts'), 'prose', 'sample:leopard')).out).toMatch(/^Leopard \(Pardus\)\./);
  expect((await damnatioIn(at('pack'), 'hunt', '--beast', 'sample:leopard', '--seed', '7')).code).toBe(0);
  writeFileSync(at('pack/de.yaml'), 'schema: text/2\nlanguage: de\ntexts: { beast: { leopard: { name: Panther } } }\n');
  expect((await damnatioIn(at('pack'), 'prose', 'sample:leopard', '--language', 'de')).out).toMatch(/^Panther \(Pardus\)\./);
  expect(await damnatioIn(at('pack'), 'prose', 'sample:leopard', '--language', 'fr')).toMatchObject({
    code: 2,
    err: expect.stringContaining('there are no texts in "fr" here: --language is one of de, en'),
  });
});

it('a pack is written outside of its folder, so that it is checked as before', { timeout: 60_000 }, async () => {
  const packed = await damnatioIn(at('pack/beasts'), 'pack');
  expect(packed).toMatchObject({ code: 0, err: '' });
  const [file] = packed.out.split(': ');
  expect(file).toMatch(/^\.\.\/\.\.\/sample-.*\.yaml$/);
  expect(existsSync(join(at('pack/beasts'), file!))).toBe(true);
  expect(await damnatioIn(at('pack'), 'check')).toMatchObject({ code: 0, err: '' });
  const sent = relative(folder, resolve(at('pack/beasts'), file!));
  expect(await damnatioIn(folder, 'check', sent)).toMatchObject({ code: 0, err: '', out: '2 files checked: 0 errors, 0 warnings\n' });
  expect((await damnatioIn(folder, 'prose', 'leopard', '--content', sent)).out).toMatch(/^Leopard \(Pardus\)\./);
  const inside = await damnatioIn(folder, 'pack', 'pack', '--out', 'pack/all.yaml');
  expect(inside.code).not.toBe(0);
  expect(inside.err).toContain('would be read as a card of the pack');
  expect(existsSync(at('pack/all.yaml'))).toBe(false);
});

it('a pack is packed beside the one that it builds on, and says what else to share', LONG, async () => {
  for (const [pack, needs, parent] of [
    ['ann.cats', '', 'core:lion'],
    ['bo.night', 'needs: { packs: { ann.cats: ^1.0.0 } }\n', 'ann.cats:lynx'],
  ] as const) {
    mkdirSync(at(pack));
    writeFileSync(at(`${pack}/mod.yaml`), `schema: mod/2\nid: ${pack}\nname: P\nversion: 1.0.0\nlicence: MIT\nauthors: [Ann]\n${needs}`);
    writeFileSync(at(`${pack}/beast.yaml`), `schema: beast/2\nid: lynx\nextends: ${parent}\nname: Lynx\n`);
  }
  expect(await damnatioIn(folder, 'pack', 'bo.night')).toMatchObject({ code: 1, err: expect.stringContaining('"ann.cats" is not here') });
  const packed = await damnatioIn(folder, 'pack', 'bo.night', '--content', 'ann.cats');
  expect(packed).toMatchObject({ code: 0, out: expect.stringContaining('it needs ann.cats ^1.0.0; share that too') });
  expect(readFileSync(at('bo.night-1.0.0.yaml'), 'utf8')).not.toContain('id: ann.cats');
});

it('a pack in one file is told where it is cut off, and changed only in a folder', { timeout: 60_000 }, async () => {
  edit(leopard(), 'leap: 3', 'lep: 3');
  const text = packText(contentFiles(['pack'], folder).map(({ path, text }) => ({ path: path.replace('pack/', ''), text })));
  writeFileSync(at('sent.yaml'), text);
  expect((await damnatioIn(folder, 'check', 'sent.yaml')).out).toMatch(
    /^sent\.yaml\/beasts\/leopard\.yaml:10:\d+ error: move\.lep: unknown key/,
  );
  const refused = {
    code: 1,
    err: expect.stringMatching(/^damnatio: sent\.yaml\/\S+ is in one file with the rest of its pack; /) as string,
  };
  expect(await damnatioIn(folder, 'check', 'sent.yaml', '--fix')).toMatchObject(refused);
  expect(await damnatioIn(folder, 'migrate', 'sent.yaml', '--write')).toMatchObject(refused);
  expect((await damnatioIn(folder, 'migrate', 'sent.yaml')).code).toBe(0);
  expect(readFileSync(at('sent.yaml'), 'utf8')).toBe(text);
  writeFileSync(at('sent.yaml'), text.slice(0, text.lastIndexOf('\n# ==> ')));
  expect(await damnatioIn(folder, 'check', 'sent.yaml')).toMatchObject({
    code: 1,
    err: expect.stringContaining('sent.yaml holds no whole pack. It says that it has 2 files') as string,
  });
});

it('check --fix makes the sure edits, and those that come to light by them', { timeout: 60_000 }, async () => {
  edit(leopard(), 'leap: 3', 'lep: "3"');
  const before = await damnatioIn(at('pack'), 'check');
  expect(before.code).toBe(1);
  expect(before.out).toContain('beasts/leopard.yaml:10:');
  expect(before.out).toContain('check --fix mends 1');
  edit(leopard(), 'charge: 4', 'charge: far');
  const mended = await damnatioIn(at('pack/beasts'), 'check', '--fix');
  expect(mended.out).toMatch(/: unknown key "lep": lep → leap\n.*: expected a number, not "3": "3" → 3\n/);
  expect(mended.out).toMatch(/1 error, 0 warnings; what is left is for you to decide\n$/);
  expect(readFileSync(leopard(), 'utf8')).toContain('charge: far, leap: 3 }');
});

it('where there is nothing to check, that is told', { timeout: 60_000 }, async () => {
  mkdirSync(at('empty'));
  writeFileSync(at('notes.txt'), 'a leopard');
  mkdirSync(at('pack/schemas'), { recursive: true });
  const none = (what: string) => ({ code: 1, out: '', err: expect.stringContaining(`there is no card in "${what}"`) as string });
  expect(await damnatioIn(folder, 'check', 'empty')).toMatchObject(none('empty'));
  expect(await damnatioIn(folder, 'check', 'pack', 'notes.txt')).toMatchObject(none('notes.txt'));
  expect(await damnatioIn(folder, 'check', 'pack/schemas')).toMatchObject(none('pack/schemas'));
  expect(await damnatioIn(folder, 'hunt', '--content', 'empty')).toMatchObject(none('empty'));
  expect(await damnatioIn(folder, 'check')).toMatchObject({ code: 2, out: '' });
});

it.skipIf(process.platform !== 'linux')('a full disk under the output is told in a sentence', { timeout: 60_000 }, () => {
  const line = `"${process.execPath}" "${join(root, 'scripts/damnatio.mjs')}" --version > /dev/full`;
  const { status, stderr } = spawnSync('/bin/sh', ['-c', line], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('damnatio: what was to be printed could not be written: the disk is full\n');
});
