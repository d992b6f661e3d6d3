import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../build/service-worker.ts';
import { keptFiles, serviceWorkerSource } from '../../build/service-worker.ts';

const TEMPLATE = readFileSync(new URL('../../build/service-worker.js', import.meta.url), 'utf8');
const SITE = 'https://example.org/damnatio/';
const APP = 'assets/app-1.js';
const files: readonly OutputFile[] = [
  { name: 'index.html', content: '<html>' },
  { name: APP, content: 'app' },
  { name: 'assets/lion-1.js', content: 'lion' },
];

/** The files of a later edition: some with other content. */
const edited = (changes: Readonly<Record<string, string>>): OutputFile[] =>
  files.map(({ name, content }) => ({ name, content: changes[name] ?? content }));

describe('keptFiles', () => {
  it('keeps the page under its folder and leaves out what players never need', () => {
    const idle = [
      'assets/app-1.js.map',
      'assets/app-1.js.br',
      'index.html.gz',
      'screenshots/arena.png',
      'fonts/cinzel.woff',
      '_headers',
      'server/Caddyfile',
      'bom.cdx.json',
      'sw.js',
    ];
    const all = [
      ...files,
      ...idle.map((name) => ({ name, content: name })),
      { name: 'fonts/cinzel.woff2', content: '2' },
      { name: 'licences.txt', content: 'MIT' },
    ];
    expect(keptFiles(all).map(([name]) => name)).toEqual([APP, 'assets/lion-1.js', 'fonts/cinzel.woff2', './', 'licences.txt']);
  });

  it('gives a worker that follows the contents, not their order', () => {
    const source = serviceWorkerSource(files, TEMPLATE);
    expect(serviceWorkerSource(files.toReversed(), TEMPLATE)).toBe(source);
    expect(serviceWorkerSource(edited({ 'index.html': '<html lang="en">' }), TEMPLATE)).not.toBe(source);
  });
});

type Listener = (event: object) => void;
type Network = (address: string, cache: string) => Response | Promise<Response>;

/** A host that holds the files of an edition, and the page under every other address. */
function hostOf(edition: readonly OutputFile[]): Network {
  const held = new Map(edition.map(({ name, content }) => [SITE + (name === 'index.html' ? '' : name), content]));
  return (address) => new Response((held.get(address) ?? '<html>') as string);
}

const answering =
  (text: string, status = 200): Network =>
  () =>
    new Response(text, { status });
const offline: Network = () => Promise.reject(new TypeError('offline'));

/** The browser's part of the work: caches and locks of an origin, which outlive every edition. */
class Origin {
  readonly caches = new Map<string, Map<string, Response>>([['foreign', new Map()]]);
  readonly asked: string[] = [];
  network: Network = offline;
  locked = false;

  readonly storage = {
    open: (name: string) => Promise.resolve(this.cache(name)),
    keys: () => Promise.resolve([...this.caches.keys()]),
    delete: (name: string) => Promise.resolve(this.caches.delete(name)),
  };

  private cache(name: string) {
    const held = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, held);
    return {
      match: (key: string) => Promise.resolve(held.get(key)?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void held.set(key, response)),
      keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
      delete: ({ url }: { url: string }) => Promise.resolve(held.delete(url)),
    };
  }

  get keys(): string[] {
    return [...(this.caches.get(`damnatio ${SITE} files`)?.keys() ?? [])].map((key) => key.slice(SITE.length).replace(/\?.*/, ''));
  }

  /** Runs the worker of an edition. */
  start(edition: readonly OutputFile[]) {
    const listeners = new Map<string, Listener>();
    const registration: { scope: string; installing: unknown; waiting: unknown } = { scope: SITE, installing: null, waiting: null };
    const state = { skipped: false };
    const self = {
      registration,
      location: new URL(SITE),
      clients: { claim: () => Promise.resolve() },
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      skipWaiting: () => (state.skipped = true),
    };
    const request = async (_: string, first: object | (() => unknown), then?: (lock: object | null) => unknown): Promise<unknown> =>
      typeof first === 'function' ? first() : then!(this.locked ? null : {});
    const fetch = async (asked: Request | { url: string }): Promise<Response> => {
      this.asked.push(asked.url.slice(SITE.length));
      return this.network(asked.url, 'cache' in asked ? asked.cache : '');
    };
    const world = {
      self,
      caches: this.storage,
      navigator: { locks: { request } },
      fetch,
      crypto,
      Request,
      Response,
      URL,
      AbortController,
      setTimeout,
      clearTimeout,
    };
    runInContext(serviceWorkerSource(edition, TEMPLATE), createContext(world));

    const wait = async (name: string): Promise<void> => {
      let work: unknown;
      listeners.get(name)!({ waitUntil: (promise: unknown) => (work = promise) });
      await work;
    };
    /** What the page gets, or undefined when the worker leaves the request to the browser. */
    const ask = async (url: string, mode: string, method = 'GET'): Promise<string | undefined> => {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')!({ request: { url, mode, method }, respondWith: (response: Promise<Response>) => (answer = response) });
      return answer && (await answer).text();
    };
    return {
      ask,
      registration,
      state,
      install: () => wait('install'),
      activate: () => wait('activate'),
      tell: (data: string) => listeners.get('message')!({ data }),
    };
  }

  /** A visit: the edition that the host has is installed and takes over. */
  async visit(edition: readonly OutputFile[]) {
    this.network = hostOf(edition);
    const worker = this.start(edition);
    await worker.install();
    await worker.activate();
    return worker;
  }
}

