import { z } from 'zod';
import type { GameCards } from './game-cards.ts';
import { libraryOf, typesOf } from './library.ts';

/** A JSON Schema for each kind of file, by its name without the version: editors complete and check cards with it. */
export function jsonSchemas(games: readonly GameCards[]): Readonly<Record<string, unknown>> {
  const library = libraryOf(games);
  return Object.fromEntries(
    [...typesOf(library)].map(([kind, type]) => {
      const name = kind.slice(0, kind.indexOf('/'));
      const extension = library.shelves.get(kind)?.kind.extension;
      const json = z.toJSONSchema(extension ? z.union([type, extension.type]) : type, {
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
export function schemaFiles(games: readonly GameCards[]): { readonly name: string; readonly text: string }[] {
  return Object.entries(jsonSchemas(games)).map(([kind, schema]) => ({
    name: `${kind}.schema.json`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
