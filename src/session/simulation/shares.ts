import { sorted } from './counts.ts';

/** A share with its 95 % Wilson interval, as fractions of 1. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;
/** Half the width of an interval in standard deviations: the true rate lies in it in 999 of 1,000 measurements. */
export const SURELY = 3.290527;

/** A binomial share with its Wilson interval; `z` standard deviations wide, 95 % when left out. */
export function shareOf(count: number, of: number, z: number = Z): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const denominator = 1 + (z * z) / of;
  const centre = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const low = count === 0 ? 0 : Math.max(0, (centre - spread) / denominator);
  const high = count === of ? 1 : Math.min(1, (centre + spread) / denominator);
  return { count, of, share, low, high };
}

/** The value below which a share of the counted lies. */
export function percentile(counts: Readonly<Record<string, number>>, part: number): number {
  const values = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  const total = values.reduce((sum, value) => sum + counts[value]!, 0);
  let seen = 0;
  for (const value of values) {
    seen += counts[value]!;
    if (seen >= part * total) return value;
  }
  return 0;
}

/** The mean of counted values. */
export function meanOf(counts: Readonly<Record<string, number>>): number {
  let weighted = 0;
  let total = 0;
  for (const [value, count] of Object.entries(counts)) {
    weighted += Number(value) * count;
    total += count;
  }
  return total === 0 ? 0 : weighted / total;
}

/** Counted values in short, with the counts in order of their keys. */
export function spreadOf(counts: Readonly<Record<string, number>>) {
  return {
    mean: meanOf(counts),
    p10: percentile(counts, 0.1),
    median: percentile(counts, 0.5),
    p90: percentile(counts, 0.9),
    counts: sorted(counts),
  };
}
