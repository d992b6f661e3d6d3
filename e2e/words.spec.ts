import { expect, test, type Page } from '@playwright/test';
import { enter, expectAccessible, open, toTheQuestion } from './support/page.ts';

const settled = (page: Page): Promise<void> => page.evaluate(() => window.bout!.idle());
const LAW = /\b[A-Z]-\d{3}\b/;

async function begin(page: Page, hash: string): Promise<void> {
  await open(page, hash);
  await page.getByRole('button', { name: 'Open the gates' }).click();
  await toTheQuestion(page);
}

test('words, ratings and rule numbers where they stand, by mouse and by keyboard', async ({ page }) => {
  await enter(page, 'words');
  expect(await page.locator('main').innerHTML()).not.toMatch(LAW);

  const tip = page.getByRole('tooltip');
  const word = page.locator('button.term:visible').first();
  await word.hover();
  await expect(tip).toBeInViewport();
  await expectAccessible(page);
  await page.mouse.move(640, 400);
  await expect(tip).toHaveCount(0);
  await word.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(word).toBeFocused();

  await page.locator('.man').first().focus();
  await page.keyboard.press('i');
  const sheet = page.locator('dialog[open]');
  await expect(sheet).toContainText('Accuracy');
  await expect(sheet).toContainText('Agility');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.man').first()).toBeFocused();
  await page.locator('.man').nth(1).click();
  await page.locator('.man').nth(1).click();
  await expect(sheet).toContainText('Strength');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ratings of the lion' }).click();
  await expect(sheet).toContainText('Guard');
  await page.keyboard.press('Escape');

  await page.keyboard.press('j');
  await expect(page.locator('main')).toContainText(LAW);
  await page.keyboard.press('j');
  expect(await page.locator('main').innerHTML()).not.toMatch(LAW);

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('[data-menu="words"]').click();
  await page.getByRole('searchbox').fill('goad');
  await expect(sheet.locator('dt').first()).toHaveText('Goad');
  await expectAccessible(page);
});

for (const [game, hash] of [
  ['munera', '#/bout?side=murmillo&side=murmillo&seed=words'],
  ['recount', '#/recount?side=heavy&side=retiarius&seed=words'],
] as const) {
  test(`no rule number in a fight of ${game} until it is asked for; fighters by name, the same for the same seed`, async ({ page }) => {
    await begin(page, hash);
    const names = await page.locator('.man .man-name').allInnerTexts();
    expect(new Set(names).size).toBe(2);
    for (let turn = 0; turn < 6; turn += 1) {
      expect(await page.locator('main').innerHTML()).not.toMatch(LAW);
      await page.keyboard.press(turn % 2 ? '1' : 'Space');
      await settled(page);
    }
    await page.keyboard.press('j');
    await expect(page.locator('main')).toContainText(LAW);
    await begin(page, hash);
    expect(await page.locator('.man .man-name').allInnerTexts()).toEqual(names);
  });
}

test('at phone size a long press explains and chooses nothing, and the page of words is whole', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await enter(page, 'words');
  const word = page.locator('.hand-choose .term').first();
  const box = (await word.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('tooltip')).toBeInViewport();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await open(page, '#/words');
  await page.getByRole('searchbox').fill('net');
  await expect(page.getByRole('region', { name: 'Gladiators' })).toContainText('entangled');
  await expectAccessible(page);
  await context.close();
});
