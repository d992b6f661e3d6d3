import { expect, test, type Page } from '@playwright/test';
import { pointer, settled, someHex } from './support/hands.ts';
import { centreOf, enter, expectAccessible, expectKept, onSand, open, type HuntHook } from './support/page.ts';

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

/** How many dark pixels are drawn on a hex. */
async function inkOn(page: Page, cell: number): Promise<number> {
  const { x, y } = await centreOf(page, cell);
  const shot = await page.screenshot({ clip: { x: x - 9, y: y - 9, width: 18, height: 18 } });
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let dark = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i]! + data[i + 1]! + data[i + 2]! < 240) dark += 1;
    return dark;
  }, shot.toString('base64'));
}

test('who died lies where he fell, when the hunt is taken up again and in the rounds after, and his hex can be chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await enter(page, 'by1');
  const { answers, dead } = await page.evaluate(() => {
    const { session } = window.bout as HuntHook;
    const fell = () => session.steps.flatMap(({ events }) => events).find((event) => event.type === 'felled' && event.dead);
    for (let i = 0; i < 300 && !(fell() && session.decision()?.kind === 'order'); i += 1) {
      const actions = session.bout.actions();
      session.play(actions[(i * 7) % actions.length]!);
    }
    const felled = fell()!;
    return { answers: session.record().actions.length, dead: 'figure' in felled ? felled.figure! : '' };
  });
  await expectKept(page, answers);
  await page.reload();
  await onSand(page);
  const body = page.locator('.hex[aria-label*="lies dead here"]');
  await expect(body).toHaveCount(1);
  await expect(body).toHaveAttribute('aria-label', new RegExp(dead, 'i'));
  await page.keyboard.press('0');
  const cell = Number(await body.getAttribute('data-cell'));
  const [lying, bare] = [await inkOn(page, cell), await inkOn(page, cell + 1)];
  expect(lying).toBeGreaterThan(3 * bare + 20);
  const { x, y } = await centreOf(page, cell);
  expect(await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.closest('.stage-drawing') !== null, [x, y])).toBe(
    true,
  );

  const round = () => page.evaluate(() => (window.bout as HuntHook).session.view.state.round);
  const before = await round();
  while ((await round()) < before + 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('y');
    await onSand(page);
  }
  await expect(page.locator(`.hex[data-cell="${cell}"]`)).toHaveAttribute('aria-label', /lies dead here/);
});
