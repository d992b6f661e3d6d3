import { didYouMean, editDistance, nearest } from '../engine/read/index.ts';
import type { Edit } from './finding.ts';
import { inPlainLetters } from './plain-letters.ts';
import { at, keyPlace, type Path, type Tree } from './tree.ts';

/** A word as it is written, and the one that is surely meant. */
export interface Misspelt {
  readonly wrote: string;
  readonly meant: string;
}

/** The words of a hint about a word that nobody knows; with the word that is near, where one is. */
export interface SpellingHint {
  readonly hint: string | undefined;
  readonly misspelt: Misspelt | undefined;
}

/** Most edits after which a word is still surely the one that was meant. */
const SURE = 2;

/** What a word that is none of the known ones was probably to be. */
export function spellingHint(wrote: string, known: Iterable<string>): SpellingHint {
  const words = [...known];
  const plain = inPlainLetters(wrote);
  if (plain !== wrote && words.includes(plain))
    return { hint: `some letter of it only looks like one of "${plain}"`, misspelt: { wrote, meant: plain } };
  const near = nearest(wrote, words);
  const isSure = near !== null && editDistance(wrote.toLowerCase(), near.toLowerCase()) <= SURE;
  return { hint: didYouMean(wrote, words), misspelt: isSure ? { wrote, meant: near } : undefined };
}

/** The edit of a misspelt word, which is the value at the path or its key; nothing where it is written otherwise. */
export function respelt(tree: Tree, path: Path, misspelt: Misspelt | undefined): Edit | undefined {
  if (!misspelt) return undefined;
  const value = at(tree, path);
  if (value?.type === 'scalar' && value.value === misspelt.wrote) return { at: value.at, replacement: misspelt.meant };
  if (value === null || path.at(-1) !== misspelt.wrote) return undefined;
  return { at: keyPlace(tree, path.slice(0, -1), misspelt.wrote), replacement: misspelt.meant };
}
