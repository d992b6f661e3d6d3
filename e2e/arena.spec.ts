import { expect, test, type Page } from '@playwright/test';
import { enter, expectAccessible, expectFocus, expectNoSidewaysScroll, open, type HuntHook } from './support/page.ts';

/** How somebody works the screen: the same hunt by pointer, by touch and by keys. */
interface Hands {
  press(page: Page, name: string | RegExp): Promise<void>;
  /** Sends the selected man to a hex in reach. */
  walk(page: Page, cell: number): Promise<void>;
}

const pointer: Hands = {
  press: (page, name) => page.getByRole('button', { name }).first().click(),
  walk: async (page, cell) => {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.click(x, y);
  },
};

const touch: Hands = {
  press: (page, name) => page.getByRole('button', { name }).first().tap(),
  walk: async (page, cell) => {
    const { x, y } = await centreOf(page, cell);
    await page.touchscreen.tap(x, y);
  },
};

const keys: Hands = {
  press: async (page, name) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  },
  walk: async (page, cell) => {
    await page.keyboard.press('Escape');
    const way = await wayTo(page, cell);
    for (const key of way) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  },
};

async function centreOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`[data-cell="${cell}"]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses Tab until the focus is on a button of that name; nothing may hide it from the keyboard. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  for (let i = 0; i < 120; i += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${String(name)}`);
}

/** Direction keys from the focused hex to another. */
function wayTo(page: Page, cell: number): Promise<string[]> {
  return page.evaluate((to) => {
    const { session } = window.bout as HuntHook;
    const { cells } = session.bout.world.arena;
    const steps = { d: [1, 0], s: [0, 1], a: [-1, 1], q: [-1, 0], w: [0, -1], e: [1, -1] } as const;
    const length = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
    let { q, r } = cells[Number((document.activeElement as HTMLElement).dataset['cell'])]!;
    const way: string[] = [];
    while (q !== cells[to]!.q || r !== cells[to]!.r) {
      const left = (step: readonly [number, number]): number => length(cells[to]!.q - q - step[0], cells[to]!.r - r - step[1]);
      const [key, step] = Object.entries(steps).reduce((best, next) => (left(next[1]) < left(best[1]) ? next : best));
      way.push(key);
      [q, r] = [q + step[0], r + step[1]];
    }
    return way;
  }, cell);
}

/** A hex on the screen that the first man who is to move can walk to; -1 when he has to stay. */
function someHex(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { session } = window.bout as HuntHook;
    const { bout } = session;
    const first = bout.state.men.find(({ id }) => session.decision()!.figures.includes(id))!;
    const probe = bout.clone();
    if (session.decision()!.kind === 'order') probe.play({ type: 'order', order: 'move' });
    const frame = document.querySelector('.stage-frame')!.getBoundingClientRect();
    const shown = (cell: number): boolean => {
      const { left, top, width, height } = document.querySelector(`[data-cell="${cell}"]`)!.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return x > frame.left + 20 && x < frame.right - 60 && y > frame.top + 20 && y < frame.bottom - 60;
    };
    const away = probe
      .actions()
      .find((action) => action.type === 'move' && action.figure === first.id && action.to !== first.cell && shown(action.to));
    return away?.type === 'move' ? away.to : -1;
  });
}

async function settled(page: Page): Promise<string | null> {
  await page.waitForFunction(() => document.documentElement.dataset['arena'] !== 'busy');
  return page.evaluate(() => window.bout?.session.decision()?.kind ?? null);
}

async function answerOnce(page: Page, hands: Hands, kind: string, round: number): Promise<void> {
  if (kind === 'order' && round % 2 === 0) return hands.press(page, /^Hold all/);
  if (kind === 'order' || kind === 'moves') {
    const cell = await someHex(page);
    if (kind === 'order' && cell >= 0) await hands.walk(page, cell);
    const stay = page.getByRole('button', { name: /stay/ });
    if (await stay.first().isVisible()) await hands.press(page, /(others|All) stay/);
    return hands.press(page, /^Commit$/);
  }
  if (kind === 'fate' || kind === 'reroll') return hands.press(page, /^(No|Keep|Let|Decline)/);
  await hands.press(page, { defend: /^Defend$/, strikes: /^Strike$/, watch: /^Next round$/ }[kind] ?? /^Commit$/);
  const sure = page.locator('#commit-yes');
  if (await sure.isVisible()) await hands.press(page, (await sure.textContent())!.trim());
}

/** Plays on until the end page is there; every answer is given on the screen. */
async function playWhole(page: Page, hands: Hands): Promise<void> {
  for (let answers = 0; answers < 400; answers += 1) {
    const kind = await settled(page);
    if (kind === null) break;
    if (hands === keys) await expectFocus(page);
    const before = await page.evaluate(() => window.bout!.session.record().actions.length);
    await answerOnce(page, hands, kind, answers);
    await page.waitForFunction((count) => !window.bout || window.bout.session.record().actions.length !== count, before);
  }
  await page.waitForURL(/#\/end/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function atOnce(page: Page): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Ask before a commit that leaves a man idle' }).uncheck({ force: true });
}

test('a whole hunt by mouse', async ({ page }) => {
  test.setTimeout(180_000);
  await atOnce(page);
  await enter(page, 'mouse');
  await playWhole(page, pointer);
  await expectAccessible(page);
});

test('a whole hunt by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await atOnce(page);
  await enter(page, 'keys');
  await playWhole(page, keys);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole hunt by touch', async ({ page }) => {
    test.setTimeout(180_000);
    await atOnce(page);
    await enter(page, 'touch');
    await settled(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await playWhole(page, touch);
  });
});

test('what is planned can be taken back until a die falls, and the arena has no violations', async ({ page }) => {
  await atOnce(page);
  await enter(page, 'undo');
  await settled(page);
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await pointer.press(page, /^Defend$/);
  expect(await settled(page)).toBe('first-moves');
  await pointer.walk(page, await someHex(page));
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await undo.click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await pointer.press(page, 'Redo');
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await pointer.press(page, /^Commit$/);
  await settled(page);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a rule reference opens the text of the rule', async ({ page }) => {
  await enter(page, 'rule');
  await settled(page);
  await page.keyboard.press('j');
  await page
    .getByRole('button', { name: /D-08[0-9]/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('D-08');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
