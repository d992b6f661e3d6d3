import { isMap, isScalar, isSeq, type Document, type YAMLMap } from 'yaml';
import type { Earlier, Kind } from './kind.ts';
import { LIMITS } from '../engine/limits/index.ts';
import { isPackId, RESERVED } from './names.ts';
import { textNode } from './migrations/nodes.ts';
import type { Amend, Remark } from './parse.ts';
import type { Problem } from './finding.ts';
import { respellDocument, respellTree } from './respelling.ts';
import { PACK } from './schemas/words.ts';
import { child, textAt, type Tree } from './tree.ts';

/** Whose packs are that name no author. */
const NOBODY = 'local';

/** A name of a person as the first half of the id of a pack. */
function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '') || NOBODY;
}

function firstAuthor(mod: YAMLMap): string {
  const authors = mod.get('authors', true);
  const first = isSeq(authors) ? authors.items[0] : null;
  return isScalar(first) && typeof first.value === 'string' ? slug(first.value) : NOBODY;
}

/** Packs of the first format had no author in their ids. */
function toSecond(mod: YAMLMap): void {
  const id = textNode(mod, 'id');
  if (!id || RESERVED.includes(id.value) || isPackId(id.value)) return;
  id.value = `${firstAuthor(mod)}.${id.value}`.slice(0, LIMITS.id);
}

const MOD_EARLIER: readonly Earlier[] = [{ schema: 'mod/1', migrate: toSecond }];

/** What leads from a `schema:` line to the present format; of that itself only its earlier words. */
interface Way extends Pick<Kind, 'respellings'> {
  readonly to: string;
  readonly steps: readonly Earlier[];
}

/** What has a present format and may have earlier ones. */
type Versioned = Pick<Kind, 'schema' | 'earlier' | 'respellings'>;

export type Ways = ReadonlyMap<string, Way>;

/** Every `schema:` line, of earlier formats too, with the way from it. */
export function waysOf(kinds: readonly Versioned[]): Ways {
  return new Map(
    [{ schema: PACK, earlier: MOD_EARLIER, respellings: [] }, ...kinds].flatMap(({ schema, earlier, respellings }) =>
      [...earlier.map(({ schema: from }) => from), schema].map((from, i) => [from, { to: schema, steps: earlier.slice(i), respellings }]),
    ),
  );
}

/** The cards of a document: the map itself, and those on its list `cards`. */
function cardsIn(root: unknown): YAMLMap[] {
  if (!isMap(root)) return [];
  const list = root.get('cards', true);
  return [root, ...(isSeq(list) ? list.items.filter(isMap) : [])];
}

/** An earlier format that a card was in, or the present one with earlier words. */
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
    if (from !== way.to) schema.value = way.to;
    for (const { migrate } of way.steps) migrate(card);
    const isRespelt = respellDocument(card, way.respellings);
    return from === way.to && !isRespelt ? [] : [{ from, to: way.to, range: [schema.range?.[0] ?? 0, schema.range?.[1] ?? 0] }];
  });
}

/** What files of earlier formats are known by, and what is done with them. */
export interface Formats {
  areEarlier(tree: Tree): boolean;
  /** Brings a document to the present format while it is read, and tells. */
  readonly amend: Amend;
  /** A card of the present format in the words of today. */
  respelt(schema: string, tree: Tree, tell: (problem: Problem) => void): Tree;
}

export function formatsOf(kinds: readonly Versioned[]): Formats {
  const ways = waysOf(kinds);
  const hint = 'run "damnatio migrate" to write it so';
  const isEarlier = (tree: Tree): boolean => (ways.get(textAt(tree, 'schema') ?? '')?.steps.length ?? 0) > 0;
  return {
    areEarlier(tree) {
      const list = child(tree, 'cards');
      return isEarlier(tree) || (list?.type === 'list' && list.items.some(isEarlier));
    },
    amend: (document) =>
      migrateDocument(document, ways).flatMap(({ from, to, range }): Remark[] => {
        const message = `${from} is an earlier format; it was read as ${to}`;
        return from === to ? [] : [{ severity: 'warning', path: ['schema'], message, hint, range }];
      }),
    respelt: (schema, tree, tell) => respellTree(tree, ways.get(schema)?.respellings ?? [], tell),
  };
}
