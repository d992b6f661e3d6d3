import { LIMITS } from '../engine/limits/index.ts';
import { parseYaml } from './parse.ts';
import { child, plain, textAt, type Tree } from './tree.ts';
import type { ContentFile } from './types.ts';

/** What a pack says of itself, as far as that can be read; nothing in it has been checked. */
export interface PackHead {
  /** Path of the file that says it. */
  readonly path: string;
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly authors: readonly string[];
  readonly text: string;
  /** What it says it needs, in words: `format 2`, `jo.base ^1.0.0`. */
  readonly needs: readonly string[];
}

const word = (tree: Tree, key: string): string => (textAt(tree, key) ?? '').slice(0, LIMITS.line);

function namesIn(tree: Tree): string[] {
  const written = child(tree, 'authors');
  const list = written ? plain(written) : [];
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string').map((name) => name.slice(0, LIMITS.line)) : [];
}

/** Keys and values of what is needed, one below another, as words. */
function needsIn(tree: Tree | null): string[] {
  if (tree?.type !== 'map') return [];
  return [...tree.entries].slice(0, 20).flatMap(([key, { value }]): string[] => {
    if (value.type === 'map') return needsIn(value);
    return value.type === 'scalar' && value.value !== null ? [`${key} ${String(value.value)}`.slice(0, LIMITS.line)] : [];
  });
}

/** The heads of the packs in some files, also of those with faults, by path. */
export function packHeads(files: readonly ContentFile[]): PackHead[] {
  return files.flatMap((file) => {
    if (!/^schema: *["']?mod\//m.test(file.text)) return [];
    const { tree } = parseYaml(file);
    if (!tree || !textAt(tree, 'schema')?.startsWith('mod/')) return [];
    const head = { id: word(tree, 'id'), name: word(tree, 'name'), version: word(tree, 'version'), licence: word(tree, 'licence') };
    return [
      { path: file.path, ...head, authors: namesIn(tree).slice(0, 20), text: word(tree, 'text'), needs: needsIn(child(tree, 'needs')) },
    ];
  });
}
