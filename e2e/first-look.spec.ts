import { expect, test, type Page } from '@playwright/test';
import { onSand } from './support/page.ts';

/** Every screen by its address, each loaded by itself: nothing of another screen is there. */
const SCREENS = [
  '#/',
  '#/settings',
  '#/words',
  '#/credits',
  '#/statistics',
  '#/wall',
  '#/packs',
  '#/replays',
  '#/learn',
  '#/scenario',
  '#/programme',
  '#/programme/pompeii',
  '#/today',
  '#/bestiary',
  '#/bestiary/lion',
  '#/setup',
  '#/setup?beast=lion&seed=x1',
  '#/bout?seed=x1',
  '#/recount?seed=x1',
  '#/ladder',
  '#/workshop',
  '#/end',
  '#r=nonsense',
];

/** Fights that wait for an answer, two of them with steps or turns. */
const FIGHTS = ['#/learn/defend', '#/scenario/damnatio/dg-11-goad', '#/scenario/munera/feint-misses', '#/scenario/recount/a-bout-begins'];

const SIZES = [
  { name: '1280×720', viewport: { width: 1280, height: 720 }, touch: false, text: 100, screens: SCREENS },
  { name: '1280×720 with large text', viewport: { width: 1280, height: 720 }, touch: false, text: 200, screens: SCREENS },
  {
    name: '1000×640',
    viewport: { width: 1000, height: 640 },
    touch: false,
    text: 100,
    screens: ['#/', '#/setup', '#/bout?seed=x1', '#/ladder'],
  },
  { name: '390×844', viewport: { width: 390, height: 844 }, touch: true, text: 100, screens: SCREENS },
  { name: '390×844 with large text', viewport: { width: 390, height: 844 }, touch: true, text: 200, screens: SCREENS },
  { name: '320×640', viewport: { width: 320, height: 640 }, touch: true, text: 100, screens: SCREENS },
] as const;

/** What is wrong with the page as it stands. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const found: string[] = [];
    const called = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    const inView = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    };
    const whole = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
    };
    const says = (element: Element): boolean => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    /** What tells all when it is opened may be cut: a closed line. */
    const shortened = 'summary, .visually-hidden, svg, textarea, input, select';
    for (const element of document.querySelectorAll('body *')) {
      if (!says(element) || !element.checkVisibility() || element.closest(shortened)) continue;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === 'inline') continue;
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`cut at the side: ${called(element)}`);
      if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1) found.push(`cut below: ${called(element)}`);
    }
    for (const ring of document.querySelectorAll('.dial')) {
      const arrows = [...ring.querySelectorAll('.icon')].map((icon) => getComputedStyle(icon).transform);
      if (new Set(arrows).size !== 6) found.push(`arrows that point the same way: ${arrows.join(', ')}`);
    }
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) found.push('the keyboard is nowhere');
    else if (!inView(activeElement)) found.push(`the focus is out of view: ${called(activeElement)}`);
    for (const main of document.querySelectorAll('#commit, .start-bar .primary'))
      if (!whole(main)) found.push(`out of view: ${called(main)}`);
    /** Nothing lies over its middle, and nothing cuts off its foot. */
    const covered = (element: Element): boolean => {
      const { left, width, top, height, bottom } = element.getBoundingClientRect();
      return [top + height / 2, bottom - 3].some((y) => !element.contains(document.elementFromPoint(left + width / 2, y)));
    };
    const roomy = innerWidth >= 1280 && document.querySelector('.arena-screen.wide') !== null;
    const must = roomy ? '.attack-coming, .attack-law > p' : '.sheet-tabs .button';
    for (const part of document.querySelectorAll(must)) if (covered(part)) found.push(`covered or cut: ${called(part)}`);
    /** The storeys of a fight on a narrow screen: none lies over the next. */
    const storeys = [
      ...document.querySelectorAll('.narrow:not(.broad) :is(.arena-top, .stage-frame, .men-row, .sheet-tabs, .task, .action-bar)'),
    ];
    const boxes = storeys.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    boxes.sort((a, b) => a.top - b.top);
    for (const [at, { bottom }] of boxes.entries())
      if (bottom > (boxes[at + 1]?.top ?? innerHeight) + 0.5)
        found.push(
          `storey ${at + 1} of ${boxes.length} lies over the next by ${Math.round(bottom - (boxes[at + 1]?.top ?? innerHeight))} px`,
        );
    for (const row of document.querySelectorAll('.men-row'))
      if (row.children.length < 3 && row.scrollWidth > row.clientWidth)
        found.push(`a row of ${row.children.length} scrolls by ${row.scrollWidth - row.clientWidth} px`);
    return found;
  });
}

for (const { name, viewport, touch, text, screens } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: touch, isMobile: touch });

    test('every screen that is opened first is whole: nothing cut, focus and main button in view, the console silent', async ({ page }) => {
      const faults: string[] = [];
      let address = '';
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !message.text().includes('GL Driver'))
          faults.push(`${address}: ${message.text()}`);
      });
      page.on('pageerror', ({ message }) => faults.push(`${address}: ${message}`));
      if (text !== 100) {
        await page.goto('./#/settings');
        await page
          .getByRole('radio', { name: `${text} %` })
          .first()
          .check({ force: true });
      }
      for (address of [...screens, ...FIGHTS]) {
        await page.goto('about:blank');
        await page.goto(`./${address}`);
        await page.locator('h1').first().waitFor();
        if (FIGHTS.includes(address)) await onSand(page);
        await page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              let timer = setTimeout(resolve, 100);
              const watch = new MutationObserver(() => (clearTimeout(timer), (timer = setTimeout(resolve, 100))));
              watch.observe(document.body, { childList: true, subtree: true });
              setTimeout(resolve, 1000);
            }),
        );
        for (const fault of await faultsOf(page)) faults.push(`${address}: ${fault}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) faults.push(`${address}: ${wide} px too wide`);
      }
      expect(faults).toEqual([]);
    });
  });
}

test('at the opening of a bout both sheets and all dials are whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./#/bout?side=murmillo&side=retiarius&seed=layout');
  await page.getByRole('button', { name: 'Open the gates' }).click();
  await page.waitForFunction(() => window.bout !== undefined);
  await page.keyboard.press('y');
  await onSand(page);
  await expect(page.locator('.dials .button')).toHaveCount(12);
  for (const part of await page.locator('.fighter-sheet, .dials .button').all()) {
    const hidden = (element: Element): boolean => {
      const { left, width, bottom } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, bottom - 3));
    };
    await expect.poll(() => part.evaluate(hidden)).toBe(false);
  }
});
