import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { serviceWorkerSource } from '../build/service-worker.ts';
import { siteHandler } from '../scripts/lib/site-server.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const template = readFileSync(new URL('../build/service-worker.js', import.meta.url), 'utf8');

/** Waits until the worker of the page holds everything and answers for it. */
async function takenOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js');
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('plays on without a network once it has been visited', async ({ page, context }) => {
  await page.goto('./');
  await takenOver(page);

  await context.setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.reload();
  await expect(page).toHaveTitle(/Damnatio/);
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

/** A host of its own whose edition can be changed under the feet of its visitors. */
class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'damnatio-host-'));
  readonly asked: string[] = [];
  private answer: RequestListener;
  private readonly server: Server;

  constructor() {
    cpSync(dist, this.folder, { recursive: true });
    this.answer = siteHandler(this.folder);
    this.server = createServer((request, response) => {
      this.asked.push(request.url!.slice(1));
      this.answer(request, response);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen({ host: '127.0.0.1', port: 0 }, resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Puts up an edition in which these files are others. */
  publish(changes: Readonly<Record<string, string>>): void {
    for (const [name, content] of Object.entries(changes)) {
      for (const copy of ['.br', '.gz']) rmSync(join(this.folder, name + copy), { force: true });
      writeFileSync(join(this.folder, name), content);
    }
    const names = readdirSync(this.folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== '.nojekyll',
    );
    const files = names
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ name: path.slice(this.folder.length + 1), content: readFileSync(path) }));
    for (const copy of ['.br', '.gz']) rmSync(join(this.folder, `sw.js${copy}`), { force: true });
    writeFileSync(join(this.folder, 'sw.js'), serviceWorkerSource(files, template));
    this.answer = siteHandler(this.folder);
  }

  /** As some hosts do, and this one does for one file: every address that is not there is the page. */
  hide(name: string): void {
    const sound = siteHandler(this.folder);
    const page = readFileSync(join(this.folder, 'index.html'));
    this.answer = (request, response) => {
      if (request.url !== `/${name}`) return sound(request, response);
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    };
  }

  show(): void {
    this.answer = siteHandler(this.folder);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}

/** Looks for a new edition; tells whether one waits in the end. */
function update(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    if (worker) await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return registration.waiting !== null;
  });
}

test.describe('editions', () => {
  let host: Host;
  let address = '';

  test.beforeEach(async () => {
    host = new Host();
    address = await host.open();
  });
  test.afterEach(() => host.close());

  test('a new edition is fetched as far as it is new', async ({ page, context }) => {
    await page.goto(address);
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    host.publish({ 'CREDITS.txt': 'With thanks to everybody.\n' });
    host.asked.length = 0;
    expect(await update(page)).toBe(true);
    expect(host.asked.sort()).toEqual(['CREDITS.txt', 'sw.js']);

    await page.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      waiting!.postMessage('skipWaiting');
      await changed;
    });
    await context.setOffline(true);
    expect(await page.evaluate(() => fetch('./CREDITS.txt').then((answer) => answer.text()))).toBe('With thanks to everybody.\n');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a visit while an edition is put up does not break the copy for playing offline', async ({ page, context }) => {
    await page.goto(address);
    await takenOver(page);
    const script = readdirSync(join(host.folder, 'assets')).find((name) => /^phaser-.*\.js$/.test(name))!;
    const old = readFileSync(join(host.folder, 'assets', script), 'utf8');
    host.publish({ [`assets/${script}`]: `${old}\n// a later edition\n` });
    host.hide(`assets/${script}`);
    expect(await update(page)).toBe(false);

    await context.setOffline(true);
    const kept = await page.evaluate((name) => fetch(`./assets/${name}`).then((answer) => answer.text()), script);
    expect(kept).toBe(old);
    await context.setOffline(false);
    host.show();
    host.asked.length = 0;
    expect(await update(page)).toBe(true);
    expect(host.asked.filter((name) => name !== 'sw.js')).toEqual([`assets/${script}`]);
  });

  test('an edition of which a needed file is missing is passed over for the whole one that is kept', async ({ page }) => {
    await page.goto(address);
    await takenOver(page);
    const html = readFileSync(join(host.folder, 'index.html'), 'utf8');
    const [, script = ''] = /src="\.\/(assets\/index-[^"]+)"/.exec(html)!;
    const next = 'assets/index-next.js';
    host.publish({ 'index.html': html.replace(script, next), [next]: readFileSync(join(host.folder, script), 'utf8') });
    host.hide(next);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Workshop' })).toBeVisible();
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src)).toContain(script);
  });
});
