import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Catalogue, ContentFile } from '../../catalogue/index.ts';
import { isPackId, knownNames, readSheet, schemaFiles, Sheet } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { packOf } from '../content-files.ts';
import { FaultError, UsageError } from '../fault.ts';
import type { Parsed } from '../options.ts';
import { textOption } from '../options.ts';
import { makeFolder, writeText } from '../writing.ts';

const SCHEMAS = 'schemas';
const HEAD = 'mod.yaml';

/** Where new files go. */
export interface Place {
  readonly folder: string;
  /** The folder of the pack that they are in, and its id. */
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

/** A pack by what `--pack` says, or by what else it would be called. Throws `UsageError` for what is no id of one. */
function packAsked(parsed: Parsed, otherwise: string): string {
  const pack = textOption(parsed, 'pack', otherwise);
  if (!isPackId(pack) || !pack.includes('.')) throw new UsageError(`--pack is author.pack, such as ann.beasts, not "${pack}"`);
  return pack;
}

/**
 * Where something called so is made: in the folder of `--out`, or in the pack that the call is made in, or in a folder of its
 * name. Throws `UsageError` for a `--pack` that is not the one there.
 */
export function placeAsked(parsed: Parsed, name: string, otherwise: string): Place {
  const folder = textOption(parsed, 'out', packOf('.') === null ? name : '.');
  const around = packAround(folder);
  if (around === null) {
    const pack = packAsked(parsed, otherwise);
    return { folder, home: folder, pack, isThere: false, schemas: schemaFolder(folder, folder) };
  }
  const asked = textOption(parsed, 'pack', around.pack);
  if (asked !== around.pack) throw new UsageError(`--pack: ${around.home} is in the pack ${around.pack} already`);
  return { folder, ...around, isThere: true, schemas: schemaFolder(folder, around.home) };
}

/** Writes new files below a folder, none of which may be there. Returns their paths. */
export function writeNew(folder: string, files: readonly ContentFile[]): string[] {
  const paths = files.map(({ path }) => join(folder, path));
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
