import { expect, test } from '@playwright/test';
import { enter, expectAccessible, expectNoSidewaysScroll, open, type HuntHook } from './support/page.ts';

test('who loses a hunt reads what he should have chosen, and fights on from right before it', async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page, 'p1');

  // What can be hoped for is counted beside the page, switched off and on with O, and said with Shift and O.
  const line = page.locator('.chance-line');
  await expect(line).toHaveText(/Hope: \d\.\d of 4 saved ± \d\.\d/, { timeout: 30_000 });
  await page.locator('.hex[tabindex="0"]').focus();
  await page.keyboard.press('Shift+O');
  await expect(page.locator('main > [aria-live="assertive"]')).toContainText(/To be saved: \d\.\d of 4, give or take/, { timeout: 30_000 });
  await page.keyboard.press('o');
  await expect(line).toBeHidden();
  await page.keyboard.press('o');
  await expect(line).toBeVisible();

  // Nobody defends himself, and nobody moves.
  await page.evaluate(() => {
    const { session } = window.bout as unknown as HuntHook;
    for (let i = 0; i < 2000 && session.decision(); i += 1) {
      const actions = session.bout.actions();
      const careless = actions.find(
        (action) => (action.type === 'defend' && action.card === null) || (action.type === 'order' && action.order === 'hold'),
      );
      session.play(careless ?? actions[(i * 7) % actions.length]!);
    }
  });
  await page.goto('./#/replays');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await open(page, '#/end');
  const choices = page.getByRole('region', { name: 'Your choices' });
  await expect(choices).toContainText('Still thinking');
  await expect(choices.getByRole('progressbar')).toBeHidden({ timeout: 120_000 });
  await expect(choices).toContainText(/One choice in round \d+ cost most: .+ would have saved \d\.\d+ of 4 on average, not \d\.\d+\./);
  const first = choices.getByRole('list').first().getByRole('listitem').first();
  await expect(first).toContainText(/would have (kept|saved)/);
  await expect(choices.getByText('with the same new dice, by the skilled bot')).toBeHidden();
  await choices.getByText('How it was measured').click();
  await expect(choices.getByText('with the same new dice, by the skilled bot')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // It is kept: nothing is thought out twice, here or in the replay.
  const told = await first.innerText();
  await page.reload();
  await expect(first).toHaveText(told.replaceAll('\n', ''), { useInnerText: false, timeout: 10_000 });
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'What could have been better' }).click();
  await expect(choices.getByRole('list').first().getByRole('listitem').first()).toBeVisible();
  await choices
    .getByRole('button', { name: /^Look at it/ })
    .first()
    .click();
  const step = Number(await choices.getByRole('listitem').first().getAttribute('data-step'));
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue(String(step));

  await choices
    .getByRole('button', { name: /^Fight on from here/ })
    .first()
    .click();
  await page.waitForFunction(() => window.bout !== undefined && window.bout.session.decision() !== null);
  expect(await page.evaluate(() => window.bout!.session.record().actions.length)).toBe(step);
});
