import type { z } from 'zod';
import { below, choices, keyTypes } from './keys.ts';
import { NAMINGS, OPEN, type Naming } from './schemas/common.ts';
import type { Path, Place, Tree } from './tree.ts';

/** A name as a card has it. */
export interface NameUse {
  readonly naming: Naming;
  readonly text: string;
  readonly at: Place;
  readonly path: Path;
  /** The map that it stands in. */
  readonly within: Tree;
}

function namingOf(types: readonly z.ZodType[], text: string): Naming | null {
  const all = types.flatMap(choices);
  // A word of the schema itself, such as `weapon` where a number or a word may stand, names no card.
  if (all.some((type) => type._zod.values?.has(text))) return null;
  for (const type of all) {
    const naming = NAMINGS.get(type);
    if (naming) return naming;
  }
  return null;
}

function belowOrOpen(type: z.ZodType, step: string | number): z.ZodType[] {
  const own = below(type, step);
  return own.length > 0 ? own : choices(type).flatMap((each) => OPEN.get(each) ?? []);
}

/** The tree with every name in it, keys too, put through a function; the same object where none changes. The types are those that the tree may have. */
export function renamed(
  types: readonly z.ZodType[],
  tree: Tree,
  rename: (use: NameUse) => string,
  path: Path = [],
  within: Tree = tree,
): Tree {
  if (types.length === 0) return tree;
  const inside = (step: string | number): z.ZodType[] => [...new Set(types.flatMap((type) => belowOrOpen(type, step)))];
  if (tree.type === 'list') {
    const items = tree.items.map((item, i) => renamed(inside(i), item, rename, [...path, i], within));
    return items.every((item, i) => item === tree.items[i]) ? tree : { ...tree, items };
  }
  if (tree.type === 'map') {
    const keys = [...new Set(types.flatMap(keyTypes))];
    const entries = [...tree.entries].map(([key, entry]) => {
      const naming = namingOf(keys, key);
      const name = naming ? rename({ naming, text: key, at: entry.key, path: [...path, key], within: tree }) : key;
      return [name, { key: entry.key, value: renamed(inside(key), entry.value, rename, [...path, key], tree) }] as const;
    });
    const isSame = entries.every(([name, { value }]) => tree.entries.get(name)?.value === value);
    return isSame ? tree : { ...tree, entries: new Map(entries) };
  }
  if (typeof tree.value !== 'string') return tree;
  const naming = namingOf(types, tree.value);
  const name = naming ? rename({ naming, text: tree.value, at: tree.at, path, within }) : tree.value;
  return name === tree.value ? tree : { ...tree, value: name };
}
