import { expect, test, type Page } from '@playwright/test';
import { enter, expectNoSidewaysScroll, open } from './support/page.ts';

const SIZES = [
  { name: '390×844', viewport: { width: 390, height: 844 }, touch: true, texts: [100, 200] },
  { name: '1280×720', viewport: { width: 1280, height: 720 }, touch: false, texts: [100, 200] },
  { name: '1920×1080', viewport: { width: 1920, height: 1080 }, touch: false, texts: [100] },
] as const;

const CLASSES = ['murmillo', 'retiarius', 'secutor', 'thraex', 'hoplomachus', 'samnite'];

/** So many sides of so many fighters, as the address of a set-up says it. */
function sides(count: number, each: number): string {
  const of = (side: number): string => Array.from({ length: each }, (_, i) => CLASSES[(side + 2 * i) % CLASSES.length]).join(',');
  return Array.from({ length: count }, (_, side) => `side=${of(side)}`).join('&');
}

type Cast = readonly [name: string, begin: (page: Page) => Promise<void>];

/** Larger text is tried with the casts that have most and least on the screen. */
const casts = (text: number): readonly Cast[] => (text === 100 ? CASTS : CASTS.filter((_, i) => i !== 2 && i !== 3));

const CASTS: readonly Cast[] = [
  ['a hunt of four', (page) => enter(page, 'layout')],
  ['munera, two', (page) => gates(page, `#/bout?${sides(2, 1)}`)],
  ['munera, four', (page) => gates(page, `#/bout?${sides(2, 2)}`)],
  ['munera, six sides', (page) => gates(page, `#/bout?${sides(6, 1)}`)],
  ['munera, twelve', (page) => gates(page, `#/bout?${sides(6, 2)}`)],
  ['recount, two', (page) => gates(page, '#/recount?side=light&side=heavy')],
];

async function gates(page: Page, address: string): Promise<void> {
  await open(page, `${address}&seed=layout`);
  await page.getByRole('button', { name: 'Open the gates' }).click();
  await page.waitForFunction(() => window.bout !== undefined);
}

/** The kind of the decision, once it is asked of the player and the camera has come to rest. */
async function settled(page: Page): Promise<string | null> {
  await page.waitForFunction(() => document.documentElement.dataset['arena'] === 'ready' && document.querySelector('.hex') !== null);
  return page.evaluate(async () => {
    await window.bout?.idle();
    return window.bout?.session.decision()?.kind ?? null;
  });
}

