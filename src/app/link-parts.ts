import { SetupError } from '../engine/bout/index.ts';
import type { SetupProblem } from '../hud/setup/index.ts';

/** Pieces of the addresses of set-ups: short words, and nothing that an address bar would change. */

/** `lion`, `author.pack:leopard`; as long as the id of a card may be. */
const ID = /^[a-z0-9][\w.:-]{0,59}$/i;
const VALUE = /^-?\w[\w-]{0,39}$/;
const MOST_TOGGLES = 40;

export const LONGEST_SEED = 40;

/** Somebody who decides: `human`, `skilled`, `patient@tiro`. */
const CONTROLLER = /^[a-z0-9][\w.:-]{0,59}(@[\w-]{1,20})?$/i;

export function isController(text: string): boolean {
  return CONTROLLER.test(text);
}

export function isId(text: string): boolean {
  return ID.test(text);
}

/** Ids between commas, at most so many. */
export function ids(text: string | null, most: number): string[] {
  return (text ?? '').split(',').filter(isId).slice(0, most);
}

function lexValue(text: string): boolean | number | string {
  if (text === 'yes') return true;
  if (text === 'no') return false;
  return /^-?\d{1,3}$/.test(text) ? Number(text) : text;
}

/** Toggles as `name:value` between commas; whether there are such is the rules' to say. */
export function readLex(text: string | null): Record<string, boolean | number | string> {
  const entries = (text ?? '').split(',').map((entry) => entry.split(':'));
  const pairs = entries.filter(([field, value]) => field && value && isId(field) && VALUE.test(value)).slice(0, MOST_TOGGLES);
  return Object.fromEntries(pairs.map(([field, value]) => [field, lexValue(value!)]));
}

export function lexText(lex: object): string {
  const word = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));
  return Object.entries(lex)
    .map(([field, value]) => `${field}:${word(value)}`)
    .join(',');
}

/** The seed of an address; null to roll one. */
export function readSeed(params: URLSearchParams): string | null {
  return params.get('seed')?.trim().slice(0, LONGEST_SEED) || null;
}

/** Names and values as a query, with commas, colons and signs of a grade left readable. */
export function queryOf(parts: readonly (readonly [name: string, value: string])[]): string {
  return parts
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%40', '@')}`)
    .join('&');
}

/** What the rules do not allow of a set-up; throws what is not about it. */
export function problemOf(error: unknown): SetupProblem {
  if (!(error instanceof SetupError)) throw error;
  const { field, rule, reason } = error;
  return { field, rule, message: reason };
}
