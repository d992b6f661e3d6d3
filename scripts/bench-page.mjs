// @ts-check
// Measures the built page in Chromium: paint, usable title, playable arena, bytes, script time a frame, heap.
// npm run bench runs it after the command line's own measurements; node scripts/bench-page.mjs [--json] alone.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePage } from './lib/page-bench.mjs';
import { firstFreePort } from './lib/ports.mjs';
import { root, tool } from './lib/project.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} address */
async function answers(address) {
  for (let tries = 0; tries < 60; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
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
  const server = spawn(process.execPath, [tool('vite'), 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: FLAGS });
  try {
    await answers(address);
    const results = await measurePage(browser, address);
    if (process.argv.includes('--json')) console.log(JSON.stringify(results, null, 2));
    else for (const [key, value] of Object.entries(results)) console.log(`${key.padEnd(24)} ${value}`);
  } finally {
    await browser.close();
    server.kill();
  }
}

await main();
