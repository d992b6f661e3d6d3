import type { YamlPath } from './yaml-place.ts';

/** As much of a JSON Schema as forms, completion and help read. */
export interface JsonSchema {
  readonly description?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

const DEEPEST = 12;

/** Every way that a value of a schema may be written: through references and alternatives. */
export function ways(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > DEEPEST) return [];
  const name = schema.$ref?.startsWith('#/definitions/') ? schema.$ref.slice('#/definitions/'.length) : undefined;
  const target = schema.$ref === '#' ? root : name === undefined ? undefined : root.definitions?.[name];
  const others = [...(target ? [target] : []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...others.flatMap((each) => ways(root, each, depth + 1))];
}

const isExtending = ({ required = [] }: JsonSchema): boolean => required.includes('extends');

/** The schema of a kind with whole cards alone, or with those alone that extend another; files of several cards stay. */
export function formsOf(root: JsonSchema, which: 'whole' | 'extending'): JsonSchema {
  const forms = ways(root, root).filter(({ properties }) => properties !== undefined);
  const { anyOf: _, oneOf: __, ...others } = root;
  const anyOf = forms.filter((form) => isExtending(form) === (which === 'extending') || form.properties!['cards'] !== undefined);
  return forms.some(isExtending) ? { ...others, anyOf } : root;
}

function below(root: JsonSchema, schema: JsonSchema, step: string | number): JsonSchema[] {
  return ways(root, schema).flatMap((way) => {
    if (typeof step === 'number') {
      if (Array.isArray(way.items)) return (way.items as readonly JsonSchema[])[step] ?? [];
      return (way.items as JsonSchema | undefined) ?? [];
    }
    const own = way.properties && Object.hasOwn(way.properties, step) ? way.properties[step] : undefined;
    if (own) return [own];
    return typeof way.additionalProperties === 'object' ? [way.additionalProperties] : [];
  });
}

/** The schemas of a place: several where it may be written in several ways, none where nothing may stand. */
export function schemasAt(root: JsonSchema, path: YamlPath): JsonSchema[] {
  let here: JsonSchema[] = [root];
  for (const step of path) {
    const next = here.flatMap((schema) => below(root, schema, step));
    here = [...new Set(next)];
  }
  return [...new Set(here.flatMap((schema) => ways(root, schema)))];
}

/** Keys that a map may have there, each with its schema, in the order of the schema. */
export function keysAt(root: JsonSchema, path: YamlPath): [string, JsonSchema][] {
  const keys = new Map<string, JsonSchema>();
  for (const { properties } of schemasAt(root, path))
    for (const [key, schema] of Object.entries(properties ?? {})) {
      const known = keys.get(key);
      if (!known || (!describe(root, known) && describe(root, schema))) keys.set(key, schema);
    }
  return [...keys];
}

/** Words that a value may be, where they are few. */
export function valuesAt(root: JsonSchema, path: YamlPath): string[] {
  const words = schemasAt(root, path).flatMap((schema) => [
    ...(schema.enum ?? []),
    ...(schema.const === undefined ? [] : [schema.const]),
    ...(schema.type === 'boolean' ? [true, false] : []),
  ]);
  return [...new Set(words.filter((word) => typeof word !== 'object').map(String))];
}

/** What a schema says of itself, or one of its ways. */
export function describe(root: JsonSchema, schema: JsonSchema): string | null {
  return ways(root, schema).find(({ description }) => description)?.description ?? null;
}

function bounds({ minimum, maximum }: JsonSchema): string {
  const huge = 1e9;
  const [least, most] = [minimum ?? -huge, maximum ?? huge].map((n) => (Math.abs(n) >= huge ? null : n));
  if (least !== null && most !== null) return ` from ${least} to ${most}`;
  if (least !== null) return `, at least ${least}`;
  return most === null ? '' : `, at most ${most}`;
}

/** What may stand there, each way once. */
function shapesOf(root: JsonSchema, schemas: readonly JsonSchema[]): string {
  const all = schemas.flatMap((schema) => ways(root, schema));
  const told = all.flatMap((way): string[] => {
    if (way.const !== undefined) return [JSON.stringify(way.const)];
    if (way.enum) return [way.enum.map(String).join(', ')];
    if (way.type === 'integer') return [`a whole number${bounds(way)}`];
    if (way.type === 'number') return [`a number${bounds(way)}`];
    if (way.type === 'boolean') return ['true or false'];
    if (way.type === 'string') return ['a text'];
    if (way.type === 'array') return ['a list'];
    if (way.type === 'object') return ['a map'];
    if (way.type === 'null') return ['null, which takes it away'];
    return [];
  });
  return [...new Set(told)].join('; or ');
}

/** What may stand there, in a few words: `a whole number from 0 to 20`. */
export function shapeOf(root: JsonSchema, schema: JsonSchema): string {
  return shapesOf(root, [schema]);
}

/** Help for a place: what it is, and what may stand there; null where the schema knows nothing. */
export function helpAt(root: JsonSchema, path: YamlPath): { readonly text: string; readonly shape: string } | null {
  const schemas = schemasAt(root, path);
  if (schemas.length === 0) return null;
  const text = schemas.find(({ description }) => description)?.description ?? '';
  return { text, shape: shapesOf(root, schemas) };
}
