import type { BoutAbout, GameAbout } from './storage/about.ts';

const MOST_NAMED = 3;

/** `Murmillo against Thraex`; of many sides the first are named. */
export function matchTitle(sides: readonly string[]): string {
  if (sides.length <= MOST_NAMED) return sides.join(' against ');
  return `${sides.slice(0, 2).join(' against ')} and ${sides.length - 2} more`;
}

/** Where a game stands, beside Continue: `round 6, lion`. */
export function placeOf(about: GameAbout): string {
  const who = about.ruleset === 'munera' ? matchTitle(about.sides) : about.beasts.join(' against ').toLowerCase();
  return `round ${about.round}, ${who}`;
}

/** What a kept game is called in lists. */
export function titleOf(about: GameAbout): string {
  const who = about.ruleset === 'munera' ? matchTitle(about.sides) : about.beasts.join(' against ');
  return `${who}, seed ${about.seed}`;
}

function rounds(count: number): string {
  return `${count} ${count === 1 ? 'round' : 'rounds'}`;
}

function boutResult({ sides, winner, round, spared, dead }: BoutAbout): string {
  const won = winner === null ? 'Nobody won' : `${sides[winner] ?? 'One side'} won`;
  const fates = [spared > 0 ? `${spared} spared` : '', dead > 0 ? `${dead} dead` : ''].filter(Boolean);
  return `${won} in ${rounds(round)}${fates.length > 0 ? `; ${fates.join(', ')}` : ''}`;
}

/** What came of it, in lists. */
export function resultOf(about: GameAbout): string {
  if (about.outcome === null) return `Broken off in round ${about.round}`;
  if (about.ruleset === 'munera') return boutResult(about);
  return about.party === 0 ? `A rehearsal of ${rounds(about.round)}` : `${about.saved} of ${about.party} saved in ${rounds(about.round)}`;
}
