import { didYouMean } from '../engine/read/index.ts';
import type { Problem } from './finding.ts';
import { patchFor, type Library, type Shelf } from './library.ts';
import type { z } from 'zod';
import { below, choices, keyTypes } from './keys.ts';
import { NAMINGS, OPEN, type Naming } from './schemas/common.ts';
import type { Path, Place } from './tree.ts';
import { LIMITS } from '../engine/limits/index.ts';
import { CORE, fullName, parseName } from './names.ts';
import type { PackedSource } from './packs.ts';
import { child, type Tree } from './tree.ts';
import type { Pack } from './types.ts';

/** A name as a card has it. */
interface NameUse {
  readonly naming: Naming;
  readonly text: string;
  readonly at: Place;
  readonly path: Path;
  /** The map that it stands in. */
  readonly within: Tree;
}

function namingOf(types: readonly z.ZodType[], text: string): Naming | null {
  const all = types.flatMap(choices);
  // A word of the schema itself, such as `weapon` where a number or a word may stand, names no card.
  if (all.some((type) => type._zod.values?.has(text))) return null;
  for (const type of all) {
    const naming = NAMINGS.get(type);
    if (naming) return naming;
  }
  return null;
}

function belowOrOpen(type: z.ZodType, step: string | number): z.ZodType[] {
  const own = below(type, step);
  return own.length > 0 ? own : choices(type).flatMap((each) => OPEN.get(each) ?? []);
}

/** The tree with every name in it, keys too, put through a function; the same object where none changes. The types are those that the tree may have. */
function renamed(types: readonly z.ZodType[], tree: Tree, rename: (use: NameUse) => string, path: Path = [], within: Tree = tree): Tree {
  if (types.length === 0) return tree;
  const inside = (step: string | number): z.ZodType[] => [...new Set(types.flatMap((type) => belowOrOpen(type, step)))];
  if (tree.type === 'list') {
    const items = tree.items.map((item, i) => renamed(inside(i), item, rename, [...path, i], within));
    return items.every((item, i) => item === tree.items[i]) ? tree : { ...tree, items };
  }
  if (tree.type === 'map') {
    const keys = [...new Set(types.flatMap(keyTypes))];
    const entries = [...tree.entries].map(([key, entry]) => {
      const naming = namingOf(keys, key);
      const name = naming ? rename({ naming, text: key, at: entry.key, path: [...path, key], within: tree }) : key;
      return [name, { key: entry.key, value: renamed(inside(key), entry.value, rename, [...path, key], tree) }] as const;
    });
    const isSame = entries.every(([name, { value }]) => tree.entries.get(name)?.value === value);
    return isSame ? tree : { ...tree, entries: new Map(entries) };
  }
  if (typeof tree.value !== 'string') return tree;
  const naming = namingOf(types, tree.value);
  const name = naming ? rename({ naming, text: tree.value, at: tree.at, path, within }) : tree.value;
  return name === tree.value ? tree : { ...tree, value: name };
}

/** Names by space (`ids` of kinds), pack and local name. */
class Register {
  private readonly names = new Map<string, Map<string, Set<string>>>();

  add(space: string, pack: string, local: string): void {
    const packs = this.names.get(space) ?? new Map<string, Set<string>>();
    this.names.set(space, packs.set(pack, (packs.get(pack) ?? new Set()).add(local)));
  }

  /** In any space where none is named. */
  has(spaces: readonly string[], pack: string, local: string): boolean {
    return this.of(spaces).some((packs) => packs.get(pack)?.has(local));
  }

  packsWith(spaces: readonly string[], local: string): string[] {
    const found = this.of(spaces).flatMap((packs) => [...packs].flatMap(([pack, locals]) => (locals.has(local) ? [pack] : [])));
    return [...new Set(found)].sort();
  }

  private of(spaces: readonly string[]): Map<string, Set<string>>[] {
    return spaces.length === 0 ? [...this.names.values()] : spaces.flatMap((space) => this.names.get(space) ?? []);
  }
}

function typesOf(shelf: Shelf, tree: Tree) {
  const patch = child(tree, 'extends') ? patchFor(shelf) : null;
  return [patch ?? shelf.type];
}

const noted = new WeakMap<Shelf, WeakMap<Tree, readonly NameUse[]>>();

/** The names in a tree, in the order in which `renamed` comes to them; looked for once. */
export function usesIn(shelf: Shelf, tree: Tree): readonly NameUse[] {
  const ofShelf = noted.get(shelf) ?? new WeakMap<Tree, readonly NameUse[]>();
  noted.set(shelf, ofShelf);
  const known = ofShelf.get(tree);
  if (known) return known;
  const uses: NameUse[] = [];
  renamed(typesOf(shelf, tree), tree, (use) => {
    uses.push(use);
    return use.text;
  });
  ofShelf.set(tree, uses);
  return uses;
}

const overridesAnother = ({ within, path }: NameUse): boolean => {
  const overrides = path.at(-1) === 'id' && child(within, 'overrides');
  return overrides !== false && overrides !== null && overrides.type === 'scalar' && overrides.value === true;
};

/** Where a name is looked up. */
export const spacesOf = ({ naming }: NameUse, { kind }: Shelf): readonly string[] =>
  naming.role === 'own' && naming.spaces.length === 0 ? [kind.ids] : naming.spaces;

