import { LIMITS } from '../engine/limits/index.ts';

/** A file of a pack: its path from the folder of the pack, and what stands in it. */
export interface PackFile {
  readonly path: string;
  readonly text: string;
}

/** Names between slashes, so that nothing leads out of the folder of the pack. */
const PATH = /^[A-Za-z0-9_][\w.-]*(\/[A-Za-z0-9_][\w.-]*)*\.ya?ml$/;

/** A text is no pack, or more than one may be; the message is a sentence for the player. */
export class PackTextError extends Error {
  override readonly name = 'PackTextError';
}

const HEAD = /^# A pack of Damnatio in one file: (\d{1,4}) files, each below a line that begins with "(# =+> )"\.\n/;

function headLine(count: number, marker: string): string {
  return `# A pack of Damnatio in one file: ${count} files, each below a line that begins with "${marker}".\n`;
}

/** Throws `PackTextError` for more files or letters than a pack may have, and for paths that lead elsewhere or stand twice. */
export function checkFiles(files: readonly PackFile[]): void {
  if (files.length === 0) throw new PackTextError('There is no file in it.');
  if (files.length > LIMITS.packFiles) throw new PackTextError(`It has ${files.length} files; a pack has at most ${LIMITS.packFiles}.`);
  const letters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > LIMITS.pack) throw new PackTextError(`It has ${letters} letters; a pack has at most ${LIMITS.pack}.`);
  const paths = new Set<string>();
  for (const { path } of files) {
    if (path.length > LIMITS.path || !PATH.test(path))
      throw new PackTextError(`A file in it is called ${JSON.stringify(path.slice(0, 60))}.`);
    if (paths.has(path)) throw new PackTextError(`It has the file ${path} twice.`);
    paths.add(path);
  }
}

/** A line that no file has and that can begin the next. */
function markerFor(files: readonly PackFile[]): string {
  for (let signs = 2; ; signs += 1) {
    const marker = `# ${'='.repeat(signs)}> `;
    if (files.every(({ text }) => !text.startsWith(marker) && !text.includes(`\n${marker}`))) return marker;
  }
}

/** A pack as one text, with every file as it stands: a single file as itself. Throws `PackTextError`. */
export function packText(files: readonly PackFile[]): string {
  checkFiles(files);
  const [only] = files;
  if (files.length === 1 && !HEAD.test(only!.text)) return only!.text;
  const marker = markerFor(files);
  const whole = files.map(({ path, text }) => `${marker}${path}\n${text}${text === '' || text.endsWith('\n') ? '' : '\n'}`);
  return headLine(files.length, marker) + whole.join('');
}

/** A text without the marks that editors and systems leave: no byte order mark, and lines that end with a line feed alone. */
function plainLines(text: string): string {
  return text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/** Whether a text is a whole pack. */
export function isPackText(text: string): boolean {
  return HEAD.test(plainLines(text));
}

/** The files of a pack that came as one text; a text that is one YAML file is that file, under `name`. Throws `PackTextError`. */
export function filesOfText(text: string, name = 'mod.yaml'): PackFile[] {
  if (text.length > LIMITS.pack * 1.1) throw new PackTextError(`It has ${text.length} letters; a pack has at most ${LIMITS.pack}.`);
  const lines = plainLines(text);
  const head = HEAD.exec(lines);
  const files = head ? parts(lines.slice(head[0].length), head[2]!) : [{ path: name, text: lines }];
  if (head && files.length !== Number(head[1])) {
    throw new PackTextError(`It says that it has ${head[1]} files, and has ${files.length}: a part of it is missing.`);
  }
  checkFiles(files);
  return files;
}

function parts(text: string, marker: string): PackFile[] {
  if (!text.startsWith(marker)) throw new PackTextError(`The second line should begin with ${JSON.stringify(marker)}.`);
  return text
    .slice(marker.length)
    .split(`\n${marker}`)
    .map((part, at, all) => {
      const end = part.indexOf('\n');
      const [path, rest] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end + 1)];
      return { path: path.trim(), text: at < all.length - 1 && rest !== '' ? `${rest}\n` : rest };
    });
}
