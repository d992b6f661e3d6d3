// The service worker of the built game: plays offline, and never keeps players on an old build.
// The build puts two constants in front: VERSION (a hash of all files) and FILES (what to keep).
/* global VERSION, FILES */

const PREFIX = `damnatio ${self.registration.scope} `; // two deployments under one origin must not share a cache
const CACHE = PREFIX + VERSION;
const SHELL_PATIENCE = 3000;

self.addEventListener('install', (event) => event.waitUntil(precache()));
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

async function precache() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((url) => new Request(url, { cache: 'reload' })));
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** Pages come from the network first, so that a new build shows at once; the kept copy stands in when the network fails or dawdles. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? (await cache.match('./'));
  if (!kept) return fetch(request);
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

/** Everything else has its hash in its name or belongs to this version. ignoreVary: servers that vary by Origin would miss scripts. */
async function file(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
