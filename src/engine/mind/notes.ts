import type { Rng } from '../dice/index.ts';
import type { Weighed } from './grade.ts';

/** What a bot without a tree notes down while it decides, for whoever asks why: its own numbers, at the moment it uses them. */
export class Notes<A> {
  /** How it came to what nobody weighed: by lot, by a habit, as another bot would. */
  readonly ways: string[] = [];
  private readonly best = new Map<string, Weighed<A>>();

  /** An answer came to so much; of several ways that begin with it the best counts. */
  weighs(action: A, value: number): void {
    const key = JSON.stringify(action);
    if (value > (this.best.get(key)?.value ?? -Infinity)) this.best.set(key, { action, value });
  }

  goes(way: string): void {
    this.ways.push(way);
  }

  /** Every answer that was weighed, with its worth. */
  get weighed(): readonly Weighed<A>[] {
    return [...this.best.values()];
  }
}

/** One of several, by a die. */
export function byLot<T>(items: readonly T[], rng: Rng, notes?: Pick<Notes<never>, 'goes'>): T {
  if (items.length > 1) notes?.goes(`draws one of ${items.length} by lot`);
  return items[rng.die(items.length) - 1]!;
}
