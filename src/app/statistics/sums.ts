import type { DiceLuck } from './dice-luck.ts';
import { joined, sigmasOf } from './dice-luck.ts';
import type { Digest, Known } from './digest.ts';
import { isDigest } from './digest.ts';

/** A mean with the half of the interval that holds it in 19 of 20 cases; null with too few for one. */
export interface Mean {
  readonly mean: number;
  readonly half: number | null;
}

const MANY = 1.96;
/** Fewer say nothing of how much they scatter. */
const FEWEST = 3;
/** So many fights before luck can be told from what came of it. */
const FEWEST_FOR_LUCK = 10;

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  if (n === 0) return { mean: 0, half: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < FEWEST) return { mean, half: null };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { mean, half: MANY * Math.sqrt(variance / n) };
}

/** Fights of one kind together. */
export interface Line {
  readonly name: string;
  readonly fights: number;
  readonly of: Digest['of'];
  readonly came: number;
  readonly most: number;
  /** Share of what could be hoped for, a fight. */
  readonly share: Mean;
}

export function lineOf(name: string, digests: readonly Digest[]): Line {
  const total = (value: (digest: Digest) => number): number => digests.reduce((sum, digest) => sum + value(digest), 0);
  return {
    name,
    fights: digests.length,
    of: digests[0]?.of ?? 'won',
    came: total(({ came }) => came),
    most: total(({ most }) => most),
    share: meanOf(digests.map(({ came, most }) => came / most)),
  };
}

/** Fights by a word that each is counted under, one or several; the most frequent first. */
export function linesBy(digests: readonly Digest[], words: (digest: Digest) => readonly string[]): Line[] {
  const groups = new Map<string, Digest[]>();
  for (const digest of digests) for (const word of new Set(words(digest))) groups.set(word, [...(groups.get(word) ?? []), digest]);
  return [...groups].map(([name, list]) => lineOf(name, list)).toSorted((a, b) => b.fights - a.fights || (a.name < b.name ? -1 : 1));
}

/** Of fights with the same dice the first, also one that was given up or left: whoever fights one again knows what falls. */
export function firstOnly(known: readonly Known[]): Digest[] {
  const seen = new Set<string>();
  const begun = known.filter((one): one is Known & { at: number; fight: string } => one.at !== undefined && one.fight !== undefined);
  const first = begun.toSorted((a, b) => a.at - b.at).filter(({ fight }) => !seen.has(fight) && seen.add(fight));
  return first.filter(isDigest).filter(({ fork }) => !fork);
}

/** Luck and skill of some fights, apart. */
export interface Apart {
  readonly fights: number;
  readonly luck: DiceLuck;
  /** Standard deviations that all dice together fell from what was to be expected. */
  readonly sigmas: number;
  /** What came above what the bot came to from the same openings with other dice, as a share of what could be hoped for. */
  readonly above: Mean | null;
  /** The same with what the dice did taken out; null with too few fights. */
  readonly skill: Mean | null;
  /** What the bot came to, and what came, as shares. */
  readonly expected: number | null;
  readonly came: number;
}

/** How much of `values` goes along with `by`, whose mean is 0 where nothing is amiss. */
function slopeOf(values: readonly number[], by: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = by.reduce((sum, value) => sum + value, 0) / by.length;
  const along = values.reduce((sum, value, index) => sum + (value - mean) * (by[index]! - middle), 0);
  const spread = by.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return spread > 0 ? along / spread : 0;
}

export function apart(digests: readonly Digest[]): Apart {
  const luck = joined(digests.map((digest) => digest.luck));
  const foreseen = digests.filter(({ expected }) => expected !== null);
  const above = foreseen.map(({ came, most, expected }) => (came - expected!.mean) / most);
  const sigmas = foreseen.map((digest) => sigmasOf(digest.luck));
  const slope = foreseen.length >= FEWEST_FOR_LUCK ? slopeOf(above, sigmas) : null;
  return {
    fights: digests.length,
    luck,
    sigmas: sigmasOf(luck),
    above: foreseen.length > 0 ? meanOf(above) : null,
    skill: slope === null ? null : meanOf(above.map((value, index) => value - slope * sigmas[index]!)),
    expected: foreseen.length > 0 ? meanOf(foreseen.map(({ expected, most }) => expected!.mean / most)).mean : null,
    came: meanOf(digests.map(({ came, most }) => came / most)).mean,
  };
}

/** Fights in the order in which they were fought, so many at a time; the last group may be smaller. */
export function inGroups(digests: readonly Digest[], size: number): Digest[][] {
  const sorted = digests.toSorted((a, b) => a.at - b.at);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) => sorted.slice(index * size, (index + 1) * size));
}

/** The share of players whose dice fall no better than so many standard deviations. */
export function betterThan(sigmas: number): number {
  // Abramowitz and Stegun 26.2.17, right to seven places
  const x = Math.abs(sigmas);
  const t = 1 / (1 + 0.2316419 * x);
  const tail =
    (Math.exp(-(x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    (t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))));
  return sigmas >= 0 ? 1 - tail : tail;
}
