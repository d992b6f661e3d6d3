import { CardReader, type ReadCard, type ReadFiles } from './card-reader.ts';
import type { Draft, Entry } from './draft.ts';
import type { Problem } from './finding.ts';
import type { Library, Shelf } from './library.ts';
import type { PackedSource } from './packs.ts';
import { UNCITED } from './schemas/common.ts';
import { figureIn, LOOK_KEY } from './schemas/look.ts';
import { at, type Tree } from './tree.ts';

/** Keys of a card that only the catalogue needs. */
const OWN: readonly string[] = ['schema', 'overrides', 'joins', LOOK_KEY];

interface Written {
  readonly overrides?: boolean | undefined;
  readonly joins?: string | null | undefined;
  readonly name: string;
}

/** What the log names where a card cites no rule. */
function cited<Value>(value: Value, pack: string): Value {
  if (value === UNCITED) return `card of ${pack}` as Value;
  if (Array.isArray(value)) return value.map((each) => cited(each as unknown, pack)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cited(each as unknown, pack)])) as Value;
}

function entriesOf({ kind, blocks }: Shelf, source: PackedSource, tree: Tree, file: unknown): Entry[] {
  return kind.cards(file).map(({ path, id, card }): Entry => {
    const written = card as Written & Record<string, unknown>;
    const place = { path, tree: at(tree, path)! };
    const aside = new Set([...OWN, ...blocks.map(({ key }) => key)]);
    const bare = cited(Object.fromEntries(Object.entries(written).filter(([key]) => !aside.has(key))), source.pack);
    const made = blocks.flatMap((block) => {
      const value = written[block.key];
      return value === undefined ? [] : [[block, block.into(cited(value, source.pack), { id, name: written.name })] as const];
    });
    return {
      ...kind.into(bare, place),
      kind,
      id,
      pack: source.pack,
      overrides: written.overrides ?? false,
      joins: written.joins ?? null,
      tree: place.tree,
      written: source.tree,
      blocks: new Map(made),
      figure: figureIn(written),
      glyphs: kind.glyphs(written),
      guessed: [],
    };
  });
}

/** What the files of the packs come to; a faulty file gives problems and no entries. */
export function readDraft(library: Library, { packs, ...given }: ReadFiles & Pick<Draft, 'packs'>, problems: Problem[]): Draft {
  const { files, broken } = given;
  const readers = new Map([...library.shelves].map(([schema, shelf]) => [schema, new CardReader(shelf, given, problems)]));
  const made = ({ source, tree, value, guessed = [] }: ReadCard): Entry[] =>
    entriesOf(library.shelves.get(source.kind)!, source, tree, value).map((entry) => ({ ...entry, guessed }));
  const entries = files.flatMap((source) => readers.get(source.kind)!.read(source) ?? []).flatMap(made);
  const doubtful = [...readers.values()].flatMap((reader) => reader.doubtful).flatMap(made);
  return { packs, entries, doubtful, beaten: [], files, broken, uses: library.games.flatMap(({ arenas }) => arenas ?? []) };
}
