import { z } from 'zod';
import type { GameCards } from './game-cards.ts';
import { familyOf, libraryOf, patchFor, typesOf } from './library.ts';
import { OPERATOR_FORMS, OPERATORS } from './list-operators.ts';
import { NAMINGS } from './schemas/common.ts';
import { PACK } from './schemas/words.ts';
import type { LexOf, LexTable, LexValue, Toggle } from '../engine/lex/index.ts';
import { splitName } from './names.ts';
import type { Catalogue } from './types.ts';

/** A JSON Schema as it is written. */
type Json = { readonly [key: string]: unknown };

const isMap = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A form of a card that may leave `schema` to the file that it stands in. */
function inList(card: Json): Json {
  const required = card['required'];
  const forms = ['anyOf', 'oneOf'].flatMap((key) => (Array.isArray(card[key]) ? [[key, (card[key] as Json[]).map(inList)] as const] : []));
  return {
    ...card,
    ...(Array.isArray(required) && { required: required.filter((key) => key !== 'schema') }),
    ...Object.fromEntries(forms),
  };
}

/** What a file may hold: one card, or `cards:` with several, which need no `schema` of their own. */
function fileSchema(schema: string, whole: unknown): Json {
  if (!isMap(whole)) return {};
  const { $schema, title, description, definitions, ...card } = whole;
  const list = {
    type: 'object',
    properties: {
      schema: { type: 'string', const: schema, description: 'Kind and format of the cards that do not say theirs.' },
      cards: {
        type: 'array',
        minItems: 1,
        items: { $ref: '#/definitions/cardInList' },
        description: 'Cards, one after the other.',
      },
    },
    required: ['schema', 'cards'],
    additionalProperties: false,
  };
  return {
    $schema,
    title,
    description,
    definitions: { ...(isMap(definitions) && definitions), card, cardInList: inList(card) },
    anyOf: [{ $ref: '#/definitions/card' }, list],
  };
}

const PACK_ABOUT = 'The file `mod.yaml` that makes a folder a pack: what the pack is called, whose it is, and what it needs.';
const SCHEMA_ABOUT = 'Kind of the file and version of its format.';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Names that may stand where a card of one of these spaces is named; of any where none is named. */
export type KnownNames = (spaces: readonly string[]) => readonly string[];

/**
 * A JSON Schema for a card of each kind, by its name without the version: editors complete and check cards with it. With
 * names they are offered wherever another card or a rule is named.
 */
