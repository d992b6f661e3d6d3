import { LIMITS } from '../engine/limits/index.ts';

/** The pack that comes with the game; names without a pack are its. */
export const CORE = 'core';
/** Packs that nobody else may call theirs; every other is `author.pack`. */
export const RESERVED: readonly string[] = [CORE, 'sample'];

const LOCAL = /^[A-Za-z][A-Za-z0-9-]*$/;
const PACK = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)?$/;

/** What a name says: the pack where it is written before a colon, and the card inside that pack. */
export interface Name {
  /** Null where no pack is written. */
  readonly pack: string | null;
  readonly local: string;
}

/** Whether a pack may be called so by whoever makes one: `author.pack`, or a reserved word for the game's own. */
export function isPackId(text: string): boolean {
  return text.length <= LIMITS.id && PACK.test(text) && (text.includes('.') || RESERVED.includes(text));
}

/** Reads `leopard`, `core:lion` or `author.pack:leopard`; null for anything else. */
export function parseName(text: string): Name | null {
  const colon = text.indexOf(':');
  const pack = colon < 0 ? null : text.slice(0, colon);
  const local = text.slice(colon + 1);
  const sound = text.length <= LIMITS.fullName && LOCAL.test(local) && (pack === null || PACK.test(pack));
  return sound ? { pack, local } : null;
}

/** The name inside the program, in state, records and addresses: bare for cards of the core, `author.pack:leopard` for others. */
export function fullName(pack: string, local: string): string {
  return pack === CORE ? local : `${pack}:${local}`;
}

/** The name inside the program of a name that is written in full or of the core: `core:lion` is `lion`. */
export function canonicalName(text: string): string {
  return text.startsWith(`${CORE}:`) ? text.slice(CORE.length + 1) : text;
}

/** Pack and card of a name inside the program. */
export function splitName(name: string): { readonly pack: string; readonly local: string } {
  const colon = name.indexOf(':');
  return colon < 0 ? { pack: CORE, local: name } : { pack: name.slice(0, colon), local: name.slice(colon + 1) };
}
