import type { z } from 'zod';
import { listed } from '../engine/text/index.ts';
import type { Problem } from './finding.ts';
import { below, definition, keysAt, mapsAt } from './keys.ts';
import { DEEDS } from './list-operators.ts';
import { misplacedOperators } from './misplaced-operators.ts';
import type { Place } from './tree.ts';
import type { Forbidden } from './kind.ts';
import { spellingHint } from './spelling-hint.ts';
import { inPlainLetters } from './plain-letters.ts';
import { LANGUAGE } from './schemas/common.ts';
import { at, keyPlace, placeOf, plain, PLAIN_NUMBER, type Path, type Tree, textAt } from './tree.ts';
import { ENGLISH, unknownLanguage } from './translation/language.ts';

/** What is said of a text that is written in several languages. */
interface OneLanguage {
  readonly message: string;
  readonly hint: string;
}

const isLanguage = (code: string): boolean => LANGUAGE.test(code) && unknownLanguage(code) === null;

/** The texts of a map whose keys are languages; empty for any other. */
function byLanguage(tree: Tree | null): readonly (readonly [language: string, text: string])[] {
  if (tree?.type !== 'map' || ![...tree.entries.keys()].every(isLanguage)) return [];
  return [...tree.entries].flatMap(([language, { value }]) =>
    value.type === 'scalar' && typeof value.value === 'string' ? [[language, value.value] as const] : [],
  );
}

/** Where a text file has a text of the head of a pack; empty for what stands elsewhere. */
function placeInFile(card: Tree, path: Path): string {
  if (!textAt(card, 'schema')?.startsWith('mod/')) return '';
  return `, under texts: { pack: { ${textAt(card, 'id') ?? 'author.pack'}: { ${path.join('.')}: … } } }`;
}

/** What is wrong where a text of a card is written in several languages and may be in one alone; null where it is not. */
function oneLanguage(card: Tree, path: Path): OneLanguage | null {
  const texts = byLanguage(at(card, path));
  const here = texts.find(([language]) => language === ENGLISH) ?? texts[0];
  if (!here) return null;
  const others = texts.filter((text) => text !== here).map(([language]) => language);
  const write = `write ${JSON.stringify(here[1])}`;
  if (others.length === 0) return { message: 'expected text in one language', hint: write };
  const file = `(schema: text/2, language: ${others[0]}${placeInFile(card, path)})`;
  const where = `${others.length === 1 ? 'a text file' : 'a text file each'} ${file}`;
  return { message: 'expected text in one language', hint: `${write}; what it is in ${listed(others, 'and')} goes in ${where}` };
}

/** Words between braces that were to be one text or a pair, and the keys that YAML takes them for. */
type BrokenText = Problem & { readonly keys: readonly string[] };

interface Written {
  readonly name: string;
  readonly key: Place;
  readonly value: Tree;
}

/** Nothing is written behind it, not even a colon. */
const isBare = ({ key, value }: Written): boolean => value.at === key;

/** `{ slow:3 }`: without a space behind it the colon is part of the key. */
function gluedPair({ name, key }: Written, known: readonly string[]): BrokenText[] {
  const [, before = '', after = ''] = /^([\w-]+):(.+)$/.exec(name) ?? [];
  if (!known.includes(before)) return [];
  const replacement = `${before}: ${after}`;
  const message = `a space is missing behind the colon of "${before}"`;
  return [{ severity: 'error', at: key, path: [name], message, fix: { at: key, replacement }, keys: [name] }];
}

/** `{ en: Lion, the great }`: the comma ended the text. */
function cutText(before: Written, run: readonly Written[]): BrokenText[] {
  const { value } = before;
  const last = run.at(-1)!;
  if (value.type !== 'scalar' || value.value === null || value.at.line !== last.key.line) return [];
  const replacement = JSON.stringify([value.source ?? String(value.value), ...run.map(({ name }) => name)].join(', '));
  const at = { ...value.at, length: last.key.column + last.key.length - value.at.column };
  const message = 'a comma ends a text: put the whole text in quotes';
  const keys = run.map(({ name }) => name);
  return [{ severity: 'error', at, path: [before.name], message, hint: `write ${replacement}`, fix: { at, replacement }, keys }];
}

/** What of the unknown keys of a map was meant as part of the value before it, or as a key and a value. */
function brokenTexts(map: Tree | null, unknown: readonly string[], known: readonly string[]): BrokenText[] {
  if (map?.type !== 'map') return [];
  const written = [...map.entries].map(([name, entry]): Written => ({ name, ...entry }));
  const isLost = (one: Written | undefined): boolean => one !== undefined && isBare(one) && unknown.includes(one.name);
  return written.flatMap((one, i): BrokenText[] => {
    if (!isLost(one)) return [];
    const glued = gluedPair(one, known);
    if (glued.length > 0) return glued;
    const before = written[i - 1];
    if (!before || isLost(before)) return [];
    const end = written.findIndex((each, place) => place > i && !isLost(each));
    return cutText(before, written.slice(i, end < 0 ? undefined : end));
  });
}

