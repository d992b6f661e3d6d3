import { expect, type Page, test } from '@playwright/test';
import { answer, botFightsOn, expectAccessible, expectKept, expectNoSidewaysScroll, onSand, open, toTheQuestion } from './support/page.ts';

async function openGates(page: Page, query: string): Promise<void> {
  await open(page, `#/bout?${query}`);
  await page.getByRole('button', { name: /Open the gates|Watch it/ }).click();
}

/** A bout that was watched to its end at the greatest speed; ends on its end page. */
async function watchToTheEnd(page: Page, query: string): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('group', { name: 'Speed' }).getByRole('radio', { name: 'Instant' }).check();
  await openGates(page, query);
  await expect(page).toHaveURL(/#\/end\/\w+$/, { timeout: 90_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins?$|Nobody/);
}

const BOTS = 'side=murmillo:greedy&side=thraex:greedy&seed=journey';

test('puts a bout together by keyboard and begins it', async ({ page }) => {
  await open(page, '');
  await page.getByRole('link', { name: /^Gladiators/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The pairs of the day' })).toBeFocused();
  await open(page, '#/bout?side=retiarius&side=&seed=x1');
  const gates = page.getByRole('button', { name: 'Open the gates' });
  await expect(gates).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('a bout needs fighters on at least two sides')).toBeVisible();
  await page.getByRole('button', { name: 'Add a fighter to side II' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('region', { name: 'Customary foes' }).getByRole('button', { name: 'Secutor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/side=retiarius&side=secutor/);
  await expect(page.getByRole('button', { name: 'Add a fighter to side II' })).toBeFocused();
  await page.getByText('Skills of Secutor').click();
  const skill = page.getByRole('region', { name: 'Side II' }).getByRole('checkbox', { name: 'Dodge' });
  await skill.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/secutor~dodge/);
  const decides = page.getByLabel('Who decides for Secutor');
  await decides.selectOption({ value: 'patient' });
  await page.getByLabel('How well Secutor fights').selectOption('tiro');
  await expect(page).toHaveURL(/secutor~dodge:patient@tiro/);
  await expect(page.locator('.start-bar')).toContainText('against the patient (tiro)');
  await page.getByRole('button', { name: 'Scout Secutor' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'The patient' })).toContainText('You have not seen him fight.');
  await page.keyboard.press('Escape');
  await decides.selectOption('You');
  await expect(page.locator('.start-bar')).toContainText('Side I and side II are played at this screen');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#\/arena$/);
});

test('to scout somebody moves nothing, and the focus comes back into view', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await open(page, '#/bout');
    const scout = page.getByRole('button', { name: /^Scout / }).last();
    await scout.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await scout.click();
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(scout).toBeFocused();
    await expect(scout).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

test('a set-up comes up with what was put together and fought last, and starts over at a press', async ({ page }) => {
  await watchToTheEnd(page, BOTS);
  await open(page, '#/bout');
  await expect(page).toHaveURL(/side=murmillo:greedy&side=thraex:greedy/);
  await expect(page).not.toHaveURL(/seed=journey/);
  const over = page.getByRole('button', { name: 'Start over' });
  await over.press('Enter');
  await expect(page).not.toHaveURL(/greedy/);
  await expect(page.locator('.start-bar')).toContainText('You have side I');
  await expect(over).toHaveAttribute('aria-disabled', 'true');
  await open(page, '#/recount');
  await expect(page.getByRole('button', { name: 'Start over' })).toHaveAttribute('aria-disabled', 'true');
});

test('the address always holds the bout, and opens it again', async ({ page }) => {
  await open(page, '#/bout?side=murmillo&side=thraex&seed=x1');
  await page.getByRole('button', { name: 'Add a side' }).click();
  await expect(
    page.getByRole('region', { name: 'Side III' }).getByRole('button', { name: 'Hoplomachus', exact: false }).first(),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Forum, fenced in' }).check();
  await page.getByText('Change the lex').click();
  await page.getByRole('checkbox', { name: 'Noxii may appeal' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Forum, fenced in' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Lex' })).toContainText('noxii may appeal: yes');
  await page.getByRole('radio', { name: 'Each for himself' }).check();
  await expect(page).toHaveURL(/free=murmillo,thraex/);
});

test('says at the field what the rules do not allow', async ({ page }) => {
  await open(page, '#/bout?side=murmillo&side=nobody&seed=x');
  await expect(page.getByRole('region', { name: 'Side II' })).toContainText('there is no fighter');
  await page.goto('./#/bout?side=murmillo&side=gaul&arena=circus&seed=x');
  await expect(page.getByRole('region', { name: 'On the sand' })).toContainText('there is no arena');
  await page.goto('./#/bout?side=murmillo&side=gaul&lex=netRange:7&seed=x');
  await expect(page.getByRole('region', { name: 'Lex' })).toContainText('[M-235]');
});

test('takes pairings from the programme and forecasts them', async ({ page }) => {
  await open(page, '#/bout?seed=x1');
  await page.getByRole('button', { name: /Three against a veteran/ }).click();
  await expect(page.locator('.start-bar')).toContainText('Three noxii against Murmillo');
  const forecast = page.getByRole('region', { name: 'Forecast' });
  await forecast.scrollIntoViewIfNeeded();
  await expect(forecast.getByRole('table')).toContainText('Three noxii');
  await expect(forecast).toContainText('rounds on average', { timeout: 30_000 });
});

test('goes on at the same decision after a reload, with whoever decides for whom', async ({ page }) => {
  await openGates(page, 'side=murmillo&side=thraex:human&seed=x1');
  await toTheQuestion(page);
  const answers = await answer(page, 6);
  const before = await page.evaluate(() => JSON.stringify(window.bout!.session.decision()));
  await expectKept(page, answers);
  await page.goto('./#/');
  await page.reload();
  await page.getByRole('link', { name: /Continue: round \d+, Murmillo against Thraex/ }).click();
  await onSand(page);
  expect(await page.evaluate(() => window.bout!.session.record().actions.length)).toBe(answers);
  expect(await page.evaluate(() => JSON.stringify(window.bout!.session.decision()))).toBe(before);
});

test('fights a programme bout by bout, by keyboard, and goes on after a reload', async ({ page }) => {
  await open(page, '#/settings');
  await page.getByRole('group', { name: 'Speed' }).getByRole('radio', { name: 'Instant' }).check();
  await open(page, '#/bout');
  await page.getByRole('link', { name: /Four pairs at Pompeii/ }).press('Enter');
  const bouts = page.getByRole('main').getByRole('listitem');
  await expect(bouts).toHaveCount(4);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await onSand(page);
  await expectKept(page, await answer(page, 2));
  await page.reload();
  await onSand(page);
  await page.keyboard.press('x');
  await expect(page.getByRole('alertdialog')).toContainText('Give up');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/programme\/pompeii$/);
  await expect(bouts.first()).toContainText(/Over: given up in round \d+/i);
  await expect(page.locator('.start-bar')).toContainText('Next: bout 2 of 4, The net and the helmet');
  await page.keyboard.press('Control+Enter');
  await botFightsOn(page, page.getByText('Next: bout 3 of 4'));
  await expect(bouts.nth(1)).toContainText(/(Won|Over): .*in \d+ rounds/);
  await bouts.nth(1).getByRole('link', { name: 'How it went' }).click();
  await page.getByRole('link', { name: 'On with the programme: Four pairs at Pompeii' }).click();
  await expect(page).toHaveURL(/#\/programme\/pompeii$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('bots fight to the end; the end page and its link tell the same bout elsewhere', async ({ page, context, browser }) => {
  test.setTimeout(150_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await watchToTheEnd(page, BOTS);
  await expect(page.getByRole('region', { name: 'What they did' })).toContainText(', murmillo');
  await expect(page.getByRole('region', { name: 'What decided it' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy replay link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByText('Verified')).toBeVisible();
  await expectAccessible(page);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Verified')).toBeVisible();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Murmillo against Thraex');
  await elsewhere.getByRole('button', { name: 'Keep it' }).click();
  await expect(elsewhere).toHaveURL(/#\/replay\/\w+$/);
  await elsewhere.goto('./#/replays');
  await expect(elsewhere.getByRole('link', { name: 'Murmillo against Thraex, seed journey' })).toBeVisible();
  const text = link.split('#r=')[1]!;
  await elsewhere.goto(`./#r=${text.slice(0, Math.floor(text.length / 2))}`);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'This replay link is damaged' })).toBeVisible();
  const forged = `${text.slice(0, 12)}${text[12] === 'A' ? 'B' : 'A'}${text.slice(13)}`;
  await elsewhere.goto(`./#r=${forged}`);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'This replay link is damaged' })).toBeVisible();
  await elsewhere.context().close();
});

test('fights on from a moment, by others', async ({ page }) => {
  test.setTimeout(150_000);
  await watchToTheEnd(page, BOTS);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await expect(moment).toHaveValue('0');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveValue('4');
  await page.getByRole('button', { name: 'Fight on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fight on from here' });
  await dialog.getByLabel('Murmillo').selectOption('You');
  await dialog.getByLabel('Thraex').selectOption('You');
  await dialog.getByRole('button', { name: 'Fight on', exact: true }).click();
  await page.waitForFunction(() => window.bout !== undefined);
  expect(await page.evaluate(() => window.bout!.session.record().actions.length)).toBe(4);
});

test('axe finds nothing on the set-up of a bout and its page of classes', async ({ page }) => {
  await open(page, '#/bout?side=syrus,murmillo~attack&side=thraex&lex=netTether:yes&seed=x1');
  await page.getByText('The bots').click();
  await page.getByText('Skills of Syrus').click();
  await page.waitForTimeout(900);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change Syrus' }).click();
  await expectAccessible(page);
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`the set-up of a bout fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/bout?side=syrus,hoplomachus-a-spear~attack&side=thraex&side=crupellarius-large&seed=x1');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Add a fighter to side I', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Gaetulian' }).click();
    await expect(page).toHaveURL(/gaetulian/);
    await expectNoSidewaysScroll(page);
  });
}
