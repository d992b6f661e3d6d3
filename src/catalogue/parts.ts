import { textsIn } from '../engine/read/index.ts';
import type { Draft, Entry } from './draft.ts';
import type { GameCards } from './game-cards.ts';
import { CORE, parseName, splitName } from './names.ts';
import { cardName } from './told.ts';
import { leaves, plain } from './tree.ts';
import type { Joined, Parts } from './types.ts';

/** Cards of packs in lots and decks of others, in the order of the draft. */
export function joinedIn(draft: Draft): Joined[] {
  return draft.entries.flatMap(({ pack, kind, id, joins, tree }): Joined[] =>
    joins !== null && splitName(joins).pack !== pack ? [{ pack, kind: kind.noun, id, name: cardName(plain(tree), id), to: joins }] : [],
  );
}

/** Packs whose files a card was made of, and names of other cards in it. */
function handsIn(entry: Entry, packOf: ReadonlyMap<string, string>): { readonly packs: Set<string>; readonly names: Set<string> } {
  const packs = new Set([entry.pack, ...[...leaves(entry.tree)].flatMap(({ at }) => packOf.get(at.file) ?? [])]);
  return { packs, names: new Set([...textsIn(plain(entry.tree))].filter((text) => parseName(text) !== null)) };
}

/** Packs that had a hand in each card, also through cards that it names; only cards that another pack than the core had a hand in. */
function packsByCard(draft: Draft): Record<string, readonly string[]> {
  const packOf = new Map(draft.files.map(({ path, pack }) => [path, pack]));
  const byName = new Map<string, { packs: Set<string>; names: Set<string> }>();
  for (const entry of draft.entries) {
    const { packs, names } = handsIn(entry, packOf);
    const known = byName.get(entry.id);
    byName.set(
      entry.id,
      known ? { packs: new Set([...known.packs, ...packs]), names: new Set([...known.names, ...names]) } : { packs, names },
    );
  }
  const all = (name: string, seen: Set<string>): Set<string> => {
    const hands = byName.get(name);
    if (!hands || seen.has(name)) return seen;
    seen.add(name);
    for (const other of hands.names) all(other, seen);
    return seen;
  };
  const found = [...byName.keys()].map((name): readonly [string, string[]] => {
    const packs = new Set([...all(name, new Set())].flatMap((each) => [...byName.get(each)!.packs]));
    return [name, [...packs].filter((pack) => pack !== CORE).sort()];
  });
  return Object.fromEntries(found.filter(([, packs]) => packs.length > 0));
}

/** What packs take part in bouts of a game; null where there is none but the core. */
export function partsOf(draft: Draft, game: GameCards, hashes: Readonly<Record<string, string>>): Parts | null {
  const others = draft.packs.filter(({ id }) => id !== CORE);
  if (others.length === 0) return null;
  const packs = Object.fromEntries(others.map(({ id, version }) => [id, { version, hash: hashes[id]! }]));
  const joined = draft.entries.filter(
    ({ kind, joins, pack }) => kind.drawn && game.kinds.includes(kind) && joins !== null && pack !== CORE,
  );
  const always = joined.filter(({ joins }) => splitName(joins!).pack === CORE).map(({ pack }) => pack);
  return { packs, of: packsByCard(draft), always: [...new Set(always)].sort() };
}
