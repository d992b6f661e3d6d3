import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, expect, test } from '@playwright/test';
import { siteHandler } from '../scripts/lib/site-server.mjs';
import { answer, enter, expectKept, onSand, open } from './support/page.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const scriptOf = (name: string): string => readdirSync(join(dist, 'assets')).find((file) => new RegExp(`^${name}-.*\\.js$`).test(file))!;

/** Whoever shows the page in a frame without rights of its own: the browser itself refuses every store, lock and worker. */
async function hostWithoutRights(): Promise<Server> {
  const site = siteHandler(dist);
  const server = createServer((request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => setHeader(name, name === 'Content-Security-Policy' ? 'sandbox allow-scripts' : value);
    setHeader('Access-Control-Allow-Origin', '*');
    site(request, response);
  });
  await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 0 }, resolve));
  return server;
}

test('plays on and says so where the browser refuses everything that keeps', async ({ page }) => {
  const server = await hostWithoutRights();
  try {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/#/setup?beast=lion&seed=journey`);
    await expect(page.getByText('lets the game store nothing')).toBeVisible();
    await page.getByRole('button', { name: 'Send them in' }).click();
    await page.waitForFunction(() => window.bout !== undefined);
    await answer(page, 2000);
    await page.evaluate(() => (location.hash = '#/replays'));
    await expect(page.getByRole('link', { name: /Lion, seed journey/ })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('keeps the game in progress on, and says so, when the browser clears what was kept', async ({ page, context }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await enter(page);
  await expectKept(page, await answer(page, 3));
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  const answers = await answer(page, 2);
  await expect(page.getByText('has cleared what the game kept')).toBeAttached();
  await expectKept(page, answers);
  await page.reload();
  await page.waitForFunction((wanted) => window.bout?.session.record().actions.length === wanted, answers);
  expect(faults).toEqual([]);
});

test('goes on at the same answer after the whole browser was killed', async ({ baseURL }, { project }) => {
  const profile = mkdtempSync(join(tmpdir(), 'damnatio-profile-'));
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, { ...project.use.launchOptions, baseURL: baseURL! });
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  try {
    const { context, page } = await start();
    await enter(page);
    const answers = await answer(page, 5);
    await expectKept(page, answers);
    const killed = new Promise((resolve) => context.once('close', resolve));
    const browser = await page.context().newCDPSession(page);
    await browser.send('Browser.crash' as 'Browser.close').catch(() => undefined);
    await killed;

    const again = await start();
    await open(again.page, '');
    await again.page.getByRole('link', { name: /Continue: round \d+, lion/ }).click();
    await onSand(again.page);
    expect(await again.page.evaluate(() => window.bout!.session.record().actions.length)).toBe(answers);
    await again.context.close();
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});

test('says so where a file that the page, a screen or an arena needs is not there', async ({ page }) => {
  const gone = async (name: string): Promise<void> => {
    await page.unrouteAll();
    await page.route(`**/assets/${scriptOf(name)}`, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
  };
  await gone('preact');
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('A file of the game could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Workshop' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await gone('credits');
  await page.goto('./#/credits');
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await gone('stage');
  await page.goto('./#/scenario/munera/attack-wounds');
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
