import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { ContentFile } from '../../catalogue/index.ts';
import { formatFindings, loadCatalogue, packHeads } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import type { PackFile } from '../../session/index.ts';
import { encodePack, PackLinkError, packText, PackTextError } from '../../session/index.ts';
import { askedPacks } from '../asked-packs.ts';
import { packOf } from '../content-files.ts';
import { DONE, FaultError, FAULTS, UsageError } from '../fault.ts';
import { coreFolder } from '../game.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, listOption, textOption } from '../options.ts';
import { complain, counted, print, printJson } from '../output.ts';
import { writeText } from '../writing.ts';

function linkOf(files: readonly PackFile[]): string | null {
  try {
    return encodePack(files);
  } catch (error) {
    if (error instanceof PackLinkError) return null;
    throw error;
  }
}

/** Where `npm start` serves the game. */
const AT_HOME = 'http://127.0.0.1:4173/';

/** The address of the game that a link opens, without what stands behind it. Throws `UsageError` for none. */
function baseOf(parsed: Parsed): string {
  const asked = textOption(parsed, 'base', AT_HOME);
  const url = URL.canParse(asked) ? new URL(asked) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`--base is the address of a game, such as ${AT_HOME}, not "${asked}"`);
  url.hash = '';
  return url.href;
}

function textOf(files: readonly PackFile[]): string {
  try {
    return packText(files);
  } catch (error) {
    if (error instanceof PackTextError) throw new FaultError(error.message);
    throw error;
  }
}

/** Paths from the folder of the pack, so that the pack is the same wherever it lies. */
function inside(folder: string, files: readonly ContentFile[]): PackFile[] {
  const own = files.filter(({ path }) => resolve(path).startsWith(`${folder}${sep}`));
  return own.map(({ path, text }) => ({ path: relative(folder, resolve(path)).split(sep).join('/'), text }));
}

/** The folder of the call, or the nearest above it that is in no pack: in one, the file would be read as a card of it. */
function folderOutside(): string {
  let folder = resolve('.');
  for (let home = packOf(folder); home !== null && home !== dirname(home); home = packOf(folder)) folder = dirname(home);
  return relative('.', folder);
}

/** Where the pack is written; throws `FaultError` for a file inside of it that `check` would read. */
function outFile(asked: string | null, name: string, pack: string): string {
  const out = asked ?? join(folderOutside(), name);
  if (/\.ya?ml$/i.test(out) && resolve(out).startsWith(`${pack}${sep}`))
    throw new FaultError(`${out} would be read as a card of the pack; write it outside of its folder, ${pack}`);
  return out;
}

/** The pack that a file or folder is in, or that one file there makes by itself. Throws `UsageError` where there is none. */
function asksFor(path: string, beside: readonly string[]) {
  const home = packOf(path);
  const asked = askedPacks(coreFolder(), [home ?? path, ...beside]);
  const within = (file: ContentFile): boolean => {
    const [whole, there] = [resolve(file.path), resolve(home ?? path)];
    return home === null ? whole === there || whole.startsWith(`${there}${sep}`) : whole === resolve(home, 'mod.yaml');
  };
  const [head] = packHeads(asked.files.filter(within));
  if (home !== null) return { head: head ?? { id: 'pack', version: '0.0.0' }, asked, folder: home };
  if (!head) throw new UsageError('pack takes the folder of a pack; there is no mod.yaml there or above, nor a card of mod/2');
  return { head, asked, folder: dirname(resolve(head.path)) };
}

/** `damnatio pack`: a pack in one file or one link, once nothing is wrong with it. */
export const packCommand: Command = {
  name: 'pack',
  completes: ['packs'],
  words: 1,
  usage: 'pack [FOLDER] [--out FILE] [--link [--base URL]] [--content DIR]',
  examples: [
    'pack my-pack',
    'pack my-pack --content a-pack-it-needs',
    'pack my-pack --out beasts.yaml',
    'pack my-pack --link --base https://play.example/',
  ],
  summary: 'Writes a pack as one file to share, with its checksum, or prints its link. A pack with errors is not packed.',
  options: {
    out: { type: 'string', value: 'FILE', help: 'the file to write (id and version of the pack, beside its folder when called in it)' },
    link: { type: 'boolean', help: 'prints its link', without: ['out'] },
    base: { type: 'string', value: 'URL', help: `where the game of a link is (${AT_HOME}, where npm start serves it)`, without: ['out'] },
    force: { type: 'boolean', help: 'writes over a file that is there' },
  },
  run(parsed) {
    const base = baseOf(parsed);
    const { folder, head, asked } = asksFor(parsed.words[0] ?? '.', listOption(parsed, 'content'));
    const findings = [...asked.findings, ...loadCatalogue(asked.files, CARDS).findings.filter((each) => asked.isAsked(each))];
    for (const line of formatFindings(findings)) complain(line);
    if (findings.some(({ severity }) => severity === 'error')) return FAULTS;
    const files = inside(folder, asked.files);
    const text = textOf(files);
    const { id, version } = head;
    const needs = ('needs' in head ? head.needs : []).filter((need) => need.includes('.'));
    const checksum = createHash('sha256').update(text).digest('hex');
    const link = linkOf(files);
    if (flag(parsed, 'link')) {
      if (link === null) throw new FaultError('this pack is too long for a link; share its file');
      print(`${base}#p=${link}`);
      return DONE;
    }
    const out = outFile(textOption(parsed, 'out', '') || null, `${id}-${version}.yaml`, folder);
    if (existsSync(out) && !flag(parsed, 'force')) throw new FaultError(`${out} is there already; --force writes over it`);
    writeText(out, text);
    if (flag(parsed, 'json'))
      printJson({ id, version, file: out, files: files.length, bytes: Buffer.byteLength(text), sha256: checksum, link });
    else {
      print(`${out}: ${id} ${version}, ${counted(files.length, 'file')}, ${counted(Buffer.byteLength(text), 'byte')}`);
      print(`sha256 ${checksum}`);
      if (needs.length > 0) print(`it needs ${needs.join(', ')}; share that too, it is not in the file`);
      print(link === null ? 'too long for a link' : `its link has ${link.length} letters; --link prints it`);
    }
    return DONE;
  },
};
