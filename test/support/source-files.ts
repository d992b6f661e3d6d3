import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export interface Import {
  readonly specifier: string;
  /** The file it leads to, from the folder read; undefined for packages and for anything that is not TypeScript. */
  readonly file: string | undefined;
  readonly typeOnly: boolean;
}

export interface SourceFile {
  readonly path: string;
  readonly lines: number;
  /** The text without comments and with empty string literals. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
const STATEMENT = /\b(?:import|export)\s+(type\s)?([^'";=()]*?)\bfrom\s*(['"])([^'"\n]+)\3/g;
const BARE_OR_DYNAMIC = /\bimport\s*\(?\s*(['"])([^'"\n]+)\1/g;

const isString = (text: string): boolean => text.startsWith("'") || text.startsWith('"');

/** All .ts and .tsx files below a folder, with paths relative to it and their imports resolved. */
export function readSources(folder: string): SourceFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => parseSource(path, readFileSync(join(folder, path), 'utf8'), (candidate) => existsSync(join(folder, candidate))));
}

export function parseSource(path: string, text: string, exists: (path: string) => boolean): SourceFile {
  const withoutComments = text.replace(COMMENT_OR_STRING, (match) => (isString(match) ? match : ' '));
  const code = withoutComments.replace(COMMENT_OR_STRING, (match) => (isString(match) ? "''" : ' '));
  const found = [
    ...[...withoutComments.matchAll(STATEMENT)].map((m) => ({ specifier: m[4]!, typeOnly: Boolean(m[1]) || onlyTypes(m[2]!) })),
    ...[...withoutComments.matchAll(BARE_OR_DYNAMIC)].map((m) => ({ specifier: m[2]!, typeOnly: false })),
  ];
  const imports = found.map((one) => ({ ...one, file: resolve(path, one.specifier, exists) }));
  return { path, lines: text.trimEnd().split('\n').length, code, imports };
}

/** `{ type A, type B }` imports nothing at run time. */
function onlyTypes(clause: string): boolean {
  const names = /^\{([^}]*)\}\s*$/.exec(clause.trim())?.[1];
  return names !== undefined && names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
}

function resolve(from: string, specifier: string, exists: (path: string) => boolean): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`];
  return candidates.find((candidate) => /\.tsx?$/.test(candidate) && exists(candidate));
}

/** One circle of imports as a list of files, or undefined when there is none. */
export function findCircle(files: readonly SourceFile[]): string[] | undefined {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (finished.has(path)) return undefined;
    for (const { file } of byPath.get(path)?.imports ?? []) {
      const circle = file === undefined ? undefined : visit(file, [...trail, path]);
      if (circle) return circle;
    }
    finished.add(path);
    return undefined;
  };
  for (const { path } of files) {
    const circle = visit(path, []);
    if (circle) return circle;
  }
  return undefined;
}
