import type { Problem } from './finding.ts';
import { at, child, placeOf, placesIn, removalsIn, type Path, type Place, type Removal, type Tree } from './tree.ts';

/** A card with what it inherits, and as its own file has it. */
interface Extending {
  readonly tree: Tree;
  readonly written: Tree;
}

const known = new WeakMap<Tree, ReadonlySet<Place>>();

function placesOf(tree: Tree): ReadonlySet<Place> {
  const places = known.get(tree) ?? new Set(placesIn(tree));
  known.set(tree, places);
  return places;
}

/** Whether a place is one of a card as its file has it: what it inherits may stand in the same file. */
function isWritten(place: Place, { tree, written }: Extending): boolean {
  if (place.file !== written.at.file) return false;
  return child(written, 'extends') === null || placesOf(written).has(place) || !placesOf(tree).has(place);
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
function ownPlace(card: Extending, path: Path): Place {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const part = at(card.tree, path.slice(0, length));
    if (part && isWritten(part.at, card)) return part.at;
  }
  return placeOf(card.written, ['extends']);
}

/**
 * A problem of a card where its maker can mend it: what stands in the file of a parent is shown where the card takes away
 * what is missing, where it changes what else the problem comes of or what is round about, or where it says what it
 * extends.
 */
export function inOwnFile(problem: Problem, card: Extending, also: readonly Path[] = []): Problem {
  const removal = removalNamed(problem, card.tree);
  const ownRemoval = removal && isWritten(removal.at, card) ? removal : null;
  const line = lineOf(problem.at);
  if (problem.missing !== undefined && ownRemoval) return { ...problem, at: ownRemoval.at };
  if (isWritten(problem.at, card))
    return removal ? { ...problem, hint: `it is taken away in ${lineOf(removal.at)}`, fix: undefined } : problem;
  const cause = also.flatMap((path) => at(card.tree, path)?.at ?? []).find((place) => isWritten(place, card));
  if (ownRemoval) {
    const message = `${problem.message} (taken away here; ${line} counts on it)`;
    return { ...problem, at: ownRemoval.at, message, hint: 'leave it, or change what counts on it', fix: undefined };
  }
  return { ...problem, at: cause ?? ownPlace(card, problem.path), message: `${problem.message} (inherited from ${line})` };
}
