import type { Rng } from './rng.ts';

/** A list in an order by lot. */
export function shuffled<Item>(rng: Rng, items: readonly Item[]): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = rng.die(last + 1) - 1;
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}

/** Whose die is highest of so many; the equally high throw again until one is left. One alone throws none. */
export function highest(rng: Rng, count: number, sides: number): { readonly at: number; readonly throws: readonly (readonly number[])[] } {
  let left = Array.from({ length: count }, (_, i) => i);
  const throws: number[][] = [];
  while (left.length > 1) {
    const faces = left.map(() => rng.die(sides));
    throws.push(faces);
    left = left.filter((_, i) => faces[i] === Math.max(...faces));
  }
  return { at: left[0]!, throws };
}