/** What is wrong with the screen at a decision; nothing when it is as it must be. */
function faults(page: Page, { answers, touch }: { readonly answers: number; readonly touch: boolean }): Promise<readonly string[]> {
  return page.evaluate(
    ({ most, finger }) => {
      const found: string[] = [];
      const name = (element: Element): string => (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 30);
      const hidden = (element: Element): boolean => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inset = 3;
        const corners = [
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
        ] as const;
        return corners.some(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
      };
      const look = (selector: string, count: number): number => {
        const all = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).slice(0, count);
        for (const element of all) if (hidden(element)) found.push(`${selector} “${name(element)}” is out of view or covered`);
        return all.length;
      };
      const page = document.scrollingElement!;
      if (page.scrollHeight > innerHeight + 1) found.push(`the page scrolls: ${page.scrollHeight} of ${innerHeight}`);
      if (look('#commit, [data-answer], #go-on', 2) === 0) found.push('nothing answers');
      look('.task-body .hand-card:not(.refused) .hand-choose', most);
      look('.side-orders .button', 2);
      look('.fight-menu > button', 1);

      const stage = document.querySelector('.stage-frame')!.getBoundingClientRect();
      if (stage.height < 140 || stage.width < 300) found.push(`the arena is ${Math.round(stage.width)} by ${Math.round(stage.height)}`);
      const { session } = window.bout!;
      const asked: readonly string[] = session.decision()?.figures ?? [];
      const everybody = Object.values(session.view.state as unknown as Record<string, unknown>).flat() as { id?: string; cell?: number }[];
      const acting = everybody.find((one) => one?.id === asked[0] && typeof one?.cell === 'number');
      const hex = document.querySelector(`[data-cell="${acting?.cell}"]`)?.getBoundingClientRect();
      if (hex) {
        const [x, y] = [hex.left + hex.width / 2, hex.top + hex.height / 2];
        if (!document.elementFromPoint(x, y)?.closest('.stage-drawing'))
          found.push(`${asked[0]} at ${Math.round(x)},${Math.round(y)} is out of view`);
        const choosing = document.querySelector('.dials .dial-box:first-child [aria-disabled="false"], .man-moves .dial') !== null;
        const height = hex.height / 0.8;
        if (finger && choosing && height < 44) found.push(`hexes of ${Math.round(height)} px where one is asked of ${asked.join()}`);
      }
      const foe = everybody
        .filter((one) => typeof one?.cell === 'number' && one.cell >= 0 && one.id && 'side' in one && 'side' in (acting ?? {}))
        .filter((one) => (one as { side?: unknown }).side !== (acting as { side?: unknown }).side);
      const beasts = ((session.view.state as { beasts?: { id: string; cell: number; hp: number }[] }).beasts ?? []).filter(
        ({ hp }) => hp > 0,
      );
      const about = beasts.length === 1 ? beasts : foe.length === 1 ? foe : [];
      for (const { id, cell } of acting && hex ? about : []) {
        const box = document.querySelector(`[data-cell="${cell}"]`)!.getBoundingClientRect();
        const inView = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('.stage-frame');
        if (!inView && !document.querySelector(`[data-outside="${id}"]`))
          found.push(`${id}, whom it is about, is out of view without a sign`);
      }
      if (!hex && acting && acting.cell! >= 0) found.push(`${asked[0]} stands on no hex of the page`);
      for (const tile of document.querySelectorAll('.man-name'))
        if (tile.scrollWidth > tile.clientWidth + 1) found.push(`the name ${name(tile)} is cut`);
      return found;
    },
    { most: answers, finger: touch },
  );
}

/** Answers somehow, as a player would: a card, then the one button. */
async function answer(page: Page): Promise<void> {
  const given = await page.evaluate(() => window.bout!.session.steps.length);
  const first = page.locator('[data-answer="no"], #commit-yes, #commit:not([aria-disabled="true"])').last();
  await page.mouse.move(2, 2); // what is explained under the pointer would lie over what is clicked
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.documentElement.dataset['arena'] === 'ready');
  if ((await page.evaluate(() => window.bout?.session.steps.length)) !== given) return;
  const hold = page.getByRole('button', { name: /^(Hold all|All stay)/ }).first();
  if (await first.isVisible()) await first.click();
  else if (await hold.isVisible()) await hold.click();
  const sure = page.locator('#commit-yes');
  if (await sure.isVisible()) await sure.click();
}

const DECISIONS = 4;
/** How many cards must be in view: on a phone with text twice as large a bout of twelve leaves room for one, the rest scroll. */
const inView = (text: number, touch: boolean): number => (text === 100 ? 3 : touch ? 1 : 2);

for (const { name, viewport, touch, texts } of SIZES) {
  for (const text of texts) {
    test.describe(`${name}, text at ${text} %`, () => {
      test.use({ viewport, hasTouch: touch, isMobile: touch });

      test('what can be done now is in view, and the arena with whoever acts', async ({ page }) => {
        test.setTimeout(240_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, '#/settings');
        await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
        await page
          .getByRole('radio', { name: `${text} %` })
          .first()
          .check({ force: true });
        for (const [cast, begin] of casts(text)) {
          await begin(page);
          await page.mouse.move(2, 2);
          for (let i = 0; i < DECISIONS; i += 1) {
            const kind = await settled(page);
            if (kind === null) break;
            await expect
              .poll(() => faults(page, { answers: inView(text, touch), touch }), { message: `${cast}, ${i}: ${kind}`, timeout: 15_000 })
              .toEqual([]);
            await expectNoSidewaysScroll(page);
            await answer(page);
          }
          await page.goto('about:blank');
        }
      });
    });
  }
}
