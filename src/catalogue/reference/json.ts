/** What of JSON Schema the schemas of content files use. */
export interface Json {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Json | readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Json;
  readonly additionalProperties?: Json | boolean;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly allOf?: readonly Json[];
  readonly definitions?: Readonly<Record<string, Json>>;
}

/** A place of a schema without its wrapping. */
export interface Place {
  /** What may stand there; several where there is a choice. `null` is not among them. */
  readonly choices: readonly Json[];
  readonly nullable: boolean;
  readonly title: string | null;
  readonly description: string | null;
  /** What stands there when nothing is written; undefined for nothing. */
  readonly fallback: unknown;
}

const isNull = ({ type, const: only }: Json): boolean => type === 'null' || only === null;

/** Follows references and unwraps choices: the outermost description and default count. */
export function placeIn(root: Json, json: Json): Place {
  const inner = insideOf(root, json);
  const choices = json.anyOf ?? json.oneOf;
  const found = inner ? placeIn(root, inner) : choices ? chosen(root, choices) : bare(json);
  return {
    ...found,
    title: json.title ?? found.title,
    description: json.description ?? found.description,
    fallback: json.default ?? found.fallback,
  };
}

function insideOf(root: Json, { $ref, allOf }: Json): Json | null {
  if ($ref === '#') return root;
  if ($ref !== undefined) return root.definitions?.[$ref.slice('#/definitions/'.length)] ?? {};
  return allOf?.[0] ?? null;
}

function bare(json: Json): Place {
  return { choices: isNull(json) ? [] : [json], nullable: isNull(json), title: null, description: null, fallback: undefined };
}

/** A description counts for the whole only where there is no choice. */
function chosen(root: Json, options: readonly Json[]): Place {
  const places = options.map((option) => placeIn(root, option));
  const filled = places.filter(({ choices }) => choices.length > 0);
  const only = filled.length === 1 ? filled[0]! : null;
  return {
    choices: places.flatMap(({ choices }) => choices),
    nullable: places.some(({ nullable }) => nullable),
    title: only?.title ?? null,
    description: only?.description ?? null,
    fallback: only?.fallback,
  };
}

/** The properties of a map with fixed keys; null for anything else. */
export function propertiesOf({ properties }: Json): Readonly<Record<string, Json>> | null {
  return properties ?? null;
}

/** What the entries of a map with free keys are; null for anything else. */
export function entriesOf({ additionalProperties }: Json): Json | null {
  return typeof additionalProperties === 'object' ? additionalProperties : null;
}

/** What the items of a list are, each with its number where they differ. */
export function itemsOf({ items }: Json): readonly Json[] {
  if (items === undefined) return [];
  return Array.isArray(items) ? (items as readonly Json[]) : [items as Json];
}

/** The one word that may stand at a place; null where there is a choice. */
export function wordAt(root: Json, json: Json): string | null {
  const { choices } = placeIn(root, json);
  const only = choices.length === 1 ? choices[0]!.const : undefined;
  return typeof only === 'string' ? only : null;
}
