/**
 * Answers of a record that a bot gave in the player's place: from one place among them to before another, in order and
 * apart. `[0, 0]` comes first where it gave some before the record begins. Kept beside a record, never in it.
 */
export type Spans = readonly (readonly [from: number, to: number])[];

/** More places than any record has, and more spans than anybody takes his side back. */
const MOST = 100_000;
const MOST_SPANS = 20_000;

/** The spans of what is marked, place by place; `before` where something was before the first. */
export function spansOf(marks: readonly boolean[], before = false): Spans {
  const spans: [number, number][] = before ? [[0, 0]] : [];
  marks.forEach((marked, place) => {
    const last = spans.at(-1);
    if (marked && last?.[1] === place && place > 0) last[1] = place + 1;
    else if (marked) spans.push([place, place + 1]);
  });
  return spans;
}

export function isWithin(spans: Spans, place: number): boolean {
  return spans.some(([from, to]) => from <= place && place < to);
}

/** Whether something was before the record begins. */
export function isBefore(spans: Spans): boolean {
  const [first] = spans;
  return first !== undefined && first[1] === 0;
}

/** Reads spans from outside; null for what are none. */
export function readSpans(value: unknown): Spans | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_SPANS) return null;
  let least = 0;
  for (const [index, span] of value.entries()) {
    if (!Array.isArray(span) || span.length !== 2 || !span.every((place) => Number.isInteger(place) && place <= MOST)) return null;
    const [from, to] = span as [number, number];
    const isFirst = index === 0;
    if (from < least || to < from || (to === from && !(isFirst && to === 0))) return null;
    least = to;
  }
  return value as unknown as Spans;
}
