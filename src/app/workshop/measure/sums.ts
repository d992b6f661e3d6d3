import type { Outcomes } from './messages.ts';

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

/** What bouts came to, by their numbers; some may not have come yet. */
export class Gathered {
  readonly hopes: (number | undefined)[] = [];
  readonly rounds: (number | undefined)[] = [];
  readonly won: (number | undefined)[] = [];
  count = 0;

  add(from: number, { hopes, rounds, won }: Outcomes): void {
    hopes.forEach((hope, i) => {
      this.hopes[from + i] = hope;
      this.rounds[from + i] = rounds[i]!;
      this.won[from + i] = won[i]!;
    });
    this.count += hopes.length;
  }
}

export type Field = 'hopes' | 'rounds' | 'won';

export function meanOf(gathered: Gathered, field: Field): Mean {
  return meanWithin(gathered[field].filter((value) => value !== undefined));
}

/** The mean of what one has more than the other over the same dice, over bouts that both have played. */
export function pairedMean(card: Gathered, parent: Gathered, field: Field): Mean {
  const pairs = card[field].flatMap((value, i) => {
    const other = parent[field][i];
    return value === undefined || other === undefined ? [] : [value - other];
  });
  return meanWithin(pairs);
}

/** The number of the bout for which a measure is greatest; the first of several, null where none was played. */
export function mostOf(
  count: number,
  measure: (index: number) => number | null,
): { readonly index: number; readonly value: number } | null {
  let best: { index: number; value: number } | null = null;
  for (let index = 0; index < count; index += 1) {
    const value = measure(index);
    if (value !== null && (best === null || value > best.value)) best = { index, value };
  }
  return best;
}
