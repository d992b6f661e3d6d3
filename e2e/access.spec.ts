import { expect, test, type Page } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll, open, playToTheEnd } from './support/page.ts';

const SCREENS = [
  '#/',
  '#/setup?beast=lion&seed=x1',
  '#/bout?side=syrus,murmillo~attack&side=hoplomachus-a-spear&seed=x1',
  '#/ladder',
  '#/settings',
  '#/credits',
  '#/replays',
  '#r=nonsense',
];

/** Loads a screen by itself, and waits until what moves on it has come to rest. */
async function load(page: Page, hash: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, hash);
  await page.waitForTimeout(500);
}

test('axe finds nothing on any screen that is opened first', async ({ page }) => {
  for (const hash of SCREENS) {
    await load(page, hash);
    await test.step(hash, () => expectAccessible(page));
  }
});

test('every screen that is opened first fits 320 px with 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '#/settings');
  await page.getByRole('radio', { name: '200 %' }).check();
  for (const hash of SCREENS) {
    await load(page, hash);
    await test.step(hash, () => expectNoSidewaysScroll(page));
  }
});

test('axe finds nothing on the end page, a replay and the rescue page', async ({ page }) => {
  await enter(page);
  await playToTheEnd(page);
  await expectAccessible(page);
  await open(page, '#/end');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText('Verified')).toBeVisible();
  await expectAccessible(page);
  await page.goto('./rescue.html');
  await expect(page.getByText(/^Found/)).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in any palette', async ({ page }) => {
  for (const palette of ['Attic', 'Murex', 'Basalt', 'Marmor']) {
    await open(page, '#/settings');
    await page.getByRole('radio', { name: new RegExp(palette) }).check();
    await test.step(`${palette}, settings`, () => expectAccessible(page));
    await load(page, '#/setup?beast=lion&seed=x1');
    await test.step(`${palette}, set-up`, () => expectAccessible(page));
  }
});
