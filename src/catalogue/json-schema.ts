import { z } from 'zod';
import { EXTENSIONS, SCHEMAS, type ExtendableKind } from './schemas/index.ts';

/** A JSON Schema for each kind of file, by its name without the version: editors complete and check cards with it. */
export function jsonSchemas(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([kind, schema]) => {
      const name = kind.slice(0, kind.indexOf('/'));
      const extension = Object.hasOwn(EXTENSIONS, kind) ? EXTENSIONS[kind as ExtendableKind] : null;
      const whole = extension ? z.union([schema, extension]) : schema;
      const json = z.toJSONSchema(whole, {
        target: 'draft-7',
        io: 'input',
        reused: 'ref',
        override: ({ jsonSchema }) => tighten(jsonSchema),
      });
      return [name, { ...json, title: `Damnatio ${kind}` }];
    }),
  );
}

/** Fixed-length lists: draft 7 needs the length said, and strict validators ask for the type. */
function tighten(json: z.core.JSONSchema.BaseSchema): void {
  if (!Array.isArray(json.items)) return;
  json.type = 'array';
  json.minItems = json.items.length;
  json.maxItems = json.items.length;
  delete json.additionalItems;
}

/** File name and text of every schema, as they are committed under `schemas/`. */
export function schemaFiles(): { readonly name: string; readonly text: string }[] {
  return Object.entries(jsonSchemas()).map(([kind, schema]) => ({
    name: `${kind}.schema.json`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
