import type { Edit, Problem } from './finding.ts';
import type { Place, Scalar, Tree } from './tree.ts';

const keyOf = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** What a replacement is to YAML: a number, a truth, a text in quotes or without. */
function valueOf(replacement: string): Scalar {
  if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(replacement)) return Number(replacement);
  if (replacement === 'true' || replacement === 'false') return replacement === 'true';
  return replacement.startsWith('"') ? (JSON.parse(replacement) as string) : replacement;
}

/** A tree as it would be with edits of values and keys made. */
function mended(tree: Tree, edits: ReadonlyMap<string, string>): Tree {
  if (tree.type === 'list') return { ...tree, items: tree.items.map((item) => mended(item, edits)) };
  if (tree.type === 'map') {
    const entries = [...tree.entries].map(([name, { key, value }]) => {
      const renamed = edits.get(keyOf(key));
      return [renamed ?? name, { key, value: value.at === key ? value : mended(value, edits) }] as const;
    });
    return { ...tree, entries: new Map(entries) };
  }
  const replacement = edits.get(keyOf(tree.at));
  return replacement === undefined ? tree : { type: 'scalar', at: tree.at, value: valueOf(replacement) };
}

/** A tree without these problems, for telling what else is wrong with it; null where one of them has no sure edit. */
export function mendTree(tree: Tree, problems: readonly Problem[]): Tree | null {
  const edits: Edit[] = problems.flatMap(({ fix }) => fix ?? []);
  if (edits.length === 0 || edits.length < problems.length) return null;
  return mended(tree, new Map(edits.map(({ at, replacement }) => [keyOf(at), replacement])));
}
