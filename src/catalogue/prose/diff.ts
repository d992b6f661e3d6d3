export interface ProseDiff {
  readonly type: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** What a sentence says, whatever its number: a step that only moved is the same. */
const unnumbered = (sentence: string): string => sentence.replace(/^(\s*)\d+\. /, '$1');

/**
 * The sentences of two cards side by side: what only the first says is removed, what only the second says is added; what
 * both say stands as the second has it.
 */
export function diffProse(a: readonly string[], b: readonly string[]): ProseDiff[] {
  const [before, after] = [a.map(unnumbered), b.map(unnumbered)];
  const common = longestCommon(before, after);
  const out: ProseDiff[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && before[i] === after[j]) {
      out.push({ type: 'same', text: b[j]! });
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      out.push({ type: 'removed', text: a[i]! });
      i += 1;
    } else {
      out.push({ type: 'added', text: b[j]! });
      j += 1;
    }
  }
  return out;
}

/** Length of the longest common run of sentences from (i, j) to the ends. */
function longestCommon(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
    }
  }
  return table;
}
