import { expect, test, type Page } from '@playwright/test';
import { centreOf, expectAccessible, expectFocus, expectNoSidewaysScroll, onSand, open, type MuneraHook } from './support/page.ts';

/** How somebody works the screen: the same bout by pointer, by touch and by keys. */
interface Hands {
  press(page: Page, selector: string): Promise<void>;
  /** Chooses a neighbouring hex: steps there. */
  step(page: Page, cell: number, direction: number): Promise<void>;
  turn(page: Page, cell: number, facing: number): Promise<void>;
  /** Chooses the first attack and does it. */
  attack(page: Page): Promise<void>;
}

const FIRST_ATTACK = '.option[data-option^="attack"] .hand-choose';

const pointer: Hands = {
  press: (page, selector) => page.locator(selector).first().click(),
  async step(page, cell) {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.click(x, y);
  },
  async turn(page, cell) {
    const own = await page.evaluate(() => {
      const { fighters, turn } = (window.bout as MuneraHook).session.bout.state;
      return fighters[turn.fighter]!.cell;
    });
    for (const each of [own, cell]) {
      const { x, y } = await centreOf(page, each);
      await page.mouse.click(x, y);
    }
  },
  async attack(page) {
    await page.locator(FIRST_ATTACK).first().click();
    await page.locator('#commit').click();
  },
};

const DIRECTIONS = ['south-east', 'south', 'south-west', 'north-west', 'north', 'north-east'];
const dial = (name: 'Step' | 'Turn', way: number): string => `.dials [aria-label^="${name} ${DIRECTIONS[way]}:"]`;

const touch: Hands = {
  press: (page, selector) => page.locator(selector).first().tap(),
  step: (page, _cell, direction) => page.locator(dial('Step', direction)).tap(),
  turn: (page, _cell, facing) => page.locator(dial('Turn', facing)).tap(),
  async attack(page) {
    await page.locator(FIRST_ATTACK).first().tap();
    await page.locator(FIRST_ATTACK).first().tap();
  },
};

const KEYS = ['d', 's', 'a', 'q', 'w', 'e'];

const keys: Hands = {
  async press(page, selector) {
    const button = page.locator(selector).first();
    for (let i = 0; i < 120; i += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`no way by Tab to ${selector}`);
  },
  async step(page, _cell, direction) {
    await page.keyboard.press('Escape');
    const at = await page.evaluate(() => {
      const { fighters, turn } = (window.bout as MuneraHook).session.bout.state;
      return { own: fighters[turn.fighter]!.cell, cursor: Number((document.activeElement as HTMLElement).dataset['cell']) };
    });
    for (const key of await wayBetween(page, at.cursor, at.own)) await page.keyboard.press(key);
    await page.keyboard.press(KEYS[direction]!);
    await page.keyboard.press('Enter');
  },
  turn: (page, _cell, facing) => page.keyboard.press(`Shift+${KEYS[facing]!.toUpperCase()}`),
  async attack(page) {
    const key = await attackKey(page);
    await page.keyboard.press(key);
    await page.keyboard.press(key);
  },
};

/** The number key of the first attack: answers lie by worth. */
async function attackKey(page: Page): Promise<string> {
  return (await page.locator('.option[data-option^="attack"] kbd').first().textContent())!.trim();
}

/** Direction keys from one hex to another. */
function wayBetween(page: Page, from: number, to: number): Promise<string[]> {
  return page.evaluate(
    ([start, end]) => {
      const { cells } = (window.bout as MuneraHook).session.bout.world.arena;
      const steps = { d: [1, 0], s: [0, 1], a: [-1, 1], q: [-1, 0], w: [0, -1], e: [1, -1] } as const;
      const length = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      const goal = cells[end!]!;
      let { q, r } = cells[start!]!;
      const way: string[] = [];
      while (q !== goal.q || r !== goal.r) {
        const left = (step: readonly [number, number]): number => length(goal.q - q - step[0], goal.r - r - step[1]);
        const [key, step] = Object.entries(steps).reduce((best, next) => (left(next[1]) < left(best[1]) ? next : best));
        way.push(key);
        [q, r] = [q + step[0], r + step[1]];
      }
      return way;
    },
    [from, to],
  );
}

type Plan =
  | { readonly do: 'over' | 'ready' | 'attack' | 'end' | 'yes' }
  | { readonly do: 'move' | 'turn'; readonly way: number; readonly cell: number };

