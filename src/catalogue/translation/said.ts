import type { z } from 'zod';
import { below } from '../keys.ts';
import type { Shelf } from '../library.ts';
import { saidAs } from '../schemas/common.ts';
import { at, child, textAt, type Path, type Tree } from '../tree.ts';

type Types = readonly z.ZodType[];

/** A text of a card. */
export interface SaidAt {
  readonly path: Path;
  /** The keys under which a translation has it: those of the path, with ids, or places from 1, for items of lists. */
  readonly keys: readonly string[];
  readonly text: string;
}

export function typesBelow(types: Types, step: string | number): z.ZodType[] {
  return [...new Set(types.flatMap((type) => below(type, step)))];
}

/** Steps further down with what a translation calls them. */
export function stepsIn(tree: Tree): readonly { readonly step: string | number; readonly key: string; readonly tree: Tree }[] {
  if (tree.type === 'map') return [...tree.entries].map(([key, { value }]) => ({ step: key, key, tree: value }));
  if (tree.type === 'list') return tree.items.map((item, i) => ({ step: i, key: textAt(item, 'id') ?? String(i + 1), tree: item }));
  return [];
}

/** A name or text as it is written, in English where it is in several languages; null where there is none. */
export function englishOf(tree: Tree): string | null {
  const written = tree.type === 'map' ? child(tree, 'en') : tree;
  return written?.type === 'scalar' && typeof written.value === 'string' ? written.value : null;
}

/** Every text of a card, in the order in which it is written. */
export function* saidIn(types: Types, tree: Tree, path: Path = [], keys: readonly string[] = []): Generator<SaidAt> {
  if (types.length === 0) return;
  if (saidAs(types) !== null) {
    const text = englishOf(tree);
    if (text !== null) yield { path, keys, text };
    return;
  }
  for (const { step, key, tree: inside } of stepsIn(tree)) yield* saidIn(typesBelow(types, step), inside, [...path, step], [...keys, key]);
}

/** What the cards of a file are made of, which may stand on a list of it. */
export function cardTypes({ type, kind }: Shelf): Types {
  return kind.within === null ? [type] : typesBelow(typesBelow([type], kind.within), 0);
}

/** A name in the last of these languages that it is written in, put where the English one was; other texts as they are. */
function inLanguage(tree: Tree, languages: readonly string[]): Tree {
  const last = languages.findLast((language) => child(tree, language) !== null);
  return tree.type === 'map' && last !== undefined ? called(tree, child(tree, last)!) : tree;
}

function called(tree: Tree, text: Tree): Tree {
  const english = tree.type === 'map' ? tree.entries.get('en') : undefined;
  if (tree.type !== 'map' || english?.value === text) return tree;
  return { ...tree, entries: new Map([...tree.entries, ['en', { key: english?.key ?? text.at, value: text }]]) };
}

/** What a text was called before any translation. */
function originalOf(tree: Tree): { readonly original?: string } {
  if (tree.type !== 'scalar' || typeof tree.value !== 'string') return {};
  return { original: tree.original ?? tree.value };
}

/** Whether a text may stand where schemas want one: no longer than it may be, and not empty. */
export function fits(types: Types, text: string): boolean {
  return types.some((type) => type.safeParse(text).success);
}

/** A card with its names in one of these languages, the last that they are written in, and with the texts of a translation; the same object where nothing changes. */
export function spoken(types: Types, tree: Tree, wording: Tree | null, languages: readonly string[]): Tree {
  if (types.length === 0) return tree;
  if (saidAs(types) !== null) {
    if (wording?.type === 'scalar' && typeof wording.value === 'string' && fits(types, wording.value))
      return tree.type === 'map' ? called(tree, wording) : { ...wording, ...originalOf(tree) };
    return inLanguage(tree, languages);
  }
  const inside = (step: string | number, key: string, below: Tree): Tree =>
    spoken(typesBelow(types, step), below, wording && child(wording, key), languages);
  if (tree.type === 'scalar') return tree;
  const steps = stepsIn(tree).map(({ step, key, tree: below }) => inside(step, key, below));
  if (tree.type === 'list') return steps.every((item, i) => item === tree.items[i]) ? tree : { ...tree, items: steps };
  const entries = [...tree.entries];
  if (steps.every((value, i) => value === entries[i]![1].value)) return tree;
  return { ...tree, entries: new Map(entries.map(([name, { key }], i) => [name, { key, value: steps[i]! }])) };
}

/** What a translation says of a card. */
export function wordingOf(texts: Tree, noun: string, id: string): Tree | null {
  return at(texts, ['texts', noun, id]);
}
