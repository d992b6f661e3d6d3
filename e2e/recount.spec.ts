import { expect, test, type Page } from '@playwright/test';
import type { BoutHook } from '../src/app/arena/contract.ts';
import type { RecountGame } from '../src/games/recount/desk/index.ts';
import { expectAccessible, expectNoSidewaysScroll, middleOf, onSand, open } from './support/page.ts';

type RecountHook = BoutHook<RecountGame>;

const OPEN_OPTION = ['strike', 'cast', 'struggle', 'vote'].map((deed) => `.option[data-option^="${deed}"] .hand-choose`).join(', ');
const CROWD = '.appeal-button';

async function instantly(page: Page): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Ask before a commit that leaves a man idle' }).uncheck({ force: true });
}

/** Waits until something is asked, the crowd is counting, or the end page is there. */
async function settled(page: Page): Promise<'asked' | 'crowd' | 'over'> {
  const state = await page.waitForFunction((crowd) => {
    if (location.hash.startsWith('#/end')) return 'over';
    if (document.querySelector(crowd)) return 'crowd';
    const { session } = (window.bout as RecountHook | undefined) ?? {};
    const isReady = document.documentElement.dataset['arena'] === 'ready' && document.querySelector('.closing-note') === null;
    return session?.decision() && isReady ? 'asked' : false;
  }, CROWD);
  return (await state.jsonValue()) as 'asked' | 'crowd' | 'over';
}

/** Strikes whenever it can, else goes as near to an opponent as it can, else ends the turn; all by keys. */
async function answerByKeys(page: Page): Promise<void> {
  if ((await page.locator(OPEN_OPTION).count()) > 0) {
    const key = (await page.locator(OPEN_OPTION).first().locator('kbd').textContent())!.trim();
    await page.keyboard.press(key);
    await expect(page.locator('.option.pressed')).toBeVisible();
    return page.keyboard.press(key);
  }
  const { way, turn } = await page.evaluate(() => {
    const { view } = (window.bout as RecountHook).session;
    const { arena } = view.world;
    const me = view.state.fighters[view.state.turn.fighter]!;
    const foe = view.state.fighters.find(({ side, status }) => side !== me.side && status === 'up')!;
    const [from, to] = [arena.cells[me.cell]!, arena.cells[foe.cell]!];
    const steps = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    const far = ([q, r]: readonly [number, number]): number => {
      const [dq, dr] = [to.q - from.q - q, to.r - from.r - r];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    };
    const best = steps.reduce((least, step, index) => (far(step) < far(steps[least]!) ? index : least), 0);
    return { way: best, turn: best !== me.facing };
  });
  const dial = page.locator(`[data-dial="${turn ? 'Turn' : 'Step'} ${way}"][aria-disabled="false"]`);
  if ((await dial.count()) === 0) return page.keyboard.press('n');
  await dial.focus();
  await page.keyboard.press('Enter');
}

async function fightToTheEnd(page: Page): Promise<void> {
  for (let answers = 0; answers < 120; answers += 1) {
    const state = await settled(page);
    if (state === 'over') break;
    const before = await page.evaluate(() => window.bout?.session.steps.length ?? -1);
    if (state === 'crowd') {
      await page.keyboard.press('Escape');
      await expect(page.locator(CROWD)).toHaveCount(0);
    } else {
      await answerByKeys(page);
      await page.waitForFunction((count) => !window.bout || window.bout.session.steps.length !== count, before);
    }
  }
  await page.waitForURL(/#\/end/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('from the title by keyboard to a bout, its end, its replay and another way out of it', async ({ page }) => {
  test.setTimeout(120_000);
  await instantly(page);
  await open(page, '#/');
  await page.getByRole('link', { name: 'Recount' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who is about to die' })).toBeVisible();
  await open(page, '#/recount?side=light&side=heavy&seed=journey');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the gates' }).focus();
  await page.keyboard.press('Enter');
  await onSand(page);
  expect(await settled(page)).toBe('asked');
  await expectAccessible(page);
  await fightToTheEnd(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'replay' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Replay: Light against Heavy/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Fight on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fight on', exact: true }).click();
  await onSand(page);
  expect(await settled(page)).toBe('asked');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the answers are in view, and a tap on a numbered hex goes there', async ({ page }) => {
    await instantly(page);
    await open(page, '#/recount?side=light&side=heavy&seed=touch');
    await page.getByRole('button', { name: 'Open the gates' }).tap();
    await onSand(page);
    expect(await settled(page)).toBe('asked');
    await expectNoSidewaysScroll(page);
    await expect(page.locator('.option-group').first()).toBeInViewport();
    await expect(page.locator('#commit')).toBeInViewport();
    const before = await page.evaluate(() => window.bout!.session.steps.length);
    const { x, y } = await middleOf(page.locator('.hex[aria-label*="he can go here"]').first());
    await page.touchscreen.tap(x, y);
    await page.waitForFunction((count) => window.bout!.session.steps.length > count, before);
    await expectAccessible(page);
  });
});
