import type { Messages } from '../../catalogue/index.ts';
import { readable } from '../../engine/text/index.ts';

/** A word of the rules and what it means, in one sentence. */
export interface TermText {
  readonly id: string;
  /** As it is listed. */
  readonly name: string;
  readonly meaning: string;
  /** Every way it is said; as written, since `Down` is a condition and `down` is not. */
  readonly said: readonly string[];
}

/** A piece of a text: plain, or a term as it is said there. */
export type Piece = string | { readonly term: TermText; readonly said: string };

/** The words that are explained in one game. */
export interface Terms {
  readonly all: readonly TermText[];
  get(id: string): TermText | undefined;
  /** A text in pieces; a term said twice is explained once. */
  pieces(text: string): readonly Piece[];
}

const BETWEEN = '|';

function listOf(messages: Messages, prefix: string): TermText[] {
  const said = messages[`${prefix}term-said`] ?? {};
  return Object.entries(messages[`${prefix}term`] ?? {}).map(([id, meaning]) => {
    const ways = (said[id] ?? readable(id)).split(BETWEEN).map((way) => way.trim());
    return { id, name: ways[0]!, meaning, said: ways.filter(Boolean) };
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words only, the longest way first: `Control Check` before `Control`. */
function finder(ways: readonly string[]): RegExp | null {
  if (ways.length === 0) return null;
  const either = ways.toSorted((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${either.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** The words of a game, and those of all; a game's own sense of a word goes before the shared one. */
export function termsOf(messages: Messages, game: string): Terms {
  const own = listOf(messages, `${game}-`);
  const shared = listOf(messages, '').filter(({ id }) => !own.some((term) => term.id === id));
  const all = [...own, ...shared];
  const byId = new Map(all.map((term) => [term.id, term]));
  const byWay = new Map([...shared, ...own].flatMap((term) => term.said.map((way) => [way, term] as const)));
  const pattern = finder([...byWay.keys()]);
  return {
    all,
    get: (id) => byId.get(id),
    pieces: (text) => (pattern ? cut(text, pattern, byWay) : [text]),
  };
}

function cut(text: string, pattern: RegExp, byWay: ReadonlyMap<string, TermText>): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set<TermText>();
  let from = 0;
  for (const { 0: said, index } of text.matchAll(pattern)) {
    const term = byWay.get(said)!;
    if (seen.has(term)) continue;
    seen.add(term);
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push({ term, said });
    from = index + said.length;
  }
  if (from < text.length || pieces.length === 0) pieces.push(text.slice(from));
  return pieces;
}
