import type { Fault } from '../draft.ts';
import { spellingHint, type SpellingHint } from '../spelling-hint.ts';
import { of, type Lint } from '../draft.ts';
import { RULE, TEXT } from '../frame-kinds.ts';
import type { Path, Tree } from '../tree.ts';

type Told = Pick<Fault, 'severity' | 'message' | 'hint' | 'keep' | 'part'>;

const PLACE = /\{(\w+)\}/g;
/** Words by number or choice, as other programs have them. */
const FORMS = /\{\s*(\w+)\s*,\s*(?:plural|select|selectordinal)\s*,/;
/** Braces with anything but a word in them. */
const BRACES = /\{[^{}]*[^\w{}][^{}]*\}?/g;
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/gi;
const ESCAPE = /\\(?:[nrtbe"'0]|x[\da-f]{2}|u[\da-f]{4})/gi;

/** What is filled in when a text is said: `{name}`. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name]) => name!))];
}

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** The one that a place was to be: one that is near, or the only one that is missing where no other is unknown. */
function placeMeant(wrote: string, known: readonly string[], written: readonly string[]): string | undefined {
  const missing = known.filter((name) => !written.includes(name));
  const isOnly = missing.length === 1 && written.every((name) => name === wrote || known.includes(name));
  return isOnly ? missing[0] : spellingHint(wrote, missing).misspelt?.meant;
}

function placeFaults(original: string, wording: string): Told[] {
  const [known, written] = [placesIn(original), placesIn(wording)];
  const unknown = written.filter((name) => !known.includes(name)).map((name) => [name, placeMeant(name, known, written)] as const);
  const mended = unknown.map(([, instead]) => instead);
  const missing = known.filter((name) => !written.includes(name) && !mended.includes(name));
  return [
    ...unknown.map(([name, instead]): Told => {
      const part = partOf(wording, `{${name}}`, instead && `{${instead}}`);
      const hint = known.length === 0 ? 'nothing is filled in here' : `it may have ${braced(known)}`;
      return { severity: 'error', message: `nobody fills in {${name}}`, hint: instead ? `write {${instead}}` : hint, part, keep: true };
    }),
    ...(missing.length > 0 ? [{ severity: 'warning', message: `${braced(missing)} of the original is missing` } as const] : []),
  ];
}

function partOf(wording: string, text: string, instead: string | undefined): Fault['part'] {
  return { from: wording.indexOf(text), text, instead };
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '”', '&apos;': '’', '&nbsp;': '\u00a0' };

const LETTER = /^[\p{L}\p{M}\p{N}]$/u;
const WORD_OF_YAML = /^(?:true|false|null)$/i;
/** What ends a text without quotes: it would be a key, or a comment. */
const ENDS_PLAIN = /:(?:[\s,[\]{}]|$)|\s#/;

/** What plain text has for a mark: nothing for a tag, its letter for an escape of one. */
function plainly(mark: string): string | undefined {
  if (mark.startsWith('<')) return '';
  if (mark.startsWith('&')) return ENTITIES[mark.toLowerCase()];
  const letter = /^\\[ux]/i.test(mark) ? String.fromCharCode(Number.parseInt(mark.slice(2), 16)) : '';
  return LETTER.test(letter) ? letter : undefined;
}

/** Whether a text stands for itself however it is written, with quotes or without. */
const isPlain = (text: string): boolean => /^\p{L}/u.test(text) && !WORD_OF_YAML.test(text.trim()) && !ENDS_PLAIN.test(text);

/** Marks that mean something elsewhere, and are only shown here. */
function shownAsWritten(original: string, wording: string): Told[] {
  const known = placesIn(original);
  const placeIn = (mark: string): string | undefined => known.find((name) => mark.replace(/[{}\s]/g, '') === name);
  const rid = [MARKUP, ESCAPE].reduce((text, pattern) => text.replace(pattern, (mark) => plainly(mark) ?? mark), wording);
  const mended = isPlain(rid) ? plainly : () => undefined;
  const marks = (pattern: RegExp, hint: string, instead: (mark: string) => string | undefined): Told[] =>
    [...new Set(wording.match(pattern))]
      .filter((mark) => !original.includes(mark))
      .map((mark) => {
        const message = `"${mark}" is shown as it stands here`;
        return { severity: 'warning', message, hint, part: partOf(wording, mark, instead(mark)) };
      });
  return [
    ...marks(MARKUP, 'texts are plain: there is no HTML in them', mended),
    ...marks(ESCAPE, 'only texts in "double quotes" have escapes', mended),
    ...marks(BRACES, `what is filled in is one word in braces${known.length > 0 ? `: ${braced(known)}` : ''}`, (mark) => {
      const name = placeIn(mark);
      return name && `{${name}}`;
    }),
  ];
}

/** What is wrong with a text in the place of another: empty, other things to be filled in, or marks that nobody reads. */
export function wordingFaults(original: string, wording: string): Told[] {
  if (wording.trim() === '' && original.trim() !== '')
    return [{ severity: 'error', message: 'this text is empty', hint: 'leave the key out, and the original stays', keep: true }];
  const [form, name] = FORMS.exec(wording) ?? [];
  if (form !== undefined) {
    const part = partOf(wording, form, undefined);
    return [{ severity: 'error', message: 'no forms by number or choice are known here', hint: `write {${name}} alone`, part, keep: true }];
  }
  return [...placeFaults(original, wording), ...shownAsWritten(original, wording)];
}

/** Every rule that a card leans on is in the rulebook. Skipped when no rulebook was loaded. */
export const because: Lint = (draft) => {
  const rules = new Set(of(draft, RULE).map(({ id }) => id));
  if (rules.size === 0) return [];
  return draft.entries.flatMap((entry) =>
    entry.kind === RULE || entry.kind === TEXT
      ? []
      : [...reasons(entry.tree, [])]
          .filter(({ rule }) => !rules.has(rule))
          .map(({ rule, path }) => ({
            severity: 'error',
            entry,
            path,
            message: `there is no rule ${rule}`,
            ...nearest(rule, rules),
            keep: true,
          })),
  );
};

/** Rule ids differ by a digit everywhere: only a slip in the letters is worth a guess. */
function nearest(rule: string, rules: ReadonlySet<string>): SpellingHint {
  const [, digits, letter] = /(\d+)([a-z]?)$/.exec(rule) ?? [];
  return spellingHint(rule, digits === undefined ? [] : [...rules].filter((id) => id.endsWith(`-${digits.padStart(3, '0')}${letter}`)));
}

/** Keys that cite a rule. */
const CITING: ReadonlySet<string> = new Set(['because', 'rule']);

function* reasons(tree: Tree, path: Path): Generator<{ rule: string; path: Path }> {
  if (tree.type === 'list') for (const [i, item] of tree.items.entries()) yield* reasons(item, [...path, i]);
  if (tree.type !== 'map') return;
  for (const [key, { value }] of tree.entries) {
    if (CITING.has(key) && value.type === 'scalar' && typeof value.value === 'string') yield { rule: value.value, path: [...path, key] };
    else yield* reasons(value, [...path, key]);
  }
}
