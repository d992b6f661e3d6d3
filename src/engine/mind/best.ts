import type { Rng } from '../dice/index.ts';
import type { Grade, Weighed } from './grade.ts';

const STEPS = 100;

/** An error from -1 to 1, small ones more often than large. */
function slip(rng: Rng): number {
  return (rng.die(STEPS) - rng.die(STEPS)) / (STEPS - 1);
}

/** Sums of fractions are not exact. */
const EPSILON = 1e-9;

/** What somebody may take for the best by mistake, and what is. */
function plausible<A>(weighed: readonly Weighed<A>[]): readonly Weighed<A>[] {
  if (!weighed.some(({ deliberate }) => deliberate)) return weighed;
  const top = Math.max(...weighed.map(({ value }) => value));
  return weighed.filter(({ deliberate, value }) => !deliberate || value >= top - EPSILON);
}

/** The best answer as somebody of a grade sees it; the first of equals. */
export function bestAs<A>(weighed: readonly Weighed<A>[], { error }: Grade, rng: Rng): Weighed<A> | null {
  let best: Weighed<A> | null = null;
  let most = -Infinity;
  for (const each of error > 0 ? plausible(weighed) : weighed) {
    const seen = error > 0 ? each.value + error * (each.stake ?? 1) * slip(rng) : each.value;
    if (seen > most + EPSILON) [best, most] = [each, seen];
  }
  return best;
}
