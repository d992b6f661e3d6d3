/** How hard a set-up is for somebody in his first hour, gentlest first; message keys under `difficulty`. */
export const DIFFICULTIES = ['gentle', 'fair', 'hard', 'grim'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Least of 100 bouts that come out well, for each word but the last. */
const LEAST: Readonly<Record<Exclude<Difficulty, 'grim'>, number>> = { gentle: 55, fair: 35, hard: 15 };

/** The word for a set-up that comes out well in so many of 100 bouts. */
export function difficultyOf(perCent: number): Difficulty {
  return DIFFICULTIES.find((word) => word === 'grim' || perCent >= LEAST[word])!;
}

/** What was measured of a set-up, easiest first; what nobody measured comes last. */
export function byDifficulty<Item>(items: readonly Item[], measured: (item: Item) => number | null): Item[] {
  return items.toSorted((a, b) => (measured(b) ?? -1) - (measured(a) ?? -1));
}
