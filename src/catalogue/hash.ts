import { hashText } from '../engine/dice/index.ts';

/** JSON with sorted keys: equal values give equal text, whatever the order they were built in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

/** 16 hexadecimal digits that change with the content. It finds differences; it is no protection against forgery. */
export function contentHash(value: unknown): string {
  const text = canonicalJson(value);
  return hex(hashText(text)) + hex(hashText(`damnatio:${text}`));
}
