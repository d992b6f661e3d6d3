import { readFileSync, existsSync } from 'node:fs';
import { resolve, dirname, join, relative, sep } from 'node:path';
import { jsonSchemas, knownNames, referenceFiles, referenceMarkdown, referencePages, schemaFiles } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { kindNamed, KINDS } from '../asking/names.ts';
import { packOf, findContent } from '../content-files.ts';
import { DONE } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, textOption } from '../options.ts';
import { print, printJson } from '../output.ts';
import { makeFolder, writeText } from '../writing.ts';

const LINE = /^#\s*yaml-language-server:.*\r?\n/;

/** The line by which editors find the schema of a file. */
function editorLine(file: string, schema: string): string {
  const path = relative(dirname(file), schema).split(sep).join('/');
  return `# yaml-language-server: $schema=${path.startsWith('.') ? path : `./${path}`}`;
}

/** Names the schemas of a folder in the first line of each file of a pack that does not yet. Returns what was changed. */
function writeEditorLines(pack: string, schemas: string): string[] {
  return findContent([pack]).files.flatMap(({ path }) => {
    const text = readFileSync(path, 'utf8');
    const kind = /^schema:\s*["']?([a-z-]+)\//m.exec(text)?.[1];
    const schema = join(schemas, `${kind}.schema.json`);
    if (kind === undefined || !existsSync(schema)) return [];
    const line = `${editorLine(resolve(path), schema)}\n`;
    if (text.startsWith(line)) return [];
    writeText(path, LINE.test(text) ? text.replace(LINE, line) : line + text);
    return [path];
  });
}

const SCHEMAS = 'schemas';
const REFERENCE = 'content/reference';
const PROTOCOL = 'src/engine/bout/PROTOCOL.md';

/** `damnatio schema`: JSON Schemas for editors, and the same as pages to read. */
export function schemaCommand(loading: Loading): Command {
  return {
    name: 'schema',
    completes: [{ words: KINDS.map(({ file }) => file) }],
    words: 1,
    usage: 'schema [KIND] [--docs] | schema --out DIR',
    examples: ['schema beast', 'schema beast --docs', 'schema --out schemas'],
    summary: 'Prints the JSON Schemas of content files or their reference, or writes both for editors and readers.',
    options: {
      out: {
        type: 'string',
        value: 'DIR',
        help: 'writes the schemas there, with the ids of the core and of the pack, and names them in the first line of each card of the pack around it',
        without: ['write', 'docs'],
      },
      docs: { type: 'boolean', help: 'the reference instead, as Markdown' },
      write: { type: 'boolean', help: `writes ${SCHEMAS}/*.schema.json and ${REFERENCE}/*.md` },
    },
    run(parsed) {
      const out = textOption(parsed, 'out', '');
      if (out) return writeBeside(loading, parsed, out);
      if (flag(parsed, 'write')) {
        writeAll(SCHEMAS, schemaFiles(CARDS));
        writeAll(REFERENCE, referenceFiles(CARDS, readFileSync(PROTOCOL, 'utf8')));
        return DONE;
      }
      const schemas = jsonSchemas(CARDS);
      const [asked] = parsed.words;
      const kind = asked === undefined ? undefined : kindNamed(asked, 'file').file;
      if (flag(parsed, 'docs')) {
        for (const page of referencePages(CARDS)) if (kind === undefined || page.name === kind) print(referenceMarkdown(page));
      } else printJson(kind === undefined ? schemas : schemas[kind]);
      return DONE;
    },
  };
}

/** Schemas for the editor of a modder, in his own folder. */
function writeBeside({ load }: Loading, parsed: Parsed, folder: string): number {
  makeFolder(folder);
  const home = packOf(folder);
  const asked = { ...parsed, values: { ...parsed.values, content: home === null ? [] : [home] } };
  const { catalogue, packs } = load(asked);
  writeAll(folder, schemaFiles(CARDS, knownNames(catalogue, CARDS, packs.at(0) ?? null)));
  if (home !== null) for (const path of writeEditorLines(home, resolve(folder))) print(path);
  return DONE;
}

function writeAll(folder: string, files: readonly { readonly name: string; readonly text: string }[]): void {
  makeFolder(folder);
  for (const { name, text } of files) {
    writeText(`${folder}/${name}`, text);
    print(`${folder}/${name}`);
  }
}