type Issue = z.core.$ZodIssue;

export interface Checked<T> {
  /** Null when there are problems. */
  readonly value: T | null;
  readonly problems: readonly Problem[];
}

const held = new WeakMap<z.ZodType, WeakMap<Tree, Checked<unknown>>>();

/** Holds a tree against a schema: what comes of it, or what is wrong with it in plain words and with places. Done once for a tree. */
export function check<S extends z.ZodType>(schema: S, tree: Tree, forbidden: readonly Forbidden[] = []): Checked<z.output<S>> {
  const ofSchema = held.get(schema) ?? new WeakMap<Tree, Checked<unknown>>();
  held.set(schema, ofSchema);
  const checked = ofSchema.get(tree) ?? checkAnew(schema, tree, forbidden);
  ofSchema.set(tree, checked);
  return checked as Checked<z.output<S>>;
}

function checkAnew<S extends z.ZodType>(schema: S, tree: Tree, forbidden: readonly Forbidden[]): Checked<z.output<S>> {
  const result = schema.safeParse(plain(tree));
  const numbers = oddNumbers(tree, []);
  const misplaced = misplacedOperators(schema, tree);
  if (result.success) return { value: numbers.length + misplaced.length > 0 ? null : result.data, problems: [...misplaced, ...numbers] };
  const isTold = ({ path }: Problem): boolean => misplaced.some((list) => list.path.every((step, i) => path[i] === step));
  const found = flatten(result.error.issues, []).flatMap((issue) => problems(issue, schema, tree, forbidden));
  const own = withoutRenamed(found.filter((problem) => !isTold(problem)));
  const told = new Set(found.map(({ path }) => path.join('.')));
  return { value: null, problems: [...misplaced, ...own, ...numbers.filter(({ path }) => !told.has(path.join('.')))] };
}

/** Numbers that are read otherwise than they look: `007`, `1e3`, `0x1F`. */
function oddNumbers(tree: Tree, path: Path): Problem[] {
  if (tree.type === 'list') return tree.items.flatMap((item, i) => oddNumbers(item, [...path, i]));
  if (tree.type === 'map') return [...tree.entries].flatMap(([key, { value }]) => oddNumbers(value, [...path, key]));
  if (tree.source === undefined || PLAIN_NUMBER.test(tree.source)) return [];
  const message = `write the number ${tree.source} plainly`;
  const plainly = String(tree.value);
  return [{ severity: 'error', at: tree.at, path, message, hint: `write ${plainly}`, fix: { at: tree.at, replacement: plainly } }];
}

/** A key that is missing is told by its misspelling, where that is there; of an operator whose word is misspelt no item is wanted. */
function withoutRenamed(problems: readonly Problem[]): Problem[] {
  const renamed = new Set(
    problems.flatMap(({ path, fix }) => (fix ? [[...path.slice(0, -1), /^\w*/.exec(fix.replacement)![0]].join('.')] : [])),
  );
  const meantToChange = new Set(
    problems.flatMap(({ path, fix }) => (fix && DEEDS.some((deed) => deed === fix.replacement) ? [path.slice(0, -1).join('.')] : [])),
  );
  return problems.filter(
    ({ missing, path }) => missing === undefined || !(renamed.has([...path, missing].join('.')) || meantToChange.has(path.join('.'))),
  );
}

const VAGUE: ReadonlySet<string> = new Set(['invalid_type', 'invalid_union']);

/** How far into the value a shape got before this; a key that is missing or of another shape says little. */
function depth(issue: Issue): number {
  const inside = issue.code === 'invalid_union' ? issue.errors.flat().map(depth) : [];
  return issue.path.length + Math.max(VAGUE.has(issue.code) ? 0 : 1, ...inside);
}

/** Whether a shape got inside the value before this. */
const reaches = (issue: Issue): boolean =>
  issue.path.length > 0 || issue.code === 'unrecognized_keys' || (issue.code === 'invalid_union' && issue.errors.flat().some(reaches));

