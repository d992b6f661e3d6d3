/** Standard deviations on either side that hold the true mean 19 times in 20. */
const Z = 1.959964;

/** A mean with half the width of its interval. */
export interface Mean {
  readonly value: number;
  readonly half: number;
  readonly count: number;
}

/** The mean of values, with its interval; without any, as wide as can be. */
export function meanWithin(values: Iterable<number>): Mean {
  let [count, sum, squares] = [0, 0, 0];
  for (const value of values) {
    count += 1;
    sum += value;
    squares += value * value;
  }
  if (count < 2) return { value: count === 0 ? 0 : sum, half: Infinity, count };
  const value = sum / count;
  const variance = Math.max(0, (squares - count * value * value) / (count - 1));
  return { value, half: Z * Math.sqrt(variance / count), count };
}

/** The mean of what the second has more than the first, over bouts with the same dice that both have played. */
export function pairedMean(first: readonly (number | undefined)[], second: readonly (number | undefined)[]): Mean {
  const pairs = second.flatMap((value, i) => {
    const other = first[i];
    return value === undefined || other === undefined ? [] : [value - other];
  });
  return meanWithin(pairs);
}
