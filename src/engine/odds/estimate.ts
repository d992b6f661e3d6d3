/** A mean of some trials with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** Of shares from 0 to 1. One more trial of each end is thrown in, so that none and all are not taken for certain. */
export function estimateOf(shares: readonly number[]): Estimate {
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const trials = [...shares, 0, 1];
  const middle = trials.reduce((sum, share) => sum + share, 0) / trials.length;
  const variance = trials.reduce((sum, share) => sum + (share - middle) ** 2, 0) / (trials.length - 1);
  return { mean, error: Math.sqrt(variance / trials.length) };
}

/** Standard errors that a change must exceed to be more than the noise of its estimate. */
const SIGMAS = 2;

export function isCertain(before: Estimate, after: Estimate): boolean {
  return Math.abs(after.mean - before.mean) > SIGMAS * Math.hypot(before.error, after.error);
}
