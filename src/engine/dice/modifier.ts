/**
 * One summand of a roll, with the rule that gives it. The resolver makes the list once; dice, odds, log, narrator,
 * bots and reports all read that list.
 */
export interface Modifier {
  /** Rule id of a ledger, for example `D-110`. */
  readonly rule: string;
  readonly value: number;
  /** Message key under `reason` in content/core/text. */
  readonly reason: string;
}

export function sum(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const modifier of modifiers) total += modifier.value;
  return total;
}

/** What a roll may come to; message keys under `result`. */
export const ROLL_RESULTS = ['critical', 'hit', 'miss', 'fumble', 'success', 'failure'] as const;
export type RollResult = (typeof ROLL_RESULTS)[number];

/** A roll as it is logged: what was thrown, why, what it needed and what came of it. */
export interface Roll {
  /** Purpose, a message key under `roll`: `to-hit`, `defend`, `damage`, `control` … */
  readonly why: string;
  readonly dice: string;
  readonly faces: readonly number[];
  readonly modifiers: readonly Modifier[];
  /** Sum that counts: for a chance-in-20 roll the face, else faces plus modifiers. */
  readonly total: number;
  /** The chance in `of`, after the clamp; null when the roll is not a chance. */
  readonly chance: number | null;
  /** Least face that passes; null when the roll is not a chance. */
  readonly needed: number | null;
  readonly result: RollResult | null;
}
