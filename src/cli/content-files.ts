import { LIMITS } from '../engine/limits/index.ts';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { PACK, type ContentFile } from '../catalogue/index.ts';
import { filesOfText, isPackText, PackTextError } from '../session/index.ts';
import { FaultError } from './fault.ts';

/** Bytes that are read of a file, and letters that one is cut to: more than may be, so that whoever reads them refuses by name what has too many. */
const MOST_BYTES = LIMITS.pack * 5;
const MOST_LETTERS = LIMITS.file * 4;
const HEAD = 'mod.yaml';

/** A file that is no content, though somebody may have meant it to be. */
export interface Unread {
  readonly path: string;
  readonly why: string;
}

export interface Found {
  /** Sorted by path. */
  readonly files: readonly ContentFile[];
  readonly unread: readonly Unread[];
}

/** A path below a root as it is shown: from the working folder where the root is in it, else whole, so that all of a pack are alike. */
function shownFrom(from: string, root: string, path: string): string {
  const inside = relative(from, root);
  const isBelow = inside !== '..' && !inside.startsWith(`..${sep}`) && resolve(from, inside) === root;
  return (isBelow ? relative(from, path) : path).split(sep).join('/');
}

/**
 * Every YAML file of some folders or single files, and what beside them was not read. Links are not followed, so that a
 * pack cannot reach outside its folder.
 */
export function findContent(roots: readonly string[], from: string = process.cwd()): Found {
  const found = new Map<string, ContentFile>();
  const unread = new Map<string, Unread>();
  for (const root of roots) {
    const whole = resolve(from, root);
    const leaveOut = (path: string, why: string): void => void unread.set(path, { path: shownFrom(from, whole, path), why });
    for (const path of yamlFiles(whole, 0, leaveOut)) {
      const shown = shownFrom(from, whole, path);
      for (const file of filesIn(shown, readCapped(path))) found.set(file.path, file);
      if (found.size > LIMITS.folderFiles)
        throw new FaultError(`more than ${LIMITS.folderFiles} YAML files under ${roots.join(', ')}: is that one pack?`);
    }
  }
  const files = [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files, unread: [...unread.values()].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Every YAML file of some folders or single files, sorted by path, with paths as findings show them. */
export function contentFiles(roots: readonly string[], from?: string): ContentFile[] {
  return [...findContent(roots, from).files];
}

type LeaveOut = (path: string, why: string) => void;

function yamlFiles(path: string, depth: number, leaveOut: LeaveOut): string[] {
  const stats = depth === 0 ? statSync(path) : lstatSync(path);
  if (stats.isFile()) return isYaml(path, depth, leaveOut) ? [path] : [];
  if (stats.isSymbolicLink()) leaveOut(path, 'a link, which a pack may not have');
  if (!stats.isDirectory()) return [];
  if (depth > LIMITS.folders) {
    leaveOut(path, `more than ${LIMITS.folders} folders deep`);
    return [];
  }
  const names = readdirSync(path).filter((name) => !name.startsWith('.') && name !== 'node_modules');
  return names.flatMap((name) => yamlFiles(join(path, name), depth + 1, leaveOut));
}

function isYaml(path: string, depth: number, leaveOut: LeaveOut): boolean {
  const name = basename(path);
  if (/\.ya?ml$/i.test(name)) return true;
  if (depth === 0 || (/\.json$|ya?ml/i.test(name) && !name.endsWith('.schema.json'))) leaveOut(path, 'the name of a card ends with .yaml');
  return false;
}

/** Files by the paths that they were shown under. One that has not changed stays the same object, which the loader need not read anew. */
const known = new Map<string, ContentFile>();

function sameFile(path: string, text: string): ContentFile {
  const before = known.get(path);
  if (before?.text === text) return before;
  const file = { path, text };
  known.set(path, file);
  return file;
}

/** A file, or those of the pack that `damnatio pack` or the page has put into it, as if it were their folder. */
function filesIn(path: string, text: string): ContentFile[] {
  if (!isPackText(text)) return [sameFile(path, text.slice(0, MOST_LETTERS))];
  try {
    return filesOfText(text).map((part) => sameFile(`${path}/${part.path}`, part.text));
  } catch (error) {
    if (error instanceof PackTextError) throw new FaultError(`${path} holds no whole pack. ${error.message}`);
    throw error;
  }
}

/** The text of a file that shall be changed. Throws `FaultError` for one that stands in one file with the rest of its pack. */
export function textToChange(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new FaultError(`${path} is in one file with the rest of its pack; change it in a folder, or in the workshop`);
}

function readCapped(path: string): string {
  return readFileSync(path).subarray(0, MOST_BYTES).toString('utf8');
}

/** The folder of the pack that a file or folder is in, by the nearest `mod.yaml`; null where there is none. */
export function packOf(path: string): string | null {
  const whole = resolve(path);
  for (let folder = statSync(whole).isDirectory() ? whole : dirname(whole); ; folder = dirname(folder)) {
    if (existsSync(join(folder, HEAD))) return folder;
    if (folder === dirname(folder)) return null;
  }
}

/** The head of a pack for cards that have none: they are played with, not shared. */
export function draftHead(folder: string): ContentFile {
  const text = `schema: ${PACK}\nid: my.draft\nname: Draft\nversion: 0.0.0\nlicence: CC0-1.0\n`;
  return { path: shownFrom(process.cwd(), resolve(folder), resolve(folder, HEAD)), text };
}
