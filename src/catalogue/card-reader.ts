import { LIMITS } from '../engine/limits/index.ts';
import type { Draft } from './draft.ts';
import type { Problem } from './finding.ts';
import { extendCard } from './extend.ts';
import { check, type Checked } from './issues.ts';
import { mendTree, type Mended } from './mend-tree.ts';
import { patchFor, type Shelf } from './library.ts';
import { inOwnFile } from './own-file.ts';
import type { PackedSource } from './packs.ts';
import { listed } from '../engine/text/index.ts';
import { spellingHint, respelt, type SpellingHint } from './spelling-hint.ts';
import { CORE, fullName, splitName } from './names.ts';
import { child, placeOf, textAt, type Place, type Tree, at, keyPlace, type Path } from './tree.ts';
import type { Translator } from './translation/translator.ts';
import { leftOut } from './unknown-card.ts';

/** A card with what it inherits, as its own file has it, and what it extends. */
interface Heir {
  readonly tree: Tree;
  readonly written: Tree;
  readonly parent: Tree;
}

type Lacking = Problem & { readonly missing: string };
type Told = Pick<Problem, 'at' | 'hint'>;

/**
 * A part that is not whole, under a key near to one that the parent has and the card does not speak of. It may be a new
 * part that is not finished yet, so that no edit is sure.
 */
function slip({ tree, written, parent }: Heir, path: Path): Told | null {
  const [around, key] = [path.slice(0, -1), path.at(-1)];
  const siblings = at(parent, around);
  if (typeof key !== 'string' || siblings?.type !== 'map' || siblings.entries.has(key)) return null;
  const unspoken = [...siblings.entries.keys()].filter((name) => at(written, [...around, name]) === null);
  const { hint, misspelt } = spellingHint(key, unspoken);
  return misspelt ? { at: keyPlace(tree, around, key), hint } : null;
}

/**
 * What is missing in a part whose key was to be one of the parent's is told as that slip, once: `maull: { damage: 1d8 }`
 * lacks nothing but the right name.
 */
function toldAsSlips(problems: readonly Problem[], heir: Heir): Problem[] {
  const told = new Set<string>();
  return problems.flatMap((problem): Problem[] => {
    const meantPart = problem.missing === undefined ? null : slip(heir, problem.path);
    if (!meantPart) return [problem];
    const path = problem.path.join('.');
    if (told.has(path)) return [];
    told.add(path);
    const lacking = problems.filter((each): each is Lacking => each.missing !== undefined && each.path.join('.') === path);
    const message = `the parent has no "${problem.path.at(-1)!}", and a new one needs ${listed(lacking.map(({ missing }) => missing))}`;
    return [{ severity: 'error', path: problem.path, message, ...meantPart }];
  });
}

export interface ReadCard {
  readonly source: PackedSource;
  readonly tree: Tree;
  readonly value: unknown;
  /** Where something stands that nobody wrote. */
  readonly guessed?: readonly Place[];
}

/** A card with everything it inherits. */
interface Merged {
  readonly tree: Tree;
  /** What it extends; null where it extends nothing. */
  readonly parent: Tree | null;
}

/** Cards that each extend the next, the last of them none that is not among them. */
interface Line {
  readonly cards: readonly PackedSource[];
  /** Whether the last extends the first. */
  readonly isRing: boolean;
}

/** What there is to be read, and in which words. */
export interface ReadFiles extends Pick<Draft, 'files' | 'broken'> {
  readonly translator: Translator;
}

