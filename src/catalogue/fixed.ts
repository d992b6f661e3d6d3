import type { Fix } from './types.ts';

/** A text with edits made, the last first, so that none moves another; of edits that overlap the first is made. */
export function fixed(text: string, fixes: readonly Fix[]): string {
  const lines = text.split('\n');
  const inOrder = fixes.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const apart = inOrder.filter((fix, i) => {
    const before = inOrder[i - 1];
    return !before || before.line !== fix.line || before.column + before.length <= fix.column;
  });
  for (const { line, column, length, replacement } of apart.toReversed()) {
    const before = lines[line - 1];
    if (before !== undefined) lines[line - 1] = before.slice(0, column - 1) + replacement + before.slice(column - 1 + length);
  }
  return lines.join('\n');
}
