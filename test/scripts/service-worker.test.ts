import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { serviceWorkerSource } from '../../build/service-worker-plugin.ts';

const TEMPLATE = readFileSync(new URL('../../build/service-worker.js', import.meta.url), 'utf8');
const SITE = 'https://example.org/damnatio/';
const files = [
  { name: 'index.html', content: '<html>' },
  { name: 'assets/app-1.js', content: 'app' },
  { name: 'assets/app-1.js.map', content: '{}' },
  { name: 'screenshots/arena.png', content: new Uint8Array([3]) },
  { name: 'fonts/cinzel.woff', content: new Uint8Array([1]) },
  { name: 'fonts/cinzel.woff2', content: new Uint8Array([2]) },
];

describe('serviceWorkerSource', () => {
  it('keeps the page under its folder and leaves out what players never need', () => {
    expect(serviceWorkerSource(files, TEMPLATE)).toContain('const FILES = ["./","assets/app-1.js","fonts/cinzel.woff2"];');
  });

  it('keeps its version when only what it leaves out changes', () => {
    const other = files.map((file) => (file.name.startsWith('screenshots/') ? { ...file, content: new Uint8Array([4]) } : file));
    expect(serviceWorkerSource(other, TEMPLATE)).toBe(serviceWorkerSource(files, TEMPLATE));
  });

  it('has a version that follows the contents, not their order', () => {
    const source = serviceWorkerSource(files, TEMPLATE);
    expect(serviceWorkerSource(files.toReversed(), TEMPLATE)).toBe(source);
    const edited = files.map((file) => (file.name === 'index.html' ? { ...file, content: '<html lang="en">' } : file));
    expect(serviceWorkerSource(edited, TEMPLATE)).not.toBe(source);
  });
});

type Listener = (event: object) => void;
type Fetch = () => Promise<Response>;

/** Runs the worker with a cache that keeps the shell and one asset; `fetch` plays the network. */
function startWorker(network: Fetch) {
  const listeners = new Map<string, Listener>();
  const kept = new Map([
    ['./', new Response('kept shell')],
    [`${SITE}assets/app-1.js`, new Response('kept asset')],
  ]);
  const state = { skipped: false, deleted: [] as string[] };
  const self = {
    registration: { scope: SITE },
    location: new URL(SITE),
    clients: { claim: () => Promise.resolve() },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: () => (state.skipped = true),
  };
  const caches = {
    open: () => Promise.resolve({ match: (key: string | { url: string }) => Promise.resolve(kept.get(typeof key === 'string' ? key : key.url)) }),
    keys: () => Promise.resolve([`damnatio ${SITE} old`, 'damnatio https://example.org/other/ old', 'foreign']),
    delete: (name: string) => Promise.resolve(state.deleted.push(name)),
  };
  runInContext(serviceWorkerSource(files, TEMPLATE), createContext({ self, caches, fetch: network, URL, AbortController, setTimeout, clearTimeout }));

  /** What the page gets, or undefined when the worker leaves the request to the browser. */
  const ask = async (url: string, mode: string, method = 'GET'): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')!({ request: { url, mode, method }, respondWith: (response: Promise<Response>) => (answer = response) });
    return answer && (await answer).clone().text();
  };
  const activate = async (): Promise<void> => {
    let work: unknown;
    listeners.get('activate')!({ waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { ask, activate, state, tell: (data: string) => listeners.get('message')!({ data }) };
}

describe('the service worker', () => {
  const answering = (text: string, status = 200): Fetch => () => Promise.resolve(new Response(text, { status }));
  const offline: Fetch = () => Promise.reject(new TypeError('offline'));

  it.each([
    { network: 'answers', fetch: answering('fresh'), page: 'fresh' },
    { network: 'fails', fetch: offline, page: 'kept shell' },
    { network: 'has a broken server', fetch: answering('sorry', 503), page: 'kept shell' },
    { network: 'knows no such page', fetch: answering('not found', 404), page: 'not found' },
  ])('shows "$page" when the network $network', async ({ fetch, page }) => {
    expect(await startWorker(fetch).ask(`${SITE}?scenario=1`, 'navigate')).toBe(page);
  });

  it('serves kept files without asking the network, and fetches the others', async () => {
    expect(await startWorker(offline).ask(`${SITE}assets/app-1.js`, 'cors')).toBe('kept asset');
    expect(await startWorker(answering('new')).ask(`${SITE}assets/app-2.js`, 'cors')).toBe('new');
  });

  it('leaves other sites and other methods alone', async () => {
    expect(await startWorker(offline).ask('https://elsewhere.org/a.js', 'cors')).toBeUndefined();
    expect(await startWorker(offline).ask(SITE, 'cors', 'POST')).toBeUndefined();
  });

  it('takes over only when told to, and then removes only its own old caches', async () => {
    const worker = startWorker(offline);
    worker.tell('hello');
    expect(worker.state.skipped).toBe(false);
    worker.tell('skipWaiting');
    expect(worker.state.skipped).toBe(true);
    await worker.activate();
    expect(worker.state.deleted).toEqual([`damnatio ${SITE} old`]);
  });
});
