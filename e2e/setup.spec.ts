import { expect, test } from '@playwright/test';
import { answer, expectAccessible, expectFocus, onSand, open } from './support/page.ts';

test('the address always holds the set-up, and opens it again', async ({ page }) => {
  await open(page, '#/setup?beast=bull&seed=alba');
  await expect(page.getByRole('radio', { name: /bull/i })).toBeChecked();
  const bill = page.locator('.start-bar p');
  const words = await bill.textContent();
  await page.getByRole('radio', { name: /bear/i }).check();
  await expect(page).toHaveURL(/beast=bear/);
  await page.getByRole('radio', { name: 'Elite II', exact: true }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /bear/i })).toBeChecked();
  await expect(bill).toContainText('elite II');
  await expect(bill).toContainText(words!.split(' against ')[1]!.replace('.', ''));
});

test('swapping a man makes the party a chosen one', async ({ page }) => {
  await open(page, '#/setup?beast=lion&seed=x1');
  await page.getByLabel('Swap Dama for').selectOption({ label: 'Mamertinus' });
  await expect(page).toHaveURL(/men=.*mamertinus/);
  await expect(page.getByRole('radio', { name: 'Chosen' })).toBeChecked();
  await expect(page.locator('.start-bar')).toContainText('Mamertinus');
});

test('says at the field what the rules do not allow', async ({ page }) => {
  await open(page, '#/setup?beast=lion&men=syrus,nobody&seed=x');
  await expect(page.getByRole('region', { name: 'The condemned' })).toContainText('neither noxius nor bestiarius');
  await expect(page.getByRole('button', { name: 'Send them in' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('./#/setup?beast=lion&lex=controlDie:7&seed=x');
  await expect(page.getByRole('region', { name: 'Lex' })).toContainText('not 7');
});

test('takes a hunt from the programme and sends two beasts against each other', async ({ page }) => {
  await open(page, '#/setup');
  await page.getByRole('button', { name: /Rehearsal/ }).click();
  await expect(page).toHaveURL(/beast=bear,bull/);
  await page.getByRole('button', { name: 'Watch it' }).click();
  await expect(page).toHaveURL(/#\/arena$/);
});

test('after a hunt of the programme its end page begins the next one at a press, and tells how hard it is', async ({ page }) => {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await open(page, '#/setup');
  await page.getByRole('button', { name: 'Send them in' }).click();
  await onSand(page);
  await answer(page, 2000);
  await page.goto('./#/end');
  const next = page.getByRole('button', { name: /^Next: Out of its lane/ });
  await expect(next).toContainText(/58\sin\s100 newcomers/);
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.click();
  await onSand(page);
  const setup = await page.evaluate(() => window.bout!.session.record().setup);
  expect(setup).toMatchObject({ beasts: ['bull'], men: ['mamertinus', 'syrus', 'dama', 'pyrrhus'] });
  await open(page, '#/setup?beast=bear,bull');
  await page.getByRole('button', { name: 'Watch it' }).click();
  await page.waitForURL(/#\/end/);
  await expect(page.getByText('That was the last hunt on the programme.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Next:/ })).toHaveCount(0);
});

test('forecasts the set-up and begins anew when it changes', async ({ page }) => {
  await open(page, '#/setup?beast=lion&seed=x1');
  const forecast = page.getByRole('region', { name: 'Forecast' });
  await forecast.scrollIntoViewIfNeeded();
  await expect(forecast.getByRole('table').first()).toContainText('a careful commander');
  await expect(forecast).toContainText('2000 quick bouts each, with dice', { timeout: 60_000 });
  await page.getByRole('radio', { name: /bull/i }).check();
  await expect(forecast).toContainText(/Playing 2000/);
});

test('shows a rule of the lex', async ({ page }) => {
  await open(page, '#/settings');
  await page.getByRole('checkbox', { name: 'Rule numbers' }).check();
  await open(page, '#/setup?beast=lion');
  await page.getByText('Change the lex').click();
  await page.getByRole('checkbox', { name: 'Wounds' }).check();
  await expect(page.getByRole('region', { name: 'Lex' })).toContainText('Different from the rules: wounds: yes');
  await page.getByRole('button', { name: 'Rule D-238' }).click();
  await expect(page.getByRole('dialog')).toContainText('marks that area once');
});

test('the pack that comes with the game is one key away, and stays on', async ({ page }) => {
  await open(page, '#/setup');
  const offer = page.getByRole('region', { name: 'Venatio' });
  await expect(offer).toContainText('Thirteen beasts');
  await expect(page.getByRole('radio', { name: /tiger/i })).toHaveCount(0);
  await offer.getByRole('button', { name: 'Turn Venatio on' }).click();
  await expect(page.getByRole('radio', { name: /tiger/i })).toBeAttached();
  await expect(offer).toHaveCount(0);
  await expectFocus(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /tiger/i })).toBeAttached();
  await expect(offer).toHaveCount(0);
  await expectAccessible(page);
});