/** Of a form of a choice: with a key that it does not know, what it lacks was never meant. */
function ofForm(issues: readonly Issue[]): readonly Issue[] {
  const unknown = new Set(issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [path.join('.')] : [])));
  const lacks = ({ code, path }: Issue): boolean => VAGUE.has(code) && path.length > 0 && unknown.has(path.slice(0, -1).join('.'));
  return issues.some((issue) => !lacks(issue)) ? issues.filter((issue) => !lacks(issue)) : issues;
}

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
    const inside = best?.some(reaches);
    if (!best || (!inside && issue.message !== UNSAID)) return [{ ...issue, path } as Issue];
    return flatten(ofForm(best), path);
  });
}

/** What zod says of a choice that has no words of its own. */
const UNSAID = 'Invalid input';

function problems(issue: Issue, schema: z.ZodType, tree: Tree, forbidden: readonly Forbidden[]): Problem[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') {
    const texts = brokenTexts(at(tree, path), issue.keys, keysAt(schema, path)).map((broken) => ({
      ...broken,
      path: [...path, ...broken.path],
    }));
    const told = new Set(texts.flatMap(({ keys }) => keys));
    const unknown = issue.keys.filter((key) => !told.has(key)).map((key) => unknownKey(schema, tree, [...path, key], forbidden));
    return [...texts.map(({ keys: _, ...problem }) => problem), ...unknown];
  }
  const missing = path.length > 0 && at(tree, path) === null;
  if (missing) {
    const parent = path.slice(0, -1);
    const key = String(path.at(-1));
    return [{ severity: 'error', at: placeOf(tree, parent), path: parent, message: `the key "${key}" is missing`, missing: key }];
  }
  const value = at(tree, path);
  const several = issue.code === 'invalid_type' && issue.expected === 'string' ? oneLanguage(tree, path) : null;
  const given = value?.type === 'scalar' ? value : null;
  const { message, hint, instead }: Described = several ?? inForm(describe(issue, given), typesAt(schema, path), given);
  const place = placeOf(tree, path);
  const fix = instead === undefined ? undefined : { at: place, replacement: instead };
  return [{ severity: 'error', at: place, path, message, hint, fix }];
}

const why = (forbidden: readonly Forbidden[], key: string): Forbidden | undefined => forbidden.find((each) => each.key.test(key));

/** Keys of every kind that the first format called otherwise. */
const FORMER: Readonly<Record<string, string>> = { because: 'rule' };

const wordOf = (former: string): string => /^\w+/.exec(former)![0];

/** A word of the first format; the edit is sure where what stands behind it stays. */
function renamedSince(tree: Tree, path: Path, now: string): Pick<Problem, 'message' | 'hint' | 'fix'> {
  const key = String(path.at(-1));
  const isSure = wordOf(now) === now && at(tree, [...path.slice(0, -1), now]) === null;
  const fix = isSure ? { at: keyPlace(tree, path.slice(0, -1), key), replacement: now } : undefined;
  return { message: `"${key}" is a word of the first format`, hint: `write ${now}`, fix };
}

