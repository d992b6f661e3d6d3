import type { GameAbout } from './storage/game-about.ts';

/** Where a game stands, beside Continue: `round 6, lion`. */
export function placeOf({ round, whoInLine }: GameAbout): string {
  return `round ${round}, ${whoInLine}`;
}

/** What a kept game is called in lists. */
export function titleOf({ who, seed }: GameAbout): string {
  return `${who}, seed ${seed}`;
}

/** A fight that did not come to its end: its heading and a sentence. */
export function leftOff({ givenUp }: { readonly givenUp?: boolean | undefined }): { readonly heading: string; readonly result: string } {
  return givenUp
    ? { heading: 'Given up', result: 'You gave it up as it stands here.' }
    : { heading: 'Broken off', result: 'It was broken off.' };
}

/** What came of it, in lists. */
export function resultOf({ outcome, round, result, givenUp }: GameAbout): string {
  if (outcome !== null) return result;
  return `${givenUp ? 'Given up' : 'Broken off'} in round ${round}`;
}
