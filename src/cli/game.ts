import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue, ContentFile, Finding, LoadResult } from '../catalogue/index.ts';
import { formatFindings, inOneLine, languageOf, loadCatalogue } from '../catalogue/index.ts';
import { CARDS } from '../games/cards.ts';
import { DESKS } from '../games/headless.ts';
import type { ContentAtHand, GameKit } from '../session/index.ts';
import { kitOf } from '../session/index.ts';
import { CATALOGUE_CODE, keptCatalogue } from './catalogue-cache.ts';
import { askedPacks, refuseBare } from './asked-packs.ts';
import { packOf } from './content-files.ts';
import { FaultError, FindingsError, UsageError } from './fault.ts';
import type { Parsed } from './options.ts';
import { listOption, textOption } from './options.ts';
import { complain, counted } from './output.ts';

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
