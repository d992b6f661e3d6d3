// @ts-check
// Checksums in Chromium: in a page and in a worker of it. The files are served as they are.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

/** @typedef {import('./checksums.mjs').Check} Check */

const PAGE = '<!doctype html><link rel="icon" href="data:,"><title>bench</title>';
const WORKER = `
  import { checksumsOf } from '/test/bench/checksums.mjs';
  self.onmessage = ({ data }) => checksumsOf(data.contestant, data.bouts).then((checks) => self.postMessage(checks), (error) => self.postMessage(String(error)));
  self.postMessage('ready');
`;
const SERVED = ['/test/bench/', '/dist-cli/'];

/** @param {string} path @returns {{ type: string, body: string | Buffer } | undefined} */
function contentOf(path) {
  if (path === '/') return { type: 'text/html', body: PAGE };
  if (path === '/worker.mjs') return { type: 'text/javascript', body: WORKER };
  const clean = normalize(path);
  if (extname(clean) !== '.mjs' || !SERVED.some((folder) => clean.startsWith(folder))) return undefined;
  const file = join(root, clean);
  return existsSync(file) ? { type: 'text/javascript', body: readFileSync(file) } : undefined;
}

async function serve() {
  const server = createServer(({ url = '/' }, response) => {
    const content = contentOf(new URL(url, 'http://localhost').pathname);
    response.writeHead(content ? 200 : 404, { 'content-type': content?.type ?? 'text/plain' }).end(content?.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return { server, port: typeof address === 'object' ? address?.port : 0 };
}

/** Runs in the page. @param {{ contestant: string, bouts: number }} question */
async function inPage({ contestant, bouts }) {
  const { checksumsOf } = await import(new URL('/test/bench/checksums.mjs', location.href).href);
  /** @type {Check[]} */
  const page = await checksumsOf(contestant, bouts);
  const worker = new Worker('/worker.mjs', { type: 'module' });
  /** @returns {Promise<any>} */
  const answer = () =>
    new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the worker failed')));
    });
  await answer();
  const asked = answer();
  worker.postMessage({ contestant, bouts });
  /** @type {Check[] | string} */
  const pageWorker = await asked;
  if (typeof pageWorker === 'string') throw new Error(pageWorker);
  return { page, pageWorker };
}

/** The browser that the tests have found, or undefined. @returns {{ path: string, env: Record<string, string> } | undefined} */
function knownBrowser() {
  const file = join(root, 'node_modules/.cache/e2e-browser.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {string} contestant @param {number} bouts @returns {Promise<{ page: Check[], pageWorker: Check[] }>} */
export async function pageChecksums(contestant, bouts) {
  const known = knownBrowser();
  if (!known) throw new Error('no browser is known yet: npm run browser');
  const { chromium } = await import('@playwright/test');
  const { server, port } = await serve();
  const browser = await chromium.launch({
    executablePath: known.path,
    env: { ...process.env, ...known.env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    return await page.evaluate(inPage, { contestant, bouts });
  } finally {
    await browser.close();
    server.close();
  }
}
