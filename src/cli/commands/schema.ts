import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas, referenceFiles, referenceMarkdown, referencePages, schemaFiles } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson } from '../output.ts';

const SCHEMAS = 'schemas';
const REFERENCE = 'content/reference';

/** `damnatio schema`: JSON Schemas for editors, and the same as pages to read. */
export const schema: Command = {
  name: 'schema',
  words: 1,
  usage: 'schema [KIND] [--docs] [--write]',
  examples: ['schema beast'],
  summary: 'Prints the JSON Schemas of content files or their reference, or writes both for editors and readers.',
  options: {
    docs: { type: 'boolean', help: 'the reference instead, as Markdown' },
    write: { type: 'boolean', help: `writes ${SCHEMAS}/*.schema.json and ${REFERENCE}/*.md` },
  },
  run(parsed) {
    if (flag(parsed, 'write')) {
      writeAll(SCHEMAS, schemaFiles(CARDS));
      writeAll(REFERENCE, referenceFiles(CARDS));
      return DONE;
    }
    const schemas = jsonSchemas(CARDS);
    const [kind] = parsed.words;
    if (kind !== undefined && !(kind in schemas))
      throw new UsageError(`there is no kind "${kind}"; there is ${Object.keys(schemas).join(', ')}`);
    if (flag(parsed, 'docs')) {
      for (const page of referencePages(CARDS)) if (kind === undefined || page.name === kind) print(referenceMarkdown(page));
    } else printJson(kind === undefined ? schemas : schemas[kind]);
    return DONE;
  },
};

function writeAll(folder: string, files: readonly { readonly name: string; readonly text: string }[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) {
    writeFileSync(`${folder}/${name}`, text);
    print(`${folder}/${name}`);
  }
}
