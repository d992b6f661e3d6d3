/** A hunt in short, shown without reading the whole: in lists, beside Continue. */
export interface HuntAbout {
  readonly ruleset: 'damnatio';
  readonly beasts: readonly string[];
  readonly round: number;
  /** Message key under `outcome`; null while it is going on. */
  readonly outcome: string | null;
  readonly saved: number;
  readonly party: number;
  readonly seed: string;
}

/** A bout of gladiators in short. */
export interface BoutAbout {
  readonly ruleset: 'munera';
  /** Every side in a few words, in their order. */
  readonly sides: readonly string[];
  readonly round: number;
  readonly outcome: string | null;
  /** Place of the side that won among `sides`; null while it is going on and for a draw. */
  readonly winner: number | null;
  /** Whom the crowd let live, and who died. */
  readonly spared: number;
  readonly dead: number;
  readonly seed: string;
}

export type GameAbout = HuntAbout | BoutAbout;

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

function readHunt({ beasts, round, saved, party }: Record<string, unknown>, outcome: string | null, seed: string): HuntAbout | null {
  if (!isTexts(beasts) || !isCount(round) || !isCount(saved) || !isCount(party)) return null;
  return { ruleset: 'damnatio', beasts, round, outcome, saved, party, seed };
}

function readBout({ sides, round, winner, spared, dead }: Record<string, unknown>, outcome: string | null, seed: string): BoutAbout | null {
  if (!isTexts(sides) || !isCount(round) || !isCount(spared) || !isCount(dead)) return null;
  if (winner !== null && !isCount(winner)) return null;
  return { ruleset: 'munera', sides, round, outcome, winner, spared, dead, seed };
}

/** Reads a summary from outside; null when it is none. The first edition knew only hunts and did not say so. */
export function readAbout(value: unknown): GameAbout | null {
  if (typeof value !== 'object' || value === null) return null;
  const about = value as Record<string, unknown>;
  const { outcome, seed, ruleset = 'damnatio' } = about;
  if (!isText(seed) || !(outcome === null || isText(outcome))) return null;
  if (ruleset === 'damnatio') return readHunt(about, outcome, seed);
  return ruleset === 'munera' ? readBout(about, outcome, seed) : null;
}
