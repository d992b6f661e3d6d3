import { textsIn } from '../engine/read/index.ts';
import type { Draft } from './draft.ts';
import type { GameCards } from './game-cards.ts';
import { CORE, parseName, splitName } from './names.ts';
import { cardName } from './told.ts';
import type { Tree } from './tree.ts';
import { leaves, plain } from './tree.ts';
import type { Joined, Parts } from './types.ts';

/** Cards of packs in lots and decks of others, in the order of the draft. */
export function joinedIn(draft: Draft): Joined[] {
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
export function packsByCard(draft: Draft): Record<string, readonly string[]> {
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
export function partsOf(draft: Draft, game: GameCards, hashes: Readonly<Record<string, string>>, of: Parts['of']): Parts | null {
  const others = draft.packs.filter(({ id }) => id !== CORE);
  if (others.length === 0) return null;
  const packs = Object.fromEntries(others.map(({ id, version }) => [id, { version, hash: hashes[id]! }]));
  const joined = draft.entries.filter(
    ({ kind, joins, pack }) => kind.drawn && game.kinds.includes(kind) && joins !== null && pack !== CORE,
  );
  const always = joined.filter(({ joins }) => splitName(joins!).pack === CORE).map(({ pack }) => pack);
  return { packs, of, always: [...new Set(always)].sort() };
}
