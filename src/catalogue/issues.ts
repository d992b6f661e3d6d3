import type { z } from 'zod';
import type { Problem } from './finding.ts';
import { keysAt } from './keys.ts';
import type { Forbidden } from './kind.ts';
import { didYouMean } from '../engine/read/index.ts';
import { at, keyPlace, placeOf, plain, type Path, type Tree } from './tree.ts';

type Issue = z.core.$ZodIssue;

export interface Checked<T> {
  /** Null when there are problems. */
  readonly value: T | null;
  readonly problems: readonly Problem[];
}

/** Holds a tree against a schema: what comes of it, or what is wrong with it in plain words and with places. */
export function check<S extends z.ZodType>(schema: S, tree: Tree, forbidden: readonly Forbidden[] = []): Checked<z.output<S>> {
  const result = schema.safeParse(plain(tree));
  if (result.success) return { value: result.data, problems: [] };
  return { value: null, problems: flatten(result.error.issues, []).flatMap((issue) => problems(issue, schema, tree, forbidden)) };
}

const VAGUE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_union']);

/** How far into the value a shape got before this; a key that is missing or of another shape says little. */
const depth = (issue: Issue): number => issue.path.length + (VAGUE.has(issue.code) ? 0 : 1);

/** A choice of shapes carries one list of issues for each: the one that gets furthest is what was meant. */
function flatten(issues: readonly Issue[], prefix: Path): Issue[] {
  const mistyped = new Set(issues.flatMap((issue) => (issue.code === 'invalid_type' ? issue.path.join('.') : [])));
  return issues.flatMap((issue): Issue[] => {
    // zod counts the letters of a text that should have been a list.
    if (issue.code !== 'invalid_type' && mistyped.has(issue.path.join('.'))) return [];
    const path = [...prefix, ...(issue.path as Path)];
    const branches = issue.code === 'invalid_union' ? issue.errors.filter((branch) => branch.length > 0) : [];
    const furthest = (branch: readonly Issue[]) => Math.max(...branch.map(depth));
    const best = branches.toSorted((x, y) => furthest(y) - furthest(x) || x.length - y.length)[0];
    const inside = best?.some((each) => each.path.length > 0 || each.code === 'unrecognized_keys');
    if (!best || (!inside && issue.message !== UNSAID)) return [{ ...issue, path } as Issue];
    return flatten(best, path);
  });
}

/** What zod says of a choice that has no words of its own. */
const UNSAID = 'Invalid input';

function problems(issue: Issue, schema: z.ZodType, tree: Tree, forbidden: readonly Forbidden[]): Problem[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(schema, tree, [...path, key], forbidden));
  const missing = path.length > 0 && at(tree, path) === null;
  if (missing) {
    const parent = path.slice(0, -1);
    return [{ severity: 'error', at: placeOf(tree, parent), path: parent, message: `the key "${path.at(-1)}" is missing` }];
  }
  const value = at(tree, path);
  const given = value?.type === 'scalar' ? value.value : null;
  const { message, hint } = describe(issue, given);
  return [{ severity: 'error', at: placeOf(tree, path), path, message, hint }];
}

function unknownKey(schema: z.ZodType, tree: Tree, whole: Path, forbidden: readonly Forbidden[]): Problem {
  const [path, key] = [whole.slice(0, -1), String(whole.at(-1))];
  const place = { severity: 'error', at: keyPlace(tree, path, key), path: whole } as const;
  const why = forbidden.find((each) => each.key.test(key));
  if (why) return { ...place, message: why.message, hint: 'remove it', rule: why.rule };
  return { ...place, message: `unknown key "${key}"`, hint: didYouMean(key, keysAt(schema, path)) };
}

const TYPES: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
};

function describe(issue: Issue, given: unknown): { message: string; hint?: string | undefined } {
  switch (issue.code) {
    case 'invalid_type':
      return { message: `expected ${TYPES[issue.expected] ?? issue.expected}${given === null ? '' : `, not ${JSON.stringify(given)}`}` };
    case 'invalid_value':
      return oneOf(issue.values.map(String), given);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options.map(String), given) : { message: issue.message };
    case 'too_small':
      return { message: bound('at least', issue.minimum, issue.origin) };
    case 'too_big':
      return { message: bound('at most', issue.maximum, issue.origin) };
    case 'invalid_key':
      return { message: issue.issues[0]?.message ?? 'not a name that can stand here' };
    default:
      return { message: issue.message };
  }
}

function oneOf(values: readonly string[], given: unknown): { message: string; hint?: string | undefined } {
  return { message: `expected ${list(values)}${given === null ? '' : `, not ${JSON.stringify(given)}`}`, hint: near(given, values) };
}

function bound(which: string, limit: number | bigint, origin: string): string {
  if (origin === 'string') return which === 'at least' ? 'must not be empty' : `must have ${which} ${limit} characters`;
  return origin === 'array' ? `must have ${which} ${limit} ${limit === 1 ? 'entry' : 'entries'}` : `must be ${which} ${limit}`;
}

function near(given: unknown, values: readonly string[]): string | undefined {
  const hint = typeof given === 'string' ? didYouMean(given, values) : undefined;
  return hint?.startsWith('did') ? hint : undefined;
}

function list(values: readonly string[]): string {
  return values.length < 2 ? (values[0] ?? 'nothing') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
