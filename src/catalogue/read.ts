import type { Problem } from './finding.ts';
import { parseAmended, parseYaml } from './parse.ts';
import type { Formats } from './formats.ts';
import { meant, respelt } from './meant.ts';
import { child, keyPlace, textAt, type Tree } from './tree.ts';
import type { ContentFile } from './types.ts';

/** A file that is sound YAML and says what kind it is. */
export interface Source {
  readonly path: string;
  readonly kind: string;
  readonly tree: Tree;
}

/** The kinds are the `schema:` lines that it may have; what is of an earlier format is brought to the present one before. */
export function readSource(file: ContentFile, kinds: readonly string[], formats: Formats, problems: Problem[]): Source | null {
  const plain = parseYaml(file);
  const parsed = plain.tree && formats.areEarlier(plain.tree) ? parseAmended(file, formats.amend) : plain;
  problems.push(...parsed.problems);
  if (!parsed.tree) return null;
  const kind = textAt(parsed.tree, 'schema');
  if (kind !== null && kinds.includes(kind)) return { path: file.path, kind, tree: parsed.tree };
  problems.push(unknownKind(parsed.tree, kind, kinds));
  return null;
}

function unknownKind(tree: Tree, kind: string | null, kinds: readonly string[]): Problem {
  const written = child(tree, 'schema');
  if (!written) {
    return {
      severity: 'error',
      at: tree.at,
      path: [],
      message: 'the key "schema" is missing',
      hint: `the first line says what the file is, for example "schema: ${kinds[1] ?? kinds[0]}"`,
    };
  }
  const other = otherFormat(kind ?? '', kinds);
  if (other) return { severity: 'error', at: written.at, path: ['schema'], ...other };
  const { hint, misspelt } = meant(kind ?? '', kinds);
  const at = kind === null ? keyPlace(tree, [], 'schema') : written.at;
  return {
    severity: 'error',
    at,
    path: ['schema'],
    message: `unknown schema ${JSON.stringify(kind)}`,
    hint,
    fix: respelt(tree, ['schema'], misspelt),
  };
}

/** A kind that is known in another format only: of a newer game, or of one so old that nothing reads it. */
function otherFormat(kind: string, kinds: readonly string[]): Pick<Problem, 'message' | 'hint'> | null {
  const [, name, format] = /^([a-z-]+)\/(\d+)$/.exec(kind) ?? [];
  const known = kinds.find((each) => each.startsWith(`${name}/`));
  if (known === undefined) return null;
  if (Number(format) > Number(known.split('/')[1]))
    return { message: `"${kind}" is made for a newer game`, hint: `this one reads ${known}; get the game anew` };
  return { message: `"${kind}" is of a game that nobody reads any more`, hint: `write it anew as ${known}` };
}