/** What a simple player would do: attack, else come nearer and look at the opponent, else end the turn. */
function plan(page: Page): Promise<Plan> {
  return page.evaluate((): Plan => {
    const hook = window.bout as MuneraHook | undefined;
    const kind = hook?.session.decision()?.kind;
    if (!hook || !kind) return { do: 'over' };
    if (kind === 'ready') return { do: 'ready' };
    if (kind !== 'act') return { do: 'yes' };
    const { bout } = hook.session;
    const actions = bout.actions();
    if (actions.some(({ type }) => type === 'attack')) return { do: 'attack' };
    const { arena, steps } = bout.world;
    const point = (cell: number) => ({
      x: 1.5 * arena.cells[cell]!.q,
      y: Math.sqrt(3) * (arena.cells[cell]!.r + arena.cells[cell]!.q / 2),
    });
    const unrest = ({ state }: typeof bout): number => {
      const me = state.fighters[bout.state.turn.fighter]!;
      const foe = state.fighters.find(({ side, fate }) => side !== me.side && fate === 'active')!;
      const [from, to] = [point(me.cell), point(foe.cell)];
      const off = Math.atan2(to.y - from.y, to.x - from.x) - (Math.PI / 180) * (30 + 60 * me.facing);
      return 2 * Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
    };
    let best: Plan = { do: 'end' };
    let least = unrest(bout) - 0.2;
    for (const action of actions) {
      if (action.type !== 'move' && action.type !== 'turn') continue;
      const probe = bout.clone();
      probe.play(action);
      const way = action.type === 'move' ? action.direction : action.facing;
      const cell = steps[bout.state.fighters[bout.state.turn.fighter]!.cell * 6 + way]!;
      const left = unrest(probe);
      if (left < least && (action.type === 'move' || cell >= 0)) [best, least] = [{ do: action.type, way, cell }, left];
    }
    return best;
  });
}

const HAND = '.appeal-button[aria-disabled="false"]';

/** Waits until an answer is asked for; raises the hand on the way where a man of one's own asks the crowd. */
async function settled(page: Page, hands: Hands = pointer): Promise<void> {
  for (;;) {
    await page.waitForFunction((hand) => {
      const isAsked = document.documentElement.dataset['arena'] !== 'busy' && document.querySelector('.closing-note') === null;
      return isAsked || document.querySelector(hand) !== null;
    }, HAND);
    if ((await page.locator(HAND).count()) === 0) return;
    await hands.press(page, HAND);
  }
}

function answered(page: Page): Promise<number> {
  return page.evaluate(() => window.bout?.session.steps.length ?? -1);
}

async function answerOnce(page: Page, hands: Hands, next: Plan): Promise<void> {
  switch (next.do) {
    case 'attack':
      return hands.attack(page);
    case 'move':
      return hands.step(page, next.cell, next.way);
    case 'turn':
      return hands.turn(page, next.cell, next.way);
    case 'yes':
      return hands.press(page, '[data-answer="yes"]');
    default:
      return hands.press(page, '#commit');
  }
}

/** The camera goes nearer a second after the first question: who pressed a hex just then sees where it is now, and presses again. */
const NEARER = 5000;

/** Plays on, so many answers or to the end; gives what was done. Every answer is given on the screen. */
async function playOn(page: Page, hands: Hands, most = 300): Promise<readonly string[]> {
  const done: string[] = [];
  for (let answers = 0; answers < most; answers += 1) {
    await settled(page, hands);
    const next = await plan(page);
    if (next.do === 'over') break;
    if (hands === keys) await expectFocus(page);
    const before = await answered(page);
    await answerOnce(page, hands, next);
    const onHex = hands === pointer && (next.do === 'move' || next.do === 'turn');
    const taken = page.waitForFunction((count) => !window.bout || window.bout.session.steps.length !== count, before, {
      timeout: onHex ? NEARER : 0,
    });
    if (await (onHex ? taken.catch(() => null) : taken)) done.push(next.do);
  }
  return done;
}

async function playWhole(page: Page, hands: Hands): Promise<void> {
  await playOn(page, hands);
  await page.waitForURL(/#\/end/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openGates(page: Page, query: string): Promise<void> {
  await open(page, '#/settings');
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Ask before a commit that leaves a man idle' }).uncheck({ force: true });
  await open(page, `#/bout?${query}`);
  await page.getByRole('button', { name: /Open the gates|Watch it/ }).click();
}

async function enterBout(page: Page, query: string): Promise<void> {
  await openGates(page, query);
  await onSand(page);
  await settled(page);
}

test('by mouse against a policy: steps on the sand, and a blow on its card', async ({ page }) => {
  await enterBout(page, 'side=murmillo&side=thraex&seed=mouse');
  await expectAccessible(page);
  const done = new Set<string>();
  while (!done.has('move') || !done.has('attack')) for (const each of await playOn(page, pointer, 4)) done.add(each);
});

test('a whole bout by keyboard alone, both sides at one screen', async ({ page }) => {
  test.setTimeout(180_000);
  await enterBout(page, 'side=retiarius&side=secutor:human&seed=keys');
  await playWhole(page, keys);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole bout by touch', async ({ page }) => {
    test.setTimeout(180_000);
    await enterBout(page, 'side=thraex&side=murmillo&seed=touch');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await playWhole(page, touch);
  });

  test('an opponent with a way of fighting is asked why', async ({ page }) => {
    await enterBout(page, NETMAN);
    await letHimThink(page, 3);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Why he did that' }).tap();
    await expectReasons(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.locator(WHY).getByRole('button', { name: 'Scout them' }).tap();
    await expectScouted(page);
    await page.locator(WHY).getByRole('button', { name: 'Close' }).tap();
    await expect(page.locator(WHY)).toBeHidden();
  });
});

