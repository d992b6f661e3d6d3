/** One change of a text: at a place, so much taken away and so much put in. */
export interface TextEdit {
  readonly from: number;
  readonly removed: string;
  readonly inserted: string;
}

/** The smallest change that makes one text of another; null where they are the same. */
export function editBetween(before: string, after: string): TextEdit | null {
  if (before === after) return null;
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from, removed: before.slice(from, before.length - end), inserted: after.slice(from, after.length - end) };
}

/** A place in a text by line and column from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  let at = 0;
  for (let n = 1; n < line; n += 1) {
    const next = text.indexOf('\n', at);
    if (next < 0) return text.length;
    at = next + 1;
  }
  const end = text.indexOf('\n', at);
  return Math.min(at + column - 1, end < 0 ? text.length : end);
}
