import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { answer, enter, expectKept, open, playToTheEnd } from './support/page.ts';

test('goes on at the same decision after the tab was killed mid-round', async ({ page, context }) => {
  await enter(page);
  const answers = await answer(page, 5);
  const before = await page.evaluate(() => JSON.stringify(window.bout!.session.decision()));
  await expectKept(page, answers);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto('./');
  await again.getByRole('link', { name: /Continue: round \d+, lion/ }).click();
  await again.waitForFunction(() => window.bout !== undefined);
  expect(await again.evaluate(() => window.bout!.session.record().actions.length)).toBe(answers);
  expect(await again.evaluate(() => JSON.stringify(window.bout!.session.decision()))).toBe(before);
});

test('a second tab only looks on, and goes on when the first has closed', async ({ page, context }) => {
  await enter(page);
  const answers = await answer(page, 3);
  await expectKept(page, answers);
  const second = await context.newPage();
  await open(second, '');
  await expect(second.getByText('The game is open in another tab')).toBeVisible();
  await page.close();
  await second.getByRole('button', { name: 'Go on here' }).click();
  await expect(second.getByText('The game is open in another tab')).toBeHidden();
  await second.getByRole('link', { name: /Continue/ }).click();
  await second.waitForFunction(() => window.bout !== undefined);
  expect(await second.evaluate(() => window.bout!.session.record().actions.length)).toBe(answers);
});

test('of three tabs the one that asks has the game, without being loaded again, and any may have it back', async ({ page, context }) => {
  await enter(page);
  const answers = await answer(page, 3);
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const other of [second, third]) {
    await open(other, '');
    await expect(other.getByText('The game is open in another tab')).toBeVisible();
  }
  await third.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true));
  await third.getByRole('button', { name: 'Go on here' }).click();
  await expect(third.getByText('The game is open in another tab')).toBeHidden();
  await expect(second.getByText('The game is open in another tab')).toBeVisible();
  await third.getByRole('link', { name: /Continue/ }).click();
  await third.waitForFunction(() => window.bout !== undefined);
  const more = await answer(third, 2);
  expect(more).toBe(answers + 2);
  expect(await third.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await page.waitForFunction((wanted) => window.bout?.session.record().actions.length === wanted, more);
});

test('an import keeps the game in progress among the replays, or goes on with it', async ({ page }) => {
  await enter(page, 'first');
  await answer(page, 4);
  await open(page, '#/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = await (await download).path();
  await enter(page, 'second');
  await answer(page, 2);
  await open(page, '#/settings');
  await page.getByLabel('Export to import').setInputFiles(file);
  await expect(page.getByText('The game in progress here is newer and goes on')).toBeVisible();
  await page.goto('./#/replays');
  await expect(page.getByRole('listitem')).toContainText(['seed first']);
});

test('plays on and says so when the disk is full', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await enter(page);
  await answer(page, 2);
  await page.goto('./#/');
  await expect(page.getByText('The disk has no room left')).toBeVisible();
  await expect(page.getByRole('link', { name: /Continue/ })).toBeVisible();
});

test('a new hunt keeps the one in progress among the replays', async ({ page }) => {
  await enter(page, 'first');
  await answer(page, 3);
  await enter(page, 'second');
  await page.goto('./#/replays');
  await expect(page.getByRole('listitem')).toContainText(['Broken off in round']);
});

test('exports everything, wipes it, and imports it again', async ({ page }) => {
  await enter(page);
  await playToTheEnd(page);
  await open(page, '#/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ file: 'damnatio-export', format: 1 });
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await loadedAgain;
  await expect(page.getByRole('link', { name: 'Enter the arena' })).toBeVisible();
  await open(page, '#/settings');
  await expect(page.getByText('0 of at most 200 replays')).toBeVisible();
  await page.getByLabel('Export to import').setInputFiles(file);
  await expect(page.getByText('1 of at most 200 replays')).toBeVisible();
});

test('the rescue page exports without the game', async ({ page }) => {
  await enter(page);
  await expectKept(page, await answer(page, 2));
  await page.goto('./rescue.html');
  await expect(page.getByText('a game in progress (lion)')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  expect((await download).suggestedFilename()).toBe('damnatio-everything.json');
});
