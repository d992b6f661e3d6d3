import type { Sliced } from '../../session/index.ts';

/** Milliseconds after which the page is let draw and answer. */
const SLICE = 12;

/** Does long work a slice at a time. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
