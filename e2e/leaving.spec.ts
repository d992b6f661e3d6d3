import { expect, test, type Page } from '@playwright/test';
import { open } from './support/page.ts';

const BOUT = './#/scenario/munera/attack-wounds';

async function inBout(page: Page): Promise<void> {
  await page.goto(BOUT);
  await page.waitForFunction(() => window.bout !== undefined && document.querySelector('.hex') !== null);
  await page.evaluate(() => window.bout!.idle());
}

/** Steps, and leaves so many milliseconds later: by the page itself, as clicks from outside come too late. */
async function leaveInMidStep(page: Page, wait: number): Promise<void> {
  await page.evaluate((later) => {
    document.querySelector<HTMLElement>('.dials .dial-box [aria-disabled="false"]')!.click();
    setTimeout(() => document.querySelector<HTMLElement>('[aria-label="Leave the arena"]')!.click(), later);
  }, wait);
  await expect(page.locator('.stage-drawing')).toHaveCount(0);
  await page.waitForTimeout(700);
}

/** Bytes that no blank picture of the sand has, and every drawn one. */
const DRAWN = 100_000;

/** Bytes of a picture of the sand. */
async function picture(page: Page): Promise<number> {
  return (await page.locator('.stage-drawing canvas').screenshot()).length;
}

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`the arena can be left while a figure moves and comes back drawn, with motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await open(page, '#/settings');
    await page.getByRole('radio', { name: '0.5' }).check({ force: true });
    await inBout(page);
    await expect.poll(() => picture(page)).toBeGreaterThan(DRAWN);
    for (const wait of [0, 120, 300]) {
      await leaveInMidStep(page, wait);
      await inBout(page);
    }
    expect(faults).toEqual([]);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await expect.poll(() => picture(page)).toBeGreaterThan(DRAWN);
  });
}
