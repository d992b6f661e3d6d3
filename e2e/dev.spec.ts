import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const COPIED = [
  'src',
  'content',
  'build',
  'public',
  'test/scenarios',
  'index.html',
  'rescue.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
];

let folder = '';
let server: ViteDevServer;

/** A project of its own to break: everything but the packages, which it borrows. */
function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'damnatio-dev-')));
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

test.beforeAll(async () => {
  folder = copyProject();
  const { createServer } = await import('vite');
  server = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(folder, '.vite'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, fs: { allow: [folder, realpathSync(join(root, 'node_modules'))] } },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server?.close();
  if (folder !== '') rmSync(folder, { recursive: true, force: true });
});

function changeLion(from: string, to: string): void {
  const file = join(folder, 'content/core/beasts/lion.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test('makes the schemas that the first lines of cards name', () => {
  const lion = join(folder, 'content/core/beasts/lion.yaml');
  const named = /\$schema=(\S+)/.exec(readFileSync(lion, 'utf8'))![1]!;
  expect(existsSync(join(dirname(lion), named))).toBe(true);
});

test('shows a changed card without a restart, names what is wrong with a broken one, and plays on', async ({ page }) => {
  await page.goto(`${server.resolvedUrls!.local[0]}#/setup?beast=lion&seed=dev`);
  const charge = page.locator('label.beast', { has: page.locator('input[value="lion"]') }).locator('dl > div', { hasText: 'Charge' });
  const banner = page.getByRole('alert');
  await expect(charge).toHaveText(/5$/, { timeout: 30_000 });

  changeLion('charge: 5', 'charge: 8');
  await expect(charge).toHaveText(/8$/);
  await expect(banner).toHaveCount(0);

  changeLion('leap: 2', 'lep: 2');
  await expect(banner).toContainText(/content\/core\/beasts\/lion\.yaml:\d+:\d+/);
  await expect(banner).toContainText(/did you mean.*leap/is);
  await expect(charge).toHaveText(/8$/);
  await page.getByRole('button', { name: 'Send them in' }).click();
  await page.waitForFunction(() => window.bout?.session.decision());

  await page.goto(`${server.resolvedUrls!.local[0]}#/setup?beast=lion&seed=dev`);
  changeLion('lep: 2', 'leap: 3');
  await expect(banner).toHaveCount(0);
  await expect(charge).toHaveText(/8$/);
});
