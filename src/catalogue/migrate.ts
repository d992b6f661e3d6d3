import { createTwoFilesPatch } from 'diff';
import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type YAMLMap } from 'yaml';
import { toFinding } from './finding.ts';
import type { GameCards } from './game-cards.ts';
import type { Earlier } from './kind.ts';
import { libraryOf, type Library } from './library.ts';
import { MOD_EARLIER } from './migrations/mod.ts';
import { parseAmended, type Amend, type Remark } from './parse.ts';
import { PACK } from './schemas/words.ts';
import { child, textAt, type Tree } from './tree.ts';
import type { ContentFile, Finding } from './types.ts';

/** What leads from a `schema:` line of an earlier format to the present one. */
interface Way {
  readonly to: string;
  readonly steps: readonly Earlier[];
}

export type Ways = ReadonlyMap<string, Way>;

/** Every earlier `schema:` line with the way from it. */
export function waysOf({ shelves }: Library): Ways {
  const kinds = [{ schema: PACK, earlier: MOD_EARLIER }, ...[...shelves.values()].map(({ kind }) => kind)];
  return new Map(
    kinds.flatMap(({ schema, earlier }) => earlier.map((each, i) => [each.schema, { to: schema, steps: earlier.slice(i) }] as const)),
  );
}

/** The cards of a document: the map itself, and those on its list `cards`. */
function cardsIn(root: unknown): YAMLMap[] {
  if (!isMap(root)) return [];
  const list = root.get('cards', true);
  return [root, ...(isSeq(list) ? list.items.filter(isMap) : [])];
}

/** An earlier format that a card was in. */
export interface Migrated {
  readonly from: string;
  readonly to: string;
  /** Where its `schema:` line is, in characters from the beginning; null when it has none in the file. */
  readonly range: readonly [number, number];
}

/** Brings every card of a document that was read without faults to its present format, in place. */
export function migrateDocument(document: Document.Parsed, ways: Ways): Migrated[] {
  return cardsIn(document.contents).flatMap((card): Migrated[] => {
    const schema = card.get('schema', true);
    const way = isScalar(schema) && typeof schema.value === 'string' ? ways.get(schema.value) : undefined;
    if (!isScalar(schema) || !way) return [];
    const from = String(schema.value);
    schema.value = way.to;
    for (const { migrate } of way.steps) migrate(card);
    return [{ from, to: way.to, range: [schema.range?.[0] ?? 0, schema.range?.[1] ?? 0] }];
  });
}

/** What files of earlier formats are known by, and what is done with them. */
export interface Formats {
  areEarlier(tree: Tree): boolean;
  /** Brings a document to the present format while it is read, and tells. */
  readonly amend: Amend;
}

export function formatsOf(library: Library): Formats {
  const ways = waysOf(library);
  const hint = 'run "damnatio migrate" to write it so';
  const isEarlier = (tree: Tree): boolean => ways.has(textAt(tree, 'schema') ?? '');
  return {
    areEarlier(tree) {
      const list = child(tree, 'cards');
      return isEarlier(tree) || (list?.type === 'list' && list.items.some(isEarlier));
    },
    amend: (document) =>
      migrateDocument(document, ways).map(({ from, to, range }): Remark => {
        const message = `${from} is an earlier format; it was read as ${to}`;
        return { severity: 'warning', path: ['schema'], message, hint, range };
      }),
  };
}

/** A file in the present format. */
export interface MigratedFile {
  readonly text: string;
  /** Unified diff from the old text to the new; empty when nothing changed. */
  readonly diff: string;
  /** Formats that cards of it were in; empty when it is in the present one. */
  readonly from: readonly string[];
  /** What is wrong with a file that cannot be read; it stays as it is then. */
  readonly findings: readonly Finding[];
}

/** Lists in brackets without spaces inside, as cards are written: `[1, 2]`, but `{ a: 1 }`. */
function tightened(text: string): string {
  const spaces: (readonly [number, number])[] = [];
  visit(parseDocument(text), {
    Seq: (_, { flow, range }) => {
      if (!flow || !range) return;
      const inner = text.slice(range[0] + 1, range[1] - 1);
      if (inner.includes('\n') || inner.trim() === '') return;
      spaces.push([range[0] + 1, inner.length - inner.trimStart().length]);
      spaces.push([range[0] + 1 + inner.trimEnd().length, inner.length - inner.trimEnd().length]);
    },
  });
  return spaces
    .toSorted(([a], [b]) => b - a)
    .reduce((before, [start, length]) => before.slice(0, start) + before.slice(start + length), text);
}

/** Brings a file to the present format of these games, comments and all. */
export function migrateFile(file: ContentFile, games: readonly GameCards[]): MigratedFile {
  const same = { text: file.text, diff: '', from: [], findings: [] };
  const { document, problems } = parseAmended(file, () => []);
  if (!document) return { ...same, findings: problems.map((problem) => toFinding(problem, file.text.split(/\r?\n/))) };
  const migrated = migrateDocument(document, waysOf(libraryOf(games)));
  if (migrated.length === 0) return same;
  const text = tightened(document.toString({ lineWidth: 0, flowCollectionPadding: true }));
  const diff = createTwoFilesPatch(file.path, file.path, file.text, text, undefined, undefined, { context: 2 });
  return { text, diff, from: [...new Set(migrated.map(({ from }) => from))], findings: [] };
}
