import { meanWithin, pairedMean as pairedMeanOf, type Mean } from '../../../session/index.ts';
import type { Outcomes } from './messages.ts';

export type { Mean };
export { meanWithin };

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
  return pairedMeanOf(parent[field], card[field]);
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

/** The most rounds that a bout took; 0 before the first. Bouts come in any order, so that some are wanting between others. */
export function longestOf({ rounds }: Gathered): number {
  return rounds.reduce<number>((most, each) => Math.max(most, each ?? 0), 0);
}
