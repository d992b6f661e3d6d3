import { expect, test, type Locator, type Page } from '@playwright/test';
import { enter, open, type HuntHook } from './support/page.ts';

/** What must be seen and pressed at the moment of each choice, without scrolling. */
const PRIMARY: Readonly<Record<string, readonly string[]>> = {
  defend: ['#commit', '.hand-card.pressed .hand-choose'],
  strikes: ['#commit', '.hand-card.pressed .hand-choose'],
  order: ['.side-orders .button:first-child', '.side-orders .button:last-child'],
  moves: ['#commit'],
  bystanders: ['#commit'],
  fate: ['[data-answer="yes"]', '[data-answer="no"]'],
};

/** Choices that come in every hunt, each looked at so often. */
const MUST = ['defend', 'order', 'strikes', 'bystanders'];
const OFTEN = 3;

const SIZES = [
  { name: '1280×720', viewport: { width: 1280, height: 720 }, touch: false },
  { name: '390×844', viewport: { width: 390, height: 844 }, touch: true },
] as const;

/** Nothing cuts it off and nothing lies over it, from corner to corner. */
async function expectInView(target: Locator, what: string): Promise<void> {
  const hidden = (element: Element): string[] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 3;
    const corners = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    return corners
      .filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
      .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`);
  };
  await expect.poll(() => target.evaluate(hidden), { message: what }).toEqual([]);
}

const settled = async (page: Page): Promise<string | null> => {
  await page.waitForFunction(() => document.documentElement.dataset['arena'] !== 'busy');
  return page.evaluate(() => window.bout?.session.decision()?.kind ?? null);
};

/** Every man goes as near to the beast as he can, so that many strike. */
async function closeIn(page: Page): Promise<void> {
  for (let i = 0; i < 8; i += 1) {
    const move = await page.evaluate(() => {
      const { session } = window.bout as HuntHook;
      const probe = session.bout.clone();
      if (session.decision()?.kind === 'order') probe.play({ type: 'order', order: 'move' });
      const { cells } = probe.world.arena;
      const beast = cells[probe.state.beasts[0]!.cell]!;
      const away = (cell: number): number => {
        const [q, r] = [cells[cell]!.q - beast.q, cells[cell]!.r - beast.r];
        return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      };
      const moves = probe.actions().flatMap((action) => (action.type === 'move' && !action.pickUp ? [action] : []));
      const [first] = moves;
      if (!first) return null;
      const { figure, to } = moves
        .filter((one) => one.figure === first.figure)
        .reduce((best, one) => (away(one.to) < away(best.to) ? one : best));
      return { figure, to };
    });
    if (!move) return;
    await page.locator(`[data-man="${move.figure}"]`).click();
    await page.locator(`[data-cell="${move.to}"]`).evaluate((hex: HTMLElement) => hex.click());
  }
}

async function answer(page: Page, kind: string): Promise<void> {
  const given = (): Promise<number> => page.evaluate(() => window.bout!.session.record().actions.length);
  if (kind === 'order') await closeIn(page);
  const stay = page.getByRole('button', { name: /stay$/ });
  if (await stay.isVisible()) await stay.click();
  if (kind === 'order' || kind === 'moves') {
    await expectInView(page.locator('#commit'), 'the commit of a whole plan');
  }
  const before = await given();
  if (kind === 'fate' || kind === 'reroll') await page.locator('[data-answer="no"]').click();
  else await page.locator('#commit').click();
  const sure = page.locator('#commit-yes');
  if (await sure.isVisible()) await sure.click();
  await page.waitForFunction((count) => !window.bout || window.bout.session.record().actions.length !== count, before);
}

for (const { name, viewport, touch } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch });

    test('what answers is in view at every choice of a hunt of four', async ({ page }) => {
      test.setTimeout(180_000);
      await open(page, '#/settings');
      await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
      const seen = new Map<string, number>();
      const enough = (): boolean => Object.keys(PRIMARY).every((kind) => (seen.get(kind) ?? 0) >= (MUST.includes(kind) ? OFTEN : 1));
      for (const seed of ['journey', 'fold']) {
        await enter(page, seed);
        for (let i = 0; i < 40 && !enough(); i += 1) {
          const kind = await settled(page);
          if (kind === null) break;
          seen.set(kind, (seen.get(kind) ?? 0) + 1);
          for (const selector of PRIMARY[kind] ?? []) await expectInView(page.locator(selector), `${seed}, ${i}: ${kind} ${selector}`);
          await answer(page, kind);
        }
        if (enough()) break;
        await page.goto('about:blank');
      }
      for (const kind of MUST) expect(seen.get(kind), kind).toBeGreaterThanOrEqual(OFTEN);
    });
  });
}

test('a notice above the arena leaves the men in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await enter(page, 'notice');
  await settled(page);
  await page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', { message: 'made for this test', error: new Error('made for this test') })),
  );
  await expect(page.locator('.page-notice')).toBeVisible();
  for (const man of await page.locator('.man').all()) await expectInView(man, 'a man of the row');
  await expectInView(page.locator('#commit'), 'the commit button');
});
