import { expect, test, type Page } from '@playwright/test';
import { pointer, settled, someHex } from './support/hands.ts';
import { enter, expectAccessible, open } from './support/page.ts';

async function atOnce(page: Page): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Ask before a commit that leaves a man idle' }).uncheck({ force: true });
}

test('what is planned can be taken back until a die falls, and the arena has no violations', async ({ page }) => {
  await atOnce(page);
  await enter(page, 'undo');
  await settled(page);
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: /^Defend$/ }).click();
  expect(await settled(page)).toBe('first-moves');
  await pointer.walk(page, await someHex(page));
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await undo.click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('button', { name: /^Commit$/ }).click();
  await settled(page);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a rule reference opens the text of the rule', async ({ page }) => {
  await enter(page, 'rule');
  await settled(page);
  await page.keyboard.press('j');
  await page
    .getByRole('button', { name: /D-08[0-9]/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('D-08');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
