import type { Argument } from './behaviour.ts';
import type { Weighed } from './grade.ts';
import type { Tastes } from './vocabulary.ts';

/** How strongly somebody keeps to his tastes: a veteran as they stand, a master by half. */
const keeping = (leeway: number): number => Math.min(1, (1 + leeway) / 2);

/**
 * What a behaviour makes of amounts that are usual: factors on what there is, amounts where nobody else cares. What the others
 * may do is seen as far as his foresight goes. Made once for each: everybody keeps his tastes as long as he fights.
 */
export function weighing<Amounts extends { readonly [Name in keyof Amounts]: number }>(
  usual: Amounts,
  foreseen: readonly (keyof Amounts)[],
): (tastes: Tastes) => Amounts {
  const known = new WeakMap<Tastes, Amounts>();
  const made = ({ weights, leeway = 1, foresight }: Tastes): Amounts => {
    const keeps = keeping(leeway);
    const own = Object.entries<number>(usual).map(([name, amount]) => {
      const taste = weights[name];
      const worth = taste === undefined ? amount : amount === 0 ? taste * keeps : amount * (1 - keeps + taste * keeps);
      return [name, foreseen.includes(name as keyof Amounts) ? worth * foresight : worth];
    });
    return Object.fromEntries(own) as Amounts;
  };
  return (tastes) => {
    let own = known.get(tastes);
    if (!own) known.set(tastes, (own = made(tastes)));
    return own;
  };
}

const HUNDRED = 100;

/** A share as figures of words are told, in whole percent. */
export const inPercent = (share: number): number => Math.round(share * HUNDRED);

/** Whether a share is as large as a word asks in percent. */
export const comesTo = (share: number, percent: Argument | undefined): boolean => share * HUNDRED >= Number(percent);

/** What a decision says of its answers. */
export interface Weighing<A> {
  /** The worth of the best of all answers. */
  readonly best: number;
  /** By how much an answer may be worse than it and no folly. */
  readonly patience: number;
  worthOf(action: A): number;
}

/** Answers that serve an aim; none when the best of them is a folly beside the best of all. */
export function sensible<A>(weighing: Weighing<A>, serving: readonly Weighed<A>[]): readonly Weighed<A>[] {
  const { best, patience } = weighing;
  return serving.some(({ action }) => weighing.worthOf(action) >= best - patience) ? serving : [];
}

/** Of several ways that begin with the same answer the best. */
export function bestOfEach<A>(ways: Iterable<Weighed<A>>, keyOf: (action: A) => unknown = (action) => action): Weighed<A>[] {
  const best = new Map<unknown, Weighed<A>>();
  for (const way of ways) {
    const key = keyOf(way.action);
    if (way.value > (best.get(key)?.value ?? -Infinity)) best.set(key, way);
  }
  return [...best.values()];
}
