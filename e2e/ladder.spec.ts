import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { botFightsOn, expectAccessible, expectNoSidewaysScroll, onSand, open } from './support/page.ts';

const SEED = 'ladder-17';

async function begin(page: Page): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await open(page, '');
  await page.getByRole('link', { name: /^The ladder/ }).click();
  await page.getByLabel('His name').fill('Verus');
  await expect(page.getByRole('checkbox', { name: /Gentle/ })).toBeChecked();
  await page.getByLabel(/Seed of the dice/).fill(SEED);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin the career' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The day', exact: true })).toBeVisible();
}

/** The end of the day is in view at the top of the page and at its foot, whatever the window. */
async function expectEndInView(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  for (const window of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(window);
    for (const y of [0, 1e6]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect(page.getByRole('button', { name: 'End the day' })).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize(size);
}

/** Enters Verus against the first on offer. */
async function ask(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Ask for/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Settle it' }).last()).toBeVisible();
  await expect(page.locator('.bill:focus')).toContainText('In the afternoon');
}

/** A bot fights on for him, hands are raised, until the end page leads to the day again; how often the crowd was asked. */
async function fightOn(page: Page): Promise<number> {
  const back = page.getByRole('link', { name: 'To the day', exact: true });
  const asked = await botFightsOn(page, back);
  await expect(page.getByRole('region', { name: 'What it meant' })).toContainText(/Money.*HS.*Fame/s);
  await back.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The day', exact: true })).toBeVisible();
  return asked;
}

async function endDay(page: Page): Promise<void> {
  const learn = page.getByRole('button', { name: /^Learn skill/ }).first();
  if (await learn.isVisible()) await learn.click();
  await page.getByRole('button', { name: 'End the day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The end of the day' })).toBeVisible();
  await expect(page.getByRole('row', { name: /At night/ })).toBeVisible();
}

async function nextDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'On to the next day' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The day', exact: true })).toBeVisible();
}

test('a career: a morning, bouts, the crowd, the end of a day, closed and gone on with, taken along as a file', async ({ page }) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectEndInView(page);

  /** A forecast is counted where somebody looks. */
  const look = (bout: string): Promise<void> =>
    page
      .locator(bout)
      .first()
      .getByText(/forecast is being counted|are led out|wins/)
      .first()
      .scrollIntoViewIfNeeded();
  await look('[data-bout="morning"]');
  await expect(page.locator('[data-bout="morning"]')).toContainText(/Pays \d+ HS for each .* of 3 are led out/s, { timeout: 60_000 });
  await look('.opponent');
  await expect(page.locator('.opponent').first()).toContainText(/Pays \d+ HS .* Verus wins .* is carried out \d+ %/s, { timeout: 60_000 });
  await page.locator('[data-bout="morning"]').getByRole('button', { name: 'Settle it' }).click();
  await expect(
    page
      .locator('[data-bout="morning"]')
      .getByText(/led out alive/)
      .first(),
  ).toBeVisible();

  await ask(page);
  await page.getByRole('button', { name: 'Fight it yourself' }).click();
  await onSand(page);
  await page.locator('.crowd-open').click();
  await expect(page.getByRole('region', { name: 'The crowd on Verus' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await onSand(page);
  await page.getByRole('button', { name: 'Leave the arena' }).click();
  await expect(page.getByText('It was begun in the arena')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw him' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End the day' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Go on with the bout' }).click();
  let asked = await fightOn(page);
  await expect(page.locator('.result-line.yours').getByText('Verus').first()).toBeVisible();
  await endDay(page);
  await expectAccessible(page);
  await nextDay(page);

  for (let day = 2; asked === 0 && day < 20; day += 1) {
    if (
      await page
        .getByRole('button', { name: /^Ask for/ })
        .first()
        .isVisible()
    ) {
      await ask(page);
      await page.getByRole('button', { name: 'Fight it yourself' }).click();
      asked += await fightOn(page);
    }
    await endDay(page);
    await nextDay(page);
  }
  expect(asked).toBeGreaterThan(0);

  while (
    !(await page
      .getByRole('button', { name: /^Ask for/ })
      .first()
      .isVisible())
  ) {
    await endDay(page);
    await nextDay(page);
  }
  await ask(page);
  await page.locator('.bill', { hasText: 'In the afternoon' }).getByRole('button', { name: 'Settle it' }).click();
  await expect(page.locator('.result-line.yours').getByText('Verus').first()).toBeVisible();
  await page
    .locator('.result-line.yours')
    .getByRole('link', { name: /What it meant/ })
    .click();
  await expect(page.getByRole('region', { name: 'What it meant' })).toContainText('Verus');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'To the day', exact: true }).click();

  await page
    .locator('.result-line.yours')
    .getByRole('link', { name: /Watch it/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Verus/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'The ladder' })).toBeVisible();

  await open(page, '#/ladder/school');
  const standing = await page.locator('.ladder-standing').textContent();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the career' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  await page.getByRole('button', { name: 'Go back one step' }).click();
  await expect(page.getByText('One step back.')).toBeVisible();
  await page.getByRole('button', { name: 'A new career, or one from a file' }).click();
  await page
    .getByLabel('A career that was exported')
    .setInputFiles({ name: 'career.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await page.getByRole('dialog', { name: 'Another career ends' }).getByRole('button', { name: 'End it for this one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The day', exact: true })).toBeVisible();
  await expect(page.locator('.ladder-standing')).toHaveText(standing!);
  await page.reload();
  await expect(page.locator('.ladder-standing')).toHaveText(standing!);
});

test('every page of the career at the size of a phone, without a fault for whoever does not see it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  for (const address of ['', '/ranks', '/school', '/chronicle', '/numbers', '/person/p3', '/new']) {
    await open(page, `#/ladder${address}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const cut = page.locator('.roster-scroll').evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
    expect((await cut).filter((wide) => wide > 0)).toEqual([]);
  }
  await page.getByLabel('A career that was exported').setInputFiles({ name: 'no.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End it for this one' }).click();
  await expect(page.getByRole('status').getByText(/The file could not be taken/)).toBeVisible();
});
