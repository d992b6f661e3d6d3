// @ts-check
// Measures how much a player has to press and to wait: plays the built page with a real pointer in Chromium.
// npm run measure:play; with --at=ADDRESS a page that is served already, with --near one that walks a hex at a click.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { botTurns, boutByPointer, huntByPointer, settled, spread } from './lib/play-bench.mjs';
import { firstFreePort } from './lib/ports.mjs';
import { root, tool } from './lib/project.mjs';

const { values: asked } = parseArgs({
  options: {
    at: { type: 'string' },
    near: { type: 'boolean', default: false },
    only: { type: 'string', default: 'bout,hunt,bot,settled' },
    seeds: { type: 'string', default: 'a,b,c,d,e' },
  },
});
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const BOUT = '#/bout?side=murmillo&side=retiarius';
const NOBODYS = '#/bout?side=murmillo:skilled&side=retiarius:skilled';

/** @param {string} address */
async function answers(address) {
  for (let tries = 0; tries < 80; tries += 1) {
    const ok = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the preview server does not answer');
}

/** A served page and the way to stop serving it. */
async function served() {
  if (asked.at) return { address: asked.at.replace(/\/$/, ''), stop: () => undefined };
  const port = await firstFreePort(4290, '127.0.0.1');
  const server = spawn(process.execPath, [tool('vite'), 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  return { address, stop: () => void server.kill() };
}

/** @param {number} value */
const round = (value) => Math.round(value * 100) / 100;
/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function measure(browser, address) {
  const wanted = asked.only.split(',');
  const seeds = asked.seeds.split(',');
  const far = !asked.near;
  /** @type {{ turns: number, clicks: number }[]} */
  const bouts = [];
  for (const seed of wanted.includes('bout') ? seeds : [])
    bouts.push(await boutByPointer(browser, address, { hash: `${BOUT}&seed=${seed}`, far }));
  for (const { turns, clicks } of bouts) console.log(`bout       ${clicks} clicks in ${turns} own turns: ${round(clicks / turns)} a turn`);
  for (const seed of wanted.includes('hunt') ? seeds : []) {
    const { rounds, clicks } = await huntByPointer(browser, address, `#/setup?beast=lion&seed=${seed}`);
    console.log(`hunt       ${clicks} clicks in ${rounds} rounds`);
  }
  const turns = [];
  for (const seed of wanted.includes('bot') ? seeds.slice(0, 2) : [])
    turns.push(...(await botTurns(browser, address, { hash: `${BOUT}&seed=${seed}`, far })));
  if (turns.length > 0) {
    const { mean, median, most } = spread(turns);
    console.log(`bot's turn ${turns.length} at 1×: mean ${seconds(mean)}, median ${seconds(median)}, longest ${seconds(most)}`);
  }
  for (const seed of wanted.includes('settled') ? seeds.slice(0, 3) : []) {
    console.log(`settled    ${seconds(await settled(browser, address, { hash: `${NOBODYS}&seed=${seed}`, settle: far }))}`);
  }
}

async function main() {
  const found = join(root, 'node_modules/.cache/e2e-browser.json');
  if (!existsSync(found)) throw new Error('no browser is known yet: node scripts/browser.mjs --ensure');
  const { path, env } = JSON.parse(readFileSync(found, 'utf8'));
  const { chromium } = await import('@playwright/test');
  const { address, stop } = await served();
  const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: FLAGS });
  try {
    await measure(browser, address);
  } finally {
    await browser.close();
    stop();
  }
}

await main();
