/** A mean of some trials with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Trials as they are counted, without keeping each. */
export interface Tally {
  readonly trials: number;
  readonly sum: number;
  readonly squares: number;
}

export const NO_TRIALS: Tally = { trials: 0, sum: 0, squares: 0 };

export function counted({ trials, sum, squares }: Tally, value: number): Tally {
  return { trials: trials + 1, sum: sum + value, squares: squares + value * value };
}

/** The estimate of a tally. One more trial of each end is thrown in, so that trials that all agree are not taken for certain. */
export function estimateIn({ trials, sum, squares }: Tally, [least, most]: readonly [number, number] = [0, 1]): Estimate {
  const all = trials + 2;
  const middle = (sum + least + most) / all;
  const variance = Math.max(0, squares + least * least + most * most - all * middle * middle) / (all - 1);
  return { mean: sum / Math.max(1, trials), error: Math.sqrt(variance / all) };
}

/** Of values from 0 to `most`. */
export function estimateOf(values: readonly number[], most = 1): Estimate {
  return estimateIn(values.reduce(counted, NO_TRIALS), [0, most]);
}

/** Standard errors that a change must exceed to be more than the noise of its estimate. */
const SIGMAS = 2;

/** One tail of the normal distribution beyond two standard errors. */
const TAIL = 0.02275;

/** How many standard errors a greatest of so many must exceed, so that all of them together err no oftener than one does beyond two. */
export function sigmasFor(many: number): number {
  const t = Math.sqrt(-2 * Math.log(TAIL / Math.max(1, many)));
  // Abramowitz and Stegun 26.2.23: the normal quantile, right to 0.00045.
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

export function isCertain(before: Estimate, after: Estimate): boolean {
  return Math.abs(after.mean - before.mean) > SIGMAS * Math.hypot(before.error, after.error);
}
