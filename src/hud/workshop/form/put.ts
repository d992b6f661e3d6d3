import { isCollection, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { partReplaced, read, valuesOf, withItem, without, withValue, type Parsed } from './text.ts';
import { isOperator, isValues, valueAt, type Values } from '../values.ts';
import type { YamlPath } from '../yaml-place.ts';

/** An item of a list: by its `id`, or by its number counted from 1; null for the end of the list. */
type Anchor = string | number | null;

/** What is put into a list of a card, and before which of its items. */
export interface Put {
  /** From the card on. */
  readonly list: YamlPath;
  readonly before: Anchor;
  readonly value: unknown;
  /** What a card is made to say first where it says nothing of these keys: a list in them cannot be changed as it is inherited. */
  readonly owned?: Values | undefined;
}

/** A text with something put in, and where in it that stands; null where nothing could be put in. */
export interface PutIn {
  readonly text: string;
  readonly path: YamlPath | null;
}

function placeIn(items: unknown, anchor: Anchor): number {
  if (!Array.isArray(items) || anchor === null) return -1;
  if (typeof anchor === 'number') return Math.min(anchor, items.length) - 1;
  return items.findIndex((item) => isValues(item) && item['id'] === anchor);
}

/** Where an item goes among operators: beside another that they put in, or to those that are put in at its place. */
function placeAmong(operators: readonly Values[], before: Anchor): { readonly path: YamlPath; readonly at: number } | null {
  for (const [i, operator] of operators.entries()) {
    for (const key of ['insert', 'with']) {
      const at = typeof before === 'number' ? -1 : placeIn(operator[key], before);
      if (at >= 0) return { path: [i, key], at };
    }
    const { insert, before: anchor = null, after, at = 'end' } = operator;
    const isThere = before === null ? anchor === null && after === undefined && at === 'end' : anchor === before;
    if (Array.isArray(insert) && isThere) return { path: [i, 'insert'], at: insert.length };
  }
  return null;
}

/** Where a card stands in the values of its file, which may hold several in a list. */
export function cardIn({ cards }: Values, id: string): YamlPath {
  if (!Array.isArray(cards)) return [];
  return ['cards', Math.max(0, placeIn(cards, id))];
}

function operatorNode(doc: Parsed, { before, value }: Put): Node {
  const node = doc.createNode({ ...(before !== null && { before }), insert: [value] }) as YAMLMap;
  const item = node.getIn(['insert', 0], true);
  if (isCollection(item)) item.flow = true;
  return node;
}

/** A text with one more operator on a list; the one that stands there alone becomes the first of a list, with its comments. */
function withOperator(text: string, put: Put): PutIn {
  const doc = read(text);
  if (!doc) return { text, path: null };
  const there = doc.getIn(put.list, true);
  const node = operatorNode(doc, put);
  const at = isSeq(there) ? [there.items.length] : isCollection(there) ? [1] : [];
  if (isSeq(there)) there.items.push(node);
  else if (isCollection(there)) {
    const several = doc.createNode<unknown[]>([]) as YAMLSeq<unknown>;
    several.flow = false;
    several.items.push(there, node);
    doc.setIn(put.list, several);
  } else doc.setIn(put.list, node);
  return { text: partReplaced(doc, text, String(put.list[0])), path: [...put.list, ...at, 'insert', 0] };
}

function withItemAt(text: string, list: YamlPath, at: number, value: unknown): PutIn {
  return { text: withItem(text, list, at, value), path: [...list, at] };
}

/** Puts an item into a list that the card of this id may inherit: what is inherited stays, and the item is added to it. */
export function put(text: string, id: string, { list, owned = {}, ...item }: Put): PutIn {
  const values = valuesOf(text);
  if (!values) return { text, path: null };
  const card = cardIn(values, id);
  const silent = Object.entries(owned).filter(([key]) => valueAt(values, [...card, key]) === undefined);
  const said = silent.reduce((here, [key, value]) => withValue(here, [...card, key], value), text);
  return putAt(said, card, { ...item, list: [...card, ...list] });
}

/** The same, where the path of the list is from the beginning of the file. */
function putAt(text: string, card: YamlPath, { list, before, value }: Put): PutIn {
  const values = valuesOf(text);
  const own = valueAt(values, list);
  const several = Array.isArray(own) && own.length > 0 && own.every(isOperator);
  if (Array.isArray(own) && !several) {
    const at = placeIn(own, before);
    return withItemAt(text, list, at < 0 ? own.length : at, value);
  }
  if (valueAt(values, [...card, 'extends']) === undefined) return { text: withValue(text, list, [value]), path: [...list, 0] };
  const found = placeAmong(several ? (own as readonly Values[]) : isOperator(own) ? [own] : [], before);
  if (!found) return withOperator(text, { list, before, value });
  return withItemAt(text, [...list, ...found.path.slice(several ? 0 : 1)], found.at, value);
}

const isEmptied = (value: unknown): boolean => Array.isArray(value) && value.length === 1;

/** A text without an item of a list. What would then be empty goes with it: the list, the operator that it is of, the list of those. */
export function withoutItem(text: string, list: YamlPath, at: number): string {
  const values = valuesOf(text);
  if (!values) return text;
  if (!isEmptied(valueAt(values, list))) return without(text, [...list, at]);
  const owner = list.slice(0, -1);
  if (!isOperator(valueAt(values, owner))) return without(text, list);
  const index = owner.at(-1);
  return typeof index === 'number' ? withoutItem(text, owner.slice(0, -1), index) : without(text, owner);
}
