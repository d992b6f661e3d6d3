import type { Problem } from './finding.ts';
import { didYouMean } from '../engine/read/index.ts';
import { child, plain, textAt, type Tree } from './tree.ts';

type TreeMap = Extract<Tree, { type: 'map' }>;
type TreeList = Extract<Tree, { type: 'list' }>;

/** Keys of the extension itself, not of the card that it makes. */
const OWN: ReadonlySet<string> = new Set(['extends']);

/** A card from its parent and the differences: maps merge key by key, lists are replaced, null removes. */
export function extendCard(parent: Tree, patch: Tree, problems: Problem[]): Tree {
  if (parent.type !== 'map' || patch.type !== 'map') return patch;
  const merged = merge(parent, patch);
  const entries = new Map([...merged.entries].filter(([key]) => !OWN.has(key)));
  if (!patch.entries.has('overrides')) entries.delete('overrides');
  const procedure = patch.entries.get('procedure');
  const before = child(parent, 'procedure');
  if (procedure?.value.type === 'map' && before?.type === 'list') {
    entries.set('procedure', { key: procedure.key, value: inserted(before, procedure.value, problems) });
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

/** The parent's steps with others put in before or after one of them. */
function inserted(steps: TreeList, operator: TreeMap, problems: Problem[]): Tree {
  const side = operator.entries.has('before') ? 'before' : 'after';
  const anchor = child(operator, side)!;
  const wanted = plain(anchor);
  const index = typeof wanted === 'number' ? wanted - 1 : steps.items.findIndex((row) => textAt(row, 'do') === wanted);
  const insert = child(operator, 'insert');
  if (index < 0 || index >= steps.items.length || insert?.type !== 'list') {
    const known = new Set(steps.items.map((row) => textAt(row, 'do') ?? ''));
    const hint = typeof wanted === 'string' ? didYouMean(wanted, known) : `it has ${steps.items.length} steps`;
    problems.push({
      severity: 'error',
      at: anchor.at,
      path: ['procedure', side],
      message: `the parent has no step ${JSON.stringify(wanted)}`,
      hint,
    });
    return steps;
  }
  return { type: 'list', at: operator.at, items: steps.items.toSpliced(side === 'before' ? index : index + 1, 0, ...insert.items) };
}
