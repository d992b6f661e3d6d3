// @ts-check
// Finds a Chromium for the browser tests and prints its path; with --ensure, gets one when there is none.
// What it found is remembered in node_modules/.cache/e2e-browser.json, which playwright.config.ts reads.
// E2E_CHROMIUM or CHROME_PATH name a browser to use; E2E_BROWSER_SKIP=system,download leaves out ways of finding one.
import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { npmCall, root, tool } from './lib/project.mjs';
import { whyItFails } from './lib/quiet.mjs';

/** @typedef {{ path: string, env: Record<string, string> }} Browser */

const FOLDER = join(root, 'node_modules/.cache/e2e-browser');
const MEMORY = `${FOLDER}.json`;
const NPM_BROWSER = '@sparticuz/chromium@153.0.0';

const skipped = new Set((process.env['E2E_BROWSER_SKIP'] ?? '').split(','));
const say = (/** @type {string} */ text) => console.error(`[browser] ${text}`);

/** @param {string | undefined} path @returns {Browser[]} */
const plain = (path) => (path ? [{ path, env: {} }] : []);

const SYSTEM_PATHS = {
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: [
    `${process.env['PROGRAMFILES']}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
};

/** Ways to a browser, each giving candidates in order of preference. @type {[string, () => Browser[] | Promise<Browser[]>][]} */
const WAYS_TO_FIND = [
  ['environment', () => [...plain(process.env['E2E_CHROMIUM']), ...plain(process.env['CHROME_PATH'])]],
  ['remembered', remembered],
  ['playwright', playwrightBrowser],
  ['system', () => (SYSTEM_PATHS[/** @type {'linux'} */ (process.platform)] ?? []).flatMap(plain)],
];
/** @type {typeof WAYS_TO_FIND} */
const WAYS_TO_GET = [
  ['download', downloadWithPlaywright],
  ['npm', unpackFromNpm],
  ['apt', installWithApt],
];

const ways = process.argv.includes('--ensure') ? [...WAYS_TO_FIND, ...WAYS_TO_GET] : WAYS_TO_FIND;
const browser = await firstThatWorks(ways.filter(([name]) => !skipped.has(name)));
if (browser) {
  mkdirSync(dirname(MEMORY), { recursive: true });
  writeFileSync(MEMORY, JSON.stringify(browser));
  console.log(browser.path);
} else {
  say('No Chromium found. Install Google Chrome or Chromium, run npx playwright install chromium, or set E2E_CHROMIUM=/path/to/it.');
  process.exitCode = 1;
}

/** @param {typeof WAYS_TO_FIND} list */
async function firstThatWorks(list) {
  for (const [name, candidates] of list) {
    for (const candidate of await candidates()) {
      if (!existsSync(candidate.path) || !(await works(candidate))) continue;
      say(`${name}: ${candidate.path}`);
      return candidate;
    }
  }
  return undefined;
}

/** A browser counts only if Playwright can drive it and it has WebGL. @param {Browser} candidate */
async function works({ path, env }) {
  const { chromium } = await import('@playwright/test');
  const environment = /** @type {Record<string, string>} */ ({ ...process.env, ...env });
  try {
    const running = await chromium.launch({
      executablePath: path,
      env: environment,
      args: ['--no-sandbox', '--disable-gpu'],
      timeout: 30_000,
    });
    try {
      const page = await running.newPage();
      return await page.evaluate(() => document.createElement('canvas').getContext('webgl') !== null);
    } finally {
      await running.close();
    }
  } catch (error) {
    const lines = String(error).split('\n');
    say(`${path}: ${lines.find((line) => /error|cannot|denied/i.test(line)) ?? 'does not start'}`);
    return false;
  }
}

/** @returns {Browser[]} */
function remembered() {
  try {
    return [JSON.parse(readFileSync(MEMORY, 'utf8'))];
  } catch {
    return [];
  }
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return plain(chromium.executablePath());
}

/**
 * Runs a program that gets something, and says in one line why it could not.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function gets(command, args, options) {
  const reason = whyItFails(command, args, options);
  if (reason !== undefined) say(`That did not work: ${reason}`);
  return reason === undefined;
}

/** The way for most people; where the download server is out of reach it fails within seconds. */
async function downloadWithPlaywright() {
  say('Downloading Chromium with Playwright, about 100 MB …');
  const args = [tool('@playwright/test', 'playwright'), 'install', '--only-shell', 'chromium'];
  return gets(process.execPath, args, { timeout: 300_000 }) ? playwrightBrowser() : [];
}

/** A build inside an npm package, for Linux on x64. Needs the npm registry only, and no root. */
async function unpackFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  say(`Fetching ${NPM_BROWSER} from npm instead …`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const [npm, ...first] = npmCall();
  if (!gets(npm, [...first, 'pack', NPM_BROWSER, '--pack-destination', FOLDER], { cwd: root })) return [];
  const archive = readdirSync(FOLDER).find((name) => name.endsWith('.tgz'));
  if (!archive || !untar(join(FOLDER, archive), ['--strip-components=1'])) return [];
  try {
    await unpackParts();
  } catch (error) {
    say(`The package could not be unpacked: ${String(error)}`);
    return [];
  }
  return npmBrowserEnvironments().map((env) => ({ path: join(FOLDER, 'chromium'), env }));
}

async function unpackParts() {
  for (const part of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    const file = join(FOLDER, part);
    await pipeline(createReadStream(join(FOLDER, 'bin', `${part}.br`)), createBrotliDecompress(), createWriteStream(file));
    if (part.endsWith('.tar') && !untar(file)) throw new Error(`tar failed on ${part}`);
  }
  rmSync(join(FOLDER, 'bin'), { recursive: true });
  chmodSync(join(FOLDER, 'chromium'), 0o755);
  const fonts = join(FOLDER, 'fonts.conf');
  const moved = readFileSync(fonts, 'utf8')
    .replaceAll('/tmp/fonts-cache/', join(FOLDER, 'fonts-cache'))
    .replaceAll('/tmp/fonts', join(FOLDER, 'fonts'));
  writeFileSync(fonts, moved);
}

/** With the libraries of this machine first, then with those of the package. */
function npmBrowserEnvironments() {
  const fonts = { FONTCONFIG_PATH: existsSync('/etc/fonts/fonts.conf') ? '/etc/fonts' : FOLDER };
  const libraries = [join(FOLDER, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }];
}

/** Unpacks into FOLDER and removes the archive. @param {string} archive @param {string[]} [options] */
function untar(archive, options = []) {
  const { status } = spawnSync('tar', ['-xf', archive, '-C', FOLDER, ...options], { stdio: ['ignore', 2, 2] });
  rmSync(archive);
  return status === 0;
}

/** The package of the distribution, where this is root on Debian or Ubuntu. */
function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  say('Installing chromium with apt-get instead …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) => gets('apt-get', ['-qq', ...args], { env });
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium') ? plain('/usr/bin/chromium') : [];
}
