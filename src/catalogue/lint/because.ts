import { of, type Lint } from '../draft.ts';
import { RULE, TEXT } from '../frame-kinds.ts';
import { meant, type Meant } from '../meant.ts';
import type { Path, Tree } from '../tree.ts';

/** Every rule that a card leans on is in the rulebook. Skipped when no rulebook was loaded. */
export const because: Lint = (draft) => {
  const rules = new Set(of(draft, RULE).map(({ id }) => id));
  if (rules.size === 0) return [];
  return draft.entries.flatMap((entry) =>
    entry.kind === RULE || entry.kind === TEXT
      ? []
      : [...reasons(entry.tree, [])]
          .filter(({ rule }) => !rules.has(rule))
          .map(({ rule, path }) => ({
            severity: 'error',
            entry,
            path,
            message: `there is no rule ${rule}`,
            ...nearest(rule, rules),
            keep: true,
          })),
  );
};

/** Rule ids differ by a digit everywhere: only a slip in the letters is worth a guess. */
function nearest(rule: string, rules: ReadonlySet<string>): Meant {
  const [, digits, letter] = /(\d+)([a-z]?)$/.exec(rule) ?? [];
  return meant(rule, digits === undefined ? [] : [...rules].filter((id) => id.endsWith(`-${digits.padStart(3, '0')}${letter}`)));
}

/** Keys that cite a rule. */
const CITING: ReadonlySet<string> = new Set(['because', 'rule']);

function* reasons(tree: Tree, path: Path): Generator<{ rule: string; path: Path }> {
  if (tree.type === 'list') for (const [i, item] of tree.items.entries()) yield* reasons(item, [...path, i]);
  if (tree.type !== 'map') return;
  for (const [key, { value }] of tree.entries) {
    if (CITING.has(key) && value.type === 'scalar' && typeof value.value === 'string') yield { rule: value.value, path: [...path, key] };
    else yield* reasons(value, [...path, key]);
  }
}
