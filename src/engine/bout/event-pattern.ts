import type { BoutEvent } from './events.ts';

const COMPARED = /^(.+?)(>=|<=|=)(.*)$/;

/** One thing that a pattern asks of an event: a dotted path, and its value; numbers may also be at least or at most. */
export interface PatternPair {
  readonly path: string;
  readonly how: '=' | '>=' | '<=';
  readonly value: string;
}

/** What an event must be: `TYPE FIGURE key=value … RULE-ID …`, as scenarios and lessons write it. */
export interface EventPattern {
  readonly line: string;
  readonly type: string;
  readonly pairs: readonly PatternPair[];
  /** Ids of rules that the event must name. */
  readonly rules: readonly string[];
}

function pairOf(word: string): PatternPair | null {
  const [, path = '', how = '', value = ''] = COMPARED.exec(word) ?? [];
  return path === '' ? null : { path, how: how as PatternPair['how'], value };
}

/** Reads a pattern. Anything is one; whether such an event can be is for others to say. */
export function parsePattern(line: string): EventPattern {
  const [type = '', ...words] = line.split(/ +/);
  const rules = words.filter((word) => /^[A-Z]-\d{3}$/.test(word));
  const bare = words.find((word) => pairOf(word) === null && !rules.includes(word));
  const figure: readonly PatternPair[] = bare ? [{ path: 'figure', how: '=', value: bare }] : [];
  return { line, type, pairs: [...figure, ...words.flatMap((word) => pairOf(word) ?? [])], rules };
}

function at(event: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], event);
}

/**
 * Lists of steps or modifiers are compared by what they hold: `steps=rake:fired`, `modifiers=D-110:-5`; lists of numbers
 * whole: `faces=5,2`.
 */
function equals(value: unknown, wanted: string): boolean {
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

function shows(event: BoutEvent, { path, how, value }: PatternPair): boolean {
  const found = at(event, path);
  if (how === '=') return equals(found, value);
  return typeof found === 'number' && (how === '>=' ? found >= Number(value) : found <= Number(value));
}

/** Whether an event is what a pattern asks for. */
export function meetsPattern(event: BoutEvent, { type, pairs, rules }: EventPattern): boolean {
  return event.type === type && rules.every((rule) => event.rules.includes(rule)) && pairs.every((pair) => shows(event, pair));
}
