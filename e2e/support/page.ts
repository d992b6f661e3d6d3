import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { BoutHook } from '../../src/app/arena/contract.ts';
import type { HuntGame } from '../../src/games/damnatio/desk/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';

/** What `window.bout` is on the screen of a hunt. */
export type HuntHook = BoutHook<HuntGame>;
/** The same of a bout of gladiators. */
export type MuneraHook = BoutHook<MuneraGame>;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Expects that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const violations = (await page.evaluate('axe.run({ resultTypes: ["violations"] }).then((result) => result.violations)')) as Violation[];
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join('\n')}`),
  ).toEqual([]);
}

/** Expects that nothing makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** Expects that the keyboard is somewhere: on a control of the page, never on the bare body. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body)).toBe(true);
}

/** Opens an address of the game and waits until its screen is there. */
export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until a fight is on the sand and somebody is asked, or it is over: nothing is being shown, and its hexes are there. */
export async function onSand(page: Page): Promise<void> {
  await page.waitForFunction(() => window.bout !== undefined && document.querySelector('.hex') !== null);
  await page.evaluate(() => window.bout?.idle());
}

/** Waits until so many answers of the fight in progress are stored: what a tab has not written yet goes with it. */
export async function expectKept(page: Page, answers: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const done = <T>(asked: IDBRequest<T>): Promise<T> =>
          new Promise((resolve, reject) => {
            asked.onsuccess = () => resolve(asked.result);
            asked.onerror = () => reject(asked.error!);
          });
        const store = await done(indexedDB.open('damnatio'));
        const row: { text: string } | undefined = await done(store.transaction('autosave').objectStore('autosave').get('current'));
        store.close();
        return row && (JSON.parse(row.text) as { record: { actions: unknown[] } }).record.actions.length;
      }),
    )
    .toBe(answers);
}

/** The middle of a hex, once the camera has brought it where it stays. */
export function middleOf(wanted: Locator): Promise<{ x: number; y: number }> {
  return wanted.evaluate(async (hex) => {
    const painted = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    let before = { x: NaN, y: NaN };
    for (let still = 0; still < 3;) {
      const { left, top, width, height } = hex.getBoundingClientRect();
      const now = { x: left + width / 2, y: top + height / 2 };
      still = now.x === before.x && now.y === before.y ? still + 1 : 0;
      before = now;
      await painted();
    }
    return before;
  });
}

export function centreOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  return middleOf(page.locator(`[data-cell="${cell}"]`));
}

/** Passes over what is shown before the first question. */
export async function toTheQuestion(page: Page): Promise<void> {
  await page.waitForFunction(() => window.bout !== undefined);
  await page.keyboard.press('y');
  await onSand(page);
}

/** Sends the condemned of a seed in. */
export async function sendIn(page: Page, seed: string): Promise<void> {
  await open(page, `#/setup?beast=lion&seed=${seed}`);
  await page.getByRole('button', { name: 'Send them in' }).click();
  await page.waitForFunction(() => window.bout !== undefined);
}

/** Sends the condemned of a seed in and waits for the first decision. */
export async function enter(page: Page, seed = 'journey'): Promise<void> {
  await sendIn(page, seed);
  await toTheQuestion(page);
}

/** Answers some decisions of the hunt in the arena without showing them; returns how many answers there are in all. */
export function answer(page: Page, times: number): Promise<number> {
  return page.evaluate((wanted) => {
    const { session } = window.bout!;
    for (let i = 0; i < wanted && session.decision(); i += 1) {
      const actions = session.bout.actions();
      session.play(actions[(i * 7) % actions.length]!);
    }
    return session.record().actions.length;
  }, times);
}

/** Plays the hunt in the arena to its end, and waits until its record is kept. */
export async function playToTheEnd(page: Page): Promise<void> {
  await answer(page, 2000);
  await page.goto('./#/replays');
  await expect(page.getByRole('listitem').first()).toBeVisible();
}

/** A bot fights on for the player, hands are raised, until what follows the bout is there; how often the crowd was asked. */
export async function botFightsOn(page: Page, over: Locator): Promise<number> {
  await onSand(page);
  await page.keyboard.press('p');
  const crowd = page.getByRole('dialog', { name: /asks the crowd/ });
  const [raise, goOn] = ['Raise the hand', 'Go on'].map((name) => crowd.getByRole('button', { name })) as [Locator, Locator];
  for (let asked = 0; ; asked += 1) {
    await expect(raise.or(over)).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return asked;
    for (const button of [raise, goOn]) {
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(goOn).toBeHidden();
  }
}
