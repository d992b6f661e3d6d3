import { expect, test, type Page } from '@playwright/test';
import { middleOf, onSand, open, sendIn } from './support/page.ts';

/** Answers what comes before the order, until the men are to move. */
async function toTheOrder(page: Page): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    await onSand(page);
    if ((await page.evaluate(() => window.bout!.session.decision()?.kind)) === 'order') return;
    await page.locator('[data-answer="no"], #commit-yes, #commit').last().click();
  }
  throw new Error('nobody was asked to move');
}

/** Hexes of the men who stand. */
const menOf = (page: Page): Promise<readonly { readonly id: string; readonly cell: number }[]> =>
  page.evaluate(() =>
    (window.bout!.session.view.state as unknown as { men: { id: string; cell: number; dead: boolean }[] }).men.filter(
      ({ cell, dead }) => cell >= 0 && !dead,
    ),
  );

for (const [name, viewport, hasTouch] of [
  ['by mouse', { width: 1280, height: 720 }, false],
  ['by touch', { width: 390, height: 844 }, true],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test('the sand stays where it is while men are chosen and told what to do', async ({ page }) => {
      await open(page, '#/settings');
      await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
      await sendIn(page, 'cam2');
      await toTheOrder(page);
      const shown = page.locator('[data-cell="40"]');
      for (const _ of ['the whole arena', 'the action']) await page.keyboard.press('0'); // nothing is left to go in for
      const before = await middleOf(shown);
      for (const { cell } of await menOf(page)) {
        const { x, y } = await middleOf(page.locator(`[data-cell="${cell}"]`));
        if (hasTouch) await page.touchscreen.tap(x, y);
        else await page.mouse.click(x, y);
        expect(await middleOf(shown)).toEqual(before);
      }
      await page.getByRole('button', { name: /as advised/ }).click();
      expect(await middleOf(shown)).toEqual(before);
    });
  });
}

test('Space commits after a click on any button, and presses the button that Tab has led to', async ({ page }) => {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await sendIn(page, 'cam2');
  await onSand(page);
  const answers = (): Promise<number> => page.evaluate(() => window.bout!.session.record().actions.length);
  const tool = page.locator('.stage-legend');
  const pressed = (): Promise<string | null> => tool.getAttribute('aria-pressed');
  for (const clicked of [tool, page.locator('.hand-choose').first(), page.locator('.log-lines')]) {
    const before = await answers();
    await clicked.click();
    await page.keyboard.press('Space');
    await expect.poll(answers).toBeGreaterThan(before);
    await onSand(page);
    if ((await page.evaluate(() => window.bout!.session.decision()?.kind)) !== 'defend') break;
  }
  const [before, shown] = [await answers(), await pressed()];
  await page.locator('[aria-label="Undo"]').focus();
  await tool.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tool).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(pressed).not.toBe(shown);
  expect(await answers()).toBe(before);
});
