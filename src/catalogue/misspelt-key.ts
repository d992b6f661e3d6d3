import { listed } from '../engine/text/index.ts';
import type { Problem } from './finding.ts';
import { meant } from './meant.ts';
import { at, keyPlace, type Path, type Tree } from './tree.ts';

/** A card with what it inherits, as its own file has it, and what it extends. */
interface Heir {
  readonly tree: Tree;
  readonly written: Tree;
  readonly parent: Tree;
}

type Lacking = Problem & { readonly missing: string };
type Told = Pick<Problem, 'at' | 'hint'>;

/**
 * A part that is not whole, under a key near to one that the parent has and the card does not speak of. It may be a new
 * part that is not finished yet, so that no edit is sure.
 */
function slip({ tree, written, parent }: Heir, path: Path): Told | null {
  const [around, key] = [path.slice(0, -1), path.at(-1)];
  const siblings = at(parent, around);
  if (typeof key !== 'string' || siblings?.type !== 'map' || siblings.entries.has(key)) return null;
  const unspoken = [...siblings.entries.keys()].filter((name) => at(written, [...around, name]) === null);
  const { hint, misspelt } = meant(key, unspoken);
  return misspelt ? { at: keyPlace(tree, around, key), hint } : null;
}

/**
 * What is missing in a part whose key was to be one of the parent's is told as that slip, once: `maull: { damage: 1d8 }`
 * lacks nothing but the right name.
 */
export function toldAsSlips(problems: readonly Problem[], heir: Heir): Problem[] {
  const told = new Set<string>();
  return problems.flatMap((problem): Problem[] => {
    const meantPart = problem.missing === undefined ? null : slip(heir, problem.path);
    if (!meantPart) return [problem];
    const path = problem.path.join('.');
    if (told.has(path)) return [];
    told.add(path);
    const lacking = problems.filter((each): each is Lacking => each.missing !== undefined && each.path.join('.') === path);
    const message = `the parent has no "${problem.path.at(-1)!}", and a new one needs ${listed(lacking.map(({ missing }) => missing))}`;
    return [{ severity: 'error', path: problem.path, message, ...meantPart }];
  });
}
