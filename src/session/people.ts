import type { FigureId } from '../engine/bout/index.ts';
import { hashText } from '../engine/dice/index.ts';

/** What people are named by, beside their cards: the same seed gives the same names, and no rule knows of them. */
export interface NamedBy {
  readonly seed: string;
  /** Of the language shown, by group and key. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A figure by name. */
export interface Named {
  readonly text: string;
  readonly beast: boolean;
  /** Whether a beast bears it as a name of its own, which takes no article. */
  readonly proper?: boolean;
  /** For small places; the whole name when left out. */
  readonly short?: string;
  /** What it fights as, in a word; left out where the name says it. */
  readonly kind?: { readonly text: string; readonly short: string };
}

/** Everybody in a bout by his id there; undefined for whom no card is known of. */
export type FigureNames = (figure: FigureId) => Named | undefined;

/** Who is called what in bouts that are known to the page, by their seeds. */
const CALLED = new Map<string, readonly string[]>();

/** Those who fight in the bout of a seed are people with names of their own, in the order of the set-up. */
export function callThem(seed: string, names: readonly string[]): void {
  CALLED.set(seed, names);
}

/** So many names out of a list, all different, none of those taken; fewer when the list is too short. The same seed gives the same. */
export function drawNames(list: readonly string[], { count, seed, taken }: NamesWanted): string[] {
  const called = CALLED.get(seed);
  if (called?.length === count) return [...called];
  const place = new Map(list.map((name) => [name, hashText(`${seed} ${name}`) >>> 0]));
  const free = [...place.keys()].filter((name) => !taken.includes(name));
  return free.toSorted((a, b) => place.get(a)! - place.get(b)! || (a < b ? -1 : 1)).slice(0, count);
}

export interface NamesWanted {
  readonly count: number;
  readonly seed: string;
  /** Names that somebody bears already. */
  readonly taken: readonly string[];
}

const MOST_LETTERS = 6;
const CUT = 4;

/** What somebody is in a word, and that word for small places. */
export function kindNamed(text: string, by: NamedBy | undefined): { readonly text: string; readonly short: string } {
  return { text, short: by?.messages['class-short']?.[text] ?? cutShort(text) };
}

/** A word for small places, where no message gives one: whole, or its first letters with a stop. */
function cutShort(word: string): string {
  return word.length <= MOST_LETTERS ? word : `${word.slice(0, CUT)}.`;
}
