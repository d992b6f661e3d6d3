/** A hunt in short, shown without reading the whole: in lists, beside Continue. */
export interface HuntAbout {
  readonly beasts: readonly string[];
  readonly round: number;
  /** Message key under `outcome`; null while it is going on. */
  readonly outcome: string | null;
  readonly saved: number;
  readonly party: number;
  readonly seed: string;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Reads a summary from outside; null when it is none. */
export function readAbout(value: unknown): HuntAbout | null {
  if (typeof value !== 'object' || value === null) return null;
  const about = value as Record<string, unknown>;
  const beasts = about['beasts'];
  const named = Array.isArray(beasts) && beasts.every((name) => typeof name === 'string');
  const outcome = about['outcome'];
  if (!named || typeof about['seed'] !== 'string' || !(outcome === null || typeof outcome === 'string')) return null;
  const { round, saved, party } = about;
  if (!isCount(round) || !isCount(saved) || !isCount(party)) return null;
  return { beasts: beasts as string[], round, outcome, saved, party, seed: about['seed'] };
}
