import { expect, test, type Locator, type Page } from '@playwright/test';
import { keys, playHunt, settled, tabTo, touch, type Hands } from './support/hands.ts';
import { expectAccessible, expectFocus, expectNoSidewaysScroll, open } from './support/page.ts';

/** A Monday: the easiest day of the week. */
const TODAY = new Date('2026-11-23T10:00:00');

/** Nothing is clocked here: what moves is left out, and nobody is asked whether he is sure. */
async function atOnce(page: Page): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Ask before a commit that leaves a man idle' }).uncheck({ force: true });
}

/** Seeds are drawn by lot; here the lot falls on the same one every time. */
async function sameLots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint16Array) array.set([3, 7, 15].slice(0, array.length));
      return array;
    };
  });
}

/** On the screen as it stands, and under nothing. */
async function expectSeen(wanted: Locator): Promise<void> {
  await expect(wanted).toBeInViewport({ ratio: 0.98 }); // the browser scrolls to fractions of a pixel
  await expect
    .poll(() =>
      wanted.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there !== null && element.contains(there);
      }),
    )
    .toBe(true);
}

const link = (page: Page, name: string | RegExp): Locator => page.getByRole('link', { name });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const commit = (page: Page): Locator => page.locator('#commit');

async function home(page: Page, hands: Hands): Promise<void> {
  await hands.press(page, link(page, /^(← )?Damnatio$/));
  await expect(page.getByRole('heading', { level: 1, name: 'Damnatio' })).toBeVisible();
  await expect(link(page, 'Enter the arena')).toBeFocused();
}

/** The first lesson is played to what it teaches, and left; it is remembered. */
async function learn(page: Page, hands: Hands): Promise<void> {
  await expectSeen(link(page, 'Learn'));
  await hands.press(page, link(page, 'Learn'));
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeFocused();
  await expectSeen(link(page, 'Begin: Defend'));
  await hands.press(page, link(page, 'Begin: Defend'));
  const lesson = page.getByRole('region', { name: 'Lesson: Defend' });
  const said = lesson.getByRole('status');
  await expect(said).toContainText('The lion springs at Syrus');
  await page.waitForFunction(() => window.bout !== undefined);
  expect(await settled(page)).toBe('defend');
  await expect(said).toBeInViewport();
  await expectSeen(commit(page));
  const hand = page.locator('.task-body .hand-choose');
  for (const name of ['Leap aside', 'Drop flat']) {
    const card = hand.filter({ hasText: name });
    await expectSeen(card);
    await hands.press(page, card);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }
  await hands.commit(page);
  await expect(said).toContainText('It sailed over him');
  await expect(said).toBeInViewport();
  await expect(lesson).toContainText('Done');
  await expectSeen(link(page, 'Lessons'));
  await hands.press(page, link(page, 'Lessons'));
  await expect(link(page, /Defend \(done\)/)).toBeVisible();
  await expectSeen(link(page, 'Go on: What runs on behind you'));
  await home(page, hands);
}

/** The hunt that is offered first: gentle, with a lion in it, and one press away. */
async function enterPrima(page: Page, hands: Hands): Promise<void> {
  await hands.press(page, link(page, 'Enter the arena'));
  await expect(page.getByRole('heading', { level: 1, name: 'The bill of the day' })).toBeFocused();
  const prima = button(page, /Prima venatio.*Gentle/);
  await expect(prima).toHaveAttribute('aria-pressed', 'true');
  await expect(prima).toBeInViewport();
  await expect(page.locator('.start-bar')).toContainText('A lion against Mamertinus');
  await expectSeen(button(page, 'Send them in'));
  await hands.press(page, button(page, 'Send them in'));
  await expect(page).toHaveURL(/#\/arena$/);
  await page.waitForFunction(() => window.bout !== undefined);
}

/** Who lived, which choices cost most, and the way back to right before them. */
async function readTheEnd(page: Page, hands: Hands): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /saved|lives?|live\b/i })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Who lives' }).getByRole('listitem')).toHaveCount(5);
  const choices = page.getByRole('region', { name: 'Your choices' });
  const first = choices.getByRole('list').first().getByRole('listitem').first();
  await expect(first).toContainText(/would have (lived|been saved|kept \w+ alive)/, { timeout: 60_000 });
  await expect(choices).toContainText('How it was measured');
  const wayBack = async (): Promise<void> => {
    const step = await first.getAttribute('data-step');
    const fork = choices.locator(`[data-step="${step}"]`).getByRole('button', { name: /^Fight on from here/ });
    if (hands === keys) await tabTo(page, fork);
    else await fork.scrollIntoViewIfNeeded();
    await expectSeen(fork);
  };
  await expect(wayBack).toPass(); // while they are weighed one of them may turn out to be none
  await expectNoSidewaysScroll(page);
}

/** Today's beast is fought once, and there is something to tell of it. */
async function fightToday(page: Page, hands: Hands): Promise<void> {
  await home(page, hands);
  const way = link(page, /^Today’s beast/);
  await expect(way).not.toContainText('fought');
  await hands.press(page, way);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();
  await expect(page.locator('.day-line')).toContainText('Monday 23 November');
  await expect(page.locator('.day-line')).toBeInViewport();
  const fight = page.locator('[data-game=damnatio]');
  await expect(fight).toHaveAttribute('data-state', 'open');
  await hands.press(page, fight.getByRole('button', { name: 'Fight it: this counts' }));
  await page.waitForFunction(() => window.bout !== undefined);
  await playHunt(page, hands);
  const told = page.getByRole('region', { name: 'Tell it' });
  await expect(told).toContainText('Your try of Monday 23 November: this is the one that counts.');
  await expect(told).toContainText(/Damnatio 2026-11-23 · \w+ · \d of \d saved in \d+ rounds/);
  await hands.press(page, told.getByRole('button', { name: 'Copy text and link' }));
  const [line, challenge] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n').slice(-2); // a sentence may stand above
  await expect(told).toContainText(line!);
  expect(challenge).toContain('#r=');
  if (hands === keys) await expectFocus(page);
}

/** What was done shows, on the title and where it leads. */
async function comeBack(page: Page, hands: Hands): Promise<void> {
  await home(page, hands);
  const way = link(page, /^Today’s beast: \w+ \(fought\)$/);
  await expectSeen(way);
  await expect(link(page, /^Continue/)).toHaveCount(0);
  await hands.press(page, way);
  const fight = page.locator('[data-game=damnatio]');
  await expect(fight).toHaveAttribute('data-state', 'done');
  await expect(fight).toContainText(/\d of \d saved in \d+ rounds/);
}

async function firstFifteen(page: Page, hands: Hands): Promise<void> {
  test.setTimeout(180_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => void (said.type() === 'error' && errors.push(said.text())));
  await page.clock.setFixedTime(TODAY);
  await sameLots(page);
  await atOnce(page);
  await open(page, '');
  await expectNoSidewaysScroll(page);
  await learn(page, hands);
  await enterPrima(page, hands);
  expect(await settled(page)).not.toBeNull();
  await expectSeen(commit(page));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await playHunt(page, hands);
  await readTheEnd(page, hands);
  await fightToday(page, hands);
  await comeBack(page, hands);
  expect(errors).toEqual([]);
}

test.describe('a first quarter of an hour', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(keys.name, ({ page }) => firstFifteen(page, keys));

  test.describe('at 390 by 844', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test(touch.name, ({ page }) => firstFifteen(page, touch));
  });
});
