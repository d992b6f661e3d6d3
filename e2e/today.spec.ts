import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { answer, expectAccessible, expectNoSidewaysScroll, open, toTheQuestion } from './support/page.ts';

/** Plays whatever is in the arena to its end by other answers than anybody else, and opens its end page. */
async function endIt(page: Page, way: number): Promise<void> {
  await toTheQuestion(page);
  await page.evaluate((step) => {
    const { session } = window.bout!;
    for (let i = 0; i < 2000 && session.decision(); i += 1) {
      const actions = session.bout.actions();
      session.play(actions[(i * step) % actions.length]!);
    }
  }, way);
  await page.goto('./#/end');
  await expect(page.getByRole('region', { name: 'Tell it' })).toBeVisible();
}

test('today’s beast counts once: left, taken up again, told, and on the title after three days', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.clock.setFixedTime(new Date('2026-11-20T21:00:00'));
  for (const time of ['2026-11-20T21:00:00', '2026-11-21T09:00:00']) {
    await page.clock.setFixedTime(new Date(time));
    await open(page, '#/today');
    await page.locator('[data-game=damnatio]').getByRole('button', { name: 'Fight it: this counts' }).click();
    await endIt(page, 5);
  }

  await page.clock.setFixedTime(new Date('2026-11-22T23:50:00'));
  await open(page, '#/today');
  const beast = page.locator('[data-game=damnatio]');
  await expect(beast).toHaveAttribute('data-state', 'open');
  await expect(page.getByText('2 days in a row')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Yesterday' })).toContainText('saved in');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await beast.getByRole('button', { name: 'Fight it: this counts' }).click();
  await toTheQuestion(page);
  const answers = await answer(page, 4);
  await open(page, '#/setup?beast=bear&seed=between');
  await page.getByRole('button', { name: 'Send them in' }).click();
  await toTheQuestion(page);
  await answer(page, 2);
  await page.clock.setFixedTime(new Date('2026-11-23T00:10:00'));
  await open(page, '#/today');
  await page.getByRole('region', { name: 'Yesterday' }).getByRole('button', { name: 'Go on with it' }).click();
  await page.waitForFunction(() => window.bout !== undefined);
  expect(await page.evaluate(() => window.bout!.session.record().actions.length)).toBe(answers);
  await endIt(page, 7);

  const told = page.getByRole('region', { name: 'Tell it' });
  await expect(told).toContainText('Your try of Sunday 22 November');
  await told.getByRole('button', { name: 'Copy text and link' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const [line, link] = text.split('\n').slice(-2) as [string, string]; // the fight in a sentence stands above
  expect(line).toMatch(/^Damnatio 2026-11-22 · lion · \d of 4 saved in \d+ rounds · [▮▯]{4}$/);
  await told.getByRole('button', { name: 'Picture', exact: true }).click();
  const picture = told.getByRole('img');
  await expect(picture).toHaveAttribute('alt', /^Damnatio 2026-11-22: lion\. .+ Lion .+\.$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([1200, 630]);
  const download = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Download picture' }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect(file.length).toBeGreaterThan(100_000);
  await expectAccessible(page);

  await open(page, '#/today');
  await expect(page.locator('[data-streak="3"]')).toBeVisible();
  await page.locator('[data-game=munera]').getByRole('button', { name: 'Fight it: this counts' }).click();
  await toTheQuestion(page);
  await page.keyboard.press('x');
  await expect(page.getByRole('alertdialog')).toContainText('ends your one try of the day');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Y');
  await expect(page.getByRole('alertdialog')).toContainText('your one try does not count as yours');
  await page.keyboard.press('Enter');
  await expect(told).toContainText(/Your try of .*the only one\. .*by the bot/);
  await expect(page.getByRole('region', { name: 'Your choices' })).toContainText('the bot');
  await open(page, '#/today');
  await expect(page.locator('[data-game=munera]')).toContainText(/by the bot.*\. It does not count for your days in a row/);
  await expect(page.locator('[data-streak="3"]')).toBeVisible();
  await open(page, '#/');
  await expect(page.getByRole('navigation', { name: 'The game' })).toContainText('3 days in a row');

  await open(page, '#/statistics');
  await expect(page.getByText('4 fights')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Given up, or handed to the bot' })).toContainText(/ against .*: handed to the bot/);
  await expect(page.getByRole('region', { name: 'Luck and skill' })).toContainText('players in 100 would have had');
  await expect(page.getByRole('region', { name: 'By opponent' })).toContainText('Lion');
  await expectAccessible(page);

  const friend = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await friend.clock.setFixedTime(new Date('2026-11-22T12:00:00')); // the day of the link, wherever the real calendar stands
  await friend.goto(new URL('./#/statistics', page.url()).href);
  await expect(friend.getByText('Nothing has been fought to its end here yet')).toBeVisible();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/^A friend saved \d of 4: (beat|match) it with the same dice$/);
  await expect(friend.getByText('Verified')).toBeVisible();
  await expectAccessible(friend);
  await expectNoSidewaysScroll(friend);
  await expect(friend.getByText(/^Damnatio is a game of the Roman arena/)).toBeVisible();
  await expect(friend.getByRole('link', { name: /^The first lesson/ })).toBeVisible();
  await expect(friend.getByText(/^This is today’s beast\./)).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Practise: give up the try' })).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Watch it first' })).toHaveCount(0);
  await friend.getByRole('button', { name: 'Fight it: your one try' }).click();
  await endIt(friend, 11);
  await expect(friend.getByText(/^You saved \d of 4; your friend saved \d of 4/)).toBeVisible();
  await friend.getByRole('link', { name: 'Compare decision by decision' }).click();
  await expect(friend.getByRole('heading', { name: 'Where they part' })).toBeVisible();
  await expect(friend.getByRole('columnheader', { name: 'Your friend' })).toBeVisible();
  await expect(friend.getByText(/^Played on from there/)).toBeVisible();
  await expectAccessible(friend);
  await expectNoSidewaysScroll(friend);
  await friend.getByRole('region', { name: 'Where they part' }).getByRole('link').first().click();
  await expect(friend).toHaveURL(/#\/replay\/\w+\?at=\d+$/);
  await friend.goto(link.replace('#r=RGE', '#r=RGF'));
  await expect(friend.getByRole('alert')).toBeVisible();
  await friend.context().close();
  expect(errors).toEqual([]);
});