function unknownKey(schema: z.ZodType, tree: Tree, whole: Path, forbidden: readonly Forbidden[]): Problem {
  const [path, key] = [whole.slice(0, -1), String(whole.at(-1))];
  const place = { severity: 'error', at: keyPlace(tree, path, key), path: whole } as const;
  const reason = why(forbidden, key);
  if (reason && reason.instead === undefined) return { ...place, message: reason.message, hint: 'remove it', rule: reason.rule };
  const known = keysAt(schema, path);
  if (known.includes(key))
    return { ...place, message: `"${key}" does not go with what else stands here`, hint: 'take one of the two away' };
  const former = why(forbidden, key)?.instead ?? FORMER[key];
  if (former !== undefined && known.includes(wordOf(former))) return { ...place, ...renamedSince(tree, whole, former) };
  const { hint, misspelt } = spellingHint(key, known);
  const taken = misspelt && at(tree, [...path, misspelt.meant]) !== null;
  return {
    ...place,
    message: `unknown key "${key}"`,
    hint,
    fix: misspelt && !taken ? { at: place.at, replacement: misspelt.meant } : undefined,
  };
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

/** What is wrong with a value, and what to write instead where that is sure. */
interface Described {
  readonly message: string;
  readonly hint?: string | undefined;
  readonly instead?: string | undefined;
}

type Given = Extract<Tree, { type: 'scalar' }> | null;

const typesAt = (schema: z.ZodType, path: Path): z.ZodType[] =>
  path.reduce<z.ZodType[]>((found, step) => found.flatMap((each) => below(each, step)), [schema]);

/** What was meant by a value that is none: in a map of one key, or in other letters; no edit is told that leaves a fault. */
function inForm(told: Described, types: readonly z.ZodType[], given: Given): Described {
  if (given === null || given.value === null) return told;
  const { value } = given;
  const wrapped = types.flatMap(mapsAt).flatMap((map) => keyFor(map, value))[0];
  if (wrapped !== undefined) return { message: told.message, hint: `write ${wrapped}`, instead: wrapped };
  const fits = (text: unknown): boolean => types.some((type) => type.safeParse(text).success);
  if (typeof value === 'string') {
    const plain = [inPlainLetters(value), inPlainLetters(value).replace(/\s+/g, '')].find((text) => text !== value && fits(text));
    return plain === undefined ? told : { message: told.message, hint: `write ${plain}`, instead: plain };
  }
  const text = given.source ?? String(value);
  if (told.instead !== `"${text}"` || fits(text)) return told;
  const reason = types.flatMap((type) => type.safeParse(text).error?.issues ?? []).find(({ code }) => code !== 'invalid_union');
  return { message: reason ? `${reason.message}, not ${text}` : told.message };
}

/** The one key that a map wants, with a value that fits it; of a range the upper end where it is a fraction. */
function keyFor(map: z.ZodType, value: string | number | boolean): string[] {
  const shape = Object.entries(definition(map).shape ?? {});
  if (typeof value === 'string')
    return shape.flatMap(([key, type]) => (key === value && type.safeParse(true).success ? [`{ ${key}: true }`] : []));
  const isRange = shape.map(([key]) => key).join() === 'min,max';
  const wanted = shape.filter(([, type]) => !type.safeParse(undefined).success);
  // Of a card that extends another no key need be there: of two the first says how much.
  const first = wanted.length === 0 && shape.length <= 2 && !isRange ? shape.slice(0, 1) : wanted;
  const ends = isRange && !Number.isInteger(value) ? shape.slice(1) : first;
  const [only, ...others] = ends;
  return only && others.length === 0 && only[1].safeParse(value).success ? [`{ ${only[0]}: ${value} }`] : [];
}

function describe(issue: Issue, given: Given): Described {
  switch (issue.code) {
    case 'invalid_type':
      return mistyped(issue.expected, given);
    case 'invalid_value':
      return oneOf(issue.values.map(String), given);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options.map(String), given) : noneOf(issue, given);
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

const asGiven = (given: Given): string =>
  given === null || given.value === null ? '' : `, not ${given.source ?? JSON.stringify(given.value)}`;

/** What other languages write for true and false. */
const YES_OR_NO: Readonly<Record<string, string>> = { yes: 'true', on: 'true', true: 'true', no: 'false', off: 'false', false: 'false' };

function mistyped(expected: string, given: Given): Described {
  const message = `expected ${TYPES[expected] ?? expected}${asGiven(given)}`;
  const value = given?.value ?? null;
  if (expected === 'string' && isNumberOrTruth(given)) return { message, ...inQuotes(given) };
  if (typeof value !== 'string') return { message };
  if ((expected === 'number' || expected === 'int') && PLAIN_NUMBER.test(value)) {
    return { message, hint: 'a number stands without quotes', instead: value };
  }
  const truth = expected === 'boolean' ? YES_OR_NO[value.toLowerCase()] : undefined;
  return truth === undefined ? { message } : { message, hint: `write ${truth}, without quotes`, instead: truth };
}

/** What is of none of several forms; a number or a truth was meant as text where one of them is a text. */
function noneOf({ message, errors }: z.core.$ZodIssueInvalidUnion, given: Given): Described {
  const takesText = errors.some((form) =>
    form.some(
      ({ code, path, ...rest }) => code === 'invalid_type' && path.length === 0 && 'expected' in rest && rest.expected === 'string',
    ),
  );
  return takesText && isNumberOrTruth(given) ? { message: `${message}${asGiven(given)}`, ...inQuotes(given) } : { message };
}

const isNumberOrTruth = (given: Given): given is NonNullable<Given> =>
  typeof given?.value === 'number' || typeof given?.value === 'boolean';

/** A number or a truth where a text is wanted. */
function inQuotes({ value, source }: NonNullable<Given>): Omit<Described, 'message'> {
  const text = `"${source ?? String(value)}"`;
  return { hint: `if it is a text, put it in quotes: ${text}`, instead: text };
}

function oneOf(values: readonly string[], given: Given): Described {
  const message = `expected ${listed(values, 'or')}${asGiven(given)}`;
  if (typeof given?.value !== 'string') return { message };
  const { hint, misspelt } = spellingHint(given.value, values);
  return misspelt ? { message, hint, instead: misspelt.meant } : { message };
}

function bound(which: string, limit: number | bigint, origin: string): string {
  if (origin === 'string') return which === 'at least' ? 'must not be empty' : `must have ${which} ${limit} characters`;
  return origin === 'array' ? `must have ${which} ${limit} ${limit === 1 ? 'entry' : 'entries'}` : `must be ${which} ${limit}`;
}
