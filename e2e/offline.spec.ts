import { expect, test } from '@playwright/test';

test('plays on without a network once it has been visited', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.reload();
  await expect(page).toHaveTitle(/Damnatio/);
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});
