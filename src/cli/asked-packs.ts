import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import type { ContentFile, Finding } from '../catalogue/index.ts';
import { readSheet, Sheet } from '../catalogue/index.ts';
import { nearest } from '../engine/read/index.ts';
import type { Unread } from './content-files.ts';
import { draftHead, findContent, packOf } from './content-files.ts';
import { FaultError } from './fault.ts';

/** What a call asks to load beside the core. */
export interface AskedPacks {
  /** With those of the core. */
  readonly files: readonly ContentFile[];
  readonly unread: readonly Unread[];
  /** Folders and single files to look at when they change. */
  readonly places: readonly string[];
  /** Whether a finding is about what was asked, and not about the rest of its pack. */
  isAsked(finding: Pick<Finding, 'file'>): boolean;
  /** What is wrong before anything is read. */
  readonly findings: readonly Finding[];
}

/** Throws `FaultError` for a path that is not there, with the one that was probably meant. */
export function checkIsThere(path: string): void {
  if (existsSync(path)) return;
  const folder = dirname(resolve(path));
  const near = existsSync(folder) ? nearest(basename(path), readdirSync(folder)) : null;
  throw new FaultError(`there is no file or folder "${path}"${near === null ? '' : `; did you mean "${near}"?`}`);
}

const isIn = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}${sep}`);

/** A copy of the core has one fault, and no card of it is read. */
function copyOfCore(head: ContentFile | undefined): Finding[] {
  const sheet = head && readSheet(head);
  if (!(sheet instanceof Sheet) || sheet.value['id'] !== 'core') return [];
  return [{ ...sheet.fault('id', 'this pack is "core", which the game brings itself'), hint: 'give it an id of its own, author.pack' }];
}

interface Home {
  readonly asked: string;
  /** Folder of the pack, or what was asked where it is in none. */
  readonly folder: string;
  readonly heads: readonly ContentFile[];
}

function homeOf(path: string): Home {
  const asked = resolve(path);
  const folder = packOf(path);
  const alone = folder === null && statSync(path).isFile();
  return { asked, folder: folder ?? asked, heads: alone ? [draftHead(dirname(asked))] : [] };
}

/** The files of the core and of the packs that some folders and files are in, found by the `mod.yaml` above them. */
export function askedPacks(core: string, roots: readonly string[]): AskedPacks {
  roots.forEach(checkIsThere);
  const own = realpathSync(core);
  const homes = roots.map(homeOf).filter(({ folder }) => folder !== own);
  const first = findContent([core]);
  const read = homes.map((home) => ({ home, ...findContent([home.folder]) }));
  const copies = read.map(({ home, files }) => copyOfCore(files.find(({ path }) => resolve(path) === resolve(home.folder, 'mod.yaml'))));
  const sound = read.filter((_, i) => copies[i]!.length === 0);
  const files = new Map(
    [...first.files, ...sound.flatMap(({ home, files: found }) => [...home.heads, ...found])].map((file) => [file.path, file]),
  );
  const places = roots.map((path) => resolve(path));
  return {
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    unread: sound.flatMap(({ unread }) => unread),
    places,
    isAsked: ({ file }) => {
      const path = resolve(file);
      const isHead = homes.some(({ folder }) => path === resolve(folder, 'mod.yaml'));
      return isHead || file.startsWith('(') || places.some((place) => isIn(place, path));
    },
    findings: copies.flat(),
  };
}
