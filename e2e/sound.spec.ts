import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, open, sendIn } from './support/page.ts';

declare global {
  interface Window {
    contexts: number;
    played: number;
  }
}

/** Counts what the page would play. */
function countSounds(): void {
  window.contexts = 0;
  window.played = 0;
  window.AudioContext = class extends window.AudioContext {
    constructor() {
      super();
      window.contexts += 1;
    }
  };
  const { createBufferSource } = BaseAudioContext.prototype as { createBufferSource: (this: BaseAudioContext) => AudioBufferSourceNode };
  BaseAudioContext.prototype.createBufferSource = function () {
    window.played += 1;
    return createBufferSource.call(this);
  };
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && /audio/i.test(message.text()) && complaints.push(message.text()),
  );
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test.beforeEach(({ page }) => page.addInitScript(countSounds));

test('plays nothing and opens no audio before the first gesture', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('./?scenario=damnatio/dg-08-brace');
  await page.waitForFunction(() => window.bout !== undefined);
  await page.evaluate(() => window.bout!.idle());
  expect(await page.evaluate(() => window.contexts)).toBe(0);
  expect(complaints).toEqual([]);
});

test('is heard after a gesture, without complaints of the browser', async ({ page }) => {
  const complaints = complaintsOf(page);
  await sendIn(page, 'heard');
  await expect.poll(() => page.evaluate(() => window.played)).toBeGreaterThan(3);
  expect(await page.evaluate(() => window.contexts)).toBe(1);
  expect(complaints).toEqual([]);
});

test('is heard in a scenario of gladiators as in a bout', async ({ page }) => {
  await page.goto('./?scenario=munera/attack-wounds');
  await page.waitForFunction(() => window.bout !== undefined);
  await page.evaluate(() => window.bout!.idle());
  const key = (await page.locator('.option[data-option^="attack"] kbd').first().textContent())!.trim();
  await page.keyboard.press(key);
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => window.played)).toBeGreaterThan(1);
});

test('keeps still when sound is off, and says what there would be to hear; M brings it back, and the menu stills it', async ({ page }) => {
  await open(page, '#/settings');
  await page.getByLabel('Sound', { exact: true }).uncheck();
  await page.getByLabel('Captions', { exact: true }).check();
  await page.getByLabel('The crowd').press('Home');
  await expectAccessible(page);
  await sendIn(page, 'heard');
  const captions = page.locator('.caption-line span');
  await expect(captions.first()).toHaveText(/^\[.+\]$/);
  await page.evaluate(() => window.bout!.idle());
  expect(await page.evaluate(() => window.contexts)).toBe(0);

  await page.keyboard.press('m');
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => window.contexts)).toBe(1);
  await page.locator('[data-menu="mute"]').click();
  await expect(page.locator('[data-menu="mute"]')).toHaveAttribute('aria-pressed', 'true');
});
