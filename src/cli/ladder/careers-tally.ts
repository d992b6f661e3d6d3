import type { CareerState, Ladder } from '../../career/index.ts';
import type { Counts, Share } from '../../session/index.ts';
import { bump, settleTally, shareOf, spreadOf } from '../../session/index.ts';

/** Purses are counted in steps of so many sesterces. */
const PURSE_STEP = 100;

/** Counts over many careers: whole numbers only, so that sums depend neither on order nor on sharding. */
export interface CareersTally {
  careers: number;
  /** Careers in which one of the school came as far, by rank. */
  reached: Counts;
  /** Careers by how they ended, by days lasted, by sesterces at the end (in hundreds, rounded down). */
  overBy: Counts;
  days: Counts;
  purse: Counts;
  /** Men of the school: engaged, and who died in the arena or of wounds. */
  men: number;
  dead: number;
  /** Bouts of the school: fought, won, lost. */
  bouts: number;
  won: number;
  lost: number;
  /** Condemned whom the school led, and those who lived. */
  led: number;
  saved: number;
}

export function emptyCareers(): CareersTally {
  return {
    careers: 0,
    reached: {},
    overBy: {},
    days: {},
    purse: {},
    men: 0,
    dead: 0,
    bouts: 0,
    won: 0,
    lost: 0,
    led: 0,
    saved: 0,
  };
}

/** Ranks that somebody of the school has had, lowest first. */
export function ranksReached({ ranks }: Ladder, state: CareerState): string[] {
  const had = new Set(state.chronicle.flatMap(({ key, what }) => (key === 'rank' && what !== null ? [what] : [])));
  const own = state.people.filter(({ owner }) => owner === 'you').flatMap(({ rank }) => rank ?? []);
  const highest = ranks.findLastIndex(
    ({ id }) => had.has(id) || own.includes(id) || (id === ranks.at(-1)!.id && state.over?.by === 'rudis'),
  );
  return ranks.slice(0, Math.max(0, highest) + 1).map(({ id }) => id);
}

/** Counts one career that is over. */
export function countCareer(tally: CareersTally, ladder: Ladder, state: CareerState, day: number): void {
  tally.careers += 1;
  for (const rank of ranksReached(ladder, state)) bump(tally.reached, rank);
  bump(tally.overBy, state.over?.by ?? 'unfinished');
  bump(tally.days, day);
  bump(tally.purse, Math.floor(state.purse / PURSE_STEP));
  const own = new Map(state.people.filter(({ owner }) => owner === 'you').map((person) => [person.id, person]));
  tally.men += own.size;
  tally.dead += [...own.values()].filter(({ state: now }) => now === 'dead').length;
  for (const { part, by, winner, shares } of state.results) {
    if (by === 'others') continue;
    if (part === 'morning') {
      tally.led += shares.length;
      tally.saved += shares.filter(({ fate }) => fate !== 'dead').length;
      continue;
    }
    if (part === 'noon') continue;
    tally.bouts += 1;
    if (winner === null) continue;
    if (winner === shares[0]!.person) tally.won += 1;
    else tally.lost += 1;
  }
  settleTally(tally);
}

/** What many careers of one strategy and one quality came to. */
export interface CareersReport {
  readonly careers: number;
  readonly reached: Readonly<Record<string, Share>>;
  readonly overBy: Readonly<Record<string, Share>>;
  /** Days of games. */
  readonly days: ReturnType<typeof spreadOf>;
  /** Hundreds of sesterces. */
  readonly purse: ReturnType<typeof spreadOf>;
  readonly menACareer: number;
  readonly deathsACareer: number;
  readonly boutsACareer: number;
  readonly won: Share;
  readonly lost: Share;
  readonly saved: Share;
}

/** `ranks`: by id, lowest first. */
export function reportOfCareers(ranks: readonly string[], tally: CareersTally): CareersReport {
  const { careers } = tally;
  const each = (count: number): number => (careers === 0 ? 0 : count / careers);
  return {
    careers,
    reached: Object.fromEntries(ranks.map((id) => [id, shareOf(tally.reached[id] ?? 0, careers)])),
    overBy: Object.fromEntries(Object.entries(tally.overBy).map(([by, count]) => [by, shareOf(count, careers)])),
    days: spreadOf(tally.days),
    purse: spreadOf(tally.purse),
    menACareer: each(tally.men),
    deathsACareer: each(tally.dead),
    boutsACareer: each(tally.bouts),
    won: shareOf(tally.won, tally.bouts),
    lost: shareOf(tally.lost, tally.bouts),
    saved: shareOf(tally.saved, tally.led),
  };
}
