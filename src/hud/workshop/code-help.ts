import { describe, formsOf, helpAt, keysAt, shapeOf, valuesAt, type JsonSchema } from './schema.ts';
import { placeAt, type YamlPath } from './yaml-place.ts';

export interface CodeOption {
  readonly label: string;
  readonly detail?: string;
  readonly info?: string;
  /** What is put in, where it is more than the label. */
  readonly apply?: string;
}

/** What could stand at a place. */
export interface Completions {
  readonly from: number;
  readonly options: readonly CodeOption[];
  /** Whether it is offered before a letter is written. */
  readonly eager: boolean;
}

export interface Hover {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** What an editor asks while somebody writes. */
export interface CodeHelp {
  complete(text: string, offset: number): Completions | null;
  hover(text: string, offset: number): Hover | null;
}

/** A problem as an editor marks it. */
export interface EditorProblem {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fix: { readonly label: string; apply(): void } | null;
}

/** What the cards and rules at hand are called, for values that name one. */
export interface KnownNames {
  readonly cards: readonly { readonly name: string; readonly kind: string; readonly shown: string }[];
  readonly rules: readonly { readonly id: string; readonly title: string }[];
  /** The value of the parent at a path, in YAML; null where it has none. */
  parentAt(path: YamlPath): string | null;
  /** What the items of a list of the parent are called. */
  itemsAt(path: YamlPath): readonly string[];
}

const RULES = new Set(['because', 'rule']);

function namesFor(path: YamlPath, kind: string, { cards, rules }: KnownNames): CodeOption[] {
  const key = path.findLast((step) => typeof step === 'string');
  if (key === undefined) return [];
  if (RULES.has(key)) return rules.map(({ id, title }) => ({ label: id, detail: title }));
  const wanted = key === 'extends' ? kind : String(key).replace(/s$/, '');
  return cards.filter((card) => card.kind === wanted).map(({ name, shown }) => ({ label: name, detail: shown }));
}

const AT_AN_ITEM = new Set(['before', 'after', 'replace', 'remove']);

/** Items of the parent, where an operator on its list names one. */
function itemsFor(path: YamlPath, names: KnownNames): CodeOption[] {
  const last = path.findLastIndex((step) => typeof step === 'string');
  if (!AT_AN_ITEM.has(String(path[last]))) return [];
  const list = path.slice(0, typeof path[last - 1] === 'number' ? last - 1 : last);
  return names.itemsAt(list).map((label) => ({ label }));
}

/** What is put in for a key: the colon with it, unless one stands there already. */
function keyApply(key: string, after: string): string {
  return /^[\w.-]*\s*:/.test(after) ? key : `${key}: `;
}

/** What fits what a text is: a whole card, or one that extends another; both where it holds several. */
function rootFor(all: JsonSchema | null): (text: string) => JsonSchema | null {
  if (!all) return () => null;
  const [whole, extending] = [formsOf(all, 'whole'), formsOf(all, 'extending')];
  return (text) => (/^cards:/m.test(text) ? all : /^extends:/m.test(text) ? extending : whole);
}

/** Completion and help by the schema of a kind of card. */
export function codeHelp(all: JsonSchema | null, kind: string, names: KnownNames): CodeHelp {
  const rootOf = rootFor(all);
  return {
    complete(text, offset) {
      const place = placeAt(text, offset);
      const root = place?.path.length === 0 ? all : rootOf(text);
      if (!place || !root || /\n/.test(place.word)) return null;
      if (place.role === 'key') {
        if (!/^[\w.-]*$/.test(place.word)) return null;
        const free = keysAt(root, place.path).filter(([key]) => !place.beside.includes(key) || key === place.word);
        const options = free.map(([key, schema]) => {
          const info = describe(root, schema);
          return {
            label: key,
            detail: shapeOf(root, schema).slice(0, 60),
            ...(info && { info }),
            apply: keyApply(key, text.slice(offset)),
          };
        });
        return { from: place.from, options, eager: false };
      }
      if (!/^[\w.:-]*$/.test(place.word)) return null;
      const words = valuesAt(root, place.path).map((label) => ({ label }));
      return { from: place.from, options: [...words, ...itemsFor(place.path, names), ...namesFor(place.path, kind, names)], eager: true };
    },
    hover(text, offset) {
      let start = offset;
      while (start > 0 && /[\w.-]/.test(text[start - 1]!)) start -= 1;
      const end = offset + /^[\w.-]*/.exec(text.slice(offset))![0].length;
      const root = rootOf(text);
      if (!root || start === end) return null;
      const place = placeAt(text, end);
      if (!place) return null;
      const path = place.role === 'key' ? [...place.path, text.slice(start, end)] : place.path;
      const told = helpAt(root, path);
      if (!told) return null;
      const parent = names.parentAt(path);
      const lines = [told.text, told.shape && `It is ${told.shape}.`, parent === null ? '' : `What it extends has: ${parent}`];
      return { from: start, to: end, lines: lines.filter((line) => line !== '') };
    },
  };
}
