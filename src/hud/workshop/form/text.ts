import { Document, isCollection, isMap, isScalar, parseDocument, visit, type Node, type Pair } from 'yaml';
import type { YamlPath } from '../yaml-place.ts';

export type Parsed = ReturnType<typeof parseDocument>;

/** The library would hold each key against every other: `hasTwins` looks for them. */
const OPTIONS = { version: '1.2', schema: 'core', uniqueKeys: false, logLevel: 'silent', prettyErrors: false } as const;

const hasTwins = (items: readonly Pair[]): boolean => new Set(items.map(keyOf)).size < items.length;

/** Whether a document is one that the form can write into: no card has aliases or a key twice. */
function isSound(doc: Parsed): boolean {
  let sound = doc.errors.length === 0;
  visit(doc, {
    Alias: () => {
      sound = false;
      return visit.BREAK;
    },
    Map: (_, { items }) => {
      if (!hasTwins(items as Pair[])) return undefined;
      sound = false;
      return visit.BREAK;
    },
  });
  return sound;
}

/** Null for a text that is broken, or more than a card may be. */
export function read(text: string): Parsed | null {
  try {
    const doc = parseDocument(text, OPTIONS);
    return isSound(doc) ? doc : null;
  } catch {
    return null; // nested too deeply
  }
}

/** The values of a text; null where it is broken, or no map. */
export function valuesOf(text: string): Readonly<Record<string, unknown>> | null {
  const doc = read(text);
  try {
    return doc && isMap(doc.contents) ? (doc.toJS() as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null; // nested too deeply
  }
}

const written = (value: unknown): string => new Document(value).toString({ lineWidth: 0, collectionStyle: 'flow' }).trim();

/** A pair of the uppermost map as YAML of its own. */
function pairText(doc: Parsed, key: string): string {
  const alone = new Document({});
  const pair = isMap(doc.contents) ? doc.contents.items.find((item) => keyOf(item as Pair) === key) : undefined;
  if (!pair || !isMap(alone.contents)) return '';
  if (isScalar(pair.key)) pair.key.spaceBefore = false;
  alone.contents.items.push(pair as Pair);
  return alone.toString({ lineWidth: 0, indentSeq: true });
}

const keyOf = (pair: Pair): unknown => (isScalar(pair.key) ? pair.key.value : pair.key);

/** Where a pair of the uppermost map stands in its text: from its key to the end of its last line. */
function pairRange(doc: Parsed, text: string, key: string): readonly [number, number] | null {
  if (!isMap(doc.contents)) return null;
  const pair = doc.contents.items.find((item) => keyOf(item as Pair) === key) as Pair<Node, Node | null> | undefined;
  const from = pair?.key.range?.[0];
  if (!pair || from === undefined) return null;
  const end = pair.value?.range?.[2] ?? pair.key.range![2];
  const lineEnd = text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1 || text.length;
  return [from, lineEnd];
}

/** A scalar put in the place of one that is there, and nothing else touched; null where no scalar stands. */
function scalarReplaced(doc: Parsed, text: string, path: YamlPath, value: unknown): string | null {
  const node = doc.getIn(path, true);
  if (!isScalar(node) || !node.range || typeof value === 'object') return null;
  const [from, to] = node.range;
  if (text.slice(from, to).includes('\n')) return null;
  return text.slice(0, from) + written(value) + text.slice(to);
}

/** What a document says after a change, where only the part that holds it is written anew. */
export function partReplaced(doc: Parsed, text: string, key: string): string {
  const was = read(text);
  const range = was && pairRange(was, text, key);
  const next = pairText(doc, key);
  if (range) return text.slice(0, range[0]) + next + text.slice(range[1]);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${next}`;
}

/** A text with a value at a path; comments stay. The same text where it is broken. */
export function withValue(text: string, path: YamlPath, value: unknown): string {
  const doc = read(text);
  if (!doc || path.length === 0) return text;
  const replaced = scalarReplaced(doc, text, path, value);
  if (replaced !== null) return replaced;
  const node = doc.createNode(value);
  if (isCollection(node) && path.length > 1) node.flow = true;
  doc.setIn(path, node);
  return partReplaced(doc, text, String(path[0]));
}

/** A text without what stands at a path. */
export function without(text: string, path: YamlPath): string {
  const doc = read(text);
  if (!doc || !doc.hasIn(path)) return text;
  if (path.length === 1) {
    const range = pairRange(doc, text, String(path[0]));
    return range ? text.slice(0, range[0]) + text.slice(range[1]) : text;
  }
  doc.deleteIn(path);
  return partReplaced(doc, text, String(path[0]));
}

/** A text whose item of a list has moved to another place. */
export function moved(text: string, list: YamlPath, from: number, to: number): string {
  const doc = read(text);
  const node = doc?.getIn(list, true);
  if (!doc || !isCollection(node) || from === to || !node.items[from] || to < 0 || to >= node.items.length) return text;
  const [item] = node.items.splice(from, 1);
  (node.items as unknown[]).splice(to, 0, item);
  return partReplaced(doc, text, String(list[0]));
}

/** A text with an item put into a list; the list is made where there is none. */
export function withItem(text: string, list: YamlPath, at: number, value: unknown): string {
  const doc = read(text);
  if (!doc) return text;
  const node = doc.getIn(list, true);
  if (!isCollection(node)) return withValue(text, list, [value]);
  const item = doc.createNode(value);
  if (isCollection(item)) item.flow = true;
  (node.items as unknown[]).splice(Math.max(0, Math.min(at, node.items.length)), 0, item);
  return partReplaced(doc, text, String(list[0]));
}
