import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** The service worker: plays offline, and says when a new edition waits. */
export interface Edition {
  readonly offlineReady: ReadonlySignal<boolean>;
  /** Applies the edition that waits; null when none does. */
  readonly update: ReadonlySignal<(() => void) | null>;
}

/** Null where there are none; in a frame without rights of its own already the question throws. */
function workersOf(browser: Navigator): ServiceWorkerContainer | null {
  try {
    return browser.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Whether a whole edition is kept here for playing offline; the service worker gives it for `./?kept`. */
export function keepsEdition(): boolean {
  return (workersOf(navigator)?.controller ?? null) !== null;
}

function watchWaiting(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const check = (): void => {
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting);
  };
  check();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check));
}

/** Registers the service worker of a built game. */
export function watchEdition(enabled: boolean): Edition {
  const offlineReady = signal(false);
  const update = signal<(() => void) | null>(null);
  const workers = enabled ? workersOf(navigator) : null;
  if (!workers) return { offlineReady, update };
  const apply = (worker: ServiceWorker) => (): void => {
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('skipWaiting');
  };
  workers
    .register('./sw.js')
    .then((registration) => watchWaiting(registration, (worker) => (update.value = apply(worker))))
    .catch(() => undefined);
  workers.ready.then(() => (offlineReady.value = true)).catch(() => undefined);
  return { offlineReady, update };
}
