import { named } from './draft.ts';
import type { Problem } from './finding.ts';
import { extendCard } from './extend.ts';
import { check } from './issues.ts';
import type { PackedSource } from './packs.ts';
import { beastExtension, SCHEMAS, type FileOf } from './schemas/index.ts';
import { didYouMean } from './suggest.ts';
import { child, placeOf, textAt, type Tree } from './tree.ts';

export interface ReadBeast {
  readonly source: PackedSource;
  readonly tree: Tree;
  readonly value: FileOf<'beast/1'>;
}

/** Reads beast cards, parents before the cards that extend them. */
export class BeastReader {
  private readonly sources: readonly PackedSource[];
  private readonly problems: Problem[];
  private readonly done = new Map<PackedSource, ReadBeast | null>();
  private readonly open = new Set<PackedSource>();

  constructor(sources: readonly PackedSource[], problems: Problem[]) {
    this.sources = sources;
    this.problems = problems;
  }

  /** Null when the card cannot be used; the problems say why. */
  read(source: PackedSource): ReadBeast | null {
    const known = this.done.get(source);
    if (known !== undefined) return known;
    this.open.add(source);
    const tree = this.merged(source);
    this.open.delete(source);
    const checked = tree && check(SCHEMAS['beast/1'], tree, source.kind);
    if (tree && checked) this.problems.push(...checked.problems.map((problem) => named(problem, tree, textAt(tree, 'id') ?? '')));
    const beast = tree && checked?.value ? { source, tree, value: checked.value } : null;
    this.done.set(source, beast);
    return beast;
  }

  /** The card with everything it inherits; null when the extension or its parent is faulty. */
  private merged(source: PackedSource): Tree | null {
    if (!child(source.tree, 'extends')) return source.tree;
    const { problems } = check(beastExtension, source.tree, source.kind);
    this.problems.push(...problems);
    if (problems.length > 0) return null;
    const wanted = textAt(source.tree, 'extends')!
      .replace(/^core[:.]/, '')
      .replace(':', '.');
    const parent = this.parent(source, wanted);
    if (!parent) return null;
    const before = this.problems.length;
    const tree = extendCard(parent.tree, source.tree, this.problems);
    return this.problems.length > before ? null : tree;
  }

  private parent(source: PackedSource, wanted: string): ReadBeast | null {
    const others = this.sources.filter((other) => other !== source && textAt(other.tree, 'id') === wanted);
    const found = others.find(({ tree }) => !child(tree, 'overrides')) ?? others[0];
    const ids = this.sources.filter((other) => other !== source).flatMap(({ tree }) => textAt(tree, 'id') ?? []);
    if (!found) return this.refuse(source, `there is no beast "${wanted}"`, didYouMean(wanted, ids));
    if (this.open.has(found)) return this.refuse(source, `"${wanted}" extends this card in turn`);
    return this.read(found) ?? this.refuse(source, `"${wanted}" is left out because of faults of its own`, `see ${found.path}`);
  }

  private refuse(source: PackedSource, message: string, hint?: string): null {
    this.problems.push({ severity: 'error', at: placeOf(source.tree, ['extends']), path: ['extends'], message, hint });
    return null;
  }
}
