import { earlierAbout } from './earlier-about.ts';
import type { GameAbout } from './game-about.ts';

const LONGEST_TEXT = 400;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

/** Reads a summary from outside; null when it is none. */
export function readAbout(value: unknown): GameAbout | null {
  if (typeof value !== 'object' || value === null) return null;
  const about = value as Record<string, unknown>;
  if (about['who'] === undefined) return earlierAbout(about);
  const { ruleset, who, whoInLine, round, outcome, result, seed, givenUp } = about;
  if (!isText(ruleset) || !isText(who) || !isText(whoInLine) || !isText(result) || !isText(seed)) return null;
  if (!(outcome === null || isText(outcome)) || !Number.isInteger(round) || Number(round) < 0) return null;
  return { ruleset, who, whoInLine, round: Number(round), outcome, result, seed, ...(givenUp === true && { givenUp }) };
}
