import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, open } from './support/page.ts';

/** Waits until a lesson stands in the arena and waits for an answer. */
async function stands(page: Page): Promise<void> {
  await page.waitForFunction(() => window.bout !== undefined);
  await page.evaluate(() => window.bout!.idle());
}

test('a lesson by keyboard: failed and answered to, begun again, met, left and remembered; the next at phone size', async ({ page }) => {
  await open(page, '');
  await page.getByRole('link', { name: 'Learn' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Begin: Defend' }).focus();
  await page.keyboard.press('Enter');
  await stands(page);
  const lesson = page.getByRole('region', { name: 'Lesson: Defend' });
  const said = lesson.getByRole('status');
  await expect(said).toContainText('The lion springs at Syrus');

  // Any legal answer is taken, and answered to.
  await page.keyboard.press('4');
  await page.keyboard.press('Space');
  await expect(said).toContainText('Flinch is free', { timeout: 20_000 });
  await expect(lesson).not.toContainText('Done');
  await lesson.getByRole('button', { name: 'Hint' }).click();
  await expect(said).toContainText('Hint 1 of 3');

  await page.keyboard.press('Backspace');
  await expect(said).toContainText('The lion springs at Syrus');
  await stands(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await expect(lesson).toContainText('Done', { timeout: 20_000 });
  await expectAccessible(page);

  // It may be left and entered again; what was met is remembered.
  await lesson.getByRole('link', { name: 'Lessons' }).click();
  await expect(page.getByRole('link', { name: /Defend \(done\)/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /Defend \(done\)/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Go on: What runs on behind you' }).click();
  await stands(page);
  const next = page.getByRole('region', { name: 'Lesson: What runs on behind you' });
  await expect(next.getByRole('status')).toBeInViewport();
  await expect(page.locator('.stage-frame canvas').first()).toBeInViewport();
  const [strip, sand] = [await next.boundingBox(), await page.locator('.stage-frame').boundingBox()];
  expect(strip!.y + strip!.height).toBeLessThanOrEqual(sand!.y);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => (window.location.hash = '#/learn/nobody'));
  await expect(page.getByRole('alert')).toContainText('There is no lesson “nobody”');
});
