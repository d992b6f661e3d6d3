import { expect, test } from '@playwright/test';
import { answer, enter, expectAccessible, expectKept, type HuntHook } from './support/page.ts';

test('opens a rule scenario in the arena, on the dice of its tape', async ({ page }) => {
  await page.goto('./?scenario=damnatio/dg-08-brace');
  await page.waitForFunction(() => window.bout !== undefined);
  await page.evaluate(() => window.bout!.idle());
  await expect(page.getByText(/nothing of it is saved/)).toBeVisible();
  const wounded = await page.evaluate(() => {
    const { session } = window.bout as HuntHook;
    session.play(session.bout.actions().find((action) => action.type === 'defend' && action.card === 'brace')!);
    const { beasts, men } = session.bout.state;
    return {
      bull: beasts[0]!.hp,
      valens: men[0]!.hp,
      faces: session.steps.flatMap(({ events }) => events.flatMap((event) => ('roll' in event ? event.roll.faces : []))),
    };
  });
  expect(wounded.faces.slice(0, 3)).toEqual([19, 13, 7]);
  expect(wounded.bull).toBe(17);
});

test('keeps nothing of a scenario, and leaves the hunt in progress alone', async ({ page }) => {
  await enter(page, 'mine');
  await expectKept(page, await answer(page, 1));
  await page.goto('./?scenario=damnatio/dg-08-brace');
  await page.waitForFunction(() => (window.bout as HuntHook | undefined)?.session.setup.beasts[0] === 'bull');
  await page.evaluate(() => {
    const { session } = window.bout as HuntHook;
    while (session.decision()) session.play(session.bout.actions()[0]!);
  });
  await page.goto('./#/arena');
  await page.waitForFunction(() => window.bout?.session.seed === 'mine');
  await page.goto('./#/replays');
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('an unknown name leads to the list by rule', async ({ page }) => {
  await page.goto('./?scenario=damnatio/nonsense');
  await expect(page.getByRole('alert')).toContainText('no scenario “damnatio/nonsense”');
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /Brace stops the bull/ })
    .first()
    .click();
  await page.waitForFunction(() => (window.bout as HuntHook | undefined)?.session.setup.beasts[0] === 'bull');
});
