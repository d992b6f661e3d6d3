import type { Fix } from './types.ts';

/** The edits that can be made at once, in order; of some that overlap, or put something into one place, the first. */
export function fixesApart<T extends Fix>(fixes: readonly T[]): T[] {
  const apart: T[] = [];
  for (const fix of fixes.toSorted((a, b) => a.line - b.line || a.column - b.column)) {
    const before = apart.at(-1);
    if (!before || before.line !== fix.line || before.column + Math.max(1, before.length) <= fix.column) apart.push(fix);
  }
  return apart;
}

/** A text with edits made, the last first, so that none moves another; of edits that overlap the first is made. */
export function fixed(text: string, fixes: readonly Fix[]): string {
  const lines = text.split('\n');
  for (const { line, column, length, replacement } of fixesApart(fixes).toReversed()) {
    const before = lines[line - 1];
    if (before !== undefined) lines[line - 1] = before.slice(0, column - 1) + replacement + before.slice(column - 1 + length);
  }
  return lines.join('\n');
}
