import { z } from 'zod';
import type { GameCards } from './game-cards.ts';
import { fileSchema } from './file-schema.ts';
import { familyOf, libraryOf, typesOf } from './library.ts';
import { PACK } from './schemas/words.ts';

const PACK_ABOUT = 'The file `mod.yaml` that makes a folder a pack: what the pack is called, whose it is, and what it needs.';
const SCHEMA_ABOUT = 'Kind of the file and version of its format.';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A JSON Schema for a card of each kind, by its name without the version: editors complete and check cards with it. */
export function jsonSchemas(games: readonly GameCards[]): Readonly<Record<string, unknown>> {
  const library = libraryOf(games);
  return Object.fromEntries(
    [...typesOf(library)].map(([schema, type]) => {
      const name = schema.slice(0, schema.indexOf('/'));
      const kind = library.shelves.get(schema)?.kind;
      const extension = kind?.extension;
      const json = z.toJSONSchema(extension ? z.union([type, extension.type]) : type, {
        target: 'draft-7',
        io: 'input',
        reused: 'ref',
        override: ({ zodSchema, jsonSchema }) => {
          tighten(jsonSchema);
          tellDefault(zodSchema, jsonSchema);
          tellSchema(jsonSchema, schema);
        },
      });
      const description = kind?.about ?? PACK_ABOUT;
      return [name, { ...json, title: `Damnatio ${schema}`, ...(description && { description }) }];
    }),
  );
}

/** Fixed-length lists: draft 7 needs the length said, and strict validators ask for the type. */
function tighten(json: JsonSchema): void {
  if (!Array.isArray(json.items)) return;
  json.type = 'array';
  json.minItems = json.items.length;
  json.maxItems = json.items.length;
  delete json.additionalItems;
}

/** What counts when a key is left out is left out itself where reading changes a value, although it may be written like that. */
function tellDefault(type: z.core.$ZodTypes, json: JsonSchema): void {
  const { def } = type._zod;
  if (def.type !== 'default' || json.default !== undefined) return;
  const value: unknown = def.defaultValue;
  const read = z.safeParse(def.innerType, value);
  if (read.success && JSON.stringify(read.data) === JSON.stringify(value)) json.default = value as NonNullable<JsonSchema['default']>;
}

/** The key that says what a file is has the same meaning everywhere. */
function tellSchema(json: JsonSchema, schema: string): void {
  const key = json.properties?.['schema'];
  if (typeof key === 'object' && key.const === schema) key.description ??= SCHEMA_ABOUT;
}

/** File name and text of every schema, as they are committed under `schemas/`. */
export function schemaFiles(games: readonly GameCards[]): { readonly name: string; readonly text: string }[] {
  return Object.entries(fileSchemas(games)).map(([kind, schema]) => ({
    name: `${kind}.schema.json`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}

/** The same for whole files, which may hold several cards. */
export function fileSchemas(games: readonly GameCards[]): Readonly<Record<string, unknown>> {
  const lines = new Map([...typesOf(libraryOf(games)).keys()].map((schema) => [familyOf(schema), schema]));
  return Object.fromEntries(
    Object.entries(jsonSchemas(games)).map(([name, json]) => [name, name === familyOf(PACK) ? json : fileSchema(lines.get(name)!, json)]),
  );
}
