import { nearest } from './suggest.ts';

/** Data from outside that is not what it must be; `field` is the path to it, such as `fighters[1].card`. */
export class ReadError extends TypeError {
  override readonly name = 'ReadError';
  readonly field: string;
  readonly wanted: string;
  /** Rule that says so; null where none does. */
  readonly rule: string | null;

  constructor(field: string, wanted: string, rule: string | null = null) {
    super(`${field} must be ${wanted}`);
    this.field = field;
    this.wanted = wanted;
    this.rule = rule;
  }
}

export function fail(field: string, wanted: string, rule?: string): never {
  throw new ReadError(field, wanted, rule);
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
  const sound =
    Array.isArray(value) && value.length <= 6 && value.every((entry) => typeof entry === 'string' && entry.length <= LONGEST_ID);
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

/** A text of so many letters, from none on where the least is left out. */
export const shortText =
  (most: number, least = 0): Check =>
  (value, field) => {
    if (typeof value !== 'string' || value.length > most || value.length < least)
      fail(field, least > 0 ? `a text of ${least} to ${most} letters` : `a text of at most ${most} letters`);
  };

/** An id of a card, a side or a skill: something without spaces. */
export const id: Check = (value, field) => {
  if (typeof value !== 'string' || value.length > LONGEST_ID || !/^\S+$/.test(value)) fail(field, `an id of at most ${LONGEST_ID} letters`);
};

export const yesOrNo: Check = (value, field) => {
  if (typeof value !== 'boolean') fail(field, 'true or false');
};

export const listOf =
  (most: number, check: Check): Check =>
  (value, field) => {
    if (!Array.isArray(value) || value.length > most) fail(field, `a list of at most ${most}`);
    value.forEach((entry: unknown, index) => check(entry, `${field}[${index}]`));
  };

export const orNull =
  (check: Check): Check =>
  (value, field) => {
    if (value !== null) check(value, field);
  };

/** What a check turns down by a rule. */
export const ruledBy =
  (rule: string, check: Check): Check =>
  (value, field) => {
    try {
      check(value, field);
    } catch (error) {
      throw error instanceof ReadError && error.rule === null ? new ReadError(error.field, error.wanted, rule) : error;
    }
  };

/** What one of the checks lets pass; `wanted` says it in words. */
export const either =
  (wanted: string, checks: readonly Check[]): Check =>
  (value, field) => {
    const passes = checks.some((check) => {
      try {
        check(value, field);
        return true;
      } catch {
        return false;
      }
    });
    if (!passes) fail(field, wanted);
  };

/** The path of a key; the outermost object has none. */
function within(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}

/** An object with any keys. */
export const dictionary =
  (check: Check): Check =>
  (value, field) => {
    for (const [key, entry] of Object.entries(object(value, field))) check(entry, within(field, key));
  };

/** An object whose keys are places in a list: 0, 1, 2 … */
export const byPlace =
  (most: number, check: Check): Check =>
  (value, field) => {
    for (const [key, entry] of Object.entries(object(value, field))) {
      if (!/^\d{1,4}$/.test(key) || Number(key) >= most) fail(`${field}.${key}`, `a place from 0 to ${most - 1}`);
      check(entry, `${field}.${key}`);
    }
  };

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  return `left out; nobody knows it${near === null ? '' : `; did you mean "${near}"?`}`;
}

/** Checks an object key by key; keys that nobody knows are refused, keys that are left out are not looked at. */
export const shape =
  (checks: Readonly<Record<string, Check>>, required: readonly string[]): Check =>
  (value, field) => {
    const entries = object(value, field);
    for (const key of required) if (entries[key] === undefined) fail(within(field, key), 'there');
    for (const [key, entry] of Object.entries(entries)) {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined;
      if (!check) fail(within(field, key), unknownKey(key, Object.keys(checks)));
      if (entry !== undefined) check(entry, within(field, key));
    }
  };

/** Checks of every field of a type; a field that is added to the type asks for a check of its own. */
export type Fields<T> = { readonly [Key in keyof T]-?: Check };

/** An object with exactly these keys. */
export const exactly = <T>(fields: Fields<T>): Check => shape(fields, Object.keys(fields));
