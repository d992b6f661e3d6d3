import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

/** The service worker: plays offline, and says when a new edition waits. */
export interface Edition {
  readonly offlineReady: ReadonlySignal<boolean>;
  /** Applies the edition that waits; null when none does. */
  readonly update: ReadonlySignal<(() => void) | null>;
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
  if (!enabled || !('serviceWorker' in navigator)) return { offlineReady, update };
  const apply = (worker: ServiceWorker) => (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('skipWaiting');
  };
  navigator.serviceWorker
    .register('./sw.js')
    .then((registration) => watchWaiting(registration, (worker) => (update.value = apply(worker))))
    .catch(() => undefined);
  navigator.serviceWorker.ready.then(() => (offlineReady.value = true)).catch(() => undefined);
  return { offlineReady, update };
}
