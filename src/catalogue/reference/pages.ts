import { entriesOf, itemsOf, placeIn, propertiesOf, wordAt, type Json } from './json.ts';
import { rangeText, typeText, written } from './type-text.ts';
import { EVENT_KEYS } from '../../engine/bout/index.ts';

/** A key of a map in a content file. */
export interface ReferenceRow {
  readonly key: string;
  /** What may stand there, in words with code in backticks. */
  readonly type: string;
  readonly needed: boolean;
  /** What counts when the key is left out, in words. */
  readonly fallback: string;
  readonly description: string;
  /** Id of the section about what stands there; null where the row says all. */
  readonly section: string | null;
}

/** A form that a map may have, told from the others by words that stand in it, such as `type: condition, call: near`. */
export interface ReferenceWord {
  readonly word: string;
  /** Its other keys with what may stand there, in words. */
  readonly takes: string;
  readonly description: string;
}

/** The keys of one map. */
export interface ReferenceSection {
  /** Its heading, unlike all others of the page. */
  readonly id: string;
  readonly about: string;
  readonly rows: readonly ReferenceRow[];
  /** Filled where one of several forms is chosen by a word; `rows` are then the keys that all of them have. */
  readonly words: readonly ReferenceWord[];
}

/** What may stand in files of one kind. */
export interface ReferencePage {
  /** `beast`: the kind without its version. */
  readonly name: string;
  /** The `schema:` line. */
  readonly schema: string;
  readonly about: string;
  /** The file first, then the maps inside it in the order of their keys. */
  readonly sections: readonly ReferenceSection[];
}

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Maps that may stand at a place, and the path of their keys: `attacks.NAME`, `procedure[].when`. */
interface Maps {
  readonly path: string;
  readonly maps: readonly Json[];
}

/** Where maps are described that are met again: a place that repeats itself has one section. */
type Known = Map<Json, string>;

/** Reads one form of a file. */
class Reader {
  readonly sections: ReferenceSection[] = [];
  private readonly known: Known = new Map();
  private readonly root: Json;
  /** What the file is told from others of its kind by: `game: toy`; empty where there is one form. */
  private readonly form: string;

  constructor(root: Json, form: string) {
    this.root = root;
    this.form = form;
  }

  /** Adds the section of some maps, and those below it; its id. */
  add({ path, maps }: Maps): string {
    const met = this.known.get(maps[0]!);
    if (met !== undefined) return met;
    const id = this.idOf(path);
    for (const map of maps) this.known.set(map, id);
    const index = this.sections.length;
    this.sections.push({ id, about: '', rows: [], words: [] });
    const telling = tellingKeys(this.root, maps);
    this.sections[index] = telling.length > 0 ? this.worded(id, { path, maps }, telling) : this.plain(id, { path, maps });
    return id;
  }

  private idOf(path: string): string {
    const place = path === '' ? 'The file' : path;
    return this.form === '' ? place : `${place} (${this.form})`;
  }

  private plain(id: string, { path, maps }: Maps): ReferenceSection {
    const properties = new Map<string, Json>();
    for (const map of maps)
      for (const [key, json] of Object.entries(propertiesOf(map)!)) if (!properties.has(key)) properties.set(key, json);
    const needed = (key: string): boolean => maps.every(({ required = [] }) => required.includes(key));
    const rows = [...properties].map(([key, json]) => this.row(path, key, json, needed(key)));
    return { id, about: formsOf(maps), rows, words: [] };
  }

  /** Forms told apart by words; a key that all of them have alike is told once. */
  private worded(id: string, { path, maps }: Maps, telling: readonly string[]): ReferenceSection {
    const first = maps[0]!;
    const isShared = (key: string): boolean => !telling.includes(key) && maps.every((map) => key in propertiesOf(map)!);
    const shared = Object.entries(propertiesOf(first)!).filter(([key]) => isShared(key));
    const rows = shared.map(([key, json]) => this.row(path, key, json, first.required?.includes(key) ?? false));
    const words = maps.map((map): ReferenceWord => {
      const properties = Object.entries(propertiesOf(map)!);
      const told = properties.filter(([key]) => telling.includes(key));
      const own = properties.filter(([key]) => !telling.includes(key) && !isShared(key));
      for (const [key, json] of own) this.below(under(path, key), json);
      return {
        word: `\`${told.map(([key, json]) => `${key}: ${wordAt(this.root, json) ?? ''}`).join(', ')}\``,
        takes: own.map(([key, json]) => `\`${key}\`: ${typeText(this.root, json)}`).join('; '),
        description: told.map(([, json]) => placeIn(this.root, json).description).findLast((text) => text !== null) ?? '',
      };
    });
    return { id, about: '', rows, words };
  }

