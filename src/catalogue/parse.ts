import { LIMITS } from '../engine/limits/index.ts';
import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import type { Problem } from './finding.ts';
import { standsApart, standsTwice, syntaxFault, type SyntaxFault } from './syntax.ts';
import type { Path, Place, Tree } from './tree.ts';
import type { ContentFile } from './types.ts';

/** Control characters, and marks that turn the direction of writing: what is shown would not be what is read. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const MOST_TABS = 20;

/** What a text may not hold, however it is written; also as an escape in quotes. */
function isUnseen(text: string): boolean {
  return UNSEEN.test(text) || text.includes('\r');
}

/** What keeps a file from being read as YAML at all: its size, its bytes, its line ends. */
function textFaults({ path: file, text }: ContentFile): Problem[] {
  const fault = (offset: number, message: string, hint?: string): Problem => {
    const before = text.slice(0, offset).split('\n');
    return { severity: 'error', at: { file, line: before.length, column: before.at(-1)!.length + 1, length: 1 }, path: [], message, hint };
  };
  if (text.length > LIMITS.file) return [fault(0, `larger than ${LIMITS.file / 1024} kB`)];
  if (text.includes('\0')) return [fault(0, 'this is no text', 'a card is a text file in UTF-8')];
  const lost = text.indexOf('\ufffd');
  if (lost >= 0) return [fault(lost, 'a letter that cannot be read', 'save the file as UTF-8')];
  const lone = /\r(?!\n)/.exec(text);
  if (lone) return [fault(lone.index, 'a line that ends with CR alone', 'save the file with line ends LF or CRLF')];
  const unseen = UNSEEN.exec(text);
  if (unseen) return [fault(unseen.index, 'invisible character', 'remove it')];
  return [...text.matchAll(/\t+/g)].slice(0, MOST_TABS).map(({ index, 0: tabs }) => {
    const told = fault(index, 'tab', 'use spaces');
    const { line, column } = told.at;
    const leading = /^ *$/.test(text.slice(text.lastIndexOf('\n', index) + 1, index));
    const at = { file, line, column, length: tabs.length };
    return { ...told, at, fix: { at, replacement: (leading ? '  ' : ' ').repeat(tabs.length) } };
  });
}

const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Larger files are not read anew to see what else is wrong with them. */
const LARGEST_MENDED = 32 * 1024;
const MOST_MENDED = 8;

export interface Parsed {
  /** Null when the file cannot be used. */
  readonly tree: Tree | null;
  /** What the file says once the edits of its problems are made, where these are sure; for telling what else is wrong, never to be used. */
  readonly mended: Tree | null;
  readonly problems: readonly Problem[];
}

/** With what it was read from, comments and all; null when the file cannot be used. */
export interface ParsedDocument extends Parsed {
  readonly document: Document.Parsed | null;
}

/** Changes a sound document before it is made into a tree; what it says of it, with a place in the file. */
export type Amend = (document: Document.Parsed) => readonly Remark[];

export interface Remark extends Omit<Problem, 'at'> {
  /** Characters from the beginning of the file. */
  readonly range: readonly [number, number];
}

/** What files were read before: whoever checks a pack anew after each change gives the others as the same objects. */
const READ = new WeakMap<ContentFile, Parsed>();

/** Reads one YAML document into a tree with places; every feature of YAML that cards do not need is refused. */
export function parseYaml(file: ContentFile): Parsed {
  const known = READ.get(file);
  if (known) return known;
  const { tree, mended, problems } = parseAmended(file, () => []);
  const parsed = { tree, mended, problems };
  READ.set(file, parsed);
  return parsed;
}

/** The same with a document that is changed before; it may be changed by whoever asks for it, too. */
export function parseAmended(file: ContentFile, amend: Amend): ParsedDocument {
  const faults = textFaults(file);
  if (faults.length > 0) return { tree: null, mended: null, document: null, problems: faults };
  try {
    return new Reader(file).read(amend);
  } catch {
    const at = { file: file.path, line: 1, column: 1, length: 1 };
    return { tree: null, mended: null, document: null, problems: [{ severity: 'error', at, path: [], message: 'nested too deeply' }] };
  }
}

