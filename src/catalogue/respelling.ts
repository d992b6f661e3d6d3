import { isMap, isScalar, visit, type Pair, type YAMLMap } from 'yaml';
import type { Problem } from './finding.ts';
import { pairAt, renameKey } from './migrations/nodes.ts';
import type { Path, Tree } from './tree.ts';

/** Words of the present format that were written otherwise when packs were first known by their hashes. */
export interface Respelling {
  /** The key below which they stand, wherever a card has it. */
  readonly under: string;
  /** Keys of the map that stands there, and texts anywhere in what stands there, each with the word of today. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly texts?: Readonly<Record<string, string>>;
}

type Words = Readonly<Record<string, string>>;

const wordIn = (words: Words | undefined, value: unknown): string | undefined =>
  typeof value === 'string' && words && Object.hasOwn(words, value) ? words[value] : undefined;

type Respelt = (problem: Problem) => void;

/** A card in the words of today, read from one that has earlier ones; each of these is told, with the edit. */
export function respellTree(tree: Tree, all: readonly Respelling[], tell: Respelt): Tree {
  return all.reduce((card, respelling) => below(card, [], respelling, tell), tree);
}

function told(at: Tree['at'], path: Path, was: string, now: string): Problem {
  const message = `"${was}" is an earlier word; it was read as "${now}"`;
  return { severity: 'warning', at, path, message, hint: `write ${now}`, fix: { at, replacement: now } };
}

function below(tree: Tree, path: Path, words: Respelling, tell: Respelt): Tree {
  return mapped(tree, path, (value, place) => {
    const inside = below(value, place, words, tell);
    if (place.at(-1) !== words.under) return inside;
    return inTexts(withKeys(inside, place, words.keys, tell), place, words.texts, tell);
  });
}

/** A tree with each of its parts changed; itself where none is. */
function mapped(tree: Tree, path: Path, change: (value: Tree, path: Path) => Tree): Tree {
  if (tree.type === 'scalar') return tree;
  if (tree.type === 'list') {
    const items = tree.items.map((item, i) => change(item, [...path, i]));
    return items.every((item, i) => item === tree.items[i]) ? tree : { ...tree, items };
  }
  const entries = [...tree.entries].map(([key, { key: at, value }]) => [key, { key: at, value: change(value, [...path, key]) }] as const);
  return entries.every(([key, { value }]) => value === tree.entries.get(key)!.value) ? tree : { ...tree, entries: new Map(entries) };
}

/** A key that stands beside the one of today is left: two of one meaning are a fault. */
function withKeys(tree: Tree, path: Path, keys: Words | undefined, tell: Respelt): Tree {
  if (tree.type !== 'map' || !keys) return tree;
  const isEarlier = (key: string): boolean => Object.hasOwn(keys, key) && !tree.entries.has(keys[key]!);
  if (![...tree.entries.keys()].some(isEarlier)) return tree;
  const entries = [...tree.entries].map(([key, entry]) => {
    if (!isEarlier(key)) return [key, entry] as const;
    tell(told(entry.key, [...path, key], key, keys[key]!));
    return [keys[key]!, entry] as const;
  });
  return { ...tree, entries: new Map(entries) };
}

function inTexts(tree: Tree, path: Path, texts: Words | undefined, tell: Respelt): Tree {
  if (tree.type !== 'scalar') return texts ? mapped(tree, path, (value, place) => inTexts(value, place, texts, tell)) : tree;
  const now = wordIn(texts, tree.value);
  if (now === undefined) return tree;
  tell(told(tree.at, path, String(tree.value), now));
  return { ...tree, value: now };
}

/** Writes the words of today into a card, in place; whether there was another. */
export function respellDocument(card: YAMLMap, all: readonly Respelling[]): boolean {
  let found = false;
  const rewrite = ({ value }: Pair, { keys = {}, texts }: Respelling): void => {
    for (const [was, now] of isMap(value) ? Object.entries(keys) : []) {
      if (!isMap(value) || !pairAt(value, was) || pairAt(value, now)) continue;
      renameKey(value, was, now);
      found = true;
    }
    if (!texts) return;
    visit(value as YAMLMap, {
      Scalar: (key, scalar) => {
        const now = key === 'key' ? undefined : wordIn(texts, scalar.value);
        if (now === undefined) return;
        scalar.value = now;
        found = true;
      },
    });
  };
  visit(card, {
    Pair: (_, pair) => {
      for (const each of all) if (isScalar(pair.key) && pair.key.value === each.under) rewrite(pair, each);
    },
  });
  return found;
}

const turned = (words: Words): Words => Object.fromEntries(Object.entries(words).map(([was, now]) => [now, was]));

/** What a card comes to in its earlier words: by these packs are known, so that another spelling is no other pack. */
export function inEarlierWords(value: unknown, all: readonly Respelling[]): unknown {
  return all.reduce((card, { under, keys = {}, texts = {} }) => earlier(card, { under, keys: turned(keys), texts: turned(texts) }), value);
}

type Earlier = Required<Respelling>;

function earlier(value: unknown, words: Earlier): unknown {
  return changed(value, (inner, key) => {
    const inside = earlier(inner, words);
    if (key !== words.under) return inside;
    return textsIn(isRecord(inside) ? renamed(inside, words.keys) : inside, words.texts);
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changed(value: unknown, change: (inner: unknown, key: string | number) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)])) : value;
}

const renamed = (map: Readonly<Record<string, unknown>>, keys: Words): unknown =>
  Object.fromEntries(Object.entries(map).map(([key, inner]) => [wordIn(keys, key) ?? key, inner]));

const textsIn = (value: unknown, texts: Words): unknown => wordIn(texts, value) ?? changed(value, (inner) => textsIn(inner, texts));
