import { listed } from '../engine/text/index.ts';
import type { Problem } from './finding.ts';
import { meant } from './meant.ts';
import { at, keyPlace, type Path, type Tree } from './tree.ts';

type Lacking = Problem & { readonly missing: string };

/** A part that is not whole, under a key that its parent has not but for a slip of the pen. */
function slip(tree: Tree, parent: Tree, path: Path): Pick<Problem, 'at' | 'hint' | 'fix'> | null {
  const [around, key] = [path.slice(0, -1), path.at(-1)];
  const siblings = at(parent, around);
  if (typeof key !== 'string' || siblings?.type !== 'map' || siblings.entries.has(key)) return null;
  const { hint, misspelt } = meant(key, siblings.entries.keys());
  const place = keyPlace(tree, around, key);
  return misspelt ? { at: place, hint, fix: { at: place, replacement: misspelt.meant } } : null;
}

/**
 * What is missing in a part whose key was to be one of the parent's is told as that slip, once: `maull: { damage: 1d8 }`
 * lacks nothing but the right name.
 */
export function toldAsSlips(problems: readonly Problem[], tree: Tree, parent: Tree): Problem[] {
  const told = new Set<string>();
  return problems.flatMap((problem): Problem[] => {
    if (problem.missing === undefined) return [problem];
    const meantPart = slip(tree, parent, problem.path);
    const path = problem.path.join('.');
    if (!meantPart) return [problem];
    if (told.has(path)) return [];
    told.add(path);
    const lacking = problems.filter((each): each is Lacking => each.missing !== undefined && each.path.join('.') === path);
    const message = `the parent has no "${problem.path.at(-1)!}", and a new one needs ${listed(lacking.map(({ missing }) => missing))}`;
    return [{ severity: 'error', path: problem.path, message, ...meantPart }];
  });
}
