import type { z } from 'zod';
import type { Path } from './tree.ts';

/** What this module needs to know of a zod definition. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
}

const definition = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;

/** The schemas that may stand one step further down; several where there is a choice. */
function below(schema: z.ZodType, step: string | number): z.ZodType[] {
  const def = definition(schema);
  const wrapped = def.innerType ?? def.in;
  if (wrapped) return below(wrapped, step);
  if (def.options) return def.options.flatMap((option) => below(option, step));
  const found = def.shape?.[step] ?? def.element ?? def.valueType ?? def.items?.[Number(step)];
  return found ? [found] : [];
}

function keysOf(schema: z.ZodType): string[] {
  const def = definition(schema);
  const wrapped = def.innerType ?? def.in;
  if (wrapped) return keysOf(wrapped);
  return def.options ? def.options.flatMap(keysOf) : Object.keys(def.shape ?? {});
}

/** Keys that a schema knows at a path: what a misspelt one may have meant. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  let here = [schema];
  for (const step of path) here = here.flatMap((each) => below(each, step));
  return [...new Set(here.flatMap(keysOf))];
}
