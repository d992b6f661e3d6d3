import { expect, test, type Browser, type Page } from '@playwright/test';
import { keys } from './support/hands.ts';
import { expectAccessible, expectNoSidewaysScroll, open } from './support/page.ts';

/** A modder's five minutes: a leopard from the lion, its mistakes, its fights, its numbers, and a friend who plays it. */

const ID = 'pard.cats:leopard';

/** Fills a field as whoever works the screen would. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
}

/** What is written has been read, and nothing is wrong with it. */
async function sound(page: Page): Promise<void> {
  await expect(page.locator('.problems[aria-busy="false"] .problem-count')).toHaveText('nothing is wrong', { timeout: 20_000 });
}

/** 0:00 to 0:20: from the title to a card that begins as the lion. */
async function beginLeopard(page: Page): Promise<void> {
  await open(page, '#/');
  await keys.press(page, page.getByRole('link', { name: 'Workshop' }));
  await expect(page.getByRole('heading', { name: 'New beast' })).toBeVisible({ timeout: 20_000 });
  await page.getByLabel(/^It begins as/).selectOption('Lion');
  await fill(page, 'Its id', 'leopard');
  await fill(page, 'Your pack', 'pard.cats');
  await keys.press(page, page.getByRole('button', { name: 'Begin' }));
  await sound(page);
}

/** Goes to the end of the text and writes. */
async function writeLine(page: Page, line: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Text of leopard.yaml' });
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(line);
}

/** 1:10: the mistake is told with its line, the card goes on, and one key mends it. */
async function mistake(page: Page): Promise<void> {
  const card = page.locator('.card-face');
  await writeLine(page, 'ratings: { hitPoints: 4 }\nmove: { slow: 6, charge: 4, lep: 3 }\n');
  await expect(page.locator('.problem-list')).toContainText('unknown key "lep"');
  await expect(page.locator('.problem-list')).toContainText(/line \d+, column 29/);
  await expect(card).toContainText('the last card that held together');
  await expect(card).toContainText('3 / 5–2');
  await page.keyboard.press('Escape'); // Tab leaves the text then
  await keys.press(page, page.locator('.problem-line').getByRole('button', { name: /leap/ }));
  await sound(page);
  await expect(card).toContainText('6 / 4–3');
  await expect(card).toContainText('4/4');
}

/** 1:30: one key, and the bout plays; the step that is done stands out. */
async function testBout(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Test bout' })).toBeVisible();
  await expect(page.locator('.trial-card .step.fired').first()).toBeVisible({ timeout: 20_000 });
}

