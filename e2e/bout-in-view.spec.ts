import { expect, test, type Page } from '@playwright/test';
import { open, type MuneraHook } from './support/page.ts';

const FEINT = 'munera/feint-misses';
const GRAPPLE = 'munera/grapple';
const NET = 'munera/net';

async function enter(page: Page, scenario: string): Promise<void> {
  await page.goto(`./#/scenario/${scenario}`);
  await page.waitForFunction(() => window.bout !== undefined && document.querySelector('.hex') !== null);
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['arena'] === 'ready');
}

async function choose(page: Page, name: string): Promise<void> {
  const answers = await page.evaluate(() => window.bout!.session.steps.length);
  await page.locator('.option:not(.refused) .hand-choose', { hasText: name }).first().click();
  if ((await page.evaluate(() => window.bout!.session.steps.length)) === answers) await page.locator('#commit').click();
  await settled(page);
}

/** Ends the first turn, unless nothing was left to do in it and it has ended by itself; the next die falls unasked. */
async function endFirstTurn(page: Page): Promise<void> {
  const goesOn = await page.evaluate(() =>
    (window.bout as MuneraHook).session.steps.every(({ events }) => !events.some(({ type }) => type === 'turn-ended')),
  );
  if (goesOn) await page.keyboard.press('n');
  await settled(page);
}

/** Whether the middle of an element can be seen and clicked: inside the window and under nothing. */
async function expectInView(page: Page, selector: string): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return there !== null && element.contains(there) && top >= 0 && top + height <= window.innerHeight;
        }),
    )
    .toBe(true);
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test.describe(`at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await open(page, '#/settings');
      await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
      await page.getByRole('checkbox', { name: 'Ask before a commit that leaves a man idle' }).uncheck({ force: true });
    });

    test('the sentence of the moment can be read whole', async ({ page }) => {
      for (const scenario of ['recount/a-bout-begins', NET, FEINT]) {
        await enter(page, scenario);
        const cut = (rule: Element): string | null =>
          rule.scrollHeight > rule.clientHeight + 1 || rule.scrollWidth > rule.clientWidth + 1 ? rule.textContent : null;
        expect(await page.locator('.phase-rule').evaluate(cut)).toBeNull();
      }
    });

    test('both answers of a won grapple are in view', async ({ page }) => {
      await enter(page, GRAPPLE);
      await choose(page, 'Grapple');
      await endFirstTurn(page);
      await expectInView(page, '[data-answer="yes"]');
      await expectInView(page, '[data-answer="no"]');
      await page.getByRole('button', { name: 'Let him go' }).click();
      await settled(page);
      await expect(page.getByRole('button', { name: 'Let him go' })).toHaveCount(0);
    });

    test('both answers of a feint that missed are in view', async ({ page }) => {
      await enter(page, FEINT);
      await choose(page, 'Feint');
      await choose(page, 'sword');
      await expectInView(page, '[data-answer="yes"]');
      await expectInView(page, '[data-answer="no"]');
    });

    test('the chance to cut himself free is in view, and so is what was chosen', async ({ page }) => {
      await enter(page, NET);
      await choose(page, 'net');
      await choose(page, 'trident');
      await endFirstTurn(page);
      await expectInView(page, '[data-option^="cut-free"] .hand-glance');
      await page.locator('[data-option^="cut-free"] .hand-choose').click();
      await expectInView(page, '.option.pressed .hand-glance');
    });

    test('the focus goes back to the control that was used, when it is offered again', async ({ page }) => {
      await enter(page, NET);
      const dial = page.locator('.dials .dial-box').nth(1).locator('[aria-disabled="false"]').first();
      const name = await dial.getAttribute('data-dial');
      await dial.focus();
      await page.keyboard.press('Enter');
      await settled(page);
      await expect(page.locator(`[data-dial="${name}"]`)).toBeFocused();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator(`[data-dial="${name}"]`)).toBeFocused();
    });
  });
}
