/** Edits between two words: letters put in, left out, changed, or swapped with a neighbour. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? older[j - 2]! + 1 : Infinity;
      row.push(Math.min(previous[j]! + 1, row[j - 1]! + 1, change, swap));
    }
    older = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/** The known word that was probably meant; null when none is near. */
export function nearest(word: string, known: Iterable<string>): string | null {
  if (word.length > 60) return null;
  let best: string | null = null;
  // The pack before a colon is mostly right, and makes no room for mistakes in the name behind it.
  const { length } = word.slice(word.lastIndexOf(':') + 1);
  // Every one-letter word is one letter away from every other.
  let least = length < 3 ? 1 : Math.max(1, Math.floor(length / 3)) + 1;
  for (const candidate of known) {
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** `did you mean "leap"?`, or what there is to choose from when nothing is near and the list is short. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const words = [...known];
  const near = nearest(word, words);
  if (near !== null) return `did you mean "${near}"?`;
  return words.length > 0 && words.length <= 12 ? `known: ${words.join(', ')}` : undefined;
}
