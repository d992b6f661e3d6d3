import { test, type Page } from '@playwright/test';
import { open } from './support/page.ts';

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['arena'] === 'ready' || document.querySelector('.appeal-button'));
}

for (const [name, size] of Object.entries({ wide: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } })) {
  test(`shots ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await open(page, '#/');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/rshots/${name}-title.png` });
    await open(page, '#/settings');
    await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
    await open(page, '#/recount?side=light&side=retiarius&seed=a');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/rshots/${name}-setup.png`, fullPage: true });
    await page.getByRole('button', { name: 'Open the gates' }).click();
    await page.waitForFunction(() => window.bout !== undefined);
    await settled(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/rshots/${name}-fight.png` });
    for (let i = 0; i < 60; i += 1) {
      const left = await page.evaluate(() => {
        const s = window.bout?.session as never as { decision(): { kind: string } | null; bout: { actions(): { type: string }[] } };
        return { kind: s?.decision()?.kind ?? null };
      });
      if (left.kind === null) break;
      const strikes = page.locator('.option-group .option:not(.refused) .hand-choose');
      if (await strikes.count()) {
        await strikes.first().click();
        if (i < 30) await page.screenshot({ path: `/tmp/rshots/${name}-armed${left.kind === 'vote' ? '-vote' : ''}.png` });
        await page.locator('#commit').click();
      } else {
        const step = page.locator('.dials [data-dial^="Step"][aria-disabled="false"]');
        if (i % 2 === 0 && (await step.count())) await step.first().click();
        else await page.locator('#commit').click();
      }
      await page.waitForTimeout(200);
      await settled(page);
      if (await page.locator('.appeal-button').count()) {
        await page.waitForTimeout(900);
        await page.screenshot({ path: `/tmp/rshots/${name}-verdict.png` });
        await page.locator('.appeal-button').click();
        await page
          .locator('.appeal-button')
          .click({ timeout: 2000 })
          .catch(() => undefined);
      }
    }
    await page.waitForURL(/#\/end/, { timeout: 10000 }).catch(() => undefined);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/rshots/${name}-end.png`, fullPage: true });
  });
}
