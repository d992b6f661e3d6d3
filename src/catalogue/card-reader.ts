import { named } from './draft.ts';
import type { Problem } from './finding.ts';
import { extendCard } from './extend.ts';
import { check } from './issues.ts';
import type { Extension } from './kind.ts';
import { mendTree } from './mend-tree.ts';
import type { Shelf } from './library.ts';
import type { PackedSource } from './packs.ts';
import { meant, respelt, type Meant } from './meant.ts';
import { child, placeOf, textAt, type Tree } from './tree.ts';

export interface ReadCard {
  readonly source: PackedSource;
  readonly tree: Tree;
  readonly value: unknown;
}

/** Reads cards of one kind, parents before the cards that extend them. */
export class CardReader {
  private readonly shelf: Shelf;
  private readonly sources: readonly PackedSource[];
  private readonly problems: Problem[];
  /** Faulty cards as they would be with the sure edits of their faults made. */
  readonly doubtful: ReadCard[] = [];
  private readonly done = new Map<PackedSource, ReadCard | null>();
  private readonly open = new Set<PackedSource>();

  constructor(shelf: Shelf, sources: readonly PackedSource[], problems: Problem[]) {
    this.shelf = shelf;
    this.sources = sources.filter((source) => source.kind === shelf.kind.schema);
    this.problems = problems;
  }

  /** Null when the card cannot be used; the problems say why. */
  read(source: PackedSource): ReadCard | null {
    const known = this.done.get(source);
    if (known !== undefined) return known;
    this.open.add(source);
    const tree = this.merged(source, this.shelf.kind.extension);
    this.open.delete(source);
    const checked = tree && check(this.shelf.type, tree, this.shelf.kind.forbidden);
    if (tree && checked) this.problems.push(...checked.problems.map((problem) => named(problem, tree, textAt(tree, 'id') ?? '')));
    if (tree && checked && checked.problems.length > 0) this.doubt(source, mendTree(tree, checked.problems));
    const card = tree && checked?.value ? { source, tree, value: checked.value } : null;
    this.done.set(source, card);
    return card;
  }

  /** The card with everything it inherits; null when the extension or its parent is faulty. */
  private merged(source: PackedSource, extension: Extension | null): Tree | null {
    if (!extension || !child(source.tree, 'extends')) return source.tree;
    const { problems } = check(extension.type, source.tree, this.shelf.kind.forbidden);
    this.problems.push(...problems);
    if (problems.length > 0) {
      this.doubt(source, this.mendedCard(source, problems, extension));
      return null;
    }
    const parent = this.parent(source, textAt(source.tree, 'extends')!);
    if (!parent) return null;
    const before = this.problems.length;
    const tree = extendCard(without(parent.tree, extension.own), source.tree, extension.list ?? null, this.problems);
    return this.problems.length > before ? null : tree;
  }

  /** The card as it would be with the sure edits of its problems made; null where that cannot be told. */
  private mendedCard(source: PackedSource, problems: readonly Problem[], extension: Extension): Tree | null {
    const patch = mendTree(source.tree, problems);
    if (!patch || check(extension.type, patch, this.shelf.kind.forbidden).problems.length > 0) return null;
    const wanted = textAt(patch, 'extends');
    const found = this.sources.find((other) => other !== source && textAt(other.tree, 'id') === wanted);
    const parent = found && !this.open.has(found) ? this.read(found) : null;
    if (!parent) return null;
    const unsaid: Problem[] = [];
    const tree = extendCard(without(parent.tree, extension.own), patch, extension.list ?? null, unsaid);
    return unsaid.length > 0 ? null : tree;
  }

  /** Keeps a card that nobody plays with, to tell what else is wrong with it. */
  private doubt(source: PackedSource, tree: Tree | null): void {
    const checked = tree && check(this.shelf.type, tree, this.shelf.kind.forbidden);
    if (tree && checked?.value) this.doubtful.push({ source, tree, value: checked.value });
  }

  private parent(source: PackedSource, wanted: string): ReadCard | null {
    const others = this.sources.filter((other) => other !== source && textAt(other.tree, 'id') === wanted);
    const found = others.find(({ tree }) => !child(tree, 'overrides')) ?? others[0];
    const ids = this.sources.filter((other) => other !== source).flatMap(({ tree }) => textAt(tree, 'id') ?? []);
    if (!found) return this.refuse(source, `there is no ${this.shelf.kind.noun} "${wanted}"`, meant(wanted, ids));
    if (this.open.has(found)) return this.refuse(source, `"${wanted}" extends this card in turn`);
    return this.read(found) ?? this.refuse(source, `"${wanted}" is left out because of faults of its own`, { hint: `see ${found.path}` });
  }

  private refuse({ tree }: PackedSource, message: string, { hint, misspelt }: Partial<Meant> = {}): null {
    const path = ['extends'];
    this.problems.push({ severity: 'error', at: placeOf(tree, path), path, message, hint, fix: respelt(tree, path, misspelt) });
    return null;
  }
}

function without(tree: Tree, keys: readonly string[]): Tree {
  if (tree.type !== 'map' || keys.length === 0) return tree;
  return { ...tree, entries: new Map([...tree.entries].filter(([key]) => !keys.includes(key))) };
}
