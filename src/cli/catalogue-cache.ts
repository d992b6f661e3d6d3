import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentFile, LoadResult } from '../catalogue/index.ts';
import { loadCatalogue, reviveCatalogue } from '../catalogue/index.ts';
import { CARDS } from '../games/cards.ts';

declare const __CATALOGUE_CODE__: string | undefined;

/** Hash of the sources that read and check content, put in when the command line is built; null where they run unbuilt. */
export const CATALOGUE_CODE: string | null = typeof __CATALOGUE_CODE__ === 'undefined' ? null : __CATALOGUE_CODE__;

/** Where checked content is kept, which code checks it, and in which language it is asked for. */
export interface CatalogueCache {
  readonly folder: string;
  readonly code: string;
  readonly language: string;
}

const MOST_KEPT = 8;
const SUFFIX = '.catalogue';

function sha256(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  return hash.digest('hex');
}

function keyOf(files: readonly ContentFile[], { code, language }: CatalogueCache): string {
  return sha256(code, language, ...files.flatMap(({ path, text }) => [path, text]));
}

/** Null for whatever is not exactly what was kept under the key: cut off, damaged, of another key, or not there. */
function read(file: string, key: string): LoadResult | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const end = text.indexOf('\n');
  const body = text.slice(end + 1);
  if (end < 0 || text.slice(0, end) !== sha256(key, body)) return null;
  const { catalogue, findings } = JSON.parse(body) as LoadResult;
  return { catalogue: reviveCatalogue(catalogue), findings };
}

/** Only the newest are worth their place: every change of a card leaves one that nobody will ask for again. */
function forgetOld(folder: string): void {
  const kept = readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => join(folder, name));
  const newestFirst = kept.map((path) => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => b.at - a.at);
  for (const { path } of newestFirst.slice(MOST_KEPT)) rmSync(path, { force: true });
}

/** Whether the disk let it be done. */
function done(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Written beside its place and moved there, so that nobody reads half of it; what cannot be written is not kept. */
function write(file: string, key: string, result: LoadResult): void {
  const folder = dirname(file);
  if (!done(() => mkdirSync(folder, { recursive: true }))) return;
  const body = JSON.stringify(result);
  const beside = `${file}.${process.pid}`;
  const moved = done(() => {
    writeFileSync(beside, `${sha256(key, body)}\n${body}`);
    renameSync(beside, file);
  });
  done(() => (moved ? forgetOld(folder) : rmSync(beside, { force: true })));
}

/** Text in, catalogue of all games out. */
const loadOwn = (files: readonly ContentFile[], language: string): LoadResult => loadCatalogue(files, CARDS, [language]);

/** What loading these files gives, from the disk when the same code has loaded the same files before. */
export function keptCatalogue(files: readonly ContentFile[], cache: CatalogueCache, load = loadOwn): LoadResult {
  const key = keyOf(files, cache);
  const file = join(cache.folder, `${key}${SUFFIX}`);
  const kept = read(file, key);
  if (kept) return kept;
  const result = load(files, cache.language);
  if (result.catalogue) write(file, key, result);
  return result;
}