/** Turns names in files into names of the whole program: own pack first, then the packs that it needs, then the core. */
class Names {
  private readonly own = new Register();
  /** Words that need no card, such as classes. */
  private readonly words = new Register();
  private readonly packs: ReadonlyMap<string, Pack>;
  private readonly problems: Problem[];

  constructor(packs: readonly Pack[], problems: Problem[]) {
    this.packs = new Map(packs.map((pack) => [pack.id, pack]));
    this.problems = problems;
  }

  note(source: PackedSource, shelf: Shelf): void {
    for (const use of usesIn(shelf, source.tree)) {
      const name = parseName(use.text);
      if (!name || (name.pack !== null && name.pack !== source.pack)) continue;
      if (use.naming.role === 'own' && !overridesAnother(use))
        for (const each of spacesOf(use, shelf)) this.own.add(each, source.pack, name.local);
      if (use.naming.role === 'word') for (const each of use.naming.spaces) this.words.add(each, source.pack, name.local);
    }
  }

  resolved(source: PackedSource, shelf: Shelf): PackedSource {
    const uses = usesIn(shelf, source.tree);
    const names = uses.map((use) => this.nameOf(use, source.pack, spacesOf(use, shelf)));
    if (uses.every(({ text }, i) => text === names[i])) return source; // the same tree is not read anew
    let next = 0;
    return { ...source, tree: renamed(typesOf(shelf, source.tree), source.tree, () => names[next++]!) };
  }

  private nameOf(use: NameUse, pack: string, spaces: readonly string[]): string {
    const name = parseName(use.text);
    if (!name) return use.text; // the schema says what is wrong with it
    if (use.naming.role === 'own' && !overridesAnother(use)) return this.ownName(use, pack, name.pack, name.local);
    if (name.pack !== null) return this.ofPack(use, pack, name.pack, name.local);
    const self = use.naming.role === 'own' ? [] : [pack];
    const [found, ...others] = this.whose(use, self, pack, spaces, name.local);
    if (found === undefined) return this.unknown(use, pack, spaces, name.local);
    if (others.length === 0) return fullName(found, name.local);
    const all = [found, ...others];
    return this.refuse(use, `"${name.local}" is in ${all.join(' and in ')}`, `write "${found}:${name.local}"`);
  }

  /** The packs that a name without one may mean: one, several that it cannot be told from, or none. */
  private whose(use: NameUse, self: readonly string[], pack: string, spaces: readonly string[], local: string): string[] {
    const isOwn = (each: string): boolean => this.own.has(spaces, each, local);
    const isWord = (each: string): boolean => isOwn(each) || this.words.has(spaces, each, local);
    const needs = (this.packs.get(pack)?.needs ?? []).map((need) => need.pack).filter((id) => id !== CORE);
    for (const group of [self.filter(isOwn), needs.filter(isWord), [CORE].filter((id) => id !== pack || self.length > 0).filter(isWord)])
      if (group.length > 0) return group;
    return use.naming.role === 'word' ? [...self] : self.filter(isWord);
  }

  private ownName(use: NameUse, pack: string, written: string | null, local: string): string {
    if (written !== null && written !== pack) return this.refuse(use, `this card is in the pack "${pack}"`, `write "${local}"`);
    const name = fullName(pack, local);
    if (name.length > LIMITS.fullName) return this.refuse(use, `"${name}" is longer than ${LIMITS.fullName} characters`, 'shorten the id');
    return name;
  }

  private ofPack(use: NameUse, pack: string, written: string, local: string): string {
    const needs = this.packs.get(pack)?.needs ?? [];
    if (written === CORE || written === pack || needs.some((need) => need.pack === written)) return fullName(written, local);
    if (!this.packs.has(written))
      return this.refuse(use, `there is no pack "${written}" here`, didYouMean(written, new Set([CORE, ...this.packs.keys()])));
    return this.refuse(use, `the pack "${pack}" does not need "${written}"`, `add "${written}" to "needs" of its mod.yaml`);
  }

  /** Left as it is for the passes that know what it should have been, unless a pack has it that is not needed; the core needs none. */
  private unknown(use: NameUse, pack: string, spaces: readonly string[], local: string): string {
    if (pack === CORE) return use.text;
    const others = this.own.packsWith(spaces, local).filter((each) => each !== pack);
    if (others.length === 0 || use.naming.role === 'own') return use.text;
    const hint = `add "${others[0]!}" to "needs" of its mod.yaml, or write a name of this pack`;
    return this.refuse(use, `"${local}" is in ${others.join(' and in ')}, which the pack "${pack}" does not need`, hint);
  }

  private refuse({ at, path, text }: NameUse, message: string, hint?: string): string {
    this.problems.push({ severity: 'error', at, path, message, hint });
    return text;
  }
}

/** Sources with every name in them as the whole program knows it; what cannot be told is a finding and stays as it is. */
export function withFullNames(
  library: Library,
  packs: readonly Pack[],
  files: readonly PackedSource[],
  problems: Problem[],
): PackedSource[] {
  const names = new Names(packs, problems);
  for (const source of files) names.note(source, library.shelves.get(source.kind)!);
  return files.map((source) => names.resolved(source, library.shelves.get(source.kind)!));
}
