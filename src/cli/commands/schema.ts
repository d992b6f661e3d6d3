import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas, schemaFiles } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { DONE, FaultError } from '../fault.ts';
import type { Command } from '../options.ts';
import { flag } from '../options.ts';
import { print, printJson } from '../output.ts';

/** `damnatio schema`: JSON Schemas for editors. */
export const schema: Command = {
  name: 'schema',
  words: 1,
  usage: 'schema [KIND] [--write]',
  summary: 'Prints the JSON Schemas of content files, or writes them to schemas/ for editors.',
  options: { write: { type: 'boolean', help: 'writes schemas/*.schema.json' } },
  run(parsed) {
    if (flag(parsed, 'write')) {
      mkdirSync('schemas', { recursive: true });
      for (const { name, text } of schemaFiles(CARDS)) {
        writeFileSync(`schemas/${name}`, text);
        print(`schemas/${name}`);
      }
      return DONE;
    }
    const schemas = jsonSchemas(CARDS);
    const [kind] = parsed.words;
    if (kind !== undefined && !(kind in schemas))
      throw new FaultError(`there is no kind "${kind}"; there is ${Object.keys(schemas).join(', ')}`);
    printJson(kind === undefined ? schemas : schemas[kind]);
    return DONE;
  },
};