/** Ends turn after turn until whoever opposes has decided something that took a thought, and it was shown. */
async function letHimThink(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await settled(page);
    const before = await answered(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    if ((await answered(page)) === before) await page.keyboard.press('Space');
    await page.waitForFunction((count) => (window.bout?.session.steps.length ?? 0) > count, before);
  }
  await settled(page);
}

const WHY = '.ghost-why';

/** What the panel says of the decision that it shows: a way that was taken, answers that were weighed, and with his own dice. */
async function expectReasons(page: Page): Promise<void> {
  await expect(page.locator(`${WHY} .ghost-way .taken`)).not.toHaveCount(0);
  await expect(page.locator(`${WHY} .ghost-answers tbody tr`)).not.toHaveCount(0);
  await expect(page.locator(WHY)).toContainText('He fights as the net-man (tiro).');
  await expect(page.locator(WHY)).not.toContainText('dice are not known');
}

/** What is known of the net-man: that he was seen once, some of his ways, not all. */
async function expectScouted(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Seen in one bout.');
  await expect(dialog.locator('.seen')).not.toHaveCount(0);
  await expect(dialog.locator('.unseen')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const NETMAN = 'side=murmillo&side=retiarius:netman@tiro&seed=x3';

test('an opponent with a way of fighting is asked why, scouted and asked again in the replay, by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await enterBout(page, NETMAN);
  await letHimThink(page, 4);
  await page.keyboard.press('g');
  await expect(page.getByRole('heading', { name: /^Why: / })).toBeFocused();
  await expectReasons(page);
  await expectAccessible(page);
  const count = page.locator(`${WHY} [role="status"]`);
  const last = (await count.innerText()).split(' of ')[0]!;
  await page.keyboard.press('ArrowLeft');
  await expect(count).toContainText(`${Number(last) - 1} of ${last}`);
  await page.keyboard.press('Escape');
  await expect(page.locator(WHY)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Scout the opponents' }).press('Enter');
  await expectScouted(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/end\/\w+$/);
  await open(page, `#/replay/${page.url().split('/').at(-1)!}`);
  await page.keyboard.press('g');
  await page.locator(WHY).getByRole('button', { name: 'The next decision' }).press('Enter');
  await page.locator(WHY).getByRole('button', { name: 'The next decision' }).press('Enter');
  await expectReasons(page);
  await expectAccessible(page);
  await open(page, `#/bout?${NETMAN}`);
  await page.getByRole('button', { name: 'Scout Retiarius' }).press('Enter');
  await expectScouted(page);
});

test('policies fight it out while somebody watches', async ({ page }) => {
  await openGates(page, 'side=murmillo:greedy&side=thraex:greedy&seed=watch');
  await page.waitForURL(/#\/end/);
});

test('steps and turns can be taken back until a die falls', async ({ page }) => {
  await enterBout(page, 'side=retiarius:human&side=secutor:human&seed=undo');
  if ((await plan(page)).do === 'ready') await pointer.press(page, '#commit');
  await settled(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page
    .locator('.dials .dial-box')
    .nth(1)
    .getByRole('button', { disabled: false })
    .locator('visible=true')
    .and(page.locator('[aria-disabled="false"]'))
    .first()
    .click();
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await undo.click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('everything behind a chance opens where it stands, and a rule opens its text', async ({ page }) => {
  await open(page, '#/scenario/munera/face-front-save');
  await page.waitForFunction(() => window.bout !== undefined);
  await settled(page);
  await page.keyboard.press(await attackKey(page));
  await expect(page.getByText('To the attack die')).toBeVisible();
  await expect(page.locator('.wound-bars li')).toHaveCount(7);
  await expectAccessible(page);
  await page.keyboard.press('j');
  await page.locator('.option').getByRole('button', { name: 'Rule M-163' }).click();
  await expect(page.getByRole('dialog')).toContainText('M-163');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Space');
  await settled(page);
  const name = await page.locator('[data-man^="murmillo"] .man-name').innerText();
  await expect(page.getByRole('log')).toContainText(/[A-Z][a-z]{2,}/.exec(name)![0]);
});
