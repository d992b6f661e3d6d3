import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** Everything that decides what becomes of a content file: the catalogue, the floors below it, and the libraries. */
const SOURCES = ['src/{engine,catalogue}/**/*.ts', 'src/games/*/{rules,cards}/**/*.ts', 'src/games/cards.ts', 'package-lock.json'];

/** Changes when the same content files may load otherwise. */
export function catalogueCode(root: string = process.cwd()): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: root }).sort()) hash.update(`${path}\n`).update(readFileSync(`${root}/${path}`));
  return hash.digest('hex');
}