function documentOf(text: string, lineCounter: LineCounter): Document.Parsed {
  return parseDocument(text, {
    lineCounter,
    version: '1.2',
    schema: 'core',
    merge: false,
    strict: true,
    uniqueKeys: false, // the library holds each key against every other; `Reader.tree` sees the second by its name
    stringKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  });
}

/** An edit that was made in a line: whatever stands behind it was so many letters further left. */
interface Shift {
  readonly line: number;
  readonly column: number;
  readonly by: number;
}

class Reader {
  private readonly problems: Problem[] = [];
  private readonly file: ContentFile;
  private readonly shifts: Shift[] = [];
  private counter = new LineCounter();
  /** With the edits that were made so far. */
  private text: string;

  constructor(file: ContentFile) {
    this.file = file;
    this.text = file.text;
  }

  read(amend: Amend): ParsedDocument {
    const document = this.sound();
    if (document?.directives?.yaml.explicit) this.problem(0, 5, [], '%YAML directives are not allowed');
    const read = document?.contents ? this.tree(document.contents, [], 0) : null;
    const whole = read?.type === 'map' ? read : null;
    if (document && !whole && this.problems.length === 0)
      this.problem(0, 1, [], read ? 'a content file is a map of keys' : 'the file is empty');
    const mended = this.problems.every(({ fix }) => fix !== undefined) ? whole : null;
    if (!document || !whole || this.problems.length > 0) return { tree: null, mended, document: null, problems: this.problems };
    const remarks = amend(document).map(({ range, ...remark }): Problem => ({ ...remark, at: this.span(...range) }));
    const tree = remarks.length > 0 ? this.tree(document.contents!, [], 0) : whole;
    return { tree, mended, document, problems: remarks };
  }

  /** The document once every fault with a sure edit is mended; null where one has none. */
  private sound(): Document.Parsed | null {
    let [last, shifted] = [-1, -1];
    for (let round = 0; ; round += 1) {
      this.counter = new LineCounter();
      const document = documentOf(this.text, this.counter);
      const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
      const broken = errors.findIndex((error) => !standsApart(error));
      for (const error of broken < 0 ? errors : errors.slice(0, broken)) this.fault(syntaxFault(error, this.text));
      if (broken < 0) return document;
      const fault = syntaxFault(errors[broken]!, this.text);
      const { line } = this.counter.linePos(fault.start);
      // One line of a block that is shifted as a whole: its neighbours are no faults of their own, and no edit of a line mends it.
      if (errors[broken]!.pos[0] <= last || (fault.indent && line === shifted + 1)) return this.withdrawn();
      if (fault.indent) shifted = line;
      this.fault(fault);
      if (!fault.fix || round === MOST_MENDED || this.text.length > LARGEST_MENDED) return null;
      last = errors[broken]!.pos[0] + fault.fix.replacement.length - (fault.fix.end - fault.fix.start);
      this.mend(fault.fix);
    }
  }

  /** The last edit put nothing right, so it is none. */
  private withdrawn(): null {
    const last = this.problems.pop();
    if (last) this.problems.push({ ...last, fix: undefined });
    return null;
  }

  private fault({ start, end, message, hint, fix }: SyntaxFault): void {
    const edit = fix && { at: this.span(fix.start, fix.end, 0), replacement: fix.replacement };
    this.problems.push({ severity: 'error', at: this.span(start, end), path: [], message, hint, fix: edit });
  }

  private mend({ start, end, replacement }: NonNullable<SyntaxFault['fix']>): void {
    const { line, col } = this.counter.linePos(start);
    this.shifts.push({ line, column: col, by: replacement.length - (end - start) });
    this.text = this.text.slice(0, start) + replacement + this.text.slice(end);
  }

