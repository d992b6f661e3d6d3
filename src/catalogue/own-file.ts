import type { Problem } from './finding.ts';
import { at, placeOf, removalsIn, type Path, type Place, type Removal, type Tree } from './tree.ts';

/** A card with what it inherits, and as its own file has it. */
interface Extending {
  readonly tree: Tree;
  readonly written: Tree;
}

const lineOf = ({ file, line }: Place): string => `${file}:${line}`;

/** What was taken away of what a problem names: in its words, or where it stands. */
function removalNamed({ message, path }: Problem, tree: Tree): Removal | null {
  const value = at(tree, path);
  const words = new Set([...message.matchAll(/"([^"]+)"/g)].map(([, word]) => word));
  words.add(String(path.at(-1)));
  if (value?.type === 'scalar') words.add(String(value.value));
  for (const removal of removalsIn(tree)) if (words.has(removal.name)) return removal;
  return null;
}

/** The deepest part on a path that the card itself has written; where that is nothing but the card, what it extends. */
function ownPlace({ tree, written }: Extending, path: Path): Place {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const part = at(tree, path.slice(0, length));
    if (part?.at.file === written.at.file) return part.at;
  }
  return placeOf(written, ['extends']);
}

/**
 * A problem of a card where its maker can mend it: what stands in the file of a parent is shown where the card takes away
 * what is missing, where it changes what is round about, or where it says what it extends.
 */
export function inOwnFile(problem: Problem, card: Extending): Problem {
  const { file } = card.written.at;
  const removal = removalNamed(problem, card.tree);
  if (problem.missing !== undefined && removal?.at.file === file) return { ...problem, at: removal.at };
  if (problem.at.file === file)
    return removal ? { ...problem, hint: `it is taken away in ${lineOf(removal.at)}`, fix: undefined } : problem;
  const line = lineOf(problem.at);
  if (removal?.at.file === file)
    return { ...problem, at: removal.at, message: `${problem.message} (taken away here; ${line} counts on it)` };
  return { ...problem, at: ownPlace(card, problem.path), message: `${problem.message} (inherited from ${line})` };
}
