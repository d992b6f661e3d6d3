import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve, sep } from 'node:path';
import type { ContentFile, Finding } from '../catalogue/index.ts';
import { inOneLine, PACK_MARK, withoutReserved } from '../catalogue/index.ts';
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
  /** Roots in which there is no card. */
  readonly bare: readonly string[];
}

/** Throws `FaultError` for a path that is not there, with the one that was probably meant. */
export function checkIsThere(path: string): void {
  if (existsSync(path)) return;
  const folder = dirname(resolve(path));
  const near = existsSync(folder) ? nearest(basename(path), readdirSync(folder)) : null;
  throw new FaultError(`there is no file or folder "${path}"${near === null ? '' : `; did you mean "${near}"?`}`);
}

const isIn = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}${sep}`);

interface Home {
  readonly asked: string;
  /** Folder of the pack, or what was asked where it is in none. */
  readonly folder: string;
  /** One file that is in no pack. */
  readonly alone: boolean;
}

function homeOf(path: string): Home {
  const asked = resolve(path);
  const folder = packOf(path);
  return { asked, folder: folder ?? asked, alone: folder === null && statSync(path).isFile() };
}

/** The head for a card that has none, so that it can be played with. */
function headsFor({ asked, alone }: Home, files: readonly ContentFile[]): ContentFile[] {
  return alone && !files.some(({ text }) => PACK_MARK.test(text)) ? [draftHead(dirname(asked))] : [];
}

/** Throws `FaultError` where a root has no card in it, with what is there that might have been meant for one. */
export function refuseBare({ bare: [first], unread }: AskedPacks): void {
  if (first === undefined) return;
  const within = unread.filter(({ path }) => isIn(resolve(first), resolve(path)));
  const reasons = within.map(({ path, why }) => `\n  ${inOneLine(path)} is not read: ${why}`);
  const none = statSync(first).isDirectory() && within.length === 0 ? ': none of its files ends with .yaml' : '';
  throw new FaultError(`there is no card in "${first}"${none}${reasons.join('')}`);
}

/** The files of the core and of the packs that some folders and files are in, found by the `mod.yaml` above them. */
export function askedPacks(core: string, roots: readonly string[]): AskedPacks {
  roots.forEach(checkIsThere);
  const own = realpathSync(core);
  const homes = roots.map(homeOf).filter(({ folder }) => folder !== own);
  const first = findContent([core]);
  const read = homes.map((home) => ({ home, ...findContent([home.folder]) }));
  const asked = read.flatMap(({ home, files }) => [...headsFor(home, files), ...files]);
  const { kept, findings } = withoutReserved([...new Map(asked.map((file) => [file.path, file])).values()], first.files);
  const places = roots.map((path) => resolve(path));
  const there = [...first.files, ...asked].map(({ path }) => resolve(path));
  return {
    files: [...first.files, ...kept].sort((a, b) => (a.path < b.path ? -1 : 1)),
    unread: read.flatMap(({ unread }) => unread),
    places,
    isAsked: ({ file }) => {
      const path = resolve(file);
      const isHead = homes.some(({ folder }) => path === resolve(folder, 'mod.yaml'));
      return isHead || file.startsWith('(') || places.some((place) => isIn(place, path));
    },
    findings,
    bare: roots.filter((root) => !there.some((path) => isIn(resolve(root), path))),
  };
}

/** A full name of a card of a pack as it stands in a text, or of a figure of one, which may have a number; with what pads a cell of a table. */
const FULL = /(?<![\w.:-])[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*:([A-Za-z][A-Za-z0-9-]*)(?: {2,})?/g;

/** The words of a text that are no full names. */
function wordsBeside(text: string): ReadonlySet<string> {
  return new Set(text.replace(FULL, ' ').match(/[A-Za-z][A-Za-z0-9-]*/g));
}

/** A text for readers in which `ann.cats:leopard` is told as `leopard`, wherever nothing else in it is called so. */
export function withoutPacks(text: string): string {
  const packs = new Map<string, Set<string>>();
  for (const [full, local] of text.matchAll(FULL)) packs.set(local!, (packs.get(local!) ?? new Set()).add(full.trimEnd()));
  if (packs.size === 0) return text;
  const others = wordsBeside(text);
  return text.replace(FULL, (full, local: string) => {
    if (packs.get(local)!.size > 1 || others.has(local)) return full;
    return full.endsWith(' ') ? local.padEnd(full.length) : local;
  });
}
