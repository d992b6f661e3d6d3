import { byId, of, type Draft, type Entry } from './draft.ts';
import { ARENA, BEHAVIOUR, LADDER, LESSON, RULE, TEXT } from './frame-kinds.ts';
import type { GameCards } from './game-cards.ts';
import { contentHash } from './hash.ts';
import type { Kind } from './kind.ts';
import { CORE } from './names.ts';
import { joinedIn, partsOf } from './parts.ts';
import { looksOf } from './looks.ts';
import { LOOK_KEY } from './schemas/look.ts';
import { sealContent } from './shipped.ts';
import { leaves, plain } from './tree.ts';
import type { Catalogue, GameContent, Messages, Parts, ResolvedCard } from './types.ts';

/** Messages of the cards themselves, then of text files, which may put them into other words. */
function messages(draft: Draft, games: readonly GameCards[]): Record<string, Messages> {
  const arenas = Object.fromEntries(of(draft, ARENA).map(({ id, name }) => [id, name]));
  const own = Object.assign({ arena: arenas }, ...games.map((game) => game.messages?.(draft) ?? {})) as Record<string, Messages[string]>;
  const languages: Record<string, Record<string, Messages[string]>> = { en: own };
  for (const { id, card } of of(draft, TEXT)) {
    const language = (languages[id] ??= {});
    for (const [group, texts] of Object.entries(card)) language[group] = { ...language[group], ...texts };
  }
  return languages;
}

function resolved({ kind, id, pack, tree }: Entry): ResolvedCard {
  const origins = Object.fromEntries([...leaves(tree)].map(({ path, at }) => [path.join('.'), `${at.file}:${at.line}`]));
  return { kind: kind.noun, id, pack, value: plain(tree), origins };
}

const APART: readonly Kind[] = [LESSON, BEHAVIOUR, LADDER, RULE, TEXT];

/** A card without how it is drawn and what is only remarked of it. */
function played({ kind, tree }: Entry): unknown {
  const value = plain(tree);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const silent = new Set([LOOK_KEY, ...kind.remarks]);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !silent.has(key)));
}

/** What changes when a card of a pack does; rules, texts, lessons, behaviours, ladders, looks and remarks play no part. */
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

/** The content of a game; its hash is that of the core alone, so that a pack which takes no part in a bout changes no record of it. */
function contentOf(draft: Draft, core: Draft, game: GameCards, parts: Parts | null): GameContent {
  const content = game.assemble(draft);
  const { hash } = draft.packs.length > 1 && game.lacks(core) === null ? game.assemble(core) : content;
  const behaviours = byId(of(draft, BEHAVIOUR).filter(({ card }) => card.game === game.game));
  return { ...content, hash, ...(game.words && { behaviours }), ...(parts && { parts }) };
}

/** The frozen catalogue of those games that a draft without faults has enough cards for. */
export function assemble(draft: Draft, games: readonly GameCards[]): Catalogue {
  const cards = draft.entries.filter(({ kind }) => kind !== RULE && kind !== TEXT).map(resolved);
  const hashes = packHashes(draft);
  const core = coreOf(draft);
  const contents = games.map((game) => [game.game, contentOf(draft, core, game, partsOf(draft, game, hashes))] as const);
  const others = Object.entries(hashes).filter(([id]) => id !== CORE);
  return sealContent({
    hash: contentHash([contents.map(([, { hash }]) => hash), ...(others.length > 0 ? [others] : [])]),
    content: Object.fromEntries(contents),
    looks: looksOf(draft),
    byId: Object.fromEntries(games.map((game) => [game.game, game.byId])),
    packs: draft.packs,
    packHashes: hashes,
    joined: joinedIn(draft),
    rules: byId(of(draft, RULE)),
    lessons: byId(of(draft, LESSON)),
    ladders: byId(of(draft, LADDER)),
    text: messages(draft, games),
    cards,
  });
}
