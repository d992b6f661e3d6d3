import type { z } from 'zod';
import type { Edit, Problem } from './finding.ts';
import { check } from './issues.ts';
import { below, choices } from './keys.ts';
import { at, type Path, type Place, type Scalar, type Tree } from './tree.ts';

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

/** A card as it might have been meant. */
export interface Mended {
  readonly tree: Tree;
  /** Where something stands that nobody wrote: whatever is wrong there is no fault of his. */
  readonly guessed: readonly Place[];
}

const TRIED: readonly Scalar[] = ['1d6', 'x', false, true];

/** A value that a schema takes: one of its words, a number in the middle of its range, anything; null where nothing simple will do. */
function standIn(types: readonly z.ZodType[]): Scalar {
  for (const type of types.flatMap(choices)) {
    const { minimum = 0, maximum = 10 } = type._zod.bag as { readonly minimum?: number; readonly maximum?: number };
    const middle = Math.round((Math.max(minimum, -99) + Math.min(maximum, 99)) / 2);
    const words = [...(type._zod.values ?? [])].filter((word): word is string => typeof word === 'string');
    const found = [...words, middle, ...TRIED].find((value) => type.safeParse(value).success);
    if (found !== undefined) return found;
  }
  return null;
}

/** A tree with something else at a path; null takes away what stands there. */
function replaced(tree: Tree, path: Path, value: Tree | null): Tree {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? tree;
  if (tree.type === 'list') {
    const items = tree.items.flatMap((item, i) => (i !== step ? [item] : rest.length > 0 ? [replaced(item, rest, value)] : (value ?? [])));
    return { ...tree, items };
  }
  if (tree.type !== 'map') return tree;
  const entries = new Map(tree.entries);
  const old = entries.get(String(step));
  if (rest.length > 0 && old) entries.set(String(step), { ...old, value: replaced(old.value, rest, value) });
  else if (value) entries.set(String(step), { key: old?.key ?? value.at, value });
  else entries.delete(String(step));
  return { ...tree, entries };
}

/** What stands at a path in the stead of what is wrong there: nothing where nothing need stand or nobody knows the key. */
function guess(type: z.ZodType, tree: Tree, { path, missing, message }: Problem): Mended {
  const typesAt = (whole: Path): z.ZodType[] =>
    whole.reduce<z.ZodType[]>((found, step) => found.flatMap((each) => below(each, step)), [type]);
  const inStead = (whole: Path, value: Scalar): Mended => {
    const place = at(tree, whole)?.at ?? at(tree, path)?.at ?? tree.at;
    return { tree: replaced(tree, whole, { type: 'scalar', at: place, value }), guessed: [place] };
  };
  const mayLack = missing === undefined && typesAt(path).some((each) => each.safeParse(undefined).success);
  if (mayLack || message.startsWith('unknown key')) return { tree: replaced(tree, path, null), guessed: [] };
  if (missing === undefined) return inStead(path, standIn(typesAt(path)));
  // A map that lacks a key may have been meant as the one word that can stand there too.
  const word = path.length > 0 && at(tree, path)?.type === 'map' ? standIn(typesAt(path)) : null;
  return word === null ? inStead([...path, missing], standIn(typesAt([...path, missing]))) : inStead(path, word);
}

/** Rounds of guessing: a form that lost a key it did not know may lack another. */
const ROUNDS = 3;

/** A tree without these problems, for telling what else is wrong with it: with the sure edits, and something in the stead of what has none. */
export function mendTree(type: z.ZodType, tree: Tree, problems: readonly Problem[], rounds = ROUNDS): Mended {
  const edits: Edit[] = problems.flatMap(({ fix }) => fix ?? []);
  const edited = mended(tree, new Map(edits.map(({ at: place, replacement }) => [keyOf(place), replacement])));
  const others = problems.filter(({ fix }) => fix === undefined);
  // Later items of a list are taken away first: the places of earlier ones stay.
  const found = others.toReversed().reduce<Mended>(
    (sofar, problem) => {
      const next = guess(type, sofar.tree, problem);
      return { tree: next.tree, guessed: [...sofar.guessed, ...next.guessed] };
    },
    { tree: edited, guessed: [] },
  );
  const left = others.length > 0 && rounds > 1 ? check(type, found.tree).problems : [];
  if (left.length === 0) return found;
  const again = mendTree(type, found.tree, left, rounds - 1);
  return { tree: again.tree, guessed: [...found.guessed, ...again.guessed] };
}