export function jsonSchemas(games: readonly GameCards[], known?: KnownNames): Readonly<Record<string, unknown>> {
  const library = libraryOf(games);
  return Object.fromEntries(
    [...typesOf(library)].map(([schema, type]) => {
      const name = schema.slice(0, schema.indexOf('/'));
      const shelf = library.shelves.get(schema);
      const patch = shelf && patchFor(shelf);
      const json = z.toJSONSchema(patch ? z.union([type, patch]) : type, {
        target: 'draft-7',
        io: 'input',
        reused: 'ref',
        override: ({ zodSchema, jsonSchema }) => {
          tighten(jsonSchema);
          if (OPERATORS.has(zodSchema)) tellForms(jsonSchema);
          tellDefault(zodSchema, jsonSchema);
          tellSchema(jsonSchema, schema);
          if (known) tellNames(zodSchema, jsonSchema, known);
        },
      });
      hoistDescriptions(json, json);
      const description = shelf?.kind.about ?? PACK_ABOUT;
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

/** An operator does one thing: editors are told of each with the keys that belong to it. */
function tellForms(json: JsonSchema): void {
  const { properties = {} } = json;
  json.anyOf = Object.values(OPERATOR_FORMS).map(({ needs, takes }) => ({
    type: 'object',
    properties: Object.fromEntries([...needs, ...takes].map((key) => [key, properties[key]!])),
    required: [...needs],
    additionalProperties: false,
  }));
  delete json.type;
  delete json.properties;
  delete json.additionalProperties;
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

function tellNames(type: z.core.$ZodTypes, json: JsonSchema, known: KnownNames): void {
  const naming = NAMINGS.get(type);
  if (!naming || naming.role === 'own') return;
  const names = known(naming.spaces);
  if (names.length > 0) json.examples = [...names];
}

const isNode = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** What a place says of itself, or the first of its choices that says something. */
function descriptionOf(root: JsonSchema, { description, $ref, allOf, anyOf, oneOf }: JsonSchema): string | undefined {
  if (description !== undefined) return description;
  const name = $ref?.startsWith('#/definitions/') ? $ref.slice('#/definitions/'.length) : undefined;
  const inside =
    name === undefined
      ? [...(allOf ?? []), ...(anyOf ?? oneOf ?? [])]
      : [(root.definitions as Readonly<Record<string, JsonSchema>> | undefined)?.[name]];
  for (const each of inside) {
    const found = isNode(each) ? descriptionOf(root, each) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Editors show what stands at the key itself: what one of its choices says is said there. */
function hoistDescriptions(root: JsonSchema, node: JsonSchema): void {
  for (const named of [node.properties, node.definitions as Readonly<Record<string, JsonSchema>> | undefined]) {
    for (const place of Object.values(named ?? {})) {
      const bare = isNode(place) && place.$ref === undefined && place.description === undefined;
      const description = bare ? descriptionOf(root, place) : undefined;
      if (bare && description !== undefined) place.description = description;
    }
  }
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : isNode(value) ? Object.values(value) : [])
      if (isNode(each)) hoistDescriptions(root, each);
    if (isNode(value) && !Array.isArray(value)) hoistDescriptions(root, value);
  }
}

/** File name and text of every schema, as they are written to `schemas/`; with names also for one pack. */
export function schemaFiles(games: readonly GameCards[], known?: KnownNames): { readonly name: string; readonly text: string }[] {
  return Object.entries(fileSchemas(games, known)).map(([kind, schema]) => ({
    name: `${kind}.schema.json`,
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}

/** The same for whole files, which may hold several cards. */
export function fileSchemas(games: readonly GameCards[], known?: KnownNames): Readonly<Record<string, unknown>> {
  const lines = new Map([...typesOf(libraryOf(games)).keys()].map((schema) => [familyOf(schema), schema]));
  return Object.fromEntries(
    Object.entries(jsonSchemas(games, known)).map(([name, json]) => [
      name,
      name === familyOf(PACK) ? json : fileSchema(lines.get(name)!, json),
    ]),
  );
}

const areNumbers = (values: readonly LexValue[]): values is readonly number[] => values.every((value) => typeof value === 'number');
const areWords = (values: readonly LexValue[]): values is readonly string[] => values.every((value) => typeof value === 'string');

function toggleType({ values, range }: Toggle): z.ZodType<LexValue> {
  if (range) return z.int().min(range.least).max(range.most);
  if (areNumbers(values)) return z.literal(values.toSorted((a, b) => a - b));
  return areWords(values) ? z.enum(values) : z.boolean();
}

/** The key `lex:` of a card: toggles of a game that differ from the usual. */
export function lexType<Table extends LexTable>(choices: Table): z.ZodType<Partial<LexOf<Table>>> {
  const typed = (toggle: Toggle): z.ZodType =>
    toggleType(toggle)
      .describe(`The ruling of ${toggle.rules.join(', ')}.`)
      .optional();
  const toggles = Object.fromEntries(Object.entries(choices).map(([key, toggle]) => [key, typed(toggle)]));
  return z.strictObject(toggles) as unknown as z.ZodType<Partial<LexOf<Table>>>;
}

/** What cards of a pack can be named by in its files: its own and those of the core alone, others with their pack. */
export function knownNames({ cards, rules }: Catalogue, games: readonly GameCards[], own: string | null): KnownNames {
  const spaces = new Map([...libraryOf(games).shelves.values()].map(({ kind }) => [kind.noun, kind.ids]));
  const inFile = (id: string): string => {
    const { pack, local } = splitName(id);
    return pack === own ? local : id;
  };
  const named = [
    ...cards.map(({ kind, id }) => ({ space: spaces.get(kind), name: inFile(id) })),
    ...Object.keys(rules).map((id) => ({ space: 'rule', name: inFile(id) })),
  ];
  return (wanted) => {
    const fitting = named.filter(({ space }) => space !== undefined && (wanted.length === 0 ? space !== 'rule' : wanted.includes(space)));
    return [...new Set(fitting.map(({ name }) => name))].sort();
  };
}