/** 2:00 to 3:40: a step that never fires, what blocks it, and the way back to its line. */
async function report(page: Page): Promise<void> {
  await page.getByLabel(/^Put in a step/).selectOption('Flee from a crowd');
  await keys.press(page, page.getByRole('button', { name: 'Put it in' }));
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeInViewport(); // however long what is below the text
  await page.getByLabel('Plain text area').check();
  const text = page.getByRole('textbox', { name: 'Text of leopard.yaml' });
  await expect(text).toHaveValue(/id: flee/);
  await text.fill((await text.inputValue()).replace('min: 4', 'min: 5'));
  await sound(page);
  await page.getByRole('tab', { name: 'Test bout' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('combobox', { name: /^Bouts/ }).selectOption('1000');
  await keys.press(page, page.getByRole('button', { name: 'Measure' }));
  await expect(page.locator('.report-progress')).toContainText('1,000 of 1,000', { timeout: 40_000 });
  await expect(page.locator('.measures')).toContainText('Against Lion');
  const step = page.locator('.never-fires', { hasText: 'flee' });
  await expect(step).toContainText('never fires (0 of');
  await expect(step).toContainText('at most 4 men standing beside it');
  await keys.press(page, step.getByRole('button', { name: 'Go to the step' }));
  await expect(text).toBeFocused();
  await text.fill((await text.inputValue()).replace('min: 5', 'min: 3'));
  await sound(page);
  await expect(page.locator('.report')).toContainText('The card has been changed since');
}

/** 4:20: the whole pack in a link. */
async function share(page: Page): Promise<string> {
  await keys.press(page, page.getByRole('button', { name: 'Share …' }));
  const dialog = page.getByRole('dialog');
  await keys.press(page, dialog.getByRole('button', { name: 'Copy the link' }));
  await expect(dialog).toContainText('no server keeps it');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  return link;
}

/** 4:50: a friend opens the link in a browser that knows nothing, tries it, and wins. */
async function friendPlays(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await keys.press(page, page.getByRole('button', { name: 'Try it now' }));
  const play = page.getByRole('link', { name: 'Play: Leopard' });
  await expect(play).toBeFocused({ timeout: 20_000 });
  await expect(play).toHaveAttribute('href', `#/setup?beast=${ID}`);
  await page.evaluate((id) => (location.hash = `#/setup?beast=${encodeURIComponent(id)}&seed=won`), ID);
  await keys.press(page, page.getByRole('button', { name: 'Send them in' }));
  await page.waitForFunction(() => window.bout !== undefined);
  expect(await page.evaluate(() => (window.bout!.session.setup as unknown as { beasts: string[] }).beasts)).toEqual([ID]);
  await page.evaluate(() => {
    const { session } = window.bout!;
    for (let i = 0; i < 2000 && session.decision(); i += 1) {
      const actions = session.bout.actions();
      session.play(actions.find(({ type }) => /strike|attack/.test(type)) ?? actions[(i * 7) % actions.length]!);
    }
  });
  expect(await page.evaluate(() => window.bout!.session.bout.outcome()?.winner)).toBe('men');
  await context.close();
}

test('a leopard from the lion in five minutes, by keyboard alone', async ({ page, browser, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beginLeopard(page);
  await mistake(page);
  await testBout(page);
  await expectAccessible(page);
  await report(page);
  await expectAccessible(page);
  const link = await share(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled({ timeout: 20_000 });
  await friendPlays(browser, link);
});

test('typing over all of a text writes no styles into it, and the console stays silent', async ({ page }) => {
  const told: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && told.push(message.text())));
  await beginLeopard(page);
  const editor = page.getByRole('textbox', { name: 'Text of leopard.yaml' });
  await editor.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('name: Leopard');
  await expect(editor).toHaveText('name: Leopard');
  expect(told).toEqual([]);
});

test('fits a phone, and its panes are chosen one by one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/workshop');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await expectAccessible(page);
  await page.evaluate(() => (location.hash = '#/workshop?draft=gone'));
  await expect(page.getByRole('heading', { name: 'This draft is not here' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => (location.hash = '#/workshop?from=lion'));
  await expect(page.getByLabel(/^It begins as/)).toHaveValue('lion');
  await page.getByRole('button', { name: 'Begin' }).click();
  await sound(page);
  await expect(page.getByRole('heading', { name: 'Workshop: My lion, from the lion' })).toBeVisible();
  for (const pane of ['Card', 'Bout', 'Report', 'Write']) {
    await page.locator('.bench-panes').getByRole('button', { name: pane }).click();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Form' }).click();
  await expect(page.locator('.card-form').getByRole('heading', { name: 'My lion' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a rule shows as in the rulebook, a text beside what it changes, and more beasts to begin from are one key away', async ({ page }) => {
  await open(page, '#/workshop');
  await page.getByRole('button', { name: 'Turn Venatio on' }).click();
  await expect(page.getByRole('region', { name: 'Venatio' })).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByLabel(/^It begins as/).getByRole('option', { name: /Tiger/ })).toBeAttached();
  await page.getByLabel('Kind of card').selectOption('rule');
  await page.getByRole('button', { name: 'Begin' }).click();
  await sound(page);
  const face = page.locator('.card-face');
  await expect(face).toContainText('my.new-rule:A-001 · A rule of this house');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Test bout' }).click();
  await expect(page.locator('.bench-side')).toContainText('A rule fights nobody');
  await open(page, '#/workshop');
  await page.getByLabel('Kind of card').selectOption('text');
  await page.getByLabel(/^It begins as/).selectOption({ label: 'The texts of Venatio (damnatio.venatio)' });
  await page.getByLabel('Language').fill('de');
  await page.getByRole('button', { name: 'Begin' }).click();
  await sound(page);
  await expect(face).toContainText('No text is different in de');
  const editor = page.getByRole('textbox', { name: /^Text of de/ });
  await editor.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('messages: { phase: { setup: Aufstellung } }\n');
  await expect(face).toContainText('phase.setupSet-upAufstellung');
  await expectAccessible(page);
});
