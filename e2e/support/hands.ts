import { expect, type Locator, type Page } from '@playwright/test';
import { centreOf, expectFocus, type HuntHook } from './page.ts';

/** How somebody works the screen: the same by pointer, by touch and by keys. */
export interface Hands {
  readonly name: string;
  /** Presses a button or follows a link. */
  press(page: Page, wanted: Locator): Promise<void>;
  /** Does what the one button offers. */
  commit(page: Page): Promise<void>;
  /** Sends the selected man to a hex in reach. */
  walk(page: Page, cell: number): Promise<void>;
}

export const pointer: Hands = {
  name: 'by mouse',
  press: (_page, wanted) => wanted.first().click(),
  commit: (page) => page.locator('#commit').click(),
  async walk(page, cell) {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.click(x, y);
  },
};

export const touch: Hands = {
  name: 'on a phone, by touch',
  press: (_page, wanted) => wanted.first().tap(),
  commit: (page) => page.locator('#commit').tap(),
  async walk(page, cell) {
    const { x, y } = await centreOf(page, cell);
    await page.touchscreen.tap(x, y);
  },
};

export const keys: Hands = {
  name: 'by keyboard alone',
  async press(page, wanted) {
    await tabTo(page, wanted.first());
    await page.keyboard.press('Enter');
  },
  async commit(page) {
    const onOther = await page.evaluate(
      () => document.activeElement?.matches('button:not(#commit, .hex, .man), summary, [role="log"]') ?? false,
    );
    if (onOther) await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
  },
  async walk(page, cell) {
    await page.keyboard.press('Escape');
    for (const key of await wayTo(page, cell)) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  },
};

/** Presses Tab until the focus is on what is wanted; nothing may hide it from the keyboard. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let i = 0; i < 160; i += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${wanted.toString()}`);
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
export function someHex(page: Page): Promise<number> {
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

/** Waits until something is asked, or the fight is over; the kind of the decision, null at the end. */
export async function settled(page: Page): Promise<string | null> {
  await page.waitForFunction(() => {
    if (!window.bout || location.hash.startsWith('#/end')) return true;
    return document.documentElement.dataset['arena'] === 'ready' && document.querySelector('#commit') && document.querySelector('.hex');
  });
  return page.evaluate(() => window.bout?.session.decision()?.kind ?? null);
}

/** Gives one answer on the screen: at the first order a walk and the advice for the others, then what the one button offers, advice first. */
async function answerOnce(page: Page, hands: Hands, kind: string, walks: boolean): Promise<boolean> {
  const named = (name: RegExp): Locator => page.getByRole('button', { name }).first();
  const isMove = kind === 'order' || kind === 'moves';
  const cell = isMove && walks ? await someHex(page) : -1;
  if (cell >= 0) await hands.walk(page, cell);
  const advised = named(/^(All|The others) as advised/);
  if (cell >= 0 && (await advised.isVisible())) await hands.press(page, advised);
  await hands.commit(page);
  const sure = page.locator('#commit-yes');
  if (await sure.isVisible()) await hands.press(page, sure);
  return cell >= 0;
}

/** Plays a hunt on until its end page is there; every answer is given on the screen, and somebody walks to a chosen hex. */
export async function playHunt(page: Page, hands: Hands): Promise<void> {
  let walked = false;
  for (let answers = 0; answers < 200; answers += 1) {
    const kind = await settled(page);
    if (kind === null) break;
    if (hands === keys) await expectFocus(page);
    const before = await page.evaluate(() => window.bout!.session.record().actions.length);
    walked = (await answerOnce(page, hands, kind, !walked)) || walked;
    await page.waitForFunction((count) => !window.bout || window.bout.session.record().actions.length !== count, before);
  }
  await page.waitForURL(/#\/end/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
