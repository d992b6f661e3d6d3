import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeFolder, writeText } from '../../src/cli/writing.ts';
import { readSources } from '../support/source-files.ts';
import { failureOf } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'damnatio-writing-'));
const at = (path: string): string => join(folder, path);
const file = at('notes.txt');
writeFileSync(file, 'a leopard');
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is made with those above it, and left as it is where it is there', () => {
  makeFolder(at('a/b/c'));
  writeText(at('a/b/c/card.yaml'), 'id: leopard\n');
  makeFolder(at('a/b/c'));
  expect(readFileSync(at('a/b/c/card.yaml'), 'utf8')).toBe('id: leopard\n');
});

test('where a file is in the place of a folder, that is told', () => {
  expect(() => makeFolder(file)).toThrow(/notes\.txt is a file where a folder is wanted; choose a place where you may write$/);
  expect(() => makeFolder(join(file, 'schemas'))).toThrow(`${file}/schemas cannot be written: a part of the path is no folder; choose`);
  expect(() => writeText(join(file, 'x'), '')).toThrow(`${file}/x cannot be written: a part of the path is no folder; choose`);
});

test('a file wants its folder, and no folder in its place', () => {
  mkdirSync(at('there'));
  expect(() => writeText(at('there'), '')).toThrow(`${at('there')} cannot be written: it is a folder; name a file in it`);
  expect(() => writeText(at('gone/x'), '')).toThrow(`${at('gone/x')} cannot be written: there is no folder ${at('gone')}; choose`);
  expect(existsSync(at('gone'))).toBe(false);
});

test.skipIf(process.platform !== 'linux').each([
  ['schema --out /proc/damnatio', '/proc/damnatio'],
  ['schema --out /proc/damnatio/deep', '/proc/damnatio/deep'],
  ['new mod ann.cats --out /proc/damnatio/pack', '/proc/damnatio/pack'],
])('%s, where the system lets nothing be written, ends with the reason', { timeout: 60_000 }, async (line, path) => {
  expect(await failureOf(line)).toEqual({
    kind: 'fault',
    message: `${path} cannot be written: nothing new can be put into /proc; choose a place where you may write`,
  });
});

test('every command writes this way; only what is kept for the next call may be left out in silence', () => {
  const writers = readSources(fileURLToPath(new URL('../../src/cli', import.meta.url))).filter(({ code }) =>
    /\b(writeFile|mkdir)/.test(code),
  );
  expect(writers.map(({ path }) => path)).toEqual(['game.ts', 'writing.ts']);
});
