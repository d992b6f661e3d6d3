import type { z } from 'zod';
import type { Problem } from './finding.ts';
import { below, choices, definition, listsAt, mapsAt } from './keys.ts';
import { isOperator, LISTS, OPERATORS } from './list-operators.ts';
import { child, type Path, type Tree } from './tree.ts';

/** What may stand somewhere: types, or anything below a map that is open to every key. */
type Types = readonly z.ZodType[] | 'anything';

const stepsOf = (tree: Tree): (readonly [string | number, Tree])[] => {
  if (tree.type === 'map') return [...tree.entries].map(([key, { value }]) => [key, value]);
  return tree.type === 'list' ? tree.items.map((item, i) => [i, item]) : [];
};

/** The first operator that stands in the place of a list, or among its items. */
function operatorIn(tree: Tree): Tree | undefined {
  if (isOperator(tree)) return tree;
  return tree.type === 'list' ? tree.items.find(isOperator) : undefined;
}

function hasOperator(tree: Tree): boolean {
  return isOperator(tree) || stepsOf(tree).some(([, inside]) => hasOperator(inside));
}

const isOpen = (type: z.ZodType): boolean => mapsAt(type).some((map) => definition(map).catchall?._zod.def.type === 'unknown');

function inside(types: Types, step: string | number): Types {
  if (types === 'anything') return types;
  const found = types.flatMap((type) => below(type, step));
  return found.length === 0 && types.some(isOpen) ? 'anything' : found;
}

/** Whether a list stands here that no operator may stand in the place of. */
function wantsList(types: Types, isPatch: boolean): boolean {
  if (types === 'anything') return !isPatch;
  return types.some((type) => listsAt(type).length > 0) && !types.flatMap(choices).some((type) => OPERATORS.has(type));
}

function* straysIn(types: Types, tree: Tree, isPatch: boolean, path: Path = []): Generator<Problem> {
  const operator = wantsList(types, isPatch) ? operatorIn(tree) : undefined;
  if (operator) {
    const message = 'this changes a list of a parent, and there is none';
    yield { severity: 'error', at: operator.at, path, message, hint: 'write the list itself, or say by "extends" which card has one' };
    return;
  }
  for (const [step, value] of stepsOf(tree)) yield* straysIn(inside(types, step), value, isPatch, [...path, step]);
}

/** Lists in which operators and items stand side by side: neither of them can be meant. */
function mixedLists(tree: Tree, path: Path = []): Problem[] {
  if (tree.type !== 'list') return stepsOf(tree).flatMap(([step, value]) => mixedLists(value, [...path, step]));
  const operator = tree.items.find(isOperator);
  const item = tree.items.find((each) => !isOperator(each));
  if (!operator || !item) return tree.items.flatMap((each, i) => mixedLists(each, [...path, i]));
  const message = `this list changes that of a parent, in line ${operator.at.line}, and has items of its own`;
  return [{ severity: 'error', at: item.at, path, message, hint: 'put items in with { insert: [ … ] }' }];
}

/** Operators that put in one thing, or nothing, instead of a list of things. */
function misshapenOperators(tree: Tree, path: Path = []): Problem[] {
  if (tree.type === 'scalar') return [];
  if (tree.type === 'list') return tree.items.flatMap((item, i) => misshapenOperators(item, [...path, i]));
  const wrong = isOperator(tree) ? LISTS.filter((key) => (child(tree, key)?.type ?? 'list') !== 'list') : [];
  const own = wrong.map((key): Problem => {
    const message = `"${key}" is a list of items`;
    return { severity: 'error', at: child(tree, key)!.at, path, message, hint: `put what goes in between brackets: ${key}: [ … ]` };
  });
  return own.length > 0 ? own : [...tree.entries].flatMap(([key, { value }]) => misshapenOperators(value, [...path, key]));
}

/** Operators where they can do nothing: where no parent has a list, among items of one, and with no list of their own. */
export function misplacedOperators(type: z.ZodType, tree: Tree): Problem[] {
  if (!hasOperator(tree)) return [];
  const isPatch = child(tree, 'extends') !== null;
  const strays = [...straysIn([type], tree, isPatch)];
  return isPatch ? [...strays, ...mixedLists(tree), ...misshapenOperators(tree)] : strays;
}
