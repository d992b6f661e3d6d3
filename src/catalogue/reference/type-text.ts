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

/** `a`, `b` or `c`; parts with commas of their own are kept apart by a semicolon. */
function or(list: readonly string[]): string {
  if (list.length < 2) return list.join('');
  const isLong = (text: string): boolean => /, |: /.test(text) && !text.startsWith('{');
  return list.some(isLong) ? list.join('; or ') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)!}`;
}

/** What may stand at a place of a schema, in words. */
export function typeText(root: Json, json: Json): string {
  const { choices, title } = placeIn(root, json);
  return title ?? oneOrSeveral(root, choices) ?? choiceText(root, choices);
}

/** The same, or a list of it, is told once. */
function oneOrSeveral(root: Json, choices: readonly Json[]): string | null {
  const list = choices.find((choice) => choice.type === 'array' && !Array.isArray(choice.items));
  const one = choices.filter((choice) => choice !== list);
  if (!list || one.length === 0) return null;
  const text = choiceText(root, one);
  const [item] = itemsOf(list);
  return item && typeText(root, item) === text ? `${text}; or a list of ${countText(list) || 'them'}` : null;
}

function choiceText(root: Json, choices: readonly Json[]): string {
  const words = choices.flatMap(({ const: only }) => (only === undefined ? [] : [written(only)]));
  const maps = choices.filter(({ properties }) => properties !== undefined);
  const others = choices.filter((choice) => choice.const === undefined && !choice.properties).map((choice) => oneText(root, choice));
  return or([...new Set([...words, ...others, ...mapsText(root, maps)])]);
}

const MOST_KEYS = 4;
const keysText = (keys: readonly string[], more = keys.length > MOST_KEYS): string =>
  `{ ${keys.slice(0, MOST_KEYS).join(', ')}${more ? ', …' : ''} }`;

function mapsText(root: Json, maps: readonly Json[]): string[] {
  const [first = [], ...others] = maps.map(({ properties }) => Object.keys(properties!));
  if (maps.length === 0) return [];
  if (others.length === 0) return [rangeText(root, maps[0]!) ?? keysText(first)];
  const shared = first.filter((key) => others.every((keys) => keys.includes(key)));
  return shared.length > 0 ? [keysText(shared, true)] : [first, ...others].map((keys) => keysText(keys));
}

/** The ends of a range, which need no keys of their own to be told; null for another map. */
export function rangeText(root: Json, { properties = {} }: Json): string | null {
  const ends = Object.entries(properties);
  if (ends.length === 0 || ends.some(([key]) => key !== 'min' && key !== 'max')) return null;
  const [text, ...others] = new Set(ends.map(([, json]) => typeText(root, json)));
  return others.length > 0 ? null : `{ ${ends.map(([key]) => key).join(', ')} }, ${ends.length > 1 ? 'each ' : ''}a ${text!}`;
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
  const count = countText(json);
  return `list of ${count}${count && ': '}${items[0] ? typeText(root, items[0]) : 'anything'}`;
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
  if (maxItems === undefined) return minItems > 0 ? `at least ${minItems}` : '';
  if (minItems === maxItems) return String(minItems);
  return minItems > 0 ? `${minItems} to ${maxItems}` : `up to ${maxItems}`;
}
