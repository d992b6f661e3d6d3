import type { z } from 'zod';
import type { Problem } from './finding.ts';
import { spellingHint } from './spelling-hint.ts';
import { namesOfItems } from './item-names.ts';
import { below, definition, listsAt, mapsAt } from './keys.ts';
import { ListChange, operatorsIn } from './list-operators.ts';
import { saidAs } from './schemas/common.ts';
import { child, type Path, type Place, type Removal, type Tree } from './tree.ts';

type TreeMap = Extract<Tree, { type: 'map' }>;
type Types = readonly z.ZodType[];

/** Keys of the extension itself, not of the card that it makes. */
const OWN: readonly string[] = ['extends', 'overrides'];

/** The forms of a card that its fixed words allow: `game: …` where each game has cards of its own. */
function formsOf(type: z.ZodType, card: Tree): Types {
  return mapsAt(type).filter((form) =>
    Object.entries(definition(form).shape ?? {}).every(([key, each]) => {
      const written = child(card, key);
      return written?.type !== 'scalar' || !each._zod.values || each._zod.values.has(written.value);
    }),
  );
}

/**
 * A card from its parent and the differences: maps merge key by key, lists are replaced or changed by operators, what has
 * several forms is replaced, null takes away. `type` is that of a whole card.
 */
export function extendCard(type: z.ZodType, parent: Tree, patch: Tree, problems: Problem[]): Tree {
  if (parent.type !== 'map' || patch.type !== 'map') return patch;
  const inherited = { ...parent, entries: without(parent, OWN) };
  const merged = new Merger(problems).map(formsOf(type, parent), inherited, patch, []);
  return { ...merged, entries: without(merged, ['extends']) };
}

function without({ entries }: TreeMap, keys: readonly string[]): TreeMap['entries'] {
  return new Map([...entries].filter(([key]) => !keys.includes(key)));
}

const isNull = (tree: Tree): boolean => tree.type === 'scalar' && tree.value === null;

class Merger {
  private readonly problems: Problem[];

  constructor(problems: Problem[]) {
    this.problems = problems;
  }

  map(types: Types, parent: TreeMap, patch: TreeMap, path: Path): TreeMap {
    const entries = new Map(parent.entries);
    const removed: Removal[] = [...(parent.removed ?? [])];
    for (const [key, { key: at, value }] of patch.entries) {
      const old = parent.entries.get(key)?.value ?? null;
      if (isNull(value)) {
        entries.delete(key);
        if (old) removed.push({ name: key, at });
        else this.nothingThere(parent, patch, { path: [...path, key], at });
      } else entries.set(key, { key: at, value: this.value(inside(types, key), old, value, [...path, key]) });
    }
    return { type: 'map', at: patch.at, entries, removed: removed.filter(({ name }) => !entries.has(name)) };
  }

  /** Takes away what the parent has not. */
  private nothingThere(parent: TreeMap, patch: TreeMap, { path, at }: { readonly path: Path; readonly at: Place }): void {
    const unspoken = [...parent.entries.keys()].filter((key) => !patch.entries.has(key));
    const { hint, misspelt } = spellingHint(String(path.at(-1)), unspoken);
    const fix = misspelt && { at, replacement: misspelt.meant };
    this.problems.push({ severity: 'warning', at, path, message: 'the parent has nothing here to take away', hint, fix });
  }

  private value(types: Types, old: Tree | null, own: Tree, path: Path): Tree {
    // Who has an English name of his own has not the Latin one of his parent.
    if (saidAs(types) === 'name') return own;
    const lists = types.flatMap(listsAt);
    // Where anything may stand, such as in the position of a lesson, a list is what the parent has as one.
    const isList = lists.length > 0 || (types.length === 0 && old?.type === 'list');
    const operators = isList ? operatorsIn(own) : null;
    if (operators) {
      const nameOf = namesOfItems(lists.map((list) => definition(list).element!));
      return new ListChange({ items: itemsOf(old), nameOf }, path, this.problems).applied(operators, own.at);
    }
    if (own.type !== 'map' || new Set(types.flatMap(mapsAt)).size > 1) return own;
    return this.map(types, old?.type === 'map' ? old : { type: 'map', at: own.at, entries: new Map() }, own, path);
  }
}

/** One thing where several may stand is a list of one. */
function itemsOf(tree: Tree | null): readonly Tree[] {
  if (!tree) return [];
  return tree.type === 'list' ? tree.items : [tree];
}

function inside(types: Types, key: string): Types {
  return [...new Set(types.flatMap((type) => below(type, key)))];
}
