import type { Problem } from './finding.ts';
import type { Extension } from './kind.ts';
import { meant, type Meant, respelt } from './meant.ts';
import { child, plain, textAt, type Tree } from './tree.ts';

type TreeMap = Extract<Tree, { type: 'map' }>;
type TreeList = Extract<Tree, { type: 'list' }>;
type GrowingList = NonNullable<Extension['list']>;

/** Keys of the extension itself, not of the card that it makes. */
const OWN: ReadonlySet<string> = new Set(['extends']);

/** A card from its parent and the differences: maps merge key by key, lists are replaced, null removes. */
export function extendCard(parent: Tree, patch: Tree, list: GrowingList | null, problems: Problem[]): Tree {
  if (parent.type !== 'map' || patch.type !== 'map') return patch;
  const merged = merge(parent, patch);
  const entries = new Map([...merged.entries].filter(([key]) => !OWN.has(key)));
  if (!patch.entries.has('overrides')) entries.delete('overrides');
  const added = list && patch.entries.get(list.key);
  const before = list && child(parent, list.key);
  if (list && added?.value.type === 'map' && before?.type === 'list') {
    entries.set(list.key, { key: added.key, value: inserted(before, added.value, list, problems) });
  }
  return { ...merged, entries };
}

function merge(parent: TreeMap, patch: TreeMap): TreeMap {
  const entries = new Map(parent.entries);
  for (const [key, entry] of patch.entries) {
    const old = parent.entries.get(key)?.value;
    if (entry.value.type === 'scalar' && entry.value.value === null) entries.delete(key);
    else if (old?.type === 'map' && entry.value.type === 'map') entries.set(key, { key: entry.key, value: merge(old, entry.value) });
    else entries.set(key, entry);
  }
  return { type: 'map', at: patch.at, entries };
}

/** The parent's items with others put in before or after one of them. */
function inserted(items: TreeList, operator: TreeMap, { key, by, noun }: GrowingList, problems: Problem[]): Tree {
  const side = operator.entries.has('before') ? 'before' : 'after';
  const anchor = child(operator, side)!;
  const wanted = plain(anchor);
  const index = typeof wanted === 'number' ? wanted - 1 : items.items.findIndex((item) => textAt(item, by) === wanted);
  const insert = child(operator, 'insert');
  if (index < 0 || index >= items.items.length || insert?.type !== 'list') {
    const known = new Set(items.items.map((item) => textAt(item, by) ?? ''));
    const { hint, misspelt }: Partial<Meant> =
      typeof wanted === 'string' ? meant(wanted, known) : { hint: `it has ${items.items.length} ${noun}s` };
    problems.push({
      severity: 'error',
      at: anchor.at,
      path: [key, side],
      message: `the parent has no ${noun} ${JSON.stringify(wanted)}`,
      hint,
      fix: respelt(operator, [side], misspelt),
    });
    return items;
  }
  return { type: 'list', at: operator.at, items: items.items.toSpliced(side === 'before' ? index : index + 1, 0, ...insert.items) };
}
