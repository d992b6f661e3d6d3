import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, onSand } from './support/page.ts';

/** Strikes the blow of the scenario that ends before the crowd. */
async function strike(page: Page): Promise<void> {
  await page.goto('./?scenario=munera/appeal-granted');
  await onSand(page);
  await page
    .getByRole('button', { name: /^1?\s*sword/i })
    .first()
    .click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: /asks the crowd/ })).toBeVisible({ timeout: 30_000 });
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`the crowd is asked by the keyboard alone at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await strike(page);
    const scene = page.getByRole('dialog', { name: /asks the crowd/ });
    await expect(scene.getByRole('button', { name: 'Raise the hand' })).toBeFocused();
    await expect(scene.getByText('15 in 36 = 41.7 %').first()).toBeVisible();
    await expect(page.getByText('Granted')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await expect(scene.getByText(/Mercy\. [A-Z]\w+ lives\./).first()).toBeInViewport();
    await expect(scene.getByRole('button', { name: 'Go on' })).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(scene).toHaveCount(0);
    await expect(page.getByText(/Granted/).first()).toBeAttached();
  });
}

test('a rule is read without leaving the scene, and Escape leaves it', async ({ page }) => {
  await strike(page);
  const scene = page.getByRole('dialog', { name: /asks the crowd/ });
  await expect(scene.getByRole('button', { name: /Rule/ })).toHaveCount(0);
  await page.keyboard.press('j');
  await scene.getByRole('button', { name: 'Rule M-185' }).click();
  await expect(page.locator('dialog[open]')).toContainText('M-185');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await scene.getByRole('button', { name: 'Raise the hand' }).press('Escape');
  await expect(scene).toHaveCount(0);
});
