/** A share with the interval that holds it in 19 of 20 forecasts. */
export interface Share {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/** Standard errors on each side that hold it 19 times in 20. */
export const MOSTLY = 1.96;

/** Wilson's interval: good near none and all too. */
export function wilson(count: number, total: number): Share {
  if (total === 0) return { share: 0, least: 0, most: 1 };
  const share = count / total;
  const z2 = (MOSTLY * MOSTLY) / total;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (MOSTLY / (1 + z2)) * Math.sqrt((share * (1 - share)) / total + z2 / (4 * total));
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}

/** The share of each result, 0 to `most`. */
export function forecastIntervals(counts: readonly number[], most: number): Share[] {
  const total = counts.reduce((sum, count) => sum + (count ?? 0), 0);
  return Array.from({ length: most + 1 }, (_, result) => wilson(counts[result] ?? 0, total));
}
