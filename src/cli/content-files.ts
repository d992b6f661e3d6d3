import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { ContentFile } from '../catalogue/index.ts';

/** Larger files are cut to this; the loader refuses anything over 256 kB by name. */
const LARGEST = 1024 * 1024;
const MOST_FILES = 5000;
const DEEPEST = 12;

/**
 * Every YAML file of some folders or single files, sorted by path, with paths relative to the working folder.
 * Links are not followed, so that a pack cannot reach outside its folder.
 */
export function contentFiles(roots: readonly string[], from: string = process.cwd()): ContentFile[] {
  const found = new Map<string, ContentFile>();
  for (const root of roots) {
    for (const path of yamlFiles(resolve(from, root), 0)) {
      const shown = relative(from, path).split(sep).join('/');
      found.set(shown, { path: shown, text: readCapped(path) });
      if (found.size > MOST_FILES) throw new Error(`more than ${MOST_FILES} YAML files under ${roots.join(', ')}`);
    }
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function yamlFiles(path: string, depth: number): string[] {
  const stats = depth === 0 ? statSync(path) : lstatSync(path);
  if (stats.isFile()) return /\.ya?ml$/.test(path) ? [path] : [];
  if (!stats.isDirectory() || depth > DEEPEST) return [];
  const names = readdirSync(path).filter((name) => !name.startsWith('.') && name !== 'node_modules');
  return names.flatMap((name) => yamlFiles(join(path, name), depth + 1));
}

function readCapped(path: string): string {
  return readFileSync(path).subarray(0, LARGEST).toString('utf8');
}
