/** A word beside a name is written so much smaller. */
const BESIDE = 0.75;

/** What the style sheet needs to make a name as large as its tile allows; no name is cut while it can be read. */
export function nameSize(name: string, beside: string | null = null): Record<string, number> {
  return { '--letters': name.length, '--beside-letters': beside === null ? 0 : 1 + beside.length * BESIDE };
}