  private row(path: string, key: string, json: Json, needed: boolean): ReferenceRow {
    const { description, fallback } = placeIn(this.root, json);
    const section = this.below(under(path, key), json);
    return { key, type: typeText(this.root, json), needed, fallback: written(fallback), description: description ?? '', section };
  }

  /** Adds the sections of everything that may stand at a place; the id of the first, null for none. */
  private below(path: string, json: Json): string | null {
    const ids = this.mapsAt(path, json).map((maps) => this.add(maps));
    return ids[0] ?? null;
  }

  private mapsAt(path: string, json: Json): Maps[] {
    const { choices } = placeIn(this.root, json);
    const maps = choices.filter((choice) => propertiesOf(choice) !== null && rangeText(this.root, choice) === null);
    const deeper = choices.flatMap((choice): Maps[] => {
      const entries = propertiesOf(choice) === null ? entriesOf(choice) : null;
      if (entries) return this.mapsAt(under(path, 'NAME'), entries);
      return itemsOf(choice).flatMap((item) => this.mapsAt(`${path}[]`, item));
    });
    return maps.length > 0 ? [{ path, maps }, ...deeper] : deeper;
  }
}

/** A card that states only its differences from another. */
const isExtension = ({ required = [] }: Json): boolean => required.includes('extends');

/** What tells one of several whole files from the others: `game: toy`. */
function formOf(root: Json, map: Json): string {
  const words = Object.entries(propertiesOf(map)!).flatMap(([key, json]): string[] => {
    const word = key === 'schema' ? null : wordAt(root, json);
    return word === null ? [] : [`${key}: ${word}`];
  });
  return words.join(', ');
}

/** Keys that have one fixed word in some of several maps, if each map has such a key; the order is that of the maps. */
function tellingKeys(root: Json, maps: readonly Json[]): readonly string[] {
  if (maps.length < 2) return [];
  const fixed = maps.map((map) => Object.entries(propertiesOf(map)!).flatMap(([key, json]) => (wordAt(root, json) === null ? [] : [key])));
  return fixed.every((keys) => keys.length > 0) ? [...new Set(fixed.flat())] : [];
}

/** How several forms of one map exclude each other. */
function formsOf(maps: readonly Json[]): string {
  if (maps.length < 2) return '';
  const forms = maps.map((map) => Object.keys(propertiesOf(map)!));
  if (forms.every((keys) => keys.length === 1)) return 'Exactly one of these keys.';
  return `One of these forms: ${forms.map((keys) => `\`{ ${keys.join(', ')} }\``).join(', ')}.`;
}

const EXTENDING = 'with extends';
const ABOUT_EXTENDING =
  'A card that extends another writes only its differences: what is left out is as in the parent, maps are merged key by key, and `null` takes away what the parent has. Every key is as above, but for these.';
const LIST = 'A list (with extends)';
const ABOUT_LISTS =
  'A list takes the place of that of the parent. To change that of the parent instead, write one of these in its place, or a list of them. Items are called by their `id`, by the word that they are, or by their number counted from 1; all of these look at the list as the parent has it.';

/** The keys of a card that extends another which are not as in a whole card. */
function differing(root: Json, whole: Json, extension: Json): Json {
  const usual = propertiesOf(whole)!;
  const said = (json: Json | undefined): string | null | undefined => json && placeIn(root, json).description;
  const isOther = ([key, json]: [string, Json]): boolean => said(usual[key]) !== said(json);
  return { ...extension, properties: Object.fromEntries(Object.entries(propertiesOf(extension)!).filter(isOther)) };
}

/** The forms of an operator on a list, wherever a schema has one first. */
function operatorIn(json: unknown): readonly Json[] | null {
  if (typeof json !== 'object' || json === null) return null;
  const { anyOf } = json as Json;
  if (anyOf?.some(({ required = [] }) => required.includes('insert'))) return anyOf;
  for (const each of Object.values(json)) {
    const found = operatorIn(each);
    if (found) return found;
  }
  return null;
}

function listSection(root: Json, forms: readonly Json[]): ReferenceSection {
  const words = forms.map((form): ReferenceWord => {
    const [word = '', ...needed] = form.required ?? [];
    const { [word]: first, ...others } = propertiesOf(form)!;
    const type = (key: string, json: Json): string => (needed.includes(key) ? 'list of items' : typeText(root, json));
    const takes = Object.entries(others).map(([key, json]) => `\`${key}\`: ${type(key, json)}`);
    return { word: `\`${word}\``, takes: takes.join('; '), description: placeIn(root, first!).description ?? '' };
  });
  return { id: LIST, about: ABOUT_LISTS, rows: [], words };
}

