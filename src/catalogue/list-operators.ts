import { z } from 'zod';
import type { Edit, Problem } from './finding.ts';
import { spellingHint, respelt } from './spelling-hint.ts';
import { canonicalName, splitName } from './names.ts';
import type { NameOfItem } from './item-names.ts';
import { child, plain, textAt, type Path, type Place, type Removal, type Tree } from './tree.ts';

/** What a card may do to a list of the card that it extends, instead of replacing it. */

type TreeMap = Extract<Tree, { type: 'map' }>;
type TreeList = Extract<Tree, { type: 'list' }>;

const LONGEST_WORD = 60;
const MOST_AT_ONCE = 60;

const place = z
  .union([z.string().min(1).max(LONGEST_WORD), z.int().min(1).max(999)], {
    error: 'expected what an item of the parent is called, or its number',
  })
  .meta({ title: 'item of the parent' });
const itemOf = (what: string) => place.describe(`${what}, by what it is called or by its number counted from 1.`);

/** The schemas of operators: what they do not say by keys alone is checked beside, so that editors are told the three forms. */
export const OPERATORS = new WeakSet<z.core.$ZodType>();

/** What an operator does, with the keys that it needs and those that may stand beside them. */
export const OPERATOR_FORMS = {
  insert: { needs: ['insert'], takes: ['before', 'after', 'at'] },
  replace: { needs: ['replace', 'with'], takes: [] },
  remove: { needs: ['remove'], takes: [] },
} as const;
/** The words of which an operator has one. */
export const DEEDS = ['insert', 'replace', 'remove'] as const;
const KEYS = Object.values(OPERATOR_FORMS).flatMap(({ needs, takes }): readonly string[] => [...needs, ...takes]);
/** Keys of operators under which items stand. */
export const LISTS = ['insert', 'with'] as const;
const PLACES = OPERATOR_FORMS.insert.takes;

/** One operator on a list of such items. */
export function operatorType(item: z.ZodType): z.ZodType {
  const items = (what: string) => z.array(item).min(1).max(MOST_AT_ONCE).describe(what).optional();
  const type = z
    .strictObject({
      before: itemOf('The item that they are put in before').optional(),
      after: itemOf('The item that they are put in after').optional(),
      at: z.enum(['start', 'end']).optional().describe('The end at which they are put in; the last when nothing is said.'),
      insert: items('Items that are put in.'),
      replace: itemOf('The item whose place others take').optional(),
      with: items('What stands there instead.'),
      remove: z
        .union([itemOf('The item that goes'), z.array(place).min(1).max(MOST_AT_ONCE)], {
          error: 'expected what an item of the parent is called, its number, or a list of them',
        })
        .optional()
        .describe('The item that goes, or a list of them, by what they are called or by their numbers counted from 1.'),
    })
    .superRefine((operator, context) => {
      // Where keys are unknown, what is missing is one of them.
      const fault = context.issues.length > 0 && KEYS.some((key) => key in operator) ? null : faultIn(operator);
      if (fault) context.addIssue({ code: 'custom', continue: false, ...fault });
    });
  OPERATORS.add(type);
  return type;
}

function faultIn(operator: object): { readonly message: string; readonly path: string[] } | null {
  const [deed, other] = DEEDS.filter((key) => key in operator);
  const [first, second] = PLACES.filter((key) => key in operator);
  if (!deed) return { message: 'an operator says insert, replace or remove', path: [] };
  if (other) return { message: `an operator does one thing: write "${deed}" and "${other}" as two in a list`, path: [other] };
  if (first && deed !== 'insert') return { message: `"${first}" says where "insert" puts something`, path: [first] };
  if (second) return { message: `one place is enough: "${first!}" or "${second}"`, path: [second] };
  if (deed === 'replace' && !('with' in operator))
    return { message: '"replace" says which item, and "with" what stands there instead', path: ['replace'] };
  if (deed !== 'replace' && 'with' in operator) return { message: '"with" belongs to "replace"', path: ['with'] };
  return null;
}

/** Keys by which a map is known to be an operator. */
export const isOperator = (tree: Tree): tree is TreeMap => tree.type === 'map' && DEEDS.some((key) => tree.entries.has(key));

/** The operators that stand in the place of a list: one, or a list of nothing else; null for a list of its own. */
export function operatorsIn(tree: Tree): readonly TreeMap[] | null {
  if (isOperator(tree)) return [tree];
  return tree.type === 'list' && tree.items.length > 0 && tree.items.every(isOperator) ? tree.items : null;
}

/** Where several items are put in that have one place, those come first that are written first. */
interface Changes {
  readonly start: Tree[];
  readonly end: Tree[];
  readonly before: Map<number, Tree[]>;
  readonly after: Map<number, Tree[]>;
  /** What stands in the place of an item; nothing for one that goes. */
  readonly instead: Map<number, readonly Tree[]>;
}

/** The list of a parent, and what its items are called. */
export interface Named {
  readonly items: readonly Tree[];
  readonly nameOf: NameOfItem;
}

