/** Small checks of data from outside; all throw `TypeError` naming the field. */

export function fail(field: string, wanted: string): never {
  throw new TypeError(`${field} must be ${wanted}`);
}

export function object(value: unknown, field: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(field, 'an object');
  return value as Record<string, unknown>;
}

export function whole(value: unknown, least: number, most: number, field: string): number {
  if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) fail(field, `a whole number from ${least} to ${most}`);
  return Number(value);
}

const LONGEST_ID = 80;

/** A list of at most six ids. */
export function texts(value: unknown, field: string): string[] {
  const sound = Array.isArray(value) && value.length <= 6 && value.every((entry) => typeof entry === 'string' && entry.length <= LONGEST_ID);
  if (!sound) fail(field, 'a list of at most 6 ids');
  return value as string[];
}

/** How one key of an object is checked. */
export type Check = (value: unknown, field: string) => void;

export const wholeFrom =
  (least: number, most: number): Check =>
  (value, field) =>
    void whole(value, least, most, field);

export const oneOf =
  (...choices: readonly unknown[]): Check =>
  (value, field) => {
    if (!choices.includes(value)) fail(field, `one of ${choices.join(', ')}`);
  };

export const shortText: Check = (value, field) => {
  if (typeof value !== 'string' || value.length > LONGEST_ID) fail(field, 'a short text');
};

export const listOf =
  (most: number, check: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value) || value.length > most) fail(field, `a list of at most ${most}`);
    value.forEach((entry: unknown, index) => check(entry, `${field}.${index}`));
  };

/** Checks an object key by key; keys that nobody knows are refused, keys that are left out are not looked at. */
export const shape =
  (checks: Readonly<Record<string, Check>>, required: readonly string[]): Check =>
  (value, field) => {
    const entries = object(value, field);
    for (const key of required) if (entries[key] === undefined) fail(`${field}.${key}`, 'there');
    for (const [key, entry] of Object.entries(entries)) {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      if (!check) fail(`${field}.${key}`, 'left out; nobody knows it');
      if (entry !== undefined) check(entry, `${field}.${key}`);
    }
  };
