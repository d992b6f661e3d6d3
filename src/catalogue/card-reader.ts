import { named } from './draft.ts';
import type { Problem } from './finding.ts';
import { extendCard } from './extend.ts';
import { check } from './issues.ts';
import type { PackedSource } from './packs.ts';
import { EXTENSIONS, SCHEMAS, type ExtendableKind, type FileOf } from './schemas/index.ts';
import { didYouMean } from '../engine/read/index.ts';
import { child, placeOf, textAt, type Tree } from './tree.ts';

export interface ReadCard<K extends ExtendableKind> {
  readonly source: PackedSource;
  readonly tree: Tree;
  readonly value: FileOf<K>;
}

/** What a kind of card is called, and the keys of a parent that a card which extends it does not get. */
const KINDS: { readonly [K in ExtendableKind]: { readonly noun: string; readonly own: readonly string[] } } = {
  'beast/1': { noun: 'beast', own: [] },
  // Other names are of one card, and printed numbers belong to the arms that they were printed for.
  'gladiator/1': { noun: 'gladiator', own: ['aliases', 'printed'] },
};

/** Reads cards of one kind, parents before the cards that extend them. */
export class CardReader<K extends ExtendableKind> {
  private readonly kind: K;
  private readonly sources: readonly PackedSource[];
  private readonly problems: Problem[];
  private readonly done = new Map<PackedSource, ReadCard<K> | null>();
  private readonly open = new Set<PackedSource>();

  constructor(kind: K, sources: readonly PackedSource[], problems: Problem[]) {
    this.kind = kind;
    this.sources = sources.filter((source) => source.kind === kind);
    this.problems = problems;
  }

  /** Null when the card cannot be used; the problems say why. */
  read(source: PackedSource): ReadCard<K> | null {
    const known = this.done.get(source);
    if (known !== undefined) return known;
    this.open.add(source);
    const tree = this.merged(source);
    this.open.delete(source);
    const checked = tree && check(SCHEMAS[this.kind], tree, source.kind);
    if (tree && checked) this.problems.push(...checked.problems.map((problem) => named(problem, tree, textAt(tree, 'id') ?? '')));
    const card = tree && checked?.value ? { source, tree, value: checked.value as FileOf<K> } : null;
    this.done.set(source, card);
    return card;
  }

  /** The card with everything it inherits; null when the extension or its parent is faulty. */
  private merged(source: PackedSource): Tree | null {
    if (!child(source.tree, 'extends')) return source.tree;
    const { problems } = check(EXTENSIONS[this.kind], source.tree, source.kind);
    this.problems.push(...problems);
    if (problems.length > 0) return null;
    const wanted = textAt(source.tree, 'extends')!
      .replace(/^core[:.]/, '')
      .replace(':', '.');
    const parent = this.parent(source, wanted);
    if (!parent) return null;
    const before = this.problems.length;
    const tree = extendCard(without(parent.tree, KINDS[this.kind].own), source.tree, this.problems);
    return this.problems.length > before ? null : tree;
  }

  private parent(source: PackedSource, wanted: string): ReadCard<K> | null {
    const others = this.sources.filter((other) => other !== source && textAt(other.tree, 'id') === wanted);
    const found = others.find(({ tree }) => !child(tree, 'overrides')) ?? others[0];
    const ids = this.sources.filter((other) => other !== source).flatMap(({ tree }) => textAt(tree, 'id') ?? []);
    if (!found) return this.refuse(source, `there is no ${KINDS[this.kind].noun} "${wanted}"`, didYouMean(wanted, ids));
    if (this.open.has(found)) return this.refuse(source, `"${wanted}" extends this card in turn`);
    return this.read(found) ?? this.refuse(source, `"${wanted}" is left out because of faults of its own`, `see ${found.path}`);
  }

  private refuse(source: PackedSource, message: string, hint?: string): null {
    this.problems.push({ severity: 'error', at: placeOf(source.tree, ['extends']), path: ['extends'], message, hint });
    return null;
  }
}

function without(tree: Tree, keys: readonly string[]): Tree {
  if (tree.type !== 'map' || keys.length === 0) return tree;
  return { ...tree, entries: new Map([...tree.entries].filter(([key]) => !keys.includes(key))) };
}
