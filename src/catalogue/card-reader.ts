import { named, type Draft } from './draft.ts';
import type { Problem } from './finding.ts';
import { extendCard } from './extend.ts';
import { check } from './issues.ts';
import type { Extension } from './kind.ts';
import { mendTree } from './mend-tree.ts';
import type { Shelf } from './library.ts';
import type { PackedSource } from './packs.ts';
import { meant, respelt, type Meant } from './meant.ts';
import { splitName } from './names.ts';
import { leftOut } from './unknown-card.ts';
import { child, placeOf, textAt, type Tree } from './tree.ts';

/** Most cards that one inherits from, each from the next. */
const DEEPEST = 32;

export interface ReadCard {
  readonly source: PackedSource;
  readonly tree: Tree;
  readonly value: unknown;
}

/** Reads cards of one kind, parents before the cards that extend them. */
export class CardReader {
  private readonly shelf: Shelf;
  private readonly sources: readonly PackedSource[];
  /** By the id that is written in them. */
  private readonly byId = new Map<string, PackedSource[]>();
  private readonly broken: Draft['broken'];
  private readonly problems: Problem[];
  /** Faulty cards as they would be with the sure edits of their faults made. */
  readonly doubtful: ReadCard[] = [];
  private readonly done = new Map<PackedSource, ReadCard | null>();
  private readonly open = new Set<PackedSource>();

  constructor(shelf: Shelf, { files, broken }: Pick<Draft, 'files' | 'broken'>, problems: Problem[]) {
    this.shelf = shelf;
    this.broken = broken;
    this.sources = files.filter((source) => source.kind === shelf.kind.schema);
    this.problems = problems;
    for (const source of this.sources) {
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
    if (this.isTooLong(source))
      return this.refuse(source, `more than ${DEEPEST} cards extend each other`, { hint: 'extend an earlier one' });
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
    const found = wanted === null ? null : this.named(source, wanted);
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
    const found = this.named(source, wanted);
    const brokenFile = this.broken.get(splitName(wanted).local);
    if (!found && brokenFile !== undefined) return this.refuse(source, leftOut(wanted), { hint: `see ${brokenFile}` });
    if (!found) return this.refuse(source, `there is no ${this.shelf.kind.noun} "${wanted}"`, meant(wanted, this.idsBeside(source)));
    if (this.open.has(found)) return this.refuse(source, `"${wanted}" extends this card in turn`);
    return this.read(found) ?? this.refuse(source, leftOut(wanted), { hint: `see ${found.path}` });
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

  /** Whether a card inherits over more than `DEEPEST` others; cards that extend each other in a ring are told elsewhere. */
  private isTooLong(source: PackedSource): boolean {
    const line = new Set([source]);
    for (let last = source; line.size <= DEEPEST + 1;) {
      const wanted = textAt(last.tree, 'extends');
      const next = wanted === null ? null : this.named(last, wanted);
      if (!next || line.has(next)) return false;
      line.add(next);
      last = next;
    }
    return true;
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
