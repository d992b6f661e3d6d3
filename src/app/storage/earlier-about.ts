import { against, inRounds } from '../../session/index.ts';
import type { GameAbout } from './game-about.ts';

/** Summaries as they were stored before games told them in words. The first edition knew only hunts and did not say so. */

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

const LONGEST_TEXT = 200;
const MOST_TEXTS = 24;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_TEXTS && value.every(isText);
}

type Words = Pick<GameAbout, 'who' | 'whoInLine' | 'result'>;

function ofHunt({ beasts, round, saved, party }: Record<string, unknown>): Words | null {
  if (!isTexts(beasts) || !isCount(round) || !isCount(saved) || !isCount(party)) return null;
  const who = beasts.join(' against ');
  const result = party === 0 ? `A rehearsal of ${inRounds(round)}` : `${saved} of ${party} saved in ${inRounds(round)}`;
  return { who, whoInLine: who.toLowerCase(), result };
}

function ofMunera({ sides, round, winner, spared, dead }: Record<string, unknown>): Words | null {
  if (!isTexts(sides) || !isCount(round) || !isCount(spared) || !isCount(dead)) return null;
  if (winner !== null && !isCount(winner)) return null;
  const won = winner === null ? 'Nobody won' : `${sides[winner] ?? 'One side'} won`;
  const fates = [spared > 0 ? `${spared} spared` : '', dead > 0 ? `${dead} dead` : ''].filter(Boolean);
  const who = against(sides);
  return { who, whoInLine: who, result: `${won} in ${inRounds(round)}${fates.length > 0 ? `; ${fates.join(', ')}` : ''}` };
}

/** Reads a summary of an earlier edition; null when it is none. */
export function earlierAbout(about: Record<string, unknown>): GameAbout | null {
  const { outcome, seed, round, ruleset = 'damnatio' } = about;
  if (!isText(seed) || !isCount(round) || !(outcome === null || isText(outcome))) return null;
  const words = ruleset === 'damnatio' ? ofHunt(about) : ruleset === 'munera' ? ofMunera(about) : null;
  return words && { ruleset: ruleset as string, ...words, round, outcome, seed };
}
