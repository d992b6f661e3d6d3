/** Where something is written. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Characters that carets go under. */
  readonly length: number;
}

export type Path = readonly (string | number)[];
export type Scalar = string | number | boolean | null;

/** What a card has taken away from what it extends. */
export interface Removal {
  /** Key of a map, or what an item of a list is called. */
  readonly name: string;
  readonly at: Place;
}

/** YAML reduced to what cards may hold; every part knows where it was written, also after merging. */
export type Tree =
  | {
      readonly type: 'map';
      readonly at: Place;
      readonly entries: ReadonlyMap<string, { readonly key: Place; readonly value: Tree }>;
      readonly removed?: readonly Removal[];
    }
  | { readonly type: 'list'; readonly at: Place; readonly items: readonly Tree[]; readonly removed?: readonly Removal[] }
  | {
      readonly type: 'scalar';
      readonly at: Place;
      readonly value: Scalar;
      /** A number as it is written, where that is not how it is shown. */
      readonly source?: string;
      /** The text of the card that a translation stands in the place of: on lists it goes by that. */
      readonly original?: string;
    };

/** How a number is written on a card. */
export const PLAIN_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;

export function plain(tree: Tree): unknown {
  if (tree.type === 'scalar') return tree.value;
  if (tree.type === 'list') return tree.items.map(plain);
  return Object.fromEntries([...tree.entries].map(([key, entry]) => [key, plain(entry.value)]));
}

export function child(tree: Tree, step: string | number): Tree | null {
  if (tree.type === 'map') return tree.entries.get(String(step))?.value ?? null;
  if (tree.type === 'list') return tree.items[Number(step)] ?? null;
  return null;
}

export function at(tree: Tree, path: Path): Tree | null {
  let here: Tree | null = tree;
  for (const step of path) here = here && child(here, step);
  return here;
}

/** The deepest place that exists on a path: a missing key is shown where it is missed. */
export function placeOf(tree: Tree, path: Path): Place {
  let here = tree;
  for (const step of path) {
    const next = child(here, step);
    if (!next) break;
    here = next;
  }
  return here.at;
}

export function keyPlace(tree: Tree, path: Path, key: string): Place {
  const map = at(tree, path);
  return (map?.type === 'map' && map.entries.get(key)?.key) || placeOf(tree, path);
}

/** Where part of a text stands in its line; null where the text is written otherwise than it is read, over several lines or with escapes. */
export function partPlace(tree: Tree | null, { from, text }: { readonly from: number; readonly text: string }): Place | null {
  if (tree?.type !== 'scalar' || typeof tree.value !== 'string') return null;
  const quote = (tree.at.length - tree.value.length) / 2;
  return quote === 0 || quote === 1 ? { ...tree.at, column: tree.at.column + quote + from, length: text.length } : null;
}

/** Text of a scalar under a key, null when there is none. */
export function textAt(tree: Tree, key: string): string | null {
  const value = child(tree, key);
  return value?.type === 'scalar' && typeof value.value === 'string' ? value.value : null;
}

/** Every value with its path; empty maps and lists count as values. */
export function* leaves(tree: Tree, path: Path = []): Generator<{ path: Path; at: Place }> {
  const children: (readonly [string | number, Tree])[] =
    tree.type === 'map'
      ? [...tree.entries].map(([key, entry]) => [key, entry.value] as const)
      : tree.type === 'list'
        ? tree.items.map((item, index) => [index, item] as const)
        : [];
  if (children.length === 0) yield { path, at: tree.at };
  for (const [step, value] of children) yield* leaves(value, [...path, step]);
}

/** Texts of a tree that another has not at the same places. */
export function otherTexts(tree: Tree, than: Tree | null): string[] {
  if (tree === than) return [];
  if (tree.type === 'scalar')
    return typeof tree.value === 'string' && !(than?.type === 'scalar' && than.value === tree.value) ? [tree.value] : [];
  const inside: (readonly [string | number, Tree])[] =
    tree.type === 'map' ? [...tree.entries].map(([key, { value }]) => [key, value]) : tree.items.map((item, i) => [i, item]);
  return inside.flatMap(([step, below]) => otherTexts(below, than && child(than, step)));
}

/** Every place in a tree, of keys too. */
export function* placesIn(tree: Tree): Generator<Place> {
  yield tree.at;
  if (tree.type === 'list') for (const item of tree.items) yield* placesIn(item);
  if (tree.type !== 'map') return;
  for (const { key, value } of tree.entries.values()) {
    yield key;
    yield* placesIn(value);
  }
}

/** Everything that was taken away anywhere in a tree. */
export function* removalsIn(tree: Tree): Generator<Removal> {
  if (tree.type === 'scalar') return;
  yield* tree.removed ?? [];
  for (const each of tree.type === 'list' ? tree.items : [...tree.entries.values()].map(({ value }) => value)) yield* removalsIn(each);
}
