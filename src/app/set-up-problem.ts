import { SetupError } from '../engine/bout/index.ts';
import type { SetupProblem } from '../hud/setup/index.ts';

/** What the rules do not allow of a set-up; throws what is not about it. */
export function problemOf(error: unknown): SetupProblem {
  if (!(error instanceof SetupError)) throw error;
  const { field, rule, reason } = error;
  return { field, rule, message: reason };
}
