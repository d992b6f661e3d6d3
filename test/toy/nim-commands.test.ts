import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

/** The command line, built with one game more: the one in `nim.ts`, which adds nothing to it. */
const built = 'node_modules/.cache/nim-cli/dist';
const folder = mkdtempSync(join(tmpdir(), 'nim-'));
const file = (name: string): string => join(folder, name);

function damnatio(...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`${built}/cli.mjs`, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}

beforeAll(() => {
  mkdirSync(built, { recursive: true });
  const env = { ...process.env, DAMNATIO_REGISTRIES: 'test/toy/registries', NODE_ENV: 'production' };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.cli.config.ts', '--outDir', built, '--logLevel', 'warn'];
  execFileSync(process.execPath, vite, { env, stdio: 'pipe' });
  writeFileSync(file('set-up.json'), JSON.stringify({ ruleset: 'nim', most: 2 }));
}, 120_000);

test('a bout of it is played, told, recorded, linked and played again', () => {
  const log = damnatio(
    'bout',
    '--ruleset',
    'nim',
    '--set-up',
    file('set-up.json'),
    '--seed',
    '7',
    '--log',
    'jsonl',
    '--record',
    file('record.json'),
  );
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly type?: string; readonly ruleset?: string });
  expect(lines[0]!.ruleset).toBe('nim');
  expect(lines.at(-1)!.type).toBe('bout-ended');
  expect(damnatio('replay', file('record.json'))).toContain('verified');
  const link = damnatio('bout', '--ruleset', 'nim', '--set-up', file('set-up.json'), '--seed', '7', '--link').trim();
  expect(damnatio('replay', link)).toContain('verified');
});

test('many bouts over threads count to the same bytes as over one', () => {
  const counted = (threads: string): unknown => {
    const args = ['--ruleset', 'nim', '--set-up', file('set-up.json'), '--bouts', '3000', '--seed', '1', '--json', '--threads', threads];
    return JSON.parse(damnatio('sim', ...args)) as unknown;
  };
  expect(counted('2')).toEqual(counted('1'));
  expect(counted('2')).toMatchObject({ report: { bouts: 3000 }, tally: { bouts: 3000 } });
});

test('a scenario of it is run', () => {
  writeFileSync(file('end.yaml'), 'name: "to the end"\nruleset: nim\ndice: [1]\nplay: ["3", "3", "2"]\nwaiting: over\n');
  expect(damnatio('scenario', file('end.yaml'))).toContain('1 passed, 0 failed');
});
