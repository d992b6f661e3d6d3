import { expect, test, type Page } from '@playwright/test';
import { enter, open } from './support/page.ts';

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

async function slowly(page: Page): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: '0.5' }).check({ force: true });
}

/** Bytes of a picture of the sand: a blank one is a small fraction of a drawn one. */
async function picture(page: Page): Promise<number> {
  return (await page.locator('.stage-drawing canvas').screenshot()).length;
}

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`the arena can be left at any moment and comes back drawn, with motion ${motion}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: motion });
    const faults = faultsOf(page);
    await slowly(page);
    await enter(page, 'leaving');
    await page.waitForFunction(() => document.querySelector('.stage-drawing canvas') !== null);
    await page.waitForTimeout(1500);
    const drawn = await picture(page);
    for (const wait of [300, 700, 1100, 1500]) {
      await page.waitForTimeout(wait);
      await page.evaluate(() => (location.hash = '#/'));
      await expect(page.getByRole('link', { name: /Continue/ })).toBeVisible();
      await page.evaluate(() => (location.hash = '#/arena'));
      await page.waitForFunction(() => document.querySelector('.stage-drawing canvas') !== null);
    }
    await page.waitForTimeout(1500);
    expect(faults).toEqual([]);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(await picture(page)).toBeGreaterThan(drawn / 2);
  });
}

test('a bout can be left in the middle of a step with reduced motion', async ({ page }) => {
  const faults = faultsOf(page);
  await slowly(page);
  await page.goto('./?scenario=munera/attack-wounds');
  await page.waitForFunction(() => window.munera !== undefined);
  await page.evaluate(() => window.munera!.idle());
  await page.locator('.dials .dial-box').first().locator('[aria-disabled="false"]').first().click();
  await page.waitForTimeout(60);
  await page.getByRole('button', { name: 'Leave the arena' }).click();
  await page.waitForTimeout(900);
  expect(faults).toEqual([]);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
