/** How often each of several things happened. */
export type Counts = Record<string, number>;

export function bump(counts: Counts, key: string | number, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

const numberIn = (key: string): number => Number(/^\d+/.exec(key)?.[0] ?? Infinity);

function compareKeys(a: string, b: string): number {
  const [first, second] = [numberIn(a), numberIn(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A record with its keys in order: those that begin with a whole number by its size, then words by their letters. */
export function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => compareKeys(a, b)));
}

function addCounts(to: Counts, from: Readonly<Counts>): void {
  for (const [key, count] of Object.entries(from)) to[key] = (to[key] ?? 0) + count;
}

function addRows<Row extends Counts>(to: Record<string, Row>, from: Readonly<Record<string, Row>>): void {
  for (const [key, row] of Object.entries(from)) {
    const known = to[key];
    if (known) addCounts(known, row);
    else to[key] = { ...row };
  }
}

/** Every row as `tell` has it, keys in order. */
export function mapRows<Row, Told>(rows: Readonly<Record<string, Row>>, tell: (row: Row) => Told): Record<string, Told> {
  return Object.fromEntries(Object.entries(sorted(rows)).map(([key, row]) => [key, tell(row)]));
}

/** What a tally is made of: whole numbers, counts by key, and rows of counts by key. */
type Part = number | Counts | Record<string, Counts>;

/** Brings the keys of all counts in order, so that equal tallies are equal bytes however they were added up. */
export function settleTally(tally: object): void {
  const parts = tally as Record<string, Part>;
  for (const [key, part] of Object.entries(parts)) if (typeof part !== 'number') parts[key] = sorted<number | Counts>(part) as Part;
}

/** Adds the counts of `from` to `to` and settles them. */
export function addTally<Tally extends object>(to: Tally, from: Tally): void {
  const sums = to as Record<string, Part>;
  for (const [key, part] of Object.entries(from) as [string, Part][]) {
    if (typeof part === 'number') sums[key] = (sums[key] as number) + part;
    else if (Object.values(part).every((each) => typeof each === 'number')) addCounts(sums[key] as Counts, part as Counts);
    else addRows(sums[key] as Record<string, Counts>, part as Record<string, Counts>);
  }
  settleTally(to);
}
