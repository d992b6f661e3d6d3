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
 * Games in a file each (`test/toy`) in a build that lists them: nothing else knows of them. One is played by keyboard from the title
 * to its end, taken up again on the way, replayed, and fought on from a moment of the replay; the other has a secret, a phase of a
 * side, and a reaction to a die.
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

test('a game with a secret, a phase of a side and a reaction to a die is played to its end, and its replay ends the same', async ({
  page,
}) => {
  const answer = page.locator('.task-body button').last(); // strikes at the last man who stands, and lets a die lie
  const end = page.getByText(/(red and red|blue and blue) won in/).first();
  const given = (): Promise<number> => page.evaluate(() => window.bout?.session.record().actions.length ?? Infinity);
  const kinds = new Set<string>();
  const toTheEnd = async (): Promise<void> => {
    for (let answers = 0; answers < 200; answers += 1) {
      await expect(answer.or(end).first()).toBeVisible({ timeout: 15_000 });
      if (await end.isVisible()) break;
      const before = await given();
      kinds.add(await page.evaluate(() => window.bout?.session.decision()?.kind ?? 'over'));
      await answer.click();
      await expect.poll(given).toBeGreaterThan(before);
    }
  };
  // Each bout has dice of its own, and in some the other side is done before his own phase comes.
  for (let bouts = 0; bouts < 8 && !['cover', 'strike', 'luck'].every((kind) => kinds.has(kind)); bouts += 1) {
    await page.goto('about:blank');
    await page.goto(`${address}#/duo`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await toTheEnd();
  }
  for (const kind of ['cover', 'strike', 'luck']) expect(kinds).toContain(kind);
  await expect(end).toBeVisible();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText(/verified/i)).toBeVisible();
});
