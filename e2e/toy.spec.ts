import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { serveSite } from '../scripts/lib/site-server.mjs';
import { expectKept } from './support/page.ts';

/**
 * A game in a file (`test/toy`) in a build that lists it: nothing else knows of it. It is played by keyboard from the title
 * to its end, taken up again on the way, replayed, and fought on from a moment of the replay.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const site = join(root, 'node_modules/.cache/nim-page');
let server: Server | undefined;
let address = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  rmSync(site, { recursive: true, force: true });
  const env = { ...process.env, DAMNATIO_REGISTRIES: 'test/toy/registries', NODE_ENV: 'production' };
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', site, '--logLevel', 'warn'];
  execFileSync(process.execPath, vite, { cwd: root, env, stdio: 'pipe' });
  server = await serveSite(site, { host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterAll(() => void server?.close());

test('a game that only the tests have is on the title, is played to its end by keyboard, replayed and forked', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: /^Nim/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nim' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '3 ahead' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: '2 ahead' })).toBeVisible();
  await page.keyboard.press('z');
  await page.keyboard.press('Shift+Z');
  await page.evaluate(() => window.bout!.idle());
  await expectKept(page, await page.evaluate(() => window.bout!.session.record().actions.length));
  await page.reload();
  await expect(page.getByRole('button', { name: '2 ahead' })).toBeVisible();
  expect(await page.evaluate(() => window.bout!.session.bout.state)).toMatchObject({ at: 3 });
  await page.keyboard.press('3');
  await page.evaluate(() => window.bout!.idle());
  await page.keyboard.press('2');
  await expect(page.getByText(/(red|blue) won\./)).toBeVisible();
  await page.getByRole('link', { name: 'Watch the replay' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/verified/i)).toBeVisible();
  await page.getByRole('button', { name: /^Fight on from here/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fight on', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /ahead$/ }).first()).toBeVisible();
  expect(await page.evaluate(() => window.bout!.session.ruleset)).toBe('nim');
});
