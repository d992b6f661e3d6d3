import { expect, test, type Page } from '@playwright/test';
import {
  centreOf,
  expectAccessible,
  expectFocus,
  expectNoSidewaysScroll,
  onSand,
  open,
  toTheQuestion,
  type MuneraHook,
} from './support/page.ts';

function turn(page: Page): Promise<{ cell: number; ap: number; number: number }> {
  return page.evaluate(() => {
    const { state } = (window.bout as MuneraHook).session.bout;
    return { cell: state.fighters[state.turn.fighter]!.cell, ap: state.turn.ap, number: state.turn.number };
  });
}

async function click(page: Page, cell: number): Promise<void> {
  const { x, y } = await centreOf(page, cell);
  await page.mouse.click(x, y);
}

test('a bout that nobody plays is settled and told in half a minute, each scene a way into the replay', async ({ page }) => {
  await open(page, '#/bout?side=murmillo:skilled&side=retiarius:skilled&seed=told');
  await expect(page.getByRole('button', { name: 'Watch it' })).toBeVisible();
  await page.getByRole('button', { name: 'Settle it' }).click();
  const scenes = page.locator('.digest-scene');
  await expect(scenes.first()).toBeVisible();
  expect(await scenes.count()).toBeLessThanOrEqual(8);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await scenes.last().getByRole('link').click();
  await expect(page).toHaveURL(/#\/replay\/.+at=\d+/);
  await page.goBack();
  await page.getByRole('link', { name: 'How it ended' }).click();
  await expect(page).toHaveURL(/#\/end\//);
});

test('a far hex is walked to by one click, another changes it, undo takes it back; then the bot plays on, and he gives up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#/settings');
  await page.getByRole('checkbox', { name: 'Ask every question' }).check();
  await open(page, '#/bout?side=murmillo&side=retiarius&seed=walk');
  await page.getByRole('button', { name: 'Open the gates' }).click();
  await toTheQuestion(page);
  await page.keyboard.press('Space');
  await onSand(page);
  await expectFocus(page);
  const before = await turn(page);
  const far = page.locator('.hex[aria-label*="he can walk here"]');
  await expect(far.first()).toBeAttached();
  const cells = await far.evaluateAll((hexes) => hexes.map((hex) => Number((hex as HTMLElement).dataset['cell'])));
  await click(page, cells.at(-1)!);
  await expect.poll(async () => (await turn(page)).cell).toBe(cells.at(-1));
  await onSand(page);
  await click(page, cells[0]!);
  await expect.poll(async () => (await turn(page)).cell).toBe(cells[0]);
  await onSand(page);
  await page.keyboard.press('z');
  await expect.poll(async () => (await turn(page)).cell).toBe(before.cell);
  await onSand(page);
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: 'Take my side back' })).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.press('y');
  await onSand(page);
  await expectFocus(page);
  await page.keyboard.press('x');
  await expect(page.getByRole('alertdialog')).toContainText('Give up');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/end\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Given up');
  await expect(page.getByRole('region', { name: 'Tell it' })).toContainText(/given up in round \d+/);
  await page.goto('./#/statistics');
  await expect(page.getByRole('region', { name: 'Given up, or handed to the bot' })).toContainText(
    /Murmillo against Retiarius: given up in round \d+/,
  );
});
