import { stringify } from 'yaml';
import { LIMITS } from '../../engine/limits/index.ts';
import { RULE, TEXT } from '../frame-kinds.ts';
import type { GameCards } from '../game-cards.ts';
import { libraryOf, type Shelf } from '../library.ts';
import { CORE, splitName } from '../names.ts';
import { parseYaml } from '../parse.ts';
import { headLines } from '../scaffold-parts.ts';
import { at, child, plain, textAt, type Place, type Tree } from '../tree.ts';
import type { Catalogue, ContentFile, Messages } from '../types.ts';
import { cardTypes, saidIn } from './said.ts';
import { ENGLISH } from './language.ts';
import { laidOver } from './messages.ts';

/** Whose texts are to be translated, and where the translation will stand. */
export interface SkeletonAsk {
  readonly language: string;
  /** The pack that is translated. */
  readonly of: string;
  /** The pack that the translation is in. */
  readonly pack: string;
  /** Folder of schemas as the file reaches it; a line for editors then names it. */
  readonly schemas?: string;
}

/** What translations are made from. */
export interface SkeletonSource {
  readonly catalogue: Pick<Catalogue, 'cards' | 'rules'>;
  /** The files of the pack that is translated. */
  readonly files: readonly ContentFile[];
}

type Texts = { [key: string]: string | Texts };

const NOWHERE: Place = { file: '', line: 0, column: 0, length: 0 };

function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return { type: 'list', at: NOWHERE, items: value.map(treeOf) };
  if (typeof value !== 'object' || value === null) return { type: 'scalar', at: NOWHERE, value: value as string | number | boolean | null };
  const entries = Object.entries(value).map(([key, part]) => [key, { key: NOWHERE, value: treeOf(part) }] as const);
  return { type: 'map', at: NOWHERE, entries: new Map(entries) };
}

function put(texts: Texts, [key, ...below]: readonly string[], text: string): void {
  if (below.length === 0) texts[key!] = text;
  else put((texts[key!] ??= {}) as Texts, below, text);
}

/** A card as its texts are looked for; without origins where all of it is its own. */
interface Source {
  readonly id: string;
  readonly value: unknown;
  readonly origins?: Readonly<Record<string, string>>;
}

const fileOf = (origin: string | undefined): string => origin?.replace(/:\d+$/, '') ?? '';

/** The texts that a card does not have from another, each as it stands now, or as the card itself says it in the language. */
function textsOfCard(shelf: Shelf, { value, origins }: Source, language: string): Texts {
  const texts: Texts = {};
  const tree = treeOf(value);
  for (const { path, keys, text } of saidIn(cardTypes(shelf), tree)) {
    const said = at(tree, path)!;
    const steps = said.type === 'map' ? [...path, ENGLISH] : path;
    const isOwn = !origins || fileOf(origins[steps.join('.')]) === fileOf(origins['id']);
    if (isOwn) put(texts, keys, (said.type === 'map' && textAt(said, language)) || text);
  }
  return texts;
}

/** A name as a card of this pack writes it. */
function nameIn(pack: string, id: string): string {
  const name = splitName(id);
  return name.pack === pack ? name.local : `${name.pack}:${name.local}`;
}

function textsOfKind(shelf: Shelf, { cards, rules }: SkeletonSource['catalogue'], { of, pack, language }: SkeletonAsk): Texts {
  const { noun } = shelf.kind;
  const isTheirs = ({ id }: Source): boolean => splitName(id).pack === of;
  const own: readonly Source[] =
    shelf.kind === RULE
      ? Object.entries(rules).flatMap(([id, value]) => (isTheirs({ id, value }) ? [{ id, value }] : []))
      : cards.filter((card) => card.kind === noun && card.pack === of);
  const told = own.map((card) => [nameIn(pack, card.id), textsOfCard(shelf, card, language)] as const);
  return Object.fromEntries(told.filter(([, texts]) => Object.keys(texts).length > 0));
}

/** The messages that files of texts in English bring. */
function messagesOfFiles(files: readonly ContentFile[]): Messages {
  const trees = files.flatMap((file) => parseYaml(file).tree ?? []);
  const cards = trees.flatMap((tree) => {
    const list = child(tree, 'cards');
    return list?.type === 'list' ? list.items : [tree];
  });
  return cards
    .filter((card) => textAt(card, 'language') === ENGLISH)
    .flatMap((card) => at(card, ['messages']) ?? [])
    .reduce<Messages>((all, messages) => laidOver(all, plain(messages) as Messages), {});
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

function fileWith(path: string, content: object, { language, schemas }: SkeletonAsk): ContentFile {
  const about = `# Put what stands behind each colon into ${language}. Lines that you take away stay as they are in English.`;
  const body = stringify({ language, ...content }, { lineWidth: 120 });
  return { path, text: [...headLines(TEXT.schema, schemas), about, body].join('\n') };
}

/** Letters up to which a translation is one file, well below what a file may have. */
const ONE_FILE = LIMITS.file / 8;

/**
 * A translation of a pack in which nothing is translated yet: every text of its cards and of the screens under the keys that
 * reach it, one file, or for a large pack one for the screens and one for each kind of card. None where the pack says nothing.
 */
export function translationSkeleton(games: readonly GameCards[], source: SkeletonSource, ask: SkeletonAsk): readonly ContentFile[] {
  const { language, of } = ask;
  const messages = messagesOfFiles(source.files);
  const shelves = [...libraryOf(games).shelves.values()].filter(({ kind }) => kind !== TEXT);
  const kinds = shelves.map((shelf) => [shelf.kind.noun, textsOfKind(shelf, source.catalogue, ask)] as const);
  const texts = Object.fromEntries(kinds.filter(([, cards]) => !isEmpty(cards)));
  if (isEmpty(messages) && isEmpty(texts)) return [];
  const whole = { ...(!isEmpty(messages) && { messages }), ...(!isEmpty(texts) && { texts }) };
  const one = fileWith(`${language}.yaml`, whole, ask);
  if (of !== CORE && one.text.length <= ONE_FILE) return [one];
  return [
    ...(isEmpty(messages) ? [] : [fileWith(`${language}-messages.yaml`, { messages }, ask)]),
    ...Object.entries(texts).map(([noun, cards]) => fileWith(`${language}-${noun}.yaml`, { texts: { [noun]: cards } }, ask)),
  ];
}
