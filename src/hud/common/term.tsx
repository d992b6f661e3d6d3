import type { ComponentChildren } from 'preact';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { languageOfText, Worded } from './spoken.tsx';
import type { Terms, TermText } from './terms.ts';

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
