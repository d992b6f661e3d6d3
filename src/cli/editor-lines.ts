import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { findContent } from './content-files.ts';
import { writeText } from './writing.ts';

const LINE = /^#\s*yaml-language-server:.*\r?\n/;

/** The line by which editors find the schema of a file. */
export function editorLine(file: string, schema: string): string {
  const path = relative(dirname(file), schema).split(sep).join('/');
  return `# yaml-language-server: $schema=${path.startsWith('.') ? path : `./${path}`}`;
}

/** Names the schemas of a folder in the first line of each file of a pack that does not yet. Returns what was changed. */
export function writeEditorLines(pack: string, schemas: string): string[] {
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
