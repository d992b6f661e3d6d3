import type { z } from 'zod';
import type { Path } from './tree.ts';

/** What readers of schemas need to know of a zod definition. */
export interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly catchall?: z.ZodType;
  readonly error?: z.core.$ZodErrorMap;
  readonly items?: readonly z.ZodType[];
}

export const definition = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;

/** What a schema wraps, such as the text of what may be left out. */
const wrappedIn = (def: Definition): z.ZodType | undefined => def.innerType ?? def.in ?? def.getter?.();

/** A schema and all that it wraps or chooses from. */
export function choices(schema: z.ZodType): z.ZodType[] {
  const def = definition(schema);
  const wrapped = wrappedIn(def);
  return [schema, ...(wrapped ? choices(wrapped) : (def.options ?? []).flatMap(choices))];
}

/** A schema without what may be left out, and without what its value is turned into: what is written there. */
export function bare(schema: z.ZodType): z.ZodType {
  const wrapped = wrappedIn(definition(schema));
  return wrapped ? bare(wrapped) : schema;
}

/** The forms of a map that may stand there: several where a choice is told by its keys. */
export function mapsAt(schema: z.ZodType): z.ZodType[] {
  return choices(schema).filter((each) => definition(each).type === 'object' || definition(each).type === 'record');
}

/** The lists of any length that may stand there. */
export function listsAt(schema: z.ZodType): z.ZodType[] {
  return choices(schema).filter((each) => definition(each).type === 'array');
}

/** The schemas of keys of a map that names its entries freely. */
export function keyTypes(schema: z.ZodType): z.ZodType[] {
  return choices(schema).flatMap((each) => definition(each).keyType ?? []);
}

/** The schemas that may stand one step further down; several where there is a choice. */
export function below(schema: z.ZodType, step: string | number): z.ZodType[] {
  const def = definition(schema);
  const wrapped = wrappedIn(def);
  if (wrapped) return below(wrapped, step);
  if (def.options) return def.options.flatMap((option) => below(option, step));
  const own = def.shape && Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
  const item = typeof step === 'number' ? (def.element ?? def.items?.[step]) : undefined;
  const found = own ?? item ?? def.valueType;
  return found ? [found] : [];
}

function keysOf(schema: z.ZodType): string[] {
  const def = definition(schema);
  const wrapped = wrappedIn(def);
  if (wrapped) return keysOf(wrapped);
  return def.options ? def.options.flatMap(keysOf) : Object.keys(def.shape ?? {});
}

/** Keys that a schema knows at a path: what a misspelt one may have meant. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  let here = [schema];
  for (const step of path) here = here.flatMap((each) => below(each, step));
  return [...new Set(here.flatMap(keysOf))];
}
