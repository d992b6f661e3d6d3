/** The language of the game's own texts, which every other falls back to. */
export const ENGLISH = 'en';

/** `pt` of `pt-BR`. */
const baseOf = (language: string): string => language.split('-')[0]!;

/**
 * The first of these languages that there are texts in, as browsers and systems write them (`de-AT`, `de_AT.UTF-8`); English
 * always is.
 */
export function languageOf(wanted: readonly string[], spoken: Iterable<string>): string {
  const known = new Set([ENGLISH, ...spoken]);
  for (const each of wanted) {
    const written = each.replace(/[.@].*$/, '').replace('_', '-');
    const found = [written, baseOf(written)].find((language) => known.has(language));
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

/** A language after those that it falls back to: English, `pt`, `pt-BR`. */
export function fallbacks(language: string): readonly string[] {
  return [...new Set([ENGLISH, baseOf(language), language])];
}

/** ISO 639-1, and Latin above all. */
const CODES = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj ' +
    'fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la ' +
    'lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa ' +
    'sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'
  ).split(' '),
);

/** What is written for a language by its land or its name. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  at: 'de', br: 'pt-BR', cn: 'zh', cz: 'cs', dk: 'da', ge: 'de', gr: 'el', gb: 'en', jp: 'ja', ua: 'uk', us: 'en', sp: 'es', po: 'pl',
}; // prettier-ignore

/** What is wrong with the code of a language that is written as one; null where there is such a language. */
export function unknownLanguage(code: string): { readonly message: string; readonly instead: string | undefined } | null {
  const base = baseOf(code);
  return CODES.has(base) ? null : { message: `there is no language "${base}"`, instead: TAKEN_FOR[base] };
}
