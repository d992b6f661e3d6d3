// @ts-check
// Measures the built page in Chromium: paint, usable title, playable arena, bytes, script time a frame, heap.
// npm run bench runs it after the command line's own measurements; node scripts/bench-page.mjs [--json] alone.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstFreePort } from './lib/ports.mjs';
import { root, tool } from './lib/project.mjs';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const HUNTS = 20;

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

/** Answers every decision of the hunt on the screen with a legal answer, waiting for what is shown. */
async function playOn() {
  const hook = () => /** @type {any} */ (window)['damnatio'];
  let step = 0;
  while (hook()?.session.decision()) {
    await hook().idle();
    const session = hook()?.session;
    if (!session?.decision()) break;
    const actions = session.hunt.actions();
    session.play(actions[(step * 7919) % actions.length]);
    step += 1;
  }
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

/** What the tab holds after collections, and how much of it is compiled code. @param {import('@playwright/test').Page} page */
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

/** @param {import('@playwright/test').Page} page @param {string} name */
const markOf = (page, name) => page.evaluate((mark) => performance.getEntriesByName(mark).at(-1)?.startTime ?? -1, name);

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function measureTitle(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  /** @type {Map<string, Promise<number>>} */
  const bodies = new Map();
  page.on('response', (response) => bodies.set(response.url(), response.body().then((body) => gzipSync(body).length, () => 0)));
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('title-usable').length > 0);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1);
  const title = await markOf(page, 'title-usable');
  // What begins to come later, such as the icons of the frieze, keeps nobody waiting for the title.
  const early = await page.evaluate((usable) => [
    location.href, ...performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= usable).map(({ name }) => name),
  ], title);
  let bytes = 0;
  for (const url of early) bytes += (await bodies.get(url)) ?? 0;
  await page.close();
  return { firstPaintMs: Math.round(paint), titleUsableMs: Math.round(title), gzipBytesBeforeTitle: bytes };
}

/** @param {import('@playwright/test').Page} page @param {string} address @param {number} seed */
async function beginHunt(page, address, seed) {
  await page.goto(`${address}/#/setup?beast=lion&seed=bench${seed}`);
  await page.getByRole('button', { name: 'Send them in' }).click();
  await page.waitForFunction(() => 'damnatio' in window);
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function measureArena(browser, address) {
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
  await page.evaluate(playOn);
  /** @type {number[]} */
  const frames = await page.evaluate(() => /** @type {any} */ (window)['benchFrames']);
  await page.close();
  return { arenaPlayableMs: Math.round(shown), frames: frames.length, scriptMsAFrameMedian: Number(median(frames).toFixed(2)) };
}

/**
 * The heap after one hunt and after twenty. A hunt leaves nothing behind but the engine goes on compiling hot functions
 * for about ten hunts, and that is most of the growth of the whole: so what is kept besides compiled code is told apart.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 */
async function measureHeap(browser, address) {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/#/settings`);
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  const heaps = [];
  for (let hunt = 1; hunt <= HUNTS; hunt += 1) {
    await beginHunt(page, address, hunt);
    await page.evaluate(playOn);
    await page.goto(`${address}/#/`);
    await page.getByRole('link', { name: 'Enter the arena' }).waitFor();
    if (hunt === 1 || hunt === HUNTS) heaps.push(await heapOf(page));
  }
  await page.close();
  const [one, twenty] = [heaps[0], heaps[1]];
  if (!one || !twenty) throw new Error('the heap was not measured');
  return {
    heapAfterOne: one.all, heapAfterTwenty: twenty.all, growthPercent: growth(one.all, twenty.all),
    keptAfterOne: one.kept, keptAfterTwenty: twenty.kept, keptGrowthPercent: growth(one.kept, twenty.kept),
  };
}

/** @param {string} address */
async function answers(address) {
  for (let tries = 0; tries < 60; tries += 1) {
    if (await fetch(address).then(({ ok }) => ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the preview server does not answer');
}

async function main() {
  const found = join(root, 'node_modules/.cache/e2e-browser.json');
  if (!existsSync(found)) throw new Error('no browser is known yet: node scripts/browser.mjs --ensure');
  const { path, env } = JSON.parse(readFileSync(found, 'utf8'));
  const { chromium } = await import('@playwright/test');
  const port = await firstFreePort(4290, '127.0.0.1');
  const server = spawn(process.execPath, [tool('vite'), 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], { cwd: root, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: FLAGS });
  try {
    await answers(address);
    const results = { ...(await measureTitle(browser, address)), ...(await measureArena(browser, address)), ...(await measureHeap(browser, address)) };
    if (process.argv.includes('--json')) console.log(JSON.stringify(results, null, 2));
    else for (const [key, value] of Object.entries(results)) console.log(`${key.padEnd(24)} ${value}`);
  } finally {
    await browser.close();
    server.kill();
  }
}

await main();
