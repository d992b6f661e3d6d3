// @ts-check
// What the page's bench does in Chromium. scripts/bench-page.mjs runs it in full, a journey in e2e runs it in short.
import { gzipSync } from 'node:zlib';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** How much is played: answers of the hunt whose frames are timed, and hunts between the two looks at the heap. */
/** @typedef {{ answers: number, hunts: number }} Extent */

/** @type {Extent} */
export const FULL = { answers: Infinity, hunts: 20 };

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Adds up the time of all animation-frame callbacks of a frame, for frames while the arena is busy. */
function watchFrames() {
  const request = window.requestAnimationFrame.bind(window);
  /** @type {number[]} */
  const frames = [];
  let spent = 0;
  let last = -1;
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const start = performance.now();
      callback(time);
      if (time !== last) {
        if (last >= 0 && document.documentElement.dataset['arena'] === 'busy') frames.push(spent);
        [last, spent] = [time, 0];
      }
      spent += performance.now() - start;
    });
  Object.assign(window, { benchFrames: frames });
}

/** Answers decisions of the hunt on the screen with legal answers, waiting for what is shown. @param {number} answers at most @returns {Promise<number>} how many */
async function playOn(answers) {
  let given = 0;
  for (; given < answers && window.bout?.session.decision(); given += 1) {
    await window.bout.idle();
    const { session } = window.bout;
    const actions = session.bout.actions();
    const action = actions[(given * 7919) % actions.length];
    if (!action) break;
    session.play(action);
  }
  return given;
}

/**
 * Bytes of the kind `code` in a heap snapshot: what the engine makes of our functions while it learns which are hot
 * (machine code, feedback, inline caches).
 * @param {string} text
 */
function compiledIn(text) {
  const { snapshot, nodes } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, step] = [fields.indexOf('type'), fields.indexOf('self_size'), fields.length];
  const code = types[type].indexOf('code');
  let sum = 0;
  for (let at = 0; at < nodes.length; at += step) if (nodes[at + type] === code) sum += nodes[at + size];
  return sum;
}

/** What the tab holds after collections, and how much of it is compiled code. @param {Page} page */
async function heapOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.enable');
  await page.waitForTimeout(500); // what was on the screen ends its timers and frames
  for (let i = 0; i < 3; i += 1) await client.send('HeapProfiler.collectGarbage'); // detached parts of the page go in the second round
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  let text = '';
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (text += chunk));
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return { all: usedSize, kept: usedSize - compiledIn(text) };
}

/** @param {number} before @param {number} after */
const growth = (before, after) => Number(((100 * (after - before)) / before).toFixed(1));

/** @param {Page} page @param {string} name */
const markOf = (page, name) => page.evaluate((mark) => performance.getEntriesByName(mark).at(-1)?.startTime ?? -1, name);

/** @param {Browser} browser @param {string} address */
async function measureTitle(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  /** @type {Map<string, Promise<number>>} */
  const bodies = new Map();
  page.on('response', (response) =>
    bodies.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    ),
  );
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('title-usable').length > 0);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1);
  const title = await markOf(page, 'title-usable');
  // What begins to come later, such as the icons of the frieze, keeps nobody waiting for the title.
  const early = await page.evaluate(
    (usable) => [
      location.href,
      ...performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= usable)
        .map(({ name }) => name),
    ],
    title,
  );
  let bytes = 0;
  for (const url of early) bytes += (await bodies.get(url)) ?? 0;
  await page.close();
  return { firstPaintMs: Math.round(paint), titleUsableMs: Math.round(title), gzipBytesBeforeTitle: bytes };
}

/** @param {Page} page @param {string} address @param {number} seed */
async function beginHunt(page, address, seed) {
  await page.goto(`${address}/#/setup?beast=lion&seed=bench${seed}`);
  await page.getByRole('button', { name: 'Send them in' }).click();
  await page.waitForFunction(() => window.bout !== undefined);
}

/** @param {Browser} browser @param {string} address @param {Extent} extent */
async function measureArena(browser, address, { answers }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(watchFrames);
  await page.goto(`${address}/#/setup?beast=lion&seed=bench`);
  const button = page.getByRole('button', { name: 'Send them in' });
  await button.waitFor();
  const start = await page.evaluate(() => performance.now());
  await button.click();
  await page.waitForSelector('html[data-arena]');
  const shown = (await page.evaluate(() => performance.now())) - start;
  await page.waitForSelector('html[data-arena=ready]', { timeout: 60_000 });
  const given = await page.evaluate(playOn, answers);
  /** @type {number[]} */
  const frames = await page.evaluate(() => /** @type {any} */ (window)['benchFrames']);
  await page.close();
  return {
    arenaPlayableMs: Math.round(shown),
    answers: given,
    frames: frames.length,
    scriptMsAFrameMedian: Number(median(frames).toFixed(2)),
  };
}

/**
 * The heap after one hunt and after many. A hunt leaves nothing behind but the engine goes on compiling hot functions
 * for about ten hunts, and that is most of the growth of the whole: so what is kept besides compiled code is told apart.
 * @param {Browser} browser @param {string} address @param {Extent} extent
 */
async function measureHeap(browser, address, { answers, hunts }) {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/#/settings`);
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  const heaps = [];
  for (let hunt = 1; hunt <= hunts; hunt += 1) {
    await beginHunt(page, address, hunt);
    await page.evaluate(playOn, answers);
    await page.goto(`${address}/#/`);
    await page.getByRole('link', { name: 'Enter the arena' }).waitFor();
    if (hunt === 1 || hunt === hunts) heaps.push(await heapOf(page));
  }
  await page.close();
  const [one, last] = [heaps[0], heaps[1]];
  if (!one || !last) throw new Error('the heap was not measured');
  return {
    hunts,
    heapAfterOne: one.all,
    heapAfterLast: last.all,
    growthPercent: growth(one.all, last.all),
    keptAfterOne: one.kept,
    keptAfterLast: last.kept,
    keptGrowthPercent: growth(one.kept, last.kept),
  };
}

/**
 * Paint, usable title, playable arena, bytes, script time a frame, heap of the page served at an address.
 * @param {Browser} browser @param {string} address @param {Extent} [extent]
 */
export async function measurePage(browser, address, extent = FULL) {
  return {
    ...(await measureTitle(browser, address)),
    ...(await measureArena(browser, address, extent)),
    ...(await measureHeap(browser, address, extent)),
  };
}
