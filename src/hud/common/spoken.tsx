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
  readonly filled: readonly RegExp[];
  /** What was asked before. */
  readonly known: Map<string, boolean>;
}

const MOST_KNOWN = 2000;
const PLACE = /\{\w+\}/;
let speaker: Speaker | null = null;

/** A message as a pattern of what it may come to; null for one that says nothing but what is filled in. */
function patternOf(message: string): RegExp | null {
  const parts = message.split(/\{\w+\}/);
  if (!/\p{L}/u.test(parts.join(''))) return null;
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`, 's');
}

function speakerOf({ language, texts }: SpokenWords): Speaker {
  const filled = texts.filter((text) => PLACE.test(text)).flatMap((text) => patternOf(text) ?? []);
  return { language, whole: new Set(texts), filled, known: new Map() };
}

/** From now on the page speaks so; null for English alone. */
export function speakIn(words: SpokenWords | null): void {
  speaker = words && speakerOf(words);
}

function isSpoken(text: string, { whole, filled, known }: Speaker): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const is = whole.has(text) || filled.some((pattern) => pattern.test(text));
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
