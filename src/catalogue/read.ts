import type { Problem } from './finding.ts';
import { parseYaml } from './parse.ts';
import { SCHEMAS, type FileKind } from './schemas/index.ts';
import { didYouMean } from '../engine/read/index.ts';
import { child, keyPlace, textAt, type Tree } from './tree.ts';
import type { ContentFile } from './types.ts';

/** A file that is sound YAML and says what kind it is. */
export interface Source {
  readonly path: string;
  readonly kind: FileKind;
  readonly tree: Tree;
}

export function readSource(file: ContentFile, problems: Problem[]): Source | null {
  const parsed = parseYaml(file);
  problems.push(...parsed.problems);
  if (!parsed.tree) return null;
  const kind = textAt(parsed.tree, 'schema');
  if (kind !== null && Object.hasOwn(SCHEMAS, kind)) return { path: file.path, kind: kind as FileKind, tree: parsed.tree };
  problems.push(unknownKind(parsed.tree, kind));
  return null;
}

function unknownKind(tree: Tree, kind: string | null): Problem {
  const kinds = Object.keys(SCHEMAS);
  const written = child(tree, 'schema');
  if (!written) {
    return {
      severity: 'error',
      at: tree.at,
      path: [],
      message: 'the key "schema" is missing',
      hint: 'the first line says what the file is, for example "schema: beast/1"',
    };
  }
  const at = kind === null ? keyPlace(tree, [], 'schema') : written.at;
  return {
    severity: 'error',
    at,
    path: ['schema'],
    message: `unknown schema ${JSON.stringify(kind)}`,
    hint: didYouMean(kind ?? '', kinds),
  };
}
