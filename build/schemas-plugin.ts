import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { schemaFiles } from '../src/catalogue/index.ts';
import { CARDS } from '../src/games/cards.ts';

/** The folder that the first lines of content files name. It is made, not kept: `.gitignore` has it. */
const SCHEMAS = 'schemas';

/** Writes the JSON Schemas of every kind below a root, and removes those of kinds that are no more. What has not changed stays untouched. */
export function writeSchemas(root: string): void {
  const folder = join(root, SCHEMAS);
  const files = new Map(schemaFiles(CARDS).map(({ name, text }) => [name, text]));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.schema.json') && !files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

/** Every build of the page or the command line, and the server of `npm run dev`, leaves schemas that fit the code for editors. */
export function schemasPlugin(): Plugin {
  let root = '';
  return {
    name: 'damnatio-schemas',
    apply: () => process.env['VITEST'] === undefined,
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      writeSchemas(root);
    },
  };
}
