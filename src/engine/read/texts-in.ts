/** Every text in a value, keys of maps too. */
export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key;
    yield* textsIn(each);
  }
}
