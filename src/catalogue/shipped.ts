import type { Catalogue, Messages, PlayContent } from './types.ts';

/** Freezes a value of plain JSON all the way down. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/**
 * Takes away what objects inherit: an id from outside such as `constructor` then finds nothing in them. For lists by id;
 * cards themselves stay plain.
 */
function withoutInherited<T extends object>(list: T): T {
  return Object.setPrototypeOf(list, null) as T;
}

/** Content that was checked before and kept as JSON; the page carries neither a YAML reader nor schemas. */
export function reviveContent<Content extends PlayContent = PlayContent>(json: unknown): Content {
  return sealContent(json as Content);
}

/** What stands under a dotted path. */
function under(content: object, path: string): unknown {
  return path.split('.').reduce<unknown>((here, key) => (here as Readonly<Record<string, unknown>>)[key], content);
}

/** Frozen, and without anything inherited where something is looked up by id. */
function sealContent<Content extends PlayContent>(content: Content): Content {
  for (const [game, paths] of Object.entries(content.byId))
    for (const path of paths) withoutInherited(under(content.content[game]!, path) as object);
  for (const list of [content.content, content.byId, content.packHashes, ...Object.values(content.looks)]) withoutInherited(list);
  return deepFreeze(content);
}

/** Messages by language that were kept as JSON; only those that are there are found. */
export function reviveText(languages: Readonly<Record<string, Messages>>): Readonly<Record<string, Messages>> {
  for (const groups of Object.values(languages)) for (const list of [groups, ...Object.values(groups)]) withoutInherited(list);
  return withoutInherited(languages);
}

/** A whole catalogue frozen, and without anything inherited where something is looked up by id. */
export function sealCatalogue(catalogue: Catalogue): Catalogue {
  for (const list of [catalogue.rules, catalogue.lessons, catalogue.ladders, catalogue.programmes]) withoutInherited(list);
  reviveText(catalogue.text);
  return sealContent(catalogue);
}

/** A whole catalogue that went through JSON, or from one thread to another. */
export function reviveCatalogue(json: unknown): Catalogue {
  return sealCatalogue(json as Catalogue);
}