/** A list of a parent, with the operators of a card applied to it. Each of them looks at the list as the parent has it. */
export class ListChange {
  private readonly items: readonly Tree[];
  private readonly nameOf: NameOfItem;
  private readonly path: Path;
  private readonly problems: Problem[];
  private readonly changes: Changes = { start: [], end: [], before: new Map(), after: new Map(), instead: new Map() };
  /** What was done to items already, and where it is written. */
  private readonly touched = new Map<number, { readonly deed: string; readonly at: Place }>();
  private readonly removed: Removal[] = [];

  constructor({ items, nameOf }: Named, path: Path, problems: Problem[]) {
    this.items = items;
    this.nameOf = nameOf;
    this.path = path;
    this.problems = problems;
  }

  applied(operators: readonly TreeMap[], at: Place): TreeList {
    for (const operator of operators) this.note(operator);
    const { start, end, before, after, instead } = this.changes;
    const middle = this.items.flatMap((item, i) => [...(before.get(i) ?? []), ...(instead.get(i) ?? [item]), ...(after.get(i) ?? [])]);
    const items = [...start, ...middle, ...end];
    const left = new Set(items.map(this.nameOf));
    return { type: 'list', at, items, removed: this.removed.filter(({ name }) => !left.has(name)) };
  }

  private note(operator: TreeMap): void {
    if (operator.entries.has('insert')) this.insert(operator);
    else if (operator.entries.has('replace')) this.put(operator, 'replace', child(operator, 'replace')!, listUnder(operator, 'with'));
    else {
      const gone = child(operator, 'remove')!;
      for (const each of gone.type === 'list' ? gone.items : [gone]) this.put(operator, 'remove', each, []);
    }
  }

  private insert(operator: TreeMap): void {
    const items = listUnder(operator, 'insert');
    const side = operator.entries.has('before') ? 'before' : 'after';
    const anchor = child(operator, side);
    if (!anchor) {
      this.changes[textAt(operator, 'at') === 'start' ? 'start' : 'end'].push(...items);
      return;
    }
    const index = this.find(operator, side, anchor);
    if (index === null) return;
    const there = this.changes[side];
    there.set(index, [...(there.get(index) ?? []), ...items]);
  }

  private put(operator: TreeMap, deed: 'replace' | 'remove', wanted: Tree, instead: readonly Tree[]): void {
    const index = this.find(operator, deed, wanted);
    if (index === null) return;
    const before = this.touched.get(index);
    if (before) {
      const message = `this item is ${before.deed}d already, in line ${before.at.line}`;
      this.problem(deed, wanted.at, { message, hint: 'say once what becomes of it' });
      return;
    }
    this.touched.set(index, { deed, at: wanted.at });
    this.changes.instead.set(index, instead);
    const name = this.nameOf(this.items[index]!);
    if (name !== null) this.removed.push({ name, at: wanted.at });
  }

  /** Which item of the parent is meant; null where that cannot be told, which is a problem. */
  private find(operator: TreeMap, key: string, wanted: Tree): number | null {
    const name = plain(wanted);
    if (typeof name === 'number') return this.byNumber(key, wanted, name);
    const text = String(name);
    const names = this.items.map(this.nameOf);
    const found = [
      names.map((each) => each !== null && canonicalName(each) === canonicalName(text)),
      names.map((each) => each !== null && splitName(each).local === text),
    ]
      .map((fits) => fits.flatMap((fit, i) => (fit ? [i] : [])))
      .find(({ length }) => length > 0);
    if (found?.length === 1) return found[0]!;
    if (found) {
      const numbers = found.map((i) => i + 1).join(' or ');
      this.problem(key, wanted.at, {
        message: `the parent has ${found.length} items "${text}" here`,
        hint: `say which by its number: ${numbers}`,
      });
      return null;
    }
    const known = names.flatMap((each) => (each === null ? [] : [splitName(each).local]));
    const { hint, misspelt } = spellingHint(text, known);
    const fix = respelt(operator, [key], misspelt) ?? (misspelt && { at: wanted.at, replacement: misspelt.meant });
    this.problem(key, wanted.at, { message: `the parent has no "${text}" here`, hint: hint ?? hintOf(names), fix });
    return null;
  }

  private byNumber(key: string, wanted: Tree, number: number): number | null {
    if (number <= this.items.length) return number - 1;
    const { length } = this.items;
    this.problem(key, wanted.at, {
      message: `the parent has no item ${number} here`,
      hint: length === 0 ? 'its list is empty' : `it has ${length}`,
    });
    return null;
  }

  private problem(
    key: string,
    at: Place,
    { message, hint, fix }: { message: string; hint?: string | undefined; fix?: Edit | undefined },
  ): void {
    this.problems.push({ severity: 'error', at, path: [...this.path, key], message, hint, fix });
  }
}

function hintOf(names: readonly (string | null)[]): string {
  if (names.length === 0) return 'its list is empty';
  const known = names.flatMap((name) => name ?? []);
  return known.length === 0 ? `its items have no names: say their number, 1 to ${names.length}` : `it has ${known.join(', ')}`;
}

function listUnder(operator: TreeMap, key: string): readonly Tree[] {
  const list = child(operator, key);
  return list?.type === 'list' ? list.items : [];
}
