import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { languageOfText, Worded } from './spoken.tsx';
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
type Piece = string | { readonly term: TermText; readonly said: string };

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

const TermsContext = createContext<Terms | null>(null);

/** Inside, words of the rules are explained where they stand, by the one `TermTips` of the page. */
export function TermsScope({ terms, children }: { readonly terms: Terms | null; readonly children: ComponentChildren }) {
  return <TermsContext.Provider value={terms}>{children}</TermsContext.Provider>;
}

export function useTerms(): Terms | null {
  return useContext(TermsContext);
}

interface Explained {
  /** It stands inside a button or a link: pointed at, pressed long or asked for with I, it never takes the click. */
  readonly inside?: boolean;
}

interface TermProps extends Explained {
  readonly id: string;
  /** What is read there; the name of the term when left out. */
  readonly children?: ComponentChildren;
}

/** A word of the rules with its meaning behind it. Where nobody explains it, the bare word. */
export function Term({ id, inside = false, children }: TermProps) {
  const term = useTerms()?.get(id);
  if (!term) return <>{children ?? id}</>;
  return (
    <Said term={term} inside={inside}>
      {children ?? term.name}
    </Said>
  );
}

/** A text whose words of the rules can be asked about. */
export function Told({ text, inside = false }: Explained & { readonly text: string }) {
  const terms = useTerms();
  if (!terms) return <Worded text={text} />;
  const pieces = terms.pieces(text).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Said key={index} term={piece.term} inside={inside}>
        {piece.said}
      </Said>
    ),
  );
  const language = languageOfText(text);
  return language === undefined ? <>{pieces}</> : <span lang={language}>{pieces}</span>;
}

interface SaidProps extends Explained {
  readonly term: TermText;
  readonly children: ComponentChildren;
}

function Said({ term: { name, meaning }, inside, children }: SaidProps) {
  if (inside) {
    return (
      <span class="term" data-term={name} data-meaning={meaning}>
        {children}
      </span>
    );
  }
  return (
    <button type="button" class="term" data-term={name} data-meaning={meaning}>
      {children}
    </button>
  );
}
