/** Steps from the top of a file to a value. */
export type YamlPath = readonly (string | number)[];

/** Where in a YAML text somebody writes. */
export interface YamlPlace {
  /** Of the map or value that is being written: keys stand in the map, a value at its key. */
  readonly path: YamlPath;
  readonly role: 'key' | 'value';
  /** The word so far, and where it begins. */
  readonly word: string;
  readonly from: number;
  /** Keys that stand in the same map before it. */
  readonly beside: readonly string[];
}

interface Level {
  readonly indent: number;
  readonly step: string | number;
}

const KEY = /^("[^"]*"|'[^']*'|[\w.-]+)[ \t]*:(?=[ \t]|$)/;

const bare = (key: string): string => key.replace(/^["']|["']$/g, '');

/** The open brackets of a flow value, from where it begins to the place. */
interface Flow {
  readonly kind: 'map' | 'list';
  index: number;
  key: string | null;
  keys: string[];
  /** Where the item at hand begins. */
  from: number;
}

/** Walks a flow value; the brackets that are still open at its end. */
function openFlows(text: string): Flow[] {
  const open: Flow[] = [];
  let quote = '';
  for (let i = 0; i < text.length; i += 1) {
    const letter = text[i]!;
    const top = open.at(-1);
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if ((letter === '"' || letter === "'") && /[\s,:[{]/.test(text[i - 1] ?? ' ')) quote = letter;
    else if (letter === '#' && /\s/.test(text[i - 1] ?? ' '))
      i = Math.max(i, text.indexOf('\n', i) < 0 ? text.length : text.indexOf('\n', i));
    else if (letter === '{' || letter === '[')
      open.push({ kind: letter === '{' ? 'map' : 'list', index: 0, key: null, keys: [], from: i + 1 });
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === ',' && top) {
      top.index += 1;
      if (top.key !== null) top.keys.push(top.key);
      top.key = null;
      top.from = i + 1;
    } else if (letter === ':' && top?.kind === 'map' && top.key === null && /\s|$/.test(text[i + 1] ?? '')) {
      top.key = bare(text.slice(top.from, i).trim());
      top.from = i + 1;
    }
  }
  return open;
}

/** Without a comment at its end. */
function uncommented(line: string): string {
  const at = /(^|\s)#/.exec(line);
  const [opens, closes] = [line.search(/["']/), Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"))];
  const quoted = opens >= 0 && line.slice(opens, closes).includes('#');
  return at && !quoted ? line.slice(0, at.index) : line;
}

/** Walks lines of block style; what is open at the end of each. */
class Walk {
  levels: Level[] = [];
  /** Keys of the map at each indentation. */
  readonly keys = new Map<number, string[]>();
  private readonly items = new Map<number, number>();

  private leave(indent: number): void {
    this.levels = this.levels.filter((level) => level.indent < indent);
    for (const map of [this.keys, this.items]) for (const at of map.keys()) if (at > indent) map.delete(at);
  }

  /** Reads the beginning of a line; gives what stands after dashes and key, and where that is. */
  line(text: string): { readonly rest: string; readonly at: number; readonly indent: number; readonly key: boolean } {
    let at = /^ */.exec(text)![0].length;
    let rest = text.slice(at);
    while (/^-(\s|$)/.test(rest)) {
      this.levels = this.levels.filter((level) => level.indent < at || (level.indent === at && typeof level.step === 'string'));
      for (const map of [this.keys, this.items]) for (const each of map.keys()) if (each > at) map.delete(each);
      const index = (this.items.get(at) ?? -1) + 1;
      this.items.set(at, index);
      this.levels.push({ indent: at, step: index });
      const dash = /^-\s*/.exec(rest)![0].length;
      at += dash;
      rest = rest.slice(dash);
    }
    const key = KEY.exec(rest);
    if (!key) return { rest, at, indent: at, key: false };
    this.leave(at);
    this.items.delete(at);
    const name = bare(key[1]!);
    this.keys.set(at, [...(this.keys.get(at) ?? []), name]);
    this.levels.push({ indent: at, step: name });
    const gap = /^[ \t]*/.exec(rest.slice(key[0].length))![0].length;
    return { rest: rest.slice(key[0].length + gap), at: at + key[0].length + gap, indent: at, key: true };
  }

  /** The levels that a line of such indentation stands in. */
  within(indent: number): Level[] {
    return this.levels.filter((level) => level.indent < indent || (level.indent === indent && typeof level.step === 'number'));
  }
}

function inFlow(levels: readonly Level[], open: readonly Flow[], text: string, start: number): YamlPlace {
  const path: (string | number)[] = levels.map(({ step }) => step);
  for (const flow of open.slice(0, -1)) path.push(flow.kind === 'map' ? (flow.key ?? '') : flow.index);
  const last = open.at(-1)!;
  const written = text.slice(last.from);
  const word = written.trimStart();
  const from = start + last.from + (written.length - word.length);
  if (last.kind === 'map' && last.key === null) return { path, role: 'key', word, from, beside: last.keys };
  return { path: [...path, last.kind === 'map' ? last.key! : last.index], role: 'value', word, from, beside: [] };
}

/** Where in the structure of a YAML text a place is; null within comments. */
export function placeAt(text: string, offset: number): YamlPlace | null {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  const walk = new Walk();
  let at = 0;
  while (at <= offset) {
    const end = text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at);
    const line = text.slice(at, end);
    const blank = /^\s*(#.*)?$/.test(line);
    if (!blank || at === lineStart) {
      const current = at === lineStart;
      const shown = current ? line.slice(0, offset - at) : line;
      if (current && uncommented(shown) !== shown) return null;
      const { rest, at: column, indent, key } = walk.line(uncommented(shown));
      const starts = at + column;
      if (/^[[{]/.test(rest)) {
        const close = flowEnd(text, starts);
        if (close >= offset && offset > starts)
          return inFlow(walk.levels, openFlows(text.slice(starts, offset)), text.slice(starts, offset), starts);
        if (close > end) {
          at = text.indexOf('\n', close) < 0 ? text.length + 1 : text.indexOf('\n', close) + 1;
          continue;
        }
      }
      if (current) {
        if (key) return { path: walk.levels.map(({ step }) => step), role: 'value', word: rest, from: starts, beside: [] };
        const within = walk.within(indent);
        return { path: within.map(({ step }) => step), role: 'key', word: rest, from: starts, beside: walk.keys.get(indent) ?? [] };
      }
    }
    at = end + 1;
  }
  return null;
}

/** Where a flow value ends that begins here. */
function flowEnd(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let i = from; i < text.length; i += 1) {
    const letter = text[i]!;
    if (quote !== '') {
      if (letter === quote) quote = '';
    } else if ((letter === '"' || letter === "'") && /[\s,:[{]/.test(text[i - 1] ?? ' ')) quote = letter;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return text.length;
}
