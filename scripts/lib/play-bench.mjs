// @ts-check
// Plays fights in Chromium with a real pointer, taking what the screen offers first, and counts clicks and seconds.
// scripts/measure-play.mjs runs it.

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** What a way to a better place asks of the pointer. @typedef {{ hexes: number[], facing: number | null, look: number, here: number, able: boolean }} Way */

const SLOW = 120_000;

/** A page whose clicks are counted: `page.click` of the engine is never used, only the mouse. */
export class Pointer {
  clicks = 0;
  /** Clicks on what lies over the arena, such as the crowd: no turn is played by them. */
  beside = 0;
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /** The middle of the first element of a selector that can be seen; null when there is none. @param {string} selector */
  async find(selector) {
    for (const each of await this.page.locator(selector).all()) {
      if (!(await each.isVisible())) continue;
      await each.scrollIntoViewIfNeeded().catch(() => undefined);
      const box = await each.boundingBox();
      if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    return null;
  }

  /** Clicks the first element of a selector that can be seen; whether there was one. @param {string} selector */
  async press(selector) {
    const at = await this.find(selector);
    if (!at) return false;
    await this.page.mouse.click(at.x, at.y);
    this.clicks += 1;
    return true;
  }

  /** Clicks a hex of the arena. @param {number} cell */
  hex(cell) {
    return this.press(`[data-cell="${cell}"]`);
  }
}

/** Waits until somebody is asked, the crowd too, or the fight has ended. @param {Pointer} pointer */
async function asked(pointer) {
  const { page } = pointer;
  for (;;) {
    await page.waitForFunction(
      () =>
        window.bout === undefined ||
        (document.documentElement.dataset['arena'] === 'ready' && document.querySelector('.closing-note') === null) ||
        document.querySelector('.appeal-button[aria-disabled="false"]') !== null,
      undefined,
      { timeout: SLOW, polling: 16 },
    );
    const crowd = await pointer.find('.appeal-button[aria-disabled="false"]');
    if (!crowd) return page.evaluate(() => window.bout?.session.decision()?.kind ?? null);
    await page.mouse.click(crowd.x, crowd.y);
    pointer.beside += 1;
    await page.waitForTimeout(60);
  }
}

/** Presses the one button, and again where it asks back. @param {Pointer} pointer */
async function commit(pointer) {
  await pointer.press('#commit');
  if (await pointer.find('#commit-yes')) await pointer.press('#commit-yes');
}

/**
 * The cheapest way by legal answers to where an attack is possible, or else to where the opponent is nearer; null when he
 * should stay. @param {Page} page @returns {Promise<Way | null>}
 */
function wayToFoe(page) {
  return page.evaluate(() => {
    /** @type {any} */
    const { bout } = window.bout?.session ?? {};
    const me = bout.state.turn.fighter;
    const { arena } = bout.world;
    const fighter = (/** @type {any} */ from) => from.state.fighters[me];
    const side = fighter(bout).side;
    const foes = bout.state.fighters.filter((/** @type {any} */ one) => one.side !== side && one.cell >= 0);
    const far = (/** @type {number} */ a, /** @type {number} */ b) => {
      const [p, q] = [arena.cells[a], arena.cells[b]];
      const [dq, dr] = [p.q - q.q, p.r - q.r];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    };
    const near = (/** @type {any} */ from) => Math.min(...foes.map((/** @type {any} */ foe) => far(fighter(from).cell, foe.cell)));
    const walks = ['move', 'turn', 'forward', 'step', 'pivot'];
    const blows = ['attack', 'strike'];
    const start = { at: bout, spent: 0, hexes: /** @type {number[]} */ ([]), facing: /** @type {number | null} */ (null) };
    const levels = [[start]];
    const seen = new Set();
    let best = null;
    let least = near(bout);
    for (let spent = 0; spent < levels.length; spent += 1) {
      for (const each of levels[spent] ?? []) {
        const { cell, facing } = fighter(each.at);
        const key = `${cell} ${facing}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const answers = each.at.actions();
        if (answers.some((/** @type {any} */ answer) => blows.includes(answer.type))) {
          best = each;
          least = -1;
          break;
        }
        if (near(each.at) < least) {
          least = near(each.at);
          best = each;
        }
        for (const answer of answers) {
          if (!walks.includes(answer.type)) continue;
          const next = each.at.clone();
          next.play(answer);
          const now = fighter(next);
          const cost = each.at.state.turn.ap - next.state.turn.ap;
          const hexes = now.cell === cell ? each.hexes : [...each.hexes, now.cell];
          (levels[spent + cost] ??= []).push({
            at: next,
            spent: spent + cost,
            hexes,
            facing: now.facing === facing ? each.facing : now.facing,
          });
        }
      }
      if (least < 0) break;
    }
    if (!best || best === start) return null;
    const { cell } = fighter(best.at);
    const steps = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ][fighter(best.at).facing] ?? [0, 0];
    const there = arena.cells[cell];
    const look = arena.cells.findIndex((/** @type {any} */ one) => one.q === there.q + steps[0] && one.r === there.r + steps[1]);
    return { hexes: best.hexes, facing: fighter(best.at).facing, look, here: fighter(bout).cell, able: least < 0 };
  });
}

/** Where the man whose turn it is stands and looks, as `cell facing`. @param {Page} page */
function pose(page) {
  return page.evaluate(() => {
    /** @type {any} */
    const { state } = window.bout?.session.bout ?? {};
    const man = state?.fighters[state.turn.fighter];
    return man ? { cell: man.cell, facing: man.facing, turn: state.turn.number } : null;
  });
}

/** Goes a way: to its end by one click where the screen knows how, hex by hex where it does not. @param {Pointer} pointer @param {Way} way @param {boolean} far */
async function walk(pointer, way, far) {
  const { page } = pointer;
  const before = await pose(page);
  const goal = far ? way.hexes.at(-1) : way.hexes[0];
  if (goal !== undefined) {
    await pointer.hex(goal);
    await asked(pointer);
    const now = await pose(page);
    if (!now || now.turn !== before?.turn) return;
    if (now.cell !== goal || way.hexes.length > (far ? 99 : 1) || now.facing === way.facing) return;
  }
  const now = await pose(page);
  if (way.facing === null || !now || now.facing === way.facing || way.look < 0 || way.able === false) return;
  await pointer.hex(now.cell);
  await pointer.hex(way.look);
}

/** Notes whose turn the screen shows, and since when; runs in the page. */
function watchTurns() {
  /** @type {{ whose: string, yours: boolean, from: number, to: number, beside: boolean }[]} */
  const turns = [];
  Object.assign(window, { benchTurns: turns });
  setInterval(() => {
    const strip = document.querySelector('.phase-whose');
    const whose = strip?.textContent ?? '';
    const now = performance.now();
    const last = turns.at(-1);
    const beside = document.querySelector('.appeal-button') !== null;
    const ready = document.documentElement.dataset['arena'] === 'ready';
    const yours = strip?.classList.contains('yours') ?? false;
    if (last && last.whose === whose && !ready) Object.assign(last, { to: now, beside: last.beside || beside });
    else if (!last || last.whose !== whose || last.yours !== yours) turns.push({ whose, yours, from: now, to: now, beside });
  }, 16);
}

/** Milliseconds of each turn that somebody else had. @param {Page} page @returns {Promise<number[]>} */
function turnsOfOthers(page) {
  return page.evaluate(() => {
    /** @type {{ whose: string, yours: boolean, from: number, to: number, beside: boolean }[]} */
    const turns = /** @type {any} */ (window).benchTurns;
    const own = new Set(turns.flatMap(({ whose, yours }) => (yours ? [whose] : [])));
    const others = turns.filter(
      ({ whose, beside }) => !beside && !own.has(whose) && !['', 'Watch', 'The end', 'Your turn'].includes(whose),
    );
    return others.map(({ from, to }) => to - from).filter((time) => time > 100);
  });
}

/**
 * Plays own turns of a bout until it is over; `each` is called at every question.
 * @param {Pointer} pointer @param {boolean} far whether the screen walks to far hexes @param {() => Promise<void>} [each]
 */
async function playBout(pointer, far, each) {
  const { page } = pointer;
  const turns = new Set();
  for (let answers = 0; answers < 400; answers += 1) {
    const kind = await asked(pointer);
    if (kind === null) break;
    await each?.();
    const at = await pose(page);
    turns.add(at?.turn);
    const clicks = pointer.clicks;
    await answerOnce(pointer, kind, far);
    if (pointer.clicks === clicks) throw new Error(`nothing to click at ${kind}: ${await page.locator('.task-column').innerText()}`);
  }
  return { turns: turns.size };
}

/** @param {Pointer} pointer @param {string} kind @param {boolean} far */
async function answerOnce(pointer, kind, far) {
  const { page } = pointer;
  if (kind === 'vote') return void (await pointer.press('.option:not(.refused) .hand-choose'));
  if (kind !== 'act') return void ((await pointer.press('.two-ways .primary')) || (await commit(pointer)));
  const offered = await page.locator('#commit').textContent();
  if (!/^\s*End turn/.test(offered ?? '')) return commit(pointer);
  const attack = '.option-group .option:not(.refused) .hand-choose, .answer-panel .option:not(.refused) .hand-choose';
  const can = await page.evaluate(() => window.bout?.session.bout.actions().some(({ type }) => ['attack', 'strike'].includes(type)));
  if (can && (await pointer.press(attack))) return commit(pointer);
  const way = await wayToFoe(page);
  return way ? walk(pointer, way, far) : commit(pointer);
}

/** Sets the pace on the screen, without counting. @param {Page} page @param {string} speed as it is shown */
async function pace(page, speed) {
  for (let presses = 0; presses < 8; presses += 1) {
    const now = (await page.locator('output.pace-speed').first().textContent())?.trim();
    if (now === speed) return;
    await page.keyboard.press(speed === 'instant' || now === '0.5×' ? '.' : ',');
  }
  throw new Error(`no speed ${speed}`);
}

/** @param {Browser} browser @param {string} address @param {'reduce' | 'no-preference'} [motion] */
async function fresh(browser, address, motion = 'no-preference') {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: motion, colorScheme: 'light' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error('the page:', error.message));
  await page.goto(address);
  return { context, page };
}

/** @param {Page} page @param {string} address @param {string} hash @param {RegExp} start */
async function enter(page, address, hash, start) {
  await page.goto(`${address}/${hash}`);
  await page.getByRole('button', { name: start }).first().click();
  await page.waitForFunction(() => window.bout !== undefined);
}

const sum = (/** @type {readonly number[]} */ values) => values.reduce((all, one) => all + one, 0);

/** Clicks of a bout by the pointer, a turn of one's own. @param {Browser} browser @param {string} address @param {{ hash: string, far: boolean }} plan */
export async function boutByPointer(browser, address, { hash, far }) {
  const { context, page } = await fresh(browser, address);
  await enter(page, address, hash, /Open the gates/);
  await pace(page, 'instant');
  const pointer = new Pointer(page);
  const { turns } = await playBout(pointer, far);
  await context.close();
  return { turns, clicks: pointer.clicks, beside: pointer.beside };
}

/** Milliseconds of each turn of the bot at 1×, without the crowd. @param {Browser} browser @param {string} address @param {{ hash: string, far: boolean }} plan */
export async function botTurns(browser, address, { hash, far }) {
  const { context, page } = await fresh(browser, address);
  await page.addInitScript(watchTurns);
  await page.reload();
  await enter(page, address, hash, /Open the gates/);
  await pace(page, '1×');
  const pointer = new Pointer(page);
  let times = /** @type {number[]} */ ([]);
  await playBout(pointer, far, async () => void (times = await turnsOfOthers(page)));
  await context.close();
  return times;
}

/** Clicks of a hunt: hold, strike, defend and answer as the screen offers first. @param {Browser} browser @param {string} address @param {string} hash */
export async function huntByPointer(browser, address, hash) {
  const { context, page } = await fresh(browser, address);
  await enter(page, address, hash, /Send them in/);
  await pace(page, 'instant');
  const pointer = new Pointer(page);
  let rounds = 0;
  for (let answers = 0; answers < 400; answers += 1) {
    const kind = await asked(pointer);
    if (kind === null) break;
    rounds = await page.evaluate(() => window.bout?.session.bout.state.round ?? 0);
    await answerHunt(pointer, kind);
  }
  await context.close();
  return { rounds, clicks: pointer.clicks };
}

/** @param {Pointer} pointer @param {string} kind */
async function answerHunt(pointer, kind) {
  const { page } = pointer;
  if (kind === 'fate' || kind === 'reroll') return void (await pointer.press('.two-ways .primary'));
  const off = (await page.locator('#commit').getAttribute('aria-disabled')) === 'true';
  if (!off) return commit(pointer);
  const stays = page.getByRole('button', { name: kind === 'order' ? /^Hold all/ : /stay$/ }).first();
  const box = await stays.boundingBox();
  if (!box) return commit(pointer);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  pointer.clicks += 1;
}

/** Milliseconds from the start of a bout that nobody plays to its end page. @param {Browser} browser @param {string} address @param {{ hash: string, settle: boolean }} plan */
export async function settled(browser, address, { hash, settle }) {
  const { context, page } = await fresh(browser, address);
  if (!settle) {
    await enter(page, address, '#/bout?side=murmillo&side=retiarius&seed=pace', /Open the gates/);
    await pace(page, 'instant');
  }
  await page.goto(`${address}/${hash}`);
  const start = page.getByRole('button', { name: settle ? /Settle it/ : /Open the gates/ }).first();
  await start.waitFor();
  await page.waitForTimeout(1500);
  const began = performance.now();
  await start.click();
  await page.waitForFunction(() => location.hash.startsWith('#/end') || document.querySelector('.digest-scene') !== null, undefined, {
    timeout: SLOW,
    polling: 16,
  });
  const time = performance.now() - began;
  await context.close();
  return time;
}

/** @param {readonly number[]} values */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { mean: sum(sorted) / Math.max(1, sorted.length), median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}
