import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentFile, LoadResult } from '../../src/catalogue/index.ts';
import { loadCatalogue } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { keptCatalogue } from '../../src/cli/game.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { muneraContent } from '../../src/games/munera/rules/index.ts';

const FILES = contentFiles(['content/core', 'content/sample-mod']);
const LOADED = loadCatalogue(FILES, CARDS);

let folder: string;
let loads: readonly ContentFile[][];

/** Counts how often the files were really read and checked. */
function load(files: readonly ContentFile[]): LoadResult {
  loads = [...loads, [...files]];
  return files === FILES ? LOADED : loadCatalogue(files, CARDS);
}

const kept = (files: readonly ContentFile[] = FILES, code = 'code'): LoadResult =>
  keptCatalogue(files, { folder, code, language: 'en' }, load);
const names = (): string[] => readdirSync(folder);
const onlyFile = (): string => join(folder, names()[0]!);

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'cache');
  loads = [];
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('the catalogue kept on disk', () => {
  it('gives what loading gives, frozen, without loading again', () => {
    kept();
    const again = kept();
    expect(loads).toHaveLength(1);
    expect(again).toStrictEqual(LOADED);
    for (const { catalogue } of [again, LOADED])
      expect([catalogue!.rules['toString'], catalogue!.ladders['toString']]).toEqual([undefined, undefined]);
    expect(Object.isFrozen(damnatioContent(again.catalogue!).beasts['lion']?.attacks)).toBe(true);
    expect(Object.keys(muneraContent(again.catalogue!).fighters)).toEqual(Object.keys(muneraContent(LOADED.catalogue!).fighters));
  });

  it('tells the findings again', () => {
    const faulty = [...FILES, { path: 'content/core/beasts/zz.yaml', text: 'nonsense: 1\n' }];
    const { findings } = kept(faulty);
    expect(findings.length).toBeGreaterThan(0);
    expect(kept(faulty).findings).toStrictEqual(findings);
    expect(loads).toHaveLength(1);
  });

  it.each([
    ['a changed file', FILES.map((file, i) => (i === 3 ? { ...file, text: `${file.text}# changed\n` } : file)), 'code'],
    ['a file more', [...FILES, { path: 'content/core/beasts/zz.yaml', text: '' }], 'code'],
    ['a renamed file', FILES.map((file, i) => (i === 3 ? { ...file, path: `${file.path}.yaml` } : file)), 'code'],
    ['other code', FILES, 'newer code'],
  ])('is not used for %s', (_, files, code) => {
    kept();
    kept(files, code);
    expect(loads).toHaveLength(2);
    expect(names()).toHaveLength(2);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -1000)],
    ['empty', () => ''],
    ['without an end of line', () => 'x'.repeat(64)],
    ['altered inside', (text: string) => text.replace('"stamina":', '"stamina ":')],
    ['no JSON', () => `${'0'.repeat(64)}\n{`],
  ])('is ignored and written again when it is %s', (_, spoil) => {
    kept();
    const whole = readFileSync(onlyFile(), 'utf8');
    const spoilt = spoil(whole);
    expect(spoilt).not.toBe(whole);
    writeFileSync(onlyFile(), spoilt);
    expect(kept()).toStrictEqual(LOADED);
    expect(loads).toHaveLength(2);
    expect(readFileSync(onlyFile(), 'utf8')).toBe(whole);
  });

  it('is ignored under the name of another', () => {
    kept();
    const first = onlyFile();
    kept(FILES, 'newer code');
    const second = join(
      folder,
      names().find((name) => !first.endsWith(name))!,
    );
    cpSync(first, second);
    kept(FILES, 'newer code');
    expect(loads).toHaveLength(3);
  });

  it('is done without where the disk cannot be written', () => {
    writeFileSync(folder, 'a file where the folder would be');
    expect(kept()).toStrictEqual(LOADED);
    expect(kept()).toStrictEqual(LOADED);
    expect(loads).toHaveLength(2);
  });

  it('is done without where its place cannot be read or written', () => {
    kept();
    const file = onlyFile();
    rmSync(file);
    mkdirSync(join(file, 'inside'), { recursive: true });
    expect(kept()).toStrictEqual(LOADED);
    expect(loads).toHaveLength(2);
    expect(names()).toHaveLength(1);
  });

  it('keeps the newest few and leaves nothing half written', () => {
    for (let code = 0; code < 12; code += 1) kept(FILES, String(code));
    expect(names()).toHaveLength(8);
    expect(names().every((name) => name.endsWith('.catalogue'))).toBe(true);
  });

  it('keeps nothing that cannot be played', () => {
    expect(kept([{ path: 'a.yaml', text: 'pack: [' }]).catalogue).toBeNull();
    expect(() => names()).toThrow();
  });
});
