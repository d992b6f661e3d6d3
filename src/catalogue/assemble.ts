import type { Draft, Entry } from './draft.ts';
import { byId, of } from './draft.ts';
import { ARENA, BEHAVIOUR, LADDER, LESSON, PROGRAMME, RULE, TEXT } from './frame-kinds.ts';
import type { GameCards } from './game-cards.ts';
import type { Kind } from './kind.ts';
import { CORE, parseName, splitName } from './names.ts';
import { looksOf, cardName } from './card-words.ts';
import { inEarlierWords } from './respelling.ts';
import { LOOK_KEY } from './schemas/look.ts';
import { contentHash } from './hash.ts';
import { sealCatalogue } from './shipped.ts';
import type { Tree } from './tree.ts';
import { at, child, leaves, otherTexts, plain, textAt } from './tree.ts';
import type { Catalogue, GameContent, Messages, Pack, Parts, ResolvedCard, Joined } from './types.ts';
import { ENGLISH, fallbacks } from './translation/language.ts';
import { laidOver, otherWords } from './translation/messages.ts';
import { textsIn } from '../engine/read/index.ts';

/** Cards of packs in lots and decks of others, in the order of the draft. */
function joinedIn(draft: Draft): Joined[] {
  return draft.entries.flatMap(({ pack, kind, id, joins, tree }): Joined[] =>
    joins !== null && splitName(joins).pack !== pack ? [{ pack, kind: kind.noun, id, name: cardName(plain(tree), id), to: joins }] : [],
  );
}

/** What a tree is made of: files, and texts that may name cards. */
interface Made {
  readonly files: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** Trees of files that did not change come again as they are. */
const known = new WeakMap<Tree, Made>();

function madeOf(tree: Tree): Made {
  const before = known.get(tree);
  if (before) return before;
  const files = new Set([...leaves(tree)].map(({ at }) => at.file));
  const names = new Set([...textsIn(plain(tree))].filter((text) => parseName(text) !== null));
  const made = { files, names };
  known.set(tree, made);
  return made;
}

/** Adds what one list of a map holds. */
function put<T>(map: Map<string, Set<T>>, key: string, values: Iterable<T>): void {
  const all = map.get(key) ?? new Set<T>();
  for (const value of values) all.add(value);
  map.set(key, all);
}

/** Packs that had a hand in each card, also through cards that it names; only cards that another pack than the core had a hand in. */
function packsByCard(draft: Draft): Record<string, readonly string[]> {
  const packOf = new Map(draft.files.map(({ path, pack }) => [path, pack]));
  const own = new Map<string, Set<string>>();
  const namedBy = new Map<string, Set<string>>();
  for (const { id, pack, tree } of draft.entries) {
    const { files, names } = madeOf(tree);
    const packs = [pack, ...[...files].flatMap((file) => packOf.get(file) ?? [])];
    put(
      own,
      id,
      packs.filter((each) => each !== CORE),
    );
    for (const name of names) put(namedBy, name, [id]);
  }
  const found = new Map<string, Set<string>>();
  const hand = (packs: ReadonlySet<string>, card: string, seen: Set<string>): void => {
    if (seen.has(card) || !own.has(card)) return;
    seen.add(card);
    put(found, card, packs);
    for (const other of namedBy.get(card) ?? []) hand(packs, other, seen);
  };
  for (const [card, packs] of own) if (packs.size > 0) hand(packs, card, new Set());
  return Object.fromEntries([...own.keys()].flatMap((card) => (found.has(card) ? [[card, [...found.get(card)!].sort()]] : [])));
}

/** What packs take part in bouts of a game, `of` each card as for every game; null where there is none but the core. */
function partsOf(draft: Draft, game: GameCards, hashes: Readonly<Record<string, string>>, of: Parts['of']): Parts | null {
  const others = draft.packs.filter(({ id }) => id !== CORE);
  if (others.length === 0) return null;
  const packs = Object.fromEntries(others.map(({ id, version }) => [id, { version, hash: hashes[id]! }]));
  const joined = draft.entries.filter(
    ({ kind, joins, pack }) => kind.drawn && game.kinds.includes(kind) && joins !== null && pack !== CORE,
  );
  const always = joined.filter(({ joins }) => splitName(joins!).pack === CORE).map(({ pack }) => pack);
  return { packs, of, always: [...new Set(always)].sort() };
}

/** Names and texts of cards that screens ask for as messages. */
export function messagesOfCards(draft: Draft, games: readonly GameCards[]): Record<string, Messages[string]> {
  const arenas = Object.fromEntries(of(draft, ARENA).map(({ id, name }) => [id, name]));
  return Object.assign({ arena: arenas, ...latinNames(draft) }, ...games.map((game) => game.messages?.(draft) ?? {})) as Record<
    string,
    Messages[string]
  >;
}

/** Latin names, which stand beside the others in headings, by the space of their ids: `latin-beast`, `latin-man`. */
function latinNames({ entries }: Draft): Record<string, Messages[string]> {
  const names: Record<string, Record<string, string>> = {};
  for (const { kind, id, tree } of entries) {
    const latin = textAt(child(tree, 'name') ?? tree, 'la');
    if (latin !== null) (names[`latin-${kind.ids}`] ??= {})[id] = latin;
  }
  return names;
}

/** Messages of the cards themselves, then of text files, which may put them into other words; what the language of the catalogue lacks is English there. */
function messages(draft: Draft, games: readonly GameCards[], { language, draft: spoken }: Spoken): Record<string, Messages> {
  const languages: Record<string, Messages> = { [ENGLISH]: messagesOfCards(draft, games) };
  const say = (id: string, texts: Messages): void => void (languages[id] = laidOver(languages[id] ?? {}, texts));
  if (spoken !== draft) say(language, otherWords(messagesOfCards(spoken, games), languages[ENGLISH]!));
  for (const { id, card } of of(draft, TEXT)) say(id, card);
  const [english, ...others] = fallbacks(language).map((each) => languages[each] ?? {});
  return { ...languages, [language]: others.reduce(laidOver, english!) };
}

/** A card as its files have it, with the origin of every value. */
export function resolved({ kind, id, pack, tree, written }: Entry): ResolvedCard {
  const origins = Object.fromEntries([...leaves(tree)].map(({ path, at }) => [path.join('.'), `${at.file}:${at.line}`]));
  return { kind: kind.noun, id, pack, extends: textAt(written, 'extends'), value: plain(tree), origins };
}

function cardsOf(draft: Draft): ResolvedCard[] {
  return draft.entries.filter(({ kind }) => kind !== RULE && kind !== TEXT).map(resolved);
}

const APART: readonly Kind[] = [LESSON, BEHAVIOUR, LADDER, PROGRAMME, RULE, TEXT];

/** A card without how it is drawn and what is only remarked of it, in the words by which packs were first known. */
function played({ kind, tree }: Entry): unknown {
  const value = inEarlierWords(plain(tree), kind.respellings);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const silent = new Set([LOOK_KEY, ...kind.remarks]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !silent.has(key)));
}

