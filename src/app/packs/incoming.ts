import { PACK_MARK } from '../../catalogue/index.ts';
import { LIMITS } from '../../engine/limits/index.ts';
import type { PackFile } from '../../session/index.ts';
import { decodePack, filesOfText, PackTextError } from '../../session/index.ts';

/** Files as they came, by the packs that they belong to. */
export interface Grouped {
  /** Files of each pack, with paths from its own folder. */
  readonly packs: readonly (readonly PackFile[])[];
  /** Paths of files that belong to none of them. */
  readonly strays: readonly string[];
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Every file to the pack in whose folder, or the nearest folder above, it stands. */
export function packsAmong(files: readonly PackFile[]): Grouped {
  const folders = [...new Set(files.filter(({ text }) => PACK_MARK.test(text)).map(({ path }) => folderOf(path)))];
  const packs = new Map(folders.map((folder) => [folder, [] as PackFile[]]));
  const strays: string[] = [];
  for (const { path, text } of files) {
    const folder = folders.filter((each) => path.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    if (folder === undefined) strays.push(path);
    else packs.get(folder)!.push({ path: path.slice(folder.length), text });
  }
  return { packs: [...packs.values()], strays };
}

/** A name that every pack may have for a file: what a disk allows beside is a hyphen here. */
function plainPath(path: string): string {
  const names = path.split('/').map((name) => name.replaceAll(/[^\w.-]+/g, '-').replace(/^[^A-Za-z0-9_]+/, ''));
  return names
    .filter((name) => name !== '')
    .join('/')
    .replace(/\.(txt|yml)$/i, '.yaml');
}

/** A file of the disk, as far as it is read here. */
export interface DiskFile {
  readonly name: string;
  /** Path in the folder that was chosen; empty where files were. */
  readonly webkitRelativePath?: string;
  readonly size: number;
  text(): Promise<string>;
}

/** Reads files that were chosen or dropped; what is no YAML is passed over. Rejects with `PackTextError`. */
export async function filesOfDisk(chosen: readonly DiskFile[]): Promise<PackFile[]> {
  const wanted = chosen.filter(({ name }) => /\.(ya?ml|txt)$/i.test(name));
  const archive = chosen.find(({ name }) => /\.(zip|gz|7z|rar)$/i.test(name));
  if (wanted.length === 0 && archive)
    throw new PackTextError(`${archive.name} is packed. Unpack it, and drop its folder here or choose its files.`);
  if (wanted.length === 0) throw new PackTextError('There is no YAML file among them. A pack is made of files that end with .yaml.');
  if (wanted.length > LIMITS.packFiles)
    throw new PackTextError(`These are ${wanted.length} files; a pack has at most ${LIMITS.packFiles}.`);
  if (wanted.reduce((sum, { size }) => sum + size, 0) > LIMITS.pack * 2)
    throw new PackTextError('They are too large to be a pack, so none of them was read.');
  const read = await Promise.all(
    wanted.map(async (file) => filesOfText(await file.text(), plainPath(file.webkitRelativePath || file.name) || 'pack.yaml')),
  );
  return read.flat();
}

/** What somebody pasted: a link with a pack, or the text of one. Throws `PackLinkError` or `PackTextError`. */
export function filesOfPaste(text: string): PackFile[] {
  const link = /#p=([\w-]+)/.exec(text);
  if (link && !PACK_MARK.test(text)) return decodePack(link[1]!);
  if (/^[\w-]{40,}$/.test(text.trim())) return decodePack(text.trim());
  return filesOfText(text);
}
