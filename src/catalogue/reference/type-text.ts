import { entriesOf, itemsOf, placeIn, type Json } from './json.ts';

/** A value as YAML would have it on one line, in Markdown. */
export function written(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  return `\`${flow(value)}\``;
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return value === '' ? '""' : String(value);
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${flow(each)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** `a`, `b` or `c`; longer parts are kept apart by a semicolon. */
function or(list: readonly string[]): string {
  if (list.length < 2) return list.join('');
  return list.some((each) => /, |: /.test(each)) ? list.join('; or ') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)!}`;
}

/** What may stand at a place of a schema, in words. */
export function typeText(root: Json, json: Json): string {
  const { choices, title } = placeIn(root, json);
  if (title !== null) return title;
  const words = choices.filter(({ const: only }) => only !== undefined).map(({ const: only }) => written(only));
  const maps = choices.flatMap((choice) => keysOf(choice) ?? []);
  const others = choices.filter((choice) => choice.const === undefined && !choice.properties).map((choice) => oneText(root, choice));
  return or([...new Set([...words, ...others, ...mapsText(maps)])]);
}

const keysOf = (json: Json): [readonly string[]] | null => (json.properties ? [Object.keys(json.properties)] : null);
const MOST_KEYS = 4;

const mapText = (keys: readonly string[], more: boolean): string => `{ ${keys.slice(0, MOST_KEYS).join(', ')}${more ? ', …' : ''} }`;

function mapsText(maps: readonly (readonly string[])[]): string[] {
  const [first, ...others] = maps;
  if (!first) return [];
  if (others.length === 0) return [mapText(first, first.length > MOST_KEYS)];
  const shared = first.filter((key) => others.every((keys) => keys.includes(key)));
  return shared.length > 0 ? [mapText(shared, true)] : maps.map((keys) => mapText(keys, keys.length > MOST_KEYS));
}

function oneText(root: Json, json: Json): string {
  if (json.title !== undefined) return json.title;
  if (json.enum) return or(json.enum.map(written));
  if (json.type === 'object') return `a map of names to ${entryText(root, json)}`;
  if (json.type === 'array') return listText(root, json);
  if (json.type === 'boolean') return '`true` or `false`';
  if (json.type === 'integer') return `whole number${bounds(json)}`;
  if (json.type === 'number') return `number${bounds(json)}`;
  return `text${lengthText(json)}`;
}

function entryText(root: Json, json: Json): string {
  const entries = entriesOf(json);
  return entries ? typeText(root, entries) : 'anything';
}

function listText(root: Json, json: Json): string {
  const items = itemsOf(json);
  if (Array.isArray(json.items)) return `[${items.map((item) => argumentText(root, item)).join('; ')}]`;
  return `list of ${countText(json)}${items[0] ? typeText(root, items[0]) : 'anything'}`;
}

/** An item of a list in which each has its own meaning. */
function argumentText(root: Json, json: Json): string {
  const { description } = placeIn(root, json);
  return description === null ? typeText(root, json) : `${description}: ${typeText(root, json)}`;
}

function bounds({ minimum, maximum, exclusiveMinimum }: Json): string {
  const least = minimum === undefined || minimum <= -Number.MAX_SAFE_INTEGER ? null : minimum;
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? null : maximum;
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  if (least !== null && most !== null) return ` ${least} to ${most}`;
  if (least !== null) return ` from ${least}`;
  return most === null ? '' : ` up to ${most}`;
}

function lengthText({ maxLength }: Json): string {
  return maxLength === undefined ? '' : ` of up to ${maxLength} letters`;
}

function countText({ minItems = 0, maxItems }: Json): string {
  if (maxItems === undefined) return minItems > 0 ? `at least ${minItems}: ` : '';
  if (minItems === maxItems) return `${minItems}: `;
  return minItems > 0 ? `${minItems} to ${maxItems}: ` : `up to ${maxItems}: `;
}
