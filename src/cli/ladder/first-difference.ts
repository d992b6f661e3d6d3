/** Where two values of JSON differ first, and what either has there; undefined for nothing. */
export interface Difference {
  readonly field: string;
  readonly stored: unknown;
  readonly played: unknown;
}

type Values = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

function inside(field: string, key: string, within: unknown): string {
  if (Array.isArray(within)) return `${field}[${key}]`;
  return field === '' ? key : `${field}.${key}`;
}

function own(values: Values, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Follows what was played, in its order, then what only the stored value has; null when they are the same. */
export function firstDifference(stored: unknown, played: unknown, field = ''): Difference | null {
  if (!isGroup(stored) || !isGroup(played) || Array.isArray(stored) !== Array.isArray(played))
    return Object.is(stored, played) ? null : { field, stored, played };
  for (const key of new Set([...Object.keys(played), ...Object.keys(stored)])) {
    const found = firstDifference(own(stored, key), own(played, key), inside(field, key, played));
    if (found) return found;
  }
  return null;
}
