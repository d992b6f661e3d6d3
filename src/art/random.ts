/** Cosmetic chance only: crooked stones, cracks, which seat is empty. Never the dice of a bout. */

export type Cosmetic = () => number;

/** A tiny seeded generator (mulberry32), numbers in [0, 1). */
export function cosmetic(seed: number): Cosmetic {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed out of a name, so that each figure breaks in its own way (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export function pick<T>(rnd: Cosmetic, from: readonly T[]): T {
  return from[Math.floor(rnd() * from.length)] as T;
}

/** 0..n-1 in a seeded order. */
export function shuffled(rnd: Cosmetic, n: number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(rnd() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