function extendingSections(root: Json, whole: Json, extension: Json): readonly ReferenceSection[] {
  const reader = new Reader(root, EXTENDING);
  reader.add({ path: '', maps: [differing(root, whole, extension)] });
  const [file] = reader.sections;
  const operator = operatorIn(root);
  const rows = file!.rows.map((row) => ({ ...row, section: null }));
  return [{ ...file!, about: ABOUT_EXTENDING, rows }, ...(operator ? [listSection(root, operator)] : [])];
}

/** Everything that a schema of content files lets stand there, map by map. */
export function referencePage(name: string, json: unknown): ReferencePage {
  const root = json as Json;
  const maps = placeIn(root, root).choices.filter((map) => propertiesOf(map) !== null);
  const whole = maps.filter((map) => !isExtension(map));
  const sections = whole.flatMap((map) => {
    const reader = new Reader(root, whole.length > 1 ? formOf(root, map) : '');
    reader.add({ path: '', maps: [map] });
    return reader.sections;
  });
  const extension = maps.find(isExtension);
  if (extension) sections.push(...extendingSections(root, whole[0]!, extension));
  return { name, schema: wordAt(root, propertiesOf(whole[0]!)!['schema']!) ?? name, about: root.description ?? '', sections };
}

const MADE = '<!-- Made from src/engine/bout/PROTOCOL.md by `npm run schema`. Change that, not here. -->';

const HEAD = `# Events

What a lesson may ask for in \`when\`, \`ways\`, \`events\` and \`never\`, and a rule scenario in its plays. At the command line \`--log jsonl\` prints the
events of a fight. How lessons use them: [the guide](../further.md#lessons).

A pattern is a type, a figure, then what its keys are: \`wounded leopard net>=1\`.

| part | is | example |
| --- | --- | --- |
| type | a word of the table below; needed | \`ordered\` |
| figure | the card of whoever it is of; left out, anybody | \`attacked lion\` |
| \`key=value\` | what a key is; of a number also \`>=\` and \`<=\` | \`ordered side=men order=hold\` |
| \`key.key=value\` | what is inside a key | \`rolled lion roll.result=miss\` |
| \`key=value\` of a list | one of its items; numbers are written in a row | \`considered steps=rake:fired\`, \`clashed faces=5,2\` |
| rule | a rule that the event must name | \`wounded D-088\` |

## Types`;

/** The rows of the protocol's table of events: types, what they tell, their keys. */
function rowsIn(protocol: string): (readonly [string, string, string])[] {
  const from = protocol.indexOf('## Events\n');
  const section = protocol.slice(from, protocol.indexOf('\n## ', from + 1));
  return [...section.matchAll(/^\| (`.*?`) \| (.*?) \| (.*) \|$/gm)].map(([, types, tells, keys]) => [types!, tells!, keys!]);
}

/** What the protocol says of words that keys may be, below its table. */
function wordsIn(protocol: string): string {
  const from = protocol.indexOf('**Gaits:**');
  return protocol.slice(from, protocol.indexOf('\n## ', from)).trim();
}

/** Types of events without a row, and keys that their rows do not name. */
function lacking(rows: readonly (readonly [string, string, string])[]): string[] {
  return Object.entries(EVENT_KEYS).flatMap(([type, keys]) => {
    const row = rows.find(([types]) => types.includes(`\`${type}\``));
    if (!row) return [type];
    return Object.keys(keys).flatMap((key) => (new RegExp(`\\b${key}\\b`).test(row[2]) ? [] : [`${type}.${key}`]));
  });
}

/** The page of the reference on events, made from the protocol of the log. Throws where that does not have every event with all its keys. */
export function eventsPage(protocol: string): string {
  const rows = rowsIn(protocol);
  const missing = lacking(rows);
  if (missing.length > 0) throw new Error(`the protocol lacks ${missing.join(', ')}`);
  const table = ['| type | tells | keys |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
  return [MADE, HEAD, table, '## What keys may be', wordsIn(protocol)].join('\n\n') + '\n';
}
