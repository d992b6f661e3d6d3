import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { enter, expectAccessible, open, playToTheEnd } from './support/page.ts';

const DEATH = /\b(dead|died|dies|death|killed)\b|Θ/i;

test('the end page tells what decided it, and its link opens the same hunt elsewhere', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  await playToTheEnd(page);
  await open(page, '#/end');
  await expect(page.getByRole('region', { name: 'What decided it' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'The dice' })).toContainText('Hits of the beast');
  await page.getByRole('button', { name: 'Copy replay link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Verified')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Keep it' }).click();
  await expect(elsewhere).toHaveURL(/#\/replay\/\w+$/);
  await elsewhere.context().close();

  const frieze = page.locator('[data-triumph]');
  const head = page.getByRole('list', { name: 'Who lives' });
  await expect(frieze).toBeVisible();
  await expect(head.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('link', { name: 'The wall' }).click();
  await expect(page.getByRole('heading', { name: 'The wall of Θ' })).toBeVisible();
  const names = page.getByRole('list', { name: 'Names, the newest first' });
  await expect(names.getByRole('listitem').first()).toContainText(/against/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await names.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/replay\/\w+(\?at=\d+)?$/);

  // Nobody is said to have died where no violence is to be shown.
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'None: they are carried out' }).check({ force: true });
  await open(page, '#/wall');
  await expect(page.getByRole('heading', { name: 'The wall', exact: true })).toBeVisible();
  await expect(names).not.toContainText(DEATH);
  await open(page, '#/end');
  await expect(head).not.toContainText(DEATH);
  await expect(page.locator('.end-result')).not.toContainText(DEATH);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider', { name: 'Moment' }).press('End');
  await expect(page.getByRole('log')).toContainText(/carried out/);
  await expect(page.getByRole('log')).not.toContainText(DEATH);
});

test('steps by keys, and fights on from a moment', async ({ page }) => {
  await enter(page);
  await playToTheEnd(page);
  await page.getByRole('link', { name: /seed journey/ }).click();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await expect(moment).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveValue('2');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(moment).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Fight on from here' })).toBeHidden();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Fight on from here' }).click();
  await page.waitForFunction(() => window.bout !== undefined);
  expect(await page.evaluate(() => window.bout!.session.record().actions.length)).toBe(1);
});

test('a record goes out as a file and comes in again', async ({ page }) => {
  await enter(page);
  await playToTheEnd(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ ruleset: 'damnatio', seed: 'journey' });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('No bout is kept yet')).toBeVisible();
  await page.getByLabel('Record to import').setInputFiles(file);
  await expect(page.getByText('Verified')).toBeVisible();
});

test('an altered record is shown as far as it goes', async ({ page }) => {
  await enter(page);
  await playToTheEnd(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const record = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { seed: string };
  const bring = (altered: object) =>
    page
      .getByLabel('Record to import')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(altered)) });
  await bring({ ...record, seed: 'other' });
  await expect(page.getByText('Altered: its seed is not what was sealed')).toBeVisible();
  await open(page, '#/replays');
  await bring({ ...record, seed: 'another', sealed: null });
  await expect(page.getByText('Differs in round')).toBeVisible();
  await open(page, '#/replays');
  await page
    .getByLabel('Record to import')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"no":"record"}') });
  await expect(page.getByText('Nothing was imported')).toBeVisible();
});

const LINK = 'RGEBoMaWFwGznVfJE9SvK60tz_EEbGlvbgAEAEBAQAADdzE0LcRVwmmteS4Qw2AHgQ4T';

for (const [name, text, heading] of [
  ['foreign', 'hello', 'This is no replay link'],
  ['cut', LINK.slice(0, 40), 'This replay link is damaged'],
  ['altered', LINK.replace('Sv', 'Sw'), 'This replay link is damaged'],
  ['too long', LINK + 'A'.repeat(9000), 'This replay link is too long'],
  ['newer', `RGEz${LINK.slice(4)}`, 'This replay is newer than the game'],
] as const) {
  test(`a ${name} link says what to do, and nothing is lost`, async ({ page }) => {
    await open(page, `#r=${text}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('Nothing of yours has changed')).toBeVisible();
    await page.getByRole('link', { name: 'To the title' }).click();
    await expect(page.getByRole('link', { name: 'Enter the arena' })).toBeFocused();
  });
}

test('a replay that is not kept here says so', async ({ page }) => {
  await open(page, '#/replay/none');
  await expect(page.getByRole('heading', { level: 1, name: 'This replay is not kept here' })).toBeVisible();
});
