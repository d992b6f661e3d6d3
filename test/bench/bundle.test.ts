import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';
import { benchFile, buildBenchIfStale } from '../../scripts/lib/cli-build.mjs';

it('what the bench measures of ours runs in a page as well: it is one file that imports nothing', { timeout: 180_000 }, () => {
  expect(buildBenchIfStale()).toBe(true);
  const { module, errors } = parseSync('bench-entry.mjs', readFileSync(benchFile, 'utf8'));
  expect(errors).toEqual([]);
  expect([module.staticImports, module.dynamicImports]).toEqual([[], []]);
  expect(module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name))).toEqual(['make']);
});
