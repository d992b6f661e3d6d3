import { expect, test } from '@playwright/test';
import { answer, enter, expectKept, open } from './support/page.ts';

test('shows title and border before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Damnatio' })).toBeVisible();
  await expect(page.getByText('Four condemned. One beast. Keep them alive.')).toBeVisible();
  await context.close();
});

test('is usable before 100 kB have come, without the arena and its drawing', async ({ page }) => {
  await open(page, '');
  await page.waitForFunction(() => performance.getEntriesByName('title-usable').length > 0);
  const early = await page.evaluate(() => {
    const usable = performance.getEntriesByName('title-usable')[0]!.startTime;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= usable)
      .map(({ name }) => name);
  });
  expect(early.filter((name) => /phaser|rules|arena|icons|art-/.test(name))).toEqual([]);
});

test('goes back with Back, and home with a message from an unknown address', async ({ page }) => {
  await open(page, '');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Enter the arena' })).toBeFocused();
  await page.goto('./#/nowhere');
  await expect(page.getByRole('alert')).toContainText('leads nowhere');
  await page.goto('./#/arena');
  await expect(page.getByRole('alert')).toContainText('No bout is in progress');
});

test('keeps text size and palette', async ({ page }) => {
  await open(page, '');
  await page.getByLabel('Text').selectOption('150 %');
  await page.getByLabel('Palette').selectOption({ label: 'Attic, dark' });
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'attic');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'attic');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
});

test('all of it is in view at 1280 by 720, also where a bout waits to be continued', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await enter(page, 'waiting');
  await answer(page, 1);
  await expectKept(page, 1);
  await page.goto('about:blank');
  await open(page, '');
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  await expect(page.locator('.title-colophon')).toBeInViewport({ ratio: 1 });
});
