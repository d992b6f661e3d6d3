import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Catalogue, ContentFile } from '../../catalogue/index.ts';
import { CORE, filesOfPack, isPackId, knownNames, readSheet, schemaFiles, Sheet } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { kindNamed } from '../asking/names.ts';
import { contentFiles, packOf } from '../content-files.ts';
import { FaultError, UsageError } from '../fault.ts';
import { coreFolder, type Loaded } from '../game.ts';
import type { Parsed } from '../options.ts';
import { textOption } from '../options.ts';
import { makeFolder, writeText } from '../writing.ts';

const SCHEMAS = 'schemas';
const HEAD = 'mod.yaml';

/** What `new` was asked for. */
export interface Asked {
  readonly parsed: Parsed;
  readonly loaded: Loaded;
  /** The kind, as a card of it is called. */
  readonly noun: string;
  /** The word behind the kind: an id, for texts a language. */
  readonly id: string;
}

/** Where new files go. */
export interface Place {
  /** Where cards go. */
  readonly folder: string;
  /** The folder of the pack that they are in, where its head goes, and its id. */
  readonly home: string;
  readonly pack: string;
  /** Whether that pack is there already. */
  readonly isThere: boolean;
  /** Folder of schemas as new files reach it. */
  readonly schemas: string;
}

/** The pack around a folder, which need not be there yet; null where it is in none. */
function packAround(folder: string): Pick<Place, 'home' | 'pack'> | null {
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const home = packOf(there);
  if (home === null) return null;
  const sheet = readSheet({ path: join(home, HEAD), text: readFileSync(join(home, HEAD), 'utf8') });
  if (!(sheet instanceof Sheet)) throw new FaultError(`${join(home, HEAD)} cannot be read; damnatio check tells why`);
  return { home, pack: String(sheet.value['id']) };
}

function schemaFolder(from: string, home: string): string {
  const path = relative(from, join(home, SCHEMAS)).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The folder below a root in which most of the files of a kind are; null where there are none. */
function folderOfKind(files: readonly ContentFile[], root: string, family: string): string | null {
  const isOfKind = new RegExp(`^schema:[ \\t]*["']?${family}/`, 'm');
  const counts = new Map<string, number>();
  for (const { path } of files.filter(({ text }) => isOfKind.test(text))) {
    const folder = relative(root, dirname(resolve(path)));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Where in a pack a new card of a kind goes: beside its others, else into a folder called as that of the game is. */
function folderIn(home: string, isThere: boolean, { noun, loaded }: Pick<Asked, 'noun' | 'loaded'>): string {
  const family = kindNamed(noun, 'noun').file;
  const own = isThere ? folderOfKind(contentFiles([home]), resolve(home), family) : null;
  return own ?? folderOfKind(filesOfPack(loaded.files, CORE), resolve(coreFolder()), family) ?? '';
}

/** A pack by what `--pack` says, or by what else it would be called. Throws `UsageError` for what is no id of one. */
function packAsked(parsed: Parsed, otherwise: string): string {
  const pack = textOption(parsed, 'pack', otherwise);
  if (!isPackId(pack) || !pack.includes('.')) throw new UsageError(`--pack is author.pack, such as ann.beasts, not "${pack}"`);
  return pack;
}

/**
 * Where something called so is made: in the folder of `--out`, or in the pack that the call is made in, or in a folder of its
 * name; where that is the folder of the whole pack, in the one there that its kind has. Throws `UsageError` for a `--pack` that
 * is not the one there.
 */
export function placeAsked(asked: Asked, name: string, otherwise: string): Place {
  const { parsed } = asked;
  const out = textOption(parsed, 'out', packOf('.') === null ? name : '.');
  const around = packAround(out);
  if (around === null) {
    const folder = join(out, folderIn(out, false, asked));
    return { folder, home: out, pack: packAsked(parsed, otherwise), isThere: false, schemas: schemaFolder(folder, out) };
  }
  const wanted = textOption(parsed, 'pack', around.pack);
  if (wanted !== around.pack) throw new UsageError(`--pack: ${around.home} is in the pack ${around.pack} already`);
  const isWhole = resolve(out) === resolve(around.home);
  const folder = isWhole ? join(out, folderIn(around.home, true, asked)) : out;
  return { folder, ...around, isThere: true, schemas: schemaFolder(folder, around.home) };
}

/** Writes new files of a place, none of which may be there: the head of the pack where it is to be, unless it is, and cards in their folder. Returns their paths. */
export function writeNew({ folder, home, isThere }: Place, made: readonly ContentFile[]): string[] {
  const files = made.filter(({ path }) => !isThere || path !== HEAD);
  const paths = files.map(({ path }) => join(path === HEAD ? home : folder, path));
  const taken = paths.find((path) => existsSync(path));
  if (taken !== undefined) throw new FaultError(`${taken} is there already; --out puts what is new into another folder`);
  for (const [at, path] of paths.entries()) {
    makeFolder(dirname(path));
    writeText(path, files[at]!.text);
  }
  return paths;
}

/** Schemas for editors beside the pack, unless they are there. */
export function writeSchemas({ home, pack }: Place, catalogue: Catalogue): void {
  const folder = join(home, SCHEMAS);
  if (existsSync(folder)) return;
  makeFolder(folder);
  for (const { name, text } of schemaFiles(CARDS, knownNames(catalogue, CARDS, pack))) writeText(join(folder, name), text);
}
