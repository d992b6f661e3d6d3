import type { Store } from './store.ts';

/** A store that did not answer in time. */
export class SilentError extends Error {
  override readonly name = 'SilentError';
}

/** What comes of work, or a `SilentError` when it takes too long. */
export async function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentError(`the store did not answer for ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** The store, each of whose answers may take only so long. */
export function patient(store: Store, milliseconds: number): Store {
  return {
    get: (shelf, key) => within(store.get(shelf, key), milliseconds),
    all: (shelf) => within(store.all(shelf), milliseconds),
    write: (changes) => within(store.write(changes), milliseconds),
    wipe: () => within(store.wipe(), milliseconds),
  };
}
