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

/** Sends the condemned of a seed in and waits for the first decision. */
export async function enter(page: Page, seed = 'journey'): Promise<void> {
  await open(page, `#/setup?beast=lion&seed=${seed}`);
  await page.getByRole('button', { name: 'Send them in' }).click();
  await page.waitForFunction(() => window.bout !== undefined);
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
  await page.keyboard.press('p');
  const crowd = page.getByRole('dialog', { name: /asks the crowd/ });
  for (let asked = 0; ; asked += 1) {
    await expect(crowd.or(over)).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return asked;
    await page.keyboard.press('Enter');
    await crowd.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(crowd).toHaveCount(0);
  }
}