/** What changes when a card of a pack does; rules, texts, lessons, behaviours, ladders, programmes, looks and remarks play no part. */
function packHashes({ packs, entries }: Draft): Record<string, string> {
  const values = (id: string) =>
    entries.flatMap((entry) => (entry.pack === id && !APART.includes(entry.kind) ? [[entry.kind.noun, entry.id, played(entry)]] : []));
  return Object.fromEntries(packs.map(({ id }) => [id, contentHash(values(id))]));
}

/** What came with the game, as if no other pack were there: by this records tell one edition of it from another. */
function coreOf(draft: Draft): Draft {
  const isCore = ({ pack }: Entry): boolean => pack === CORE;
  const files = draft.files.filter(({ pack }) => pack === CORE);
  return { ...draft, files, entries: [...draft.entries, ...draft.beaten].filter(isCore) };
}

/** Sound cards in the words of a language; the draft itself where no word of it is another. */
export interface Spoken {
  readonly language: string;
  readonly draft: Draft;
}

/**
 * The content of a game. Its hash is that of the core alone as it is written, so that neither a pack which takes no part in a
 * bout nor a translation changes a record of it.
 */
function contentOf(draft: Draft, spoken: Draft, game: GameCards, parts: Parts | null): GameContent {
  const content = game.assemble(spoken);
  const core = draft.packs.length > 1 ? coreOf(draft) : draft;
  const hashed = game.lacks(core) === null ? core : draft;
  const { hash } = hashed === spoken ? content : game.assemble(hashed);
  const behaviours = byId(of(spoken, BEHAVIOUR).filter(({ card }) => card.game === game.game));
  return { ...content, hash, ...(game.words && { behaviours }), ...(parts && { parts }) };
}

/** Words of cards that are others than those that are written. */
function otherWordsOf(draft: Draft, spoken: Draft): string[] {
  return spoken.entries.flatMap(({ tree }, i) => otherTexts(tree, draft.entries[i]!.tree));
}

/** Packs with what they say of themselves in a language, as far as a translation has it. */
function packsIn(draft: Draft, language: string): Pack[] {
  const texts = fallbacks(language).flatMap((each) => of(draft, TEXT).filter(({ id }) => id === each));
  return draft.packs.map((pack) =>
    texts.reduce((said, { tree }) => {
      const own = at(tree, ['texts', 'pack', pack.id]);
      return own ? { ...said, name: textAt(own, 'name') ?? said.name, text: textAt(own, 'text') ?? said.text } : said;
    }, pack),
  );
}

function messagesBeside(messages: Messages, than: Messages): string[] {
  return Object.values(otherWords(messages, than)).flatMap((group) => Object.values(group));
}

/** The frozen catalogue of those games that a draft without faults has enough cards for. */
export function assemble(draft: Draft, games: readonly GameCards[], { language, draft: spoken }: Spoken): Catalogue {
  const hashes = packHashes(draft);
  const hands = packsByCard(draft);
  const contents = games.map((game) => [game.game, contentOf(draft, spoken, game, partsOf(draft, game, hashes, hands))] as const);
  const text = messages(draft, games, { language, draft: spoken });
  const others = Object.entries(hashes).filter(([id]) => id !== CORE);
  return sealCatalogue({
    hash: contentHash([contents.map(([, { hash }]) => hash), ...(others.length > 0 ? [others] : [])]),
    content: Object.fromEntries(contents),
    looks: looksOf(draft),
    byId: Object.fromEntries(games.map((game) => [game.game, game.byId])),
    packs: packsIn(draft, language),
    packHashes: hashes,
    joined: joinedIn(draft),
    rules: byId(of(spoken, RULE)),
    lessons: byId(of(spoken, LESSON)),
    ladders: byId(of(spoken, LADDER)),
    programmes: byId(of(spoken, PROGRAMME)),
    language,
    translated: language === ENGLISH ? [] : [...otherWordsOf(draft, spoken), ...messagesBeside(text[language]!, text[ENGLISH]!)],
    text,
    cards: cardsOf(spoken),
  });
}
