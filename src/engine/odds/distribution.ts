import Fraction from 'fraction.js';
import type { Dice } from '../dice/index.ts';

/** An exact distribution over integers: whole weights that sum to `total`. */
export interface Distribution {
  readonly weights: ReadonlyMap<number, number>;
  readonly total: number;
}

export function certain(value: number): Distribution {
  return { weights: new Map([[value, 1]]), total: 1 };
}

/** The sum of dice with its flat addition. */
export function ofDice(dice: Dice): Distribution {
  let weights = new Map([[dice.add, 1]]);
  for (let i = 0; i < dice.count; i += 1) {
    const next = new Map<number, number>();
    for (const [value, weight] of weights) {
      for (let face = 1; face <= dice.sides; face += 1) next.set(value + face, (next.get(value + face) ?? 0) + weight);
    }
    weights = next;
  }
  return { weights, total: dice.sides ** dice.count };
}

/** Applies a function to every value, adding the weights of values that become equal. */
export function mapped(distribution: Distribution, change: (value: number) => number): Distribution {
  const weights = new Map<number, number>();
  for (const [value, weight] of distribution.weights) {
    const to = change(value);
    weights.set(to, (weights.get(to) ?? 0) + weight);
  }
  return { weights, total: distribution.total };
}

/** A mixture: each part happens with its weight of the sum of the weights. */
export function mixed(parts: readonly (readonly [weight: number, Distribution])[]): Distribution {
  const common = parts.reduce((product, [, part]) => leastCommonMultiple(product, part.total), 1);
  const weights = new Map<number, number>();
  let total = 0;
  for (const [share, part] of parts) {
    total += share * common;
    for (const [value, weight] of part.weights) {
      if (share) weights.set(value, (weights.get(value) ?? 0) + weight * share * (common / part.total));
    }
  }
  return { weights, total };
}

/** The share of values for which the test holds. */
export function chanceOf(distribution: Distribution, test: (value: number) => boolean): Fraction {
  let weight = 0;
  for (const [value, share] of distribution.weights) if (test(value)) weight += share;
  return new Fraction(weight, distribution.total);
}

/** Every value with its share. */
export function sharesOf({ weights, total }: Distribution): [value: number, share: Fraction][] {
  return [...weights].map(([value, weight]) => [value, new Fraction(weight, total)]);
}

export function mean(distribution: Distribution): Fraction {
  let weighted = 0;
  for (const [value, share] of distribution.weights) weighted += value * share;
  return new Fraction(weighted, distribution.total);
}

function leastCommonMultiple(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y) [x, y] = [y, x % y];
  return (a / x) * b;
}
