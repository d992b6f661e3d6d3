import type { z } from 'zod';
import { choices, definition, mapsAt } from './keys.ts';
import { NAMINGS } from './schemas/common.ts';
import { textAt, type Tree } from './tree.ts';

/** What an item of a list is called; null for what has no name. */
export type NameOfItem = (item: Tree) => string | null;

function spacesOf(type: z.ZodType): string | null {
  const naming = choices(type).flatMap((each) => NAMINGS.get(each) ?? [])[0];
  return naming ? naming.spaces.join() : null;
}

/** The key that says in a map what a name alone would say: `gear` where an item may be the id of gear, or a map with more. */
function longForm(item: z.ZodType): string[] {
  const short = spacesOf(item);
  if (short === null) return [];
  return mapsAt(item).flatMap((map) =>
    Object.entries(definition(map).shape ?? {})
      .flatMap(([key, type]) => (spacesOf(type) === short ? [key] : []))
      .slice(0, 1),
  );
}

/** Figures in the position of a lesson, which is open to every key. */
const FIGURE = 'card';

/** Items of such types are called by their `id`, by the word that they are, or by the name that the word would be. */
export function namesOfItems(items: readonly z.ZodType[]): NameOfItem {
  const keys = ['id', ...(items.length === 0 ? [FIGURE] : new Set(items.flatMap(longForm)))];
  return (item) => {
    if (item.type === 'scalar') return typeof item.value === 'string' ? (item.original ?? item.value) : null;
    for (const key of keys) {
      const name = textAt(item, key);
      if (name !== null) return name;
    }
    return null;
  };
}
