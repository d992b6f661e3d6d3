import { canonicalJson } from '../engine/bout/index.ts';
import { hashText } from '../engine/dice/index.ts';

const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

/** 16 hexadecimal digits that change with the content. It finds differences; it is no protection against forgery. */
export function contentHash(value: unknown): string {
  const text = canonicalJson(value);
  return hex(hashText(text)) + hex(hashText(`damnatio:${text}`));
}
