import type { GameAbout } from './storage/about.ts';

/** Where a game stands, beside Continue: `round 6, lion`. */
export function placeOf({ round, whoInLine }: GameAbout): string {
  return `round ${round}, ${whoInLine}`;
}

/** What a kept game is called in lists. */
export function titleOf({ who, seed }: GameAbout): string {
  return `${who}, seed ${seed}`;
}

/** What came of it, in lists. */
export function resultOf({ outcome, round, result, givenUp }: GameAbout): string {
  if (outcome !== null) return result;
  return `${givenUp ? 'Given up' : 'Broken off'} in round ${round}`;
}