/** A worker that has kept everything, and the network as it is from then on. */
async function keptThen(network: Network) {
  const origin = new Origin();
  const worker = await origin.visit(files);
  origin.network = network;
  return worker;
}

describe('the service worker', () => {
  it.each([
    { network: 'answers', by: answering('fresh'), page: 'fresh' },
    { network: 'fails', by: offline, page: '<html>' },
    { network: 'has a broken server', by: answering('sorry', 503), page: '<html>' },
    { network: 'knows no such page', by: answering('not found', 404), page: 'not found' },
  ])('shows "$page" when the network $network', async ({ by, page }) => {
    expect(await (await keptThen(by)).ask(`${SITE}?scenario=1`, 'navigate')).toBe(page);
  });

  it('shows the kept page where it is asked for: a file of the fresh one may be missing', async () => {
    expect(await (await keptThen(answering('fresh'))).ask(`${SITE}?kept=`, 'navigate')).toBe('<html>');
  });

  it('serves kept files without asking the network, and fetches the others', async () => {
    expect(await (await keptThen(offline)).ask(SITE + APP, 'cors')).toBe('app');
    expect(await (await keptThen(answering('new'))).ask(`${SITE}assets/app-2.js`, 'cors')).toBe('new');
  });

  it('leaves other sites and other methods alone', async () => {
    const worker = await keptThen(offline);
    expect(await worker.ask('https://elsewhere.org/a.js', 'cors')).toBeUndefined();
    expect(await worker.ask(SITE, 'cors', 'POST')).toBeUndefined();
  });

  it('takes over only when told to, and then removes only its own old caches', async () => {
    const origin = new Origin();
    for (const name of [`damnatio ${SITE} old`, 'damnatio https://example.org/other/ old']) origin.caches.set(name, new Map());
    origin.network = hostOf(files);
    const worker = origin.start(files);
    await worker.install();
    worker.tell('hello');
    expect(worker.state.skipped).toBe(false);
    worker.tell('skipWaiting');
    expect(worker.state.skipped).toBe(true);
    await worker.activate();
    expect([...origin.caches.keys()]).toEqual(['foreign', 'damnatio https://example.org/other/ old', `damnatio ${SITE} files`]);
  });
});

describe('what an edition fetches', () => {
  it('is only what changed since the last one, and what nobody needs any more goes', async () => {
    const origin = new Origin();
    await origin.visit(files);
    expect(origin.asked.sort()).toEqual(['', APP, 'assets/lion-1.js']);
    origin.asked.length = 0;
    const next = [
      ...edited({ 'index.html': '<html 2>' }).filter(({ name }) => name !== APP),
      { name: 'assets/app-2.js', content: 'app 2' },
    ];
    const worker = await origin.visit(next);
    expect(origin.asked.sort()).toEqual(['', 'assets/app-2.js']);
    expect(origin.keys.sort()).toEqual(['', 'assets/app-2.js', 'assets/lion-1.js']);
    origin.network = offline;
    expect(await worker.ask(`${SITE}assets/lion-1.js`, 'cors')).toBe('lion');
    expect(await worker.ask(SITE, 'navigate')).toBe('<html 2>');
  });

  it('is never a page under the name of a script: the visit during a deploy fails, the next one fetches the rest', async () => {
    const origin = new Origin();
    const worker = origin.start(files);
    origin.network = hostOf(files.filter(({ name }) => name !== APP));
    await expect(worker.install()).rejects.toThrow(`${APP} is not that of this edition`);
    expect(origin.keys.sort()).toEqual(['', 'assets/lion-1.js']);
    origin.asked.length = 0;
    origin.network = hostOf(files);
    await worker.install();
    expect(origin.asked).toEqual([APP]);
  });

  it('is never what a server says with an error', async () => {
    const origin = new Origin();
    origin.network = (address) => (address === SITE + APP ? new Response('app', { status: 404 }) : hostOf(files)(address, ''));
    await expect(origin.start(files).install()).rejects.toThrow(APP);
  });

  it('passes by what the browser kept of another edition', async () => {
    const origin = new Origin();
    origin.network = (address, cache) =>
      address === SITE && cache === 'default' ? new Response('<html old>') : hostOf(files)(address, cache);
    const worker = origin.start(files);
    await worker.install();
    origin.network = offline;
    expect(await worker.ask(SITE, 'navigate')).toBe('<html>');
  });

  it.each(['waiting', 'installing', 'locked'] as const)(
    'is not taken away by an older edition that takes over late (%s)',
    async (newer) => {
      const origin = new Origin();
      origin.network = hostOf(files);
      const older = origin.start(files);
      await older.install();
      const next = edited({ [APP]: 'app 2' });
      origin.network = hostOf(next);
      await origin.start(next).install();
      const kept = origin.keys.length;
      if (newer === 'locked') origin.locked = true;
      else older.registration[newer] = {};
      await older.activate();
      expect(origin.keys).toHaveLength(kept);
    },
  );
});
