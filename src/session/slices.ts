/** Work in slices: it may be left alone for a while after each, so that a page answers in between. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** Does all of it in one go. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
