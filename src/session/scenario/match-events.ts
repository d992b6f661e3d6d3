import type { BoutEvent } from '../../engine/bout/index.ts';

/** One expectation: an event type, `key=value` pairs by dotted path, and rule ids the event must cite. */
interface Expectation {
  readonly line: string;
  readonly type: string;
  readonly pairs: readonly (readonly [path: string, value: string])[];
  readonly rules: readonly string[];
}

function parse(line: string): Expectation {
  const [type = '', ...words] = line.split(/ +/);
  const rules = words.filter((word) => /^[A-Z]-\d{3}$/.test(word));
  const pairs = words
    .filter((word) => word.includes('='))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const);
  const bare = words.find((word) => !word.includes('=') && !rules.includes(word));
  return { line, type, pairs: bare ? [['figure', bare], ...pairs] : pairs, rules };
}

function at(event: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], event);
}

/**
 * Lists of steps or modifiers are compared by what they hold: `steps=rake:fired`, `modifiers=D-110:-5`; lists of numbers
 * whole: `faces=5,2`.
 */
function shows(value: unknown, wanted: string): boolean {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'number')) return value.join(',') === wanted;
  if (Array.isArray(value)) {
    return wanted.split(',').every((want) => value.some((entry: unknown) => describe(entry).includes(want) || String(entry) === want));
  }
  return String(value) === wanted;
}

function describe(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [String(entry)];
  const { rule, value, does, verdict, because, figure, place } = entry as Record<string, unknown>;
  return [
    `${String(rule)}:${String(value)}`,
    `${String(does)}:${String(verdict)}`,
    `${String(does)}:${String(because)}`,
    `${String(figure)}:${String(place)}`,
  ];
}

function meets(event: BoutEvent, { type, pairs, rules }: Expectation): boolean {
  return (
    event.type === type &&
    rules.every((rule) => event.rules.includes(rule)) &&
    pairs.every(([path, value]) => shows(at(event, path), value))
  );
}

/** Looks for the expectations in order among the events, and for none of the forbidden ones. */
export function matchEvents(events: readonly BoutEvent[], expected: readonly string[], never: readonly string[]): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const line of expected) {
    const expectation = parse(line);
    const found = events.findIndex((event, index) => index >= from && meets(event, expectation));
    if (found >= 0) from = found + 1;
    else {
      const like = events.slice(from).find((event) => event.type === expectation.type);
      problems.push(
        `expected "${line}" after event ${from}${like ? `; the next of that type is ${JSON.stringify(like)}` : '; no such event follows'}`,
      );
    }
  }
  for (const line of never) {
    const index = events.findIndex((event) => meets(event, parse(line)));
    if (index >= 0) problems.push(`"${line}" happened at event ${index}`);
  }
  return problems;
}
