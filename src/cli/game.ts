import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue, ContentFile, Finding, LoadResult } from '../catalogue/index.ts';
import { formatFindings, inOneLine, languageOf, loadCatalogue, reviveCatalogue } from '../catalogue/index.ts';
import { CARDS } from '../games/cards.ts';
import { DESKS } from '../games/headless.ts';
import type { ContentAtHand, GameKit } from '../session/index.ts';
import { kitOf } from '../session/index.ts';
import { askedPacks, refuseBare } from './asked-packs.ts';
import { packOf } from './content-files.ts';
import { FaultError, FindingsError, UsageError } from './fault.ts';
import type { Parsed } from './options.ts';
import { listOption, textOption } from './options.ts';
import { complain, counted } from './output.ts';
import { createHash } from 'node:crypto';

declare const __CATALOGUE_CODE__: string | undefined;

/** Hash of the sources that read and check content, put in when the command line is built; null where they run unbuilt. */
const CATALOGUE_CODE: string | null = typeof __CATALOGUE_CODE__ === 'undefined' ? null : __CATALOGUE_CODE__;

/** Where checked content is kept, which code checks it, and in which language it is asked for. */
interface CatalogueCache {
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

/** The nearest folder above the command line, built or not, that has the game's own cards; an image has no more of the project. */
function projectFolder(): string {
  const own = dirname(fileURLToPath(import.meta.url));
  let folder = own;
  while (!existsSync(join(folder, 'content/core')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder === dirname(folder) ? dirname(own) : folder;
}

/** The project's folder. */
export const ROOT = projectFolder();

/** Where checked content is kept between two commands. */
const CACHE = join(ROOT, 'node_modules/.cache/damnatio');

/** Where the game's own content is; the folder of the project unless the call is made from another checkout. */
export function coreFolder(): string {
  return existsSync('content/core') ? 'content/core' : relative(process.cwd(), join(ROOT, 'content/core'));
}

/** Content, checked, and the games over it. */
export interface Loaded {
  readonly catalogue: Catalogue;
  readonly kit: GameKit;
  /** What the kit is made of, for workers to make their own of. */
  readonly content: ContentAtHand;
  readonly findings: readonly Finding[];
  /** Ids of the packs beside the core. */
  readonly packs: readonly string[];
  /** What it was read from. */
  readonly files: readonly ContentFile[];
}

/** How a command comes by its content. */
export interface Loading {
  readonly load: (parsed: Parsed) => Loaded;
}

type Reading = (files: readonly ContentFile[], language: string) => LoadResult;

/** What the program does: it keeps on the disk what it has checked. */
const usualReading: Reading = (files, language) =>
  CATALOGUE_CODE === null
    ? loadCatalogue(files, CARDS, [language])
    : keptCatalogue(files, { folder: CACHE, code: CATALOGUE_CODE, language });

/** Throws `UsageError` for a language that no pack brings. */
function checkLanguage(language: string, { text }: Catalogue): void {
  const spoken = Object.keys(text).sort();
  if (!language.startsWith(languageOf([language], spoken)))
    throw new UsageError(`there are no texts in "${inOneLine(language)}" here: --language is one of ${spoken.join(', ')}`);
}

/** Whatever is left out is told in full; warnings, which change nothing, are told by `check` and only counted here. */
function tellFindings(findings: readonly Finding[], named: readonly string[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  for (const line of formatFindings(errors)) complain(line);
  const warnings = findings.length - errors.length;
  if (warnings > 0) complain(`damnatio: ${counted(warnings, 'warning')}; see ${['damnatio check', ...named].join(' ')}`);
}

/** Loads core and the packs of `--content`, or the pack that the call is made in. What is wrong goes to stderr; a catalogue that cannot be used ends the command. */
export function loadGame(parsed: Parsed, read = usualReading): Loaded {
  const named = listOption(parsed, 'content');
  const core = coreFolder();
  const packs = named.length === 0 && packOf('.') !== null ? ['.'] : named;
  const asked = askedPacks(core, packs);
  if (named.length > 0) refuseBare(asked);
  const { files, findings: copies } = asked;
  if (copies.length > 0) throw new FindingsError(copies);
  const language = textOption(parsed, 'language', 'en');
  const { catalogue, findings } = read(files, language);
  tellFindings(findings, named);
  if (!catalogue) throw new FaultError('the content cannot be used; see the findings above');
  checkLanguage(language, catalogue);
  const { content, packHashes } = catalogue;
  const played: ContentAtHand = { content, packHashes };
  const beside = catalogue.packs.flatMap(({ id }) => (id === 'core' ? [] : [id]));
  return { catalogue, findings, files, packs: beside, content: played, kit: kitOf(DESKS, played) };
}
