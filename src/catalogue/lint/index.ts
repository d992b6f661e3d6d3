import { toProblem, type Draft, type Fault, type Lint } from '../draft.ts';
import type { Problem } from '../finding.ts';

/** Every pass; the order does not matter. */
export const LINTS: readonly Lint[] = [];

/** Runs the passes and leaves faulty cards out, again until what refers to them is left out too. */
export function lintDraft(draft: Draft, problems: Problem[]): Draft {
  const faults: Fault[] = LINTS.flatMap((lint) => lint(draft));
  problems.push(...faults.map(toProblem));
  const faulty = new Set(faults.filter(({ severity }) => severity === 'error').map(({ entry }) => entry));
  if (faulty.size === 0) return draft;
  return lintDraft({ ...draft, entries: draft.entries.filter((entry) => !faulty.has(entry)) }, problems);
}