  private tree(node: Node, path: Path, depth: number): Tree | null {
    if (!this.vet(node, path)) return null;
    if (depth > LIMITS.nesting) return this.refuse(node, path, 'nested too deeply');
    if (isAlias(node)) return this.refuse(node, path, 'aliases are not allowed');
    if (isScalar(node)) return this.scalar(node, path);
    if (isSeq(node)) {
      const items = node.items.map((item, i) => this.tree(item as Node, [...path, i], depth + 1));
      return { type: 'list', at: this.place(node), items: items.filter((item) => item !== null) };
    }
    if (!isMap(node)) return null;
    const entries = new Map<string, { key: Place; value: Tree }>();
    const seen = new Set<string>();
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue; // an error of the document already
      const name = String(key.value);
      if (seen.has(name)) this.twice(key);
      seen.add(name);
      this.vet(key, [...path, name]);
      if (isUnseen(name)) this.refuse(key, path, 'this writes a character that nobody sees', 'remove it');
      if (RESERVED.has(name)) this.refuse(key, path, `the key "${name}" is not allowed`);
      if (name === '<<') this.refuse(key, path, 'merge keys are not allowed', 'use "extends"');
      const keyPlace = this.place(key);
      const below = value ? this.tree(value as Node, [...path, name], depth + 1) : ({ type: 'scalar', at: keyPlace, value: null } as const);
      if (below) entries.set(name, { key: keyPlace, value: below });
    }
    return { type: 'map', at: this.place(node), entries };
  }

  private twice(key: Node): void {
    const start = key.range?.[0] ?? 0;
    this.problem(start, start + 1, [], standsTwice(this.text, start));
  }

  private scalar(node: { value?: unknown; source?: string } & Node, path: Path): Tree | null {
    const value = node.value;
    if (typeof value === 'number') {
      // What a migration has put there was never written.
      const source = node.source ?? String(value);
      if (!Number.isFinite(value)) return this.refuse(node, path, `${source} is not a number a card can use`);
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) return this.refuse(node, path, `${source} is too large to be exact`);
      return { type: 'scalar', at: this.place(node), value, ...(source !== String(value) && { source }) };
    }
    if (typeof value === 'string' && isUnseen(value))
      return this.refuse(node, path, 'this writes a character that nobody sees', 'remove it');
    if (value === null || typeof value === 'string' || typeof value === 'boolean') {
      return { type: 'scalar', at: this.place(node), value };
    }
    return this.refuse(node, path, 'not a value a card can use');
  }

  /** False for a node that is marked with what cards must not have. */
  private vet(node: Node, path: Path): boolean {
    if (node.tag) this.refuse(node, path, 'tags are not allowed');
    else if ('anchor' in node && node.anchor) this.refuse(node, path, 'anchors are not allowed');
    else return true;
    return false;
  }

  private refuse(node: Node, path: Path, message: string, hint?: string): null {
    this.problem(node.range?.[0] ?? 0, node.range?.[1] ?? 0, path, message, hint);
    return null;
  }

  private problem(start: number, end: number, path: Path, message: string, hint?: string): void {
    this.problems.push({ severity: 'error', at: this.span(start, end), path, message, hint });
  }

  private place(node: Node): Place {
    return this.span(node.range?.[0] ?? 0, node.range?.[1] ?? 0);
  }

  private span(start: number, end: number, least = 1): Place {
    const { line, col } = this.counter.linePos(Math.max(0, start));
    const next = this.counter.lineStarts[line];
    const stop = Math.min(end, next === undefined ? this.text.length : next - 1);
    return { file: this.file.path, line, column: this.asWritten(line, col), length: Math.max(least, stop - start) };
  }

  /** The column before any edit. */
  private asWritten(line: number, column: number): number {
    return this.shifts.toReversed().reduce((at, shift) => {
      if (shift.line !== line || at <= shift.column) return at;
      return Math.max(shift.column, at - shift.by);
    }, column);
  }
}
