import { loadCatalogue } from './support.ts';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { contentFiles } from '../../src/cli/content-files.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damnatio-'));
  mkdirSync(join(folder, 'pack/beasts'), { recursive: true });
  writeFileSync(join(folder, 'pack/mod.yaml'), 'schema: mod/1\n');
  writeFileSync(join(folder, 'pack/beasts/b.yml'), 'b');
  writeFileSync(join(folder, 'pack/beasts/a.yaml'), 'a');
  writeFileSync(join(folder, 'pack/readme.md'), 'not YAML');
  writeFileSync(join(folder, 'secret.yaml'), 'secret');
});

afterEach(() => rmSync(folder, { recursive: true }));

const paths = (roots: readonly string[]): string[] => contentFiles(roots, folder).map(({ path }) => path);

it('lists YAML files sorted by path, each once', () => {
  expect(paths(['pack'])).toEqual(['pack/beasts/a.yaml', 'pack/beasts/b.yml', 'pack/mod.yaml']);
  expect(paths(['pack', 'pack/mod.yaml'])).toHaveLength(3);
  expect(contentFiles(['pack/beasts/a.yaml'], folder)).toEqual([{ path: 'pack/beasts/a.yaml', text: 'a' }]);
});

it('follows no links out of a pack, and none in circles', () => {
  symlinkSync(join(folder, 'secret.yaml'), join(folder, 'pack/link.yaml'));
  symlinkSync(folder, join(folder, 'pack/up'));
  expect(paths(['pack'])).toEqual(['pack/beasts/a.yaml', 'pack/beasts/b.yml', 'pack/mod.yaml']);
});

it('reads no more of a file than the loader needs to refuse it', () => {
  writeFileSync(join(folder, 'pack/mod.yaml'), 'x'.repeat(3_000_000));
  const files = contentFiles(['pack/mod.yaml'], folder);
  expect(files[0]!.text).toHaveLength(1024 * 1024);
  expect(loadCatalogue(files).findings[0]!.message).toBe('larger than 256 kB');
});
