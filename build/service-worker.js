// The service worker of the built game: plays offline, and never keeps players on an old build.
// The build puts one constant in front: FILES, what to keep, each file with the SHA-256 of its content.
/* global FILES */

const PREFIX = `damnatio ${self.registration.scope} `; // two deployments under one origin must not share a cache
const CACHE = `${PREFIX}files`; // of all editions: a file is kept under its address and its hash, so what did not change is there already
const SHELL_PATIENCE = 3000;

const addressOf = (name) => new URL(name, self.registration.scope).href;
const keyOf = ([name, hash]) => `${addressOf(name)}?${hash}`;
const KEYS = new Map(FILES.map((file) => [addressOf(file[0]), keyOf(file)]));

self.addEventListener('install', (event) => event.waitUntil(navigator.locks.request(CACHE, fill)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

// A new version waits until the player agrees to the update (or has closed the last tab).
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') self.skipWaiting();
});

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A file of this very edition. While a new one is put up, a host may answer with the file of another edition or with a
 * page under a script's name; so may the browser's own cache. Neither is kept.
 */
async function fetchSound(name, hash) {
  for (const cache of ['default', 'reload']) {
    const response = await fetch(new Request(addressOf(name), { cache }));
    const bytes = response.ok ? await response.arrayBuffer() : null;
    if (bytes && (await hashOf(bytes)) === hash) return new Response(bytes, { headers: response.headers });
  }
  throw new Error(`${name} is not that of this edition`);
}

/** Fetches what is not kept yet. What arrives is kept even if something else fails: the next try begins there. */
async function fill() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = FILES.filter((file) => !kept.has(keyOf(file)));
  const tries = await Promise.allSettled(missing.map(async ([name, hash]) => cache.put(keyOf([name, hash]), await fetchSound(name, hash))));
  const failed = tries.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await navigator.locks.request(CACHE, { ifAvailable: true }, (lock) => lock && clear()); // while another edition fills the cache, nothing is taken away
  await self.clients.claim();
}

/** Removes what only other editions need, unless a newer one waits that needs it. */
async function clear() {
  if (self.registration.installing || self.registration.waiting) return;
  const cache = await caches.open(CACHE);
  const needed = new Set(KEYS.values());
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
}

/** The kept file under an address; undefined when there is none. */
async function keptFile(address) {
  const key = KEYS.get(address);
  return key && (await caches.open(CACHE)).match(key, { ignoreVary: true });
}

/**
 * Pages come from the network first, so that a new build shows at once; the kept copy stands in when the network fails or
 * dawdles, and when it is asked for: where a file of the new build is missing.
 */
async function page(request) {
  const { origin, pathname, searchParams } = new URL(request.url);
  const kept = (await keptFile(origin + pathname)) ?? (await keptFile(addressOf('./')));
  if (!kept) return fetch(request);
  if (searchParams.has('kept')) return kept;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), SHELL_PATIENCE);
  try {
    const fresh = await fetch(request, { cache: 'no-cache', signal: controller.signal });
    return fresh.status >= 500 ? kept : fresh;
  } catch {
    return kept;
  } finally {
    clearTimeout(timer);
  }
}

/** Everything else has its hash in its name or belongs to this version. */
async function file(request) {
  return (await keptFile(request.url.split('#')[0])) ?? fetch(request);
}
