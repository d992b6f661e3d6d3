import { isCollection, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { partReplaced, read, valuesOf, withItem, withValue, type Parsed } from './form-text.ts';
import type { YamlPath } from './yaml-place.ts';

/** What is put into a list of a card, and before which of its items, by their `id`; null for the end. */
export interface Put {
  /** From the card on. */
  readonly list: YamlPath;
  readonly before: string | null;
  readonly value: unknown;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOperator = (value: unknown): value is Values => isValues(value) && ['insert', 'replace', 'remove'].some((key) => key in value);

function placeIn(items: unknown, id: string | null): number {
  return Array.isArray(items) && id !== null ? items.findIndex((item) => isValues(item) && item['id'] === id) : -1;
}

/** Where an item goes among operators: beside another that they put in, or to those that are put in at its place. */
function placeAmong(operators: readonly Values[], before: string | null): { readonly path: YamlPath; readonly at: number } | null {
  for (const [i, operator] of operators.entries()) {
    for (const key of ['insert', 'with']) {
      const at = placeIn(operator[key], before);
      if (at >= 0) return { path: [i, key], at };
    }
    const { insert, before: anchor = null, after, at = 'end' } = operator;
    const isThere = before === null ? anchor === null && after === undefined && at === 'end' : anchor === before;
    if (Array.isArray(insert) && isThere) return { path: [i, 'insert'], at: insert.length };
  }
  return null;
}

/** Where a card stands in its file, which may hold several in a list. */
function cardIn({ cards }: Values, id: string): YamlPath {
  if (!Array.isArray(cards)) return [];
  return ['cards', Math.max(0, placeIn(cards, id))];
}

const valueAt = (values: unknown, path: YamlPath): unknown =>
  path.reduce<unknown>(
    (here, step) => (typeof here === 'object' && here !== null ? (here as Readonly<Record<string | number, unknown>>)[step] : undefined),
    values,
  );

function operatorNode(doc: Parsed, { before, value }: Put): Node {
  const node = doc.createNode({ ...(before !== null && { before }), insert: [value] }) as YAMLMap;
  const item = node.getIn(['insert', 0], true);
  if (isCollection(item)) item.flow = true;
  return node;
}

/** A text with one more operator on a list; the one that stands there alone becomes the first of a list, with its comments. */
function withOperator(text: string, put: Put): string {
  const doc = read(text);
  if (!doc) return text;
  const there = doc.getIn(put.list, true);
  const node = operatorNode(doc, put);
  if (isSeq(there)) there.items.push(node);
  else if (isCollection(there)) {
    const several = doc.createNode<unknown[]>([]) as YAMLSeq<unknown>;
    several.flow = false;
    several.items.push(there, node);
    doc.setIn(put.list, several);
  } else doc.setIn(put.list, node);
  return partReplaced(doc, text, String(put.list[0]));
}

/** A text with an item put into a list that the card of this id may inherit: what is inherited stays, and the item is added to it. */
export function withPut(text: string, id: string, { before, value, ...put }: Put): string {
  const values = valuesOf(text);
  if (!values) return text;
  const card = cardIn(values, id);
  const list = [...card, ...put.list];
  const own = valueAt(values, list);
  const several = Array.isArray(own) && own.length > 0 && own.every(isOperator);
  if (Array.isArray(own) && !several) {
    const at = placeIn(own, before);
    return withItem(text, list, at < 0 ? own.length : at, value);
  }
  if (valueAt(values, [...card, 'extends']) === undefined) return withValue(text, list, [value]);
  const found = placeAmong(several ? (own as readonly Values[]) : isOperator(own) ? [own] : [], before);
  if (!found) return withOperator(text, { list, before, value });
  return withItem(text, [...list, ...found.path.slice(several ? 0 : 1)], found.at, value);
}
