import type { Game } from '../../../session/index.ts';
import type { Alternative } from './alternatives.ts';
import type { Choice } from './choices.ts';
import type { Balance, Scales } from './weighing.ts';
import { EVEN, gainOf } from './weighing.ts';

/** An alternative on the scales. */
export interface Weighed<G extends Game> {
  readonly way: Alternative<G>;
  balance: Balance;
}

/** Work that may be left alone for a while after each yield. */
export type Work<T> = Generator<undefined, T, undefined>;

/** How many pairs a pass adds, and what share of the alternatives is left after it. */
const PASSES = [
  { pairs: 4, left: 0.7 },
  { pairs: 6, left: 0.7 },
  { pairs: 8, left: 0.6 },
  { pairs: 12, left: 0.6 },
  { pairs: 20, left: 0.6 },
  { pairs: 32, left: 0.7 },
  { pairs: 48, left: 0.7 },
] as const;
/** Fewer are not parted with. */
const LEAST = 10;
/** Of one choice so many stay after the first passes. */
const OF_ONE = 2;
/** Standard errors that are given for the doubt: more to what a bot advises. */
const DOUBT = { advised: 1, other: 0.4 } as const;

/** How promising an alternative is: what it seems to keep more, and something for the doubt. */
export function promise<G extends Game>({ way, balance }: Weighed<G>): number {
  const { mean, error } = gainOf(balance);
  return mean + (way.advised ? DOUBT.advised : DOUBT.other) * error;
}

/** The best of them, at most so many of one choice. */
export function bestOf<G extends Game>(
  ways: readonly Weighed<G>[],
  wanted: number,
  ofOne: number,
  score: (way: Weighed<G>) => number,
): Weighed<G>[] {
  const taken = new Map<Choice, number>();
  const best: Weighed<G>[] = [];
  for (const one of ways.toSorted((a, b) => score(b) - score(a))) {
    const before = taken.get(one.way.choice) ?? 0;
    if (best.length >= wanted || before >= ofOne) continue;
    taken.set(one.way.choice, before + 1);
    best.push(one);
  }
  return best;
}

export function* addPairs<G extends Game>(scales: Scales<G>, ways: readonly Weighed<G>[], pairs: number, why: string): Work<void> {
  for (let i = 0; i < pairs; i += 1) {
    for (const one of ways) {
      one.balance = scales.weigh(one.way, one.balance, why);
      yield;
    }
  }
}

/** Finds with few roll-outs what may be better; each pass looks closer at fewer. Ends early when `enough` says so. */
export function* search<G extends Game>(
  scales: Scales<G>,
  ways: readonly Weighed<G>[],
  enough: () => boolean,
  after: (left: readonly Weighed<G>[]) => Work<void>,
): Work<Weighed<G>[]> {
  let left = [...ways];
  for (const [pass, { pairs, left: share }] of PASSES.entries()) {
    for (let i = 0; i < pairs; i += 1) {
      yield* addPairs(scales, left, 1, 'search');
      if (pass + i > 1 && enough()) return bestOf(left, left.length, 1, promise);
    }
    const ofOne = pass >= 2 ? OF_ONE : left.length;
    left = bestOf(left, Math.max(LEAST, Math.ceil(left.length * share)), ofOne, promise);
    yield* after(left);
    if (enough()) break;
  }
  return bestOf(left, left.length, 1, promise);
}

/** For each choice the alternative that came nearest to what was played, where all of them seem worse; the worst first. */
export function runnersUp<G extends Game>(ways: readonly Weighed<G>[], wanted: number): Weighed<G>[] {
  const nearest = new Map<Choice, Weighed<G>>();
  const meanOf = ({ balance }: Weighed<G>): number => gainOf(balance).mean;
  for (const one of ways) {
    const known = nearest.get(one.way.choice);
    if (!known || meanOf(one) > meanOf(known)) nearest.set(one.way.choice, one);
  }
  return [...nearest.values()]
    .filter((one) => meanOf(one) < 0)
    .toSorted((a, b) => meanOf(a) - meanOf(b))
    .slice(0, wanted);
}

export function onScales<G extends Game>(ways: readonly Alternative<G>[]): Weighed<G>[] {
  return ways.map((way) => ({ way, balance: EVEN }));
}
