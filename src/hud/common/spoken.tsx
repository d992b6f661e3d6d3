import type { Messages } from '../../catalogue/index.ts';
import './latin.css';

/** Words of another language than English. */
export interface SpokenWords {
  /** Its code. */
  readonly language: string;
  /** Everything that is not English in it: names, texts and messages, with `{name}` where something is filled in. */
  readonly texts: readonly string[];
}

interface Speaker {
  readonly language: string;
  readonly whole: ReadonlySet<string>;
  readonly filled: readonly Literals[];
  /** What was asked before. */
  readonly known: Map<string, boolean>;
}

const MOST_KNOWN = 2000;
const PLACE = /\{\w+\}/;
let speaker: Speaker | null = null;

/** What of a message is said as it stands, between the places that are filled in. */
type Literals = readonly string[];

/** The literal parts of a message; null for one that says nothing but what is filled in. */
function literalsOf(message: string): Literals | null {
  const parts = message.split(/\{\w+\}/);
  return /\p{L}/u.test(parts.join('')) ? parts : null;
}

/**
 * Whether a text may be a message with its places filled in. Each part is looked for once, from left to right: a pattern with as many
 * wildcards as places would try every way to divide the text, and a pack may repeat a place as often as it likes.
 */
function isFilledIn(text: string, literals: Literals): boolean {
  const [first, last] = [literals[0]!, literals.at(-1)!];
  const end = text.length - last.length;
  let from = first.length;
  if (from > end || !text.startsWith(first) || !text.endsWith(last)) return false;
  for (const part of literals.slice(1, -1)) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from <= end;
}

function speakerOf({ language, texts }: SpokenWords): Speaker {
  const filled = texts
    .filter((text) => PLACE.test(text))
    .map(literalsOf)
    .filter((literals) => literals !== null);
  return { language, whole: new Set(texts), filled, known: new Map() };
}

/** From now on the page speaks so; null for English alone. */
export function speakIn(words: SpokenWords | null): void {
  speaker = words && speakerOf(words);
}

function isSpoken(text: string, { whole, filled, known }: Speaker): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const is = whole.has(text) || filled.some((literals) => isFilledIn(text, literals));
  if (known.size > MOST_KNOWN) known.clear();
  known.set(text, is);
  return is;
}

/** The language of a text, where it is another than that of the page. */
export function languageOfText(text: string): string | undefined {
  return speaker && isSpoken(text, speaker) ? speaker.language : undefined;
}

/** A name or text of a card, in whatever language it is. */
export function Worded({ text }: { readonly text: string }) {
  const language = languageOfText(text);
  return language === undefined ? <>{text}</> : <span lang={language}>{text}</span>;
}

/** The Latin name of a card, by the space of its id (`beast`, `man`); undefined where it has none. */
export function latinOf(messages: Messages, space: string, id: string): string | undefined {
  return messages[`latin-${space}`]?.[id];
}

/** The Latin name beside the other in a heading; nothing where there is none, or the other is Latin too. */
export function Latin({ name, beside }: { readonly name: string | undefined; readonly beside: string }) {
  if (name === undefined || name === beside) return null;
  return (
    <>
      {' '}
      <i class="latin" lang="la">
        {name}
      </i>
    </>
  );
}
