import { LIMITS } from '../engine/limits/index.ts';
import { parseYaml } from './parse.ts';
import { child, plain, textAt, type Path, type Tree } from './tree.ts';
import type { ContentFile } from './types.ts';

/** The line by which a file says that it makes a pack: at its head, or in one of its `cards:`. */
export const PACK_MARK = /^[ -]*schema: *["']?mod\/\d/m;

/** What a pack says of itself, as far as that can be read; nothing in it has been checked. */
export interface PackHead {
  /** Path of the file that says it. */
  readonly path: string;
  /** Where in the file its card stands: empty for a file of its own. */
  readonly within: Path;
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

function headOf(path: string, within: Path, card: Tree): PackHead {
  const head = { id: word(card, 'id'), name: word(card, 'name'), version: word(card, 'version'), licence: word(card, 'licence') };
  return { path, within, ...head, authors: namesIn(card).slice(0, 20), text: word(card, 'text'), needs: needsIn(child(card, 'needs')) };
}

/** The heads of the packs in some files, also of those with faults, by path; also where one file holds the whole pack. */
export function packHeads(files: readonly ContentFile[]): PackHead[] {
  return files.flatMap((file) => {
    if (!PACK_MARK.test(file.text)) return [];
    const { tree } = parseYaml(file);
    const cards = tree && child(tree, 'cards');
    const written: (readonly [Path, Tree])[] =
      cards?.type === 'list' ? cards.items.map((card, i) => [['cards', i], card]) : tree ? [[[], tree]] : [];
    return written.flatMap(([within, card]) => (textAt(card, 'schema')?.startsWith('mod/') ? headOf(file.path, within, card) : []));
  });
}

/** The files of a pack: those whose nearest head says so. */
export function filesOfPack(files: readonly ContentFile[], pack: string): ContentFile[] {
  const heads = packHeads(files).map(({ id, path }) => ({ id, folder: path.slice(0, path.lastIndexOf('/') + 1) }));
  const deepestFirst = heads.toSorted((a, b) => b.folder.length - a.folder.length);
  return files.filter(({ path }) => deepestFirst.find(({ folder }) => path.startsWith(folder))?.id === pack);
}
