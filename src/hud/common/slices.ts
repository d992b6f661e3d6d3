import type { Sliced } from '../../session/index.ts';

/** Milliseconds after which the page is let draw and answer. */
const SLICE = 12;

/**
 * Lets the page draw, answer and take in what was fetched. Timers would wait four milliseconds more each time;
 * `scheduler.yield` would come before what was fetched, as would a task of usual priority.
 */
function breath(): Promise<void> {
  const { scheduler }: Partial<Pick<typeof globalThis, 'scheduler'>> = globalThis;
  return scheduler ? scheduler.postTask(() => undefined, { priority: 'background' }) : new Promise((resolve) => setTimeout(resolve));
}

/** Goes on with work for one slice; what came of it, null when there is more to do. */
export function oneSlice<T>(work: Sliced<T>): { readonly value: T } | null {
  const until = performance.now() + SLICE;
  while (performance.now() < until) {
    const step = work.next();
    if (step.done) return step;
  }
  return null;
}

/** Does long work a slice at a time. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const done = oneSlice(work);
    if (done) return done.value;
    await breath();
  }
}