/** What is wrong with a whole card, told of what its own file says. */
function ownProblems(problems: readonly Problem[], { parent, ...card }: Merged & { readonly written: Tree }): Problem[] {
  const told = parent ? toldAsSlips(problems, { ...card, parent }) : problems;
  return told.map((problem) => inOwnFile(problem, card));
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

/** Reads cards of one kind, parents before the cards that extend them. */
export class CardReader {
  private readonly shelf: Shelf;
  private readonly files: readonly PackedSource[];
  /** By the id that is written in them. */
  private readonly byId = new Map<string, PackedSource[]>();
  private readonly broken: Draft['broken'];
  private readonly problems: Problem[];
  private readonly translator: Translator;
  /** Faulty cards as they may have been meant. */
  readonly doubtful: ReadCard[] = [];
  private readonly done = new Map<PackedSource, ReadCard | null>();

  constructor(shelf: Shelf, { files, broken, translator }: ReadFiles, problems: Problem[]) {
    this.shelf = shelf;
    this.broken = broken;
    this.files = files;
    this.problems = problems;
    this.translator = translator;
    for (const source of files.filter(({ kind }) => kind === shelf.kind.schema)) {
      const id = textAt(source.tree, 'id');
      const same = id === null ? undefined : this.byId.get(id);
      if (same) same.push(source);
      else if (id !== null) this.byId.set(id, [source]);
    }
  }

  /** Null when the card cannot be used; the problems say why. */
  read(source: PackedSource): ReadCard | null {
    const known = this.done.get(source);
    if (known !== undefined) return known;
    const merged = this.merged(source);
    const tree = merged && this.translator.file(this.shelf, merged.tree);
    const checked = tree && this.checked(tree);
    if (tree && checked) this.problems.push(...ownProblems(checked.problems, { ...merged, tree, written: source.tree }));
    if (tree && checked && checked.problems.length > 0) this.doubt(source, mendTree(this.shelf.type, tree, checked.problems));
    const card = tree && checked?.value ? { source, tree, value: checked.value } : null;
    this.done.set(source, card);
    return card;
  }

  /** A whole card held against its type. */
  private checked(tree: Tree): Checked<unknown> {
    return check(this.shelf.type, tree, this.shelf.kind.forbidden);
  }

  /** The card with everything it inherits; null when the extension or its parent is faulty. */
  private merged(source: PackedSource): Merged | null {
    const patch = child(source.tree, 'extends') && patchFor(this.shelf);
    if (!patch) return { tree: source.tree, parent: null };
    const { problems } = check(patch, source.tree, this.shelf.kind.forbidden);
    this.problems.push(...problems);
    if (problems.length > 0) {
      this.doubt(source, this.mendedCard(source, mendTree(patch, source.tree, problems)));
      return null;
    }
    const parent = this.parent(source, textAt(source.tree, 'extends')!);
    if (!parent) return null;
    const found: Problem[] = [];
    const tree = extendCard(this.shelf.type, this.inherited(parent.tree), source.tree, found);
    this.problems.push(...found);
    return found.some(isError) ? null : { tree, parent: parent.tree };
  }

  /** The card as it would be with what it says mended; null where that cannot be told. */
  private mendedCard(source: PackedSource, { tree: mended, guessed }: Mended): Mended | null {
    const patch = patchFor(this.shelf);
    if (!patch || check(patch, mended, this.shelf.kind.forbidden).problems.length > 0) return null;
    const wanted = textAt(mended, 'extends');
    const found = wanted === null ? null : this.named(source, wanted);
    const parent = found && this.lineOf(found).cards.includes(source) ? null : found && this.read(found);
    if (!parent) return null;
    const unsaid: Problem[] = [];
    const tree = extendCard(this.shelf.type, this.inherited(parent.tree), mended, unsaid);
    return unsaid.some(isError) ? null : { tree, guessed };
  }

  /** What of a card those get that extend it. */
  private inherited(parent: Tree): Tree {
    const { notInherited, within } = this.shelf.kind;
    const tree = without(parent, notInherited ?? []);
    const cards = within === null ? null : child(tree, within);
    if (within === null || tree.type !== 'map' || cards?.type !== 'list') return tree;
    const { key } = tree.entries.get(within)!;
    const value = { ...cards, items: cards.items.map((card) => without(card, ['overrides'])) };
    return { ...tree, entries: new Map([...tree.entries, [within, { key, value }]]) };
  }

  /** Keeps a card that nobody plays with, to tell what else is wrong with it. */
  private doubt(source: PackedSource, mended: Mended | null): void {
    const value = mended && this.checked(mended.tree).value;
    if (mended && value) this.doubtful.push({ source, tree: mended.tree, value, guessed: mended.guessed });
  }

  private parent(source: PackedSource, wanted: string): ReadCard | null {
    const place = placeOf(source.tree, ['extends']);
    // Names that mean nothing are told where names are read.
    if (this.problems.some(({ at }) => at === place)) return null;
    const found = this.named(source, wanted);
    if (!found) return this.noParent(source, wanted);
    const { cards, isRing } = this.lineOf(source);
    if (isRing) {
      const others = cards.slice(1).map(({ tree }) => `"${textAt(tree, 'id')!}"`);
      return this.refuse(source, `${others.join(', which extends ')}${others.length > 1 ? ',' : ''} extends this card in turn`, {
        hint: 'let one of them extend another card, or none',
      });
    }
    if (cards.length > LIMITS.extends + 1)
      return this.refuse(source, `more than ${LIMITS.extends} cards extend each other`, { hint: 'extend an earlier one' });
    return this.read(found) ?? this.refuse(source, leftOut(wanted), { hint: `see ${found.path}`, waitsFor: found.path });
  }

  /** Says why there is no card of this kind by the name that a card extends. */
  private noParent(source: PackedSource, wanted: string): null {
    if (wanted === textAt(source.tree, 'id')) return this.itself(source, wanted);
    const brokenFile = this.broken.get(splitName(wanted).local);
    if (brokenFile !== undefined) return this.refuse(source, leftOut(wanted), { hint: `see ${brokenFile}`, waitsFor: brokenFile });
    const { noun } = this.shelf.kind;
    const other = this.files.find(({ kind, tree }) => kind !== this.shelf.kind.schema && this.isCalled(source, tree, wanted));
    if (other) {
      const message = `"${wanted}" is another kind of card: its file says ${other.kind}`;
      return this.refuse(source, message, { hint: `extend a card of ${this.shelf.kind.schema}` });
    }
    return this.refuse(source, `there is no ${noun} "${wanted}"`, spellingHint(wanted, this.idsBeside(source)));
  }

  private isCalled({ pack }: PackedSource, tree: Tree, wanted: string): boolean {
    const id = textAt(tree, 'id');
    return id === wanted || id === fullName(pack, wanted);
  }

  private itself(source: PackedSource, id: string): null {
    const { local } = splitName(id);
    const ofGame = this.byId.has(local) && source.pack !== CORE;
    return this.refuse(source, 'this card extends itself', {
      hint: ofGame ? `that of the game is "${CORE}:${local}"` : 'name another card',
      misspelt: ofGame ? { wrote: id, meant: `${CORE}:${local}` } : undefined,
    });
  }

  /** Another card of an id, one that overrides none where there is such a one. */
  private named(source: PackedSource, id: string): PackedSource | null {
    const all = this.byId.get(id) ?? [];
    return all.find((other) => other !== source && !child(other.tree, 'overrides')) ?? all.find((other) => other !== source) ?? null;
  }

  private idsBeside(source: PackedSource): string[] {
    const own = textAt(source.tree, 'id');
    return [...this.byId].flatMap(([id, { length }]) => (id !== own || length > 1 ? [id] : []));
  }

  /** A card and those that it inherits from, as far as anybody follows. */
  private lineOf(first: PackedSource): Line {
    const cards = [first];
    for (let last = first; cards.length <= LIMITS.extends + 1;) {
      const wanted = textAt(last.tree, 'extends');
      const next = wanted === null ? null : this.named(last, wanted);
      if (!next || cards.includes(next)) return { cards, isRing: next === first };
      cards.push(next);
      last = next;
    }
    return { cards, isRing: false };
  }

  private refuse({ tree }: PackedSource, message: string, why: Partial<SpellingHint> & Pick<Problem, 'waitsFor'> = {}): null {
    const { misspelt, ...told } = why;
    const path = ['extends'];
    this.problems.push({ severity: 'error', at: placeOf(tree, path), path, message, ...told, fix: respelt(tree, path, misspelt) });
    return null;
  }
}

function without(tree: Tree, keys: readonly string[]): Tree {
  if (tree.type !== 'map' || keys.length === 0) return tree;
  return { ...tree, entries: new Map([...tree.entries].filter(([key]) => !keys.includes(key))) };
}
