import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument, type Document, type Node, type YAMLError } from 'yaml';
import type { Problem } from './finding.ts';
import type { Path, Place, Tree } from './tree.ts';
import type { ContentFile } from './types.ts';

const LARGEST = 256 * 1024;
const DEEPEST = 32;
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Control characters, and marks that turn the direction of writing: what is shown would not be what is read. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export interface Parsed {
  /** Null when the file cannot be used. */
  readonly tree: Tree | null;
  readonly problems: readonly Problem[];
}

/** What files were read before: whoever checks a pack anew after each change gives the others as the same objects. */
const READ = new WeakMap<ContentFile, Parsed>();

/** Reads one YAML document into a tree with places; every feature of YAML that cards do not need is refused. */
export function parseYaml(file: ContentFile): Parsed {
  const parsed = READ.get(file) ?? parsedAnew(file);
  READ.set(file, parsed);
  return parsed;
}

function parsedAnew(file: ContentFile): Parsed {
  if (file.text.length > LARGEST) return refused(file.path, 0, `larger than ${LARGEST / 1024} kB`);
  const unseen = UNSEEN.exec(file.text) ?? /\t/.exec(file.text);
  if (unseen) return refused(file.path, unseen.index, unseen[0] === '\t' ? 'tab' : 'invisible character', file.text, 'use spaces');
  const counter = new LineCounter();
  try {
    return new Reader(file, counter).read(
      parseDocument(file.text, {
        lineCounter: counter,
        version: '1.2',
        schema: 'core',
        merge: false,
        strict: true,
        uniqueKeys: true,
        stringKeys: true,
        prettyErrors: false,
        logLevel: 'error',
      }),
    );
  } catch {
    return refused(file.path, 0, 'nested too deeply');
  }
}

function refused(file: string, offset: number, message: string, text = '', hint?: string): Parsed {
  const before = text.slice(0, offset).split('\n');
  const at = { file, line: before.length, column: before.at(-1)!.length + 1, length: 1 };
  return { tree: null, problems: [{ severity: 'error', at, path: [], message, hint }] };
}

class Reader {
  private readonly problems: Problem[] = [];
  private readonly file: ContentFile;
  private readonly counter: LineCounter;

  constructor(file: ContentFile, counter: LineCounter) {
    this.file = file;
    this.counter = counter;
  }

  read(document: Document.Parsed): Parsed {
    for (const error of [...document.errors, ...document.warnings])
      this.problem(error.pos[0], error.pos[1], [], explain(error, this.file.text));
    if (document.directives?.yaml.explicit) this.problem(0, 5, [], '%YAML directives are not allowed');
    const tree = document.contents && this.tree(document.contents, [], 0);
    if (this.problems.length > 0) return { tree: null, problems: this.problems };
    if (tree?.type !== 'map') {
      this.problem(0, 1, [], tree ? 'a content file is a map of keys' : 'the file is empty');
      return { tree: null, problems: this.problems };
    }
    return { tree, problems: [] };
  }

  private tree(node: Node, path: Path, depth: number): Tree | null {
    if (!this.vet(node, path)) return null;
    if (depth > DEEPEST) return this.refuse(node, path, 'nested too deeply');
    if (isAlias(node)) return this.refuse(node, path, 'aliases are not allowed');
    if (isScalar(node)) return this.scalar(node, path);
    if (isSeq(node)) {
      const items = node.items.map((item, i) => this.tree(item as Node, [...path, i], depth + 1));
      return { type: 'list', at: this.place(node), items: items.filter((item) => item !== null) };
    }
    if (!isMap(node)) return null;
    const entries = new Map<string, { key: Place; value: Tree }>();
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue; // an error of the document already
      const name = String(key.value);
      this.vet(key, [...path, name]);
      if (RESERVED.has(name)) this.refuse(key, path, `the key "${name}" is not allowed`);
      if (name === '<<') this.refuse(key, path, 'merge keys are not allowed', 'use "extends"');
      const keyPlace = this.place(key);
      const below = value ? this.tree(value as Node, [...path, name], depth + 1) : ({ type: 'scalar', at: keyPlace, value: null } as const);
      if (below) entries.set(name, { key: keyPlace, value: below });
    }
    return { type: 'map', at: this.place(node), entries };
  }

  private scalar(node: { value?: unknown; source?: string } & Node, path: Path): Tree | null {
    const value = node.value;
    if (typeof value === 'number') {
      const source = node.source ?? '';
      if (!Number.isFinite(value)) return this.refuse(node, path, `${source} is not a number a card can use`);
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) return this.refuse(node, path, `${source} is too large to be exact`);
      return { type: 'scalar', at: this.place(node), value, ...(source !== String(value) && { source }) };
    }
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

  private span(start: number, end: number): Place {
    const { line, col } = this.counter.linePos(Math.max(0, start));
    const lineEnd = this.file.text.indexOf('\n', start);
    const stop = Math.min(end, lineEnd < 0 ? this.file.text.length : lineEnd);
    return { file: this.file.path, line, column: col, length: Math.max(1, stop - start) };
  }
}

function explain(error: YAMLError, text: string): string {
  if (error.code === 'DUPLICATE_KEY') return `the key "${/^[^\s:]+/.exec(text.slice(error.pos[0]))?.[0] ?? ''}" stands here twice`;
  if (error.code === 'MULTIPLE_DOCS') return 'one document a file: "---" is not allowed here';
  if (error.code === 'TAG_RESOLVE_FAILED') return 'tags are not allowed';
  return error.message.replace(/\s+at line .*$/s, '');
}
