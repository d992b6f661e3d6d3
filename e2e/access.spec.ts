import { expect, test } from '@playwright/test';
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

for (const hash of SCREENS) {
  test(`axe finds nothing on ${hash}`, async ({ page }) => {
    await open(page, hash);
    await page.waitForTimeout(700);
    await expectAccessible(page);
  });

  test(`${hash} fits 320 px with 200 % text`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '#/settings');
    await page.getByRole('radio', { name: '200 %' }).check();
    await open(page, hash);
    await page.waitForTimeout(500);
    await expectNoSidewaysScroll(page);
  });
}

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

for (const palette of ['Attic', 'Murex', 'Basalt', 'Marmor']) {
  test(`axe finds nothing in the palette ${palette}`, async ({ page }) => {
    await open(page, '#/settings');
    await page.getByRole('radio', { name: new RegExp(palette) }).check();
    await expectAccessible(page);
    await open(page, '#/setup?beast=lion&seed=x1');
    await expectAccessible(page);
  });
}
