import type { Problem } from './finding.ts';
import { parseAmended, parseYaml } from './parse.ts';
import type { Formats } from './formats.ts';
import { spellingHint, respelt } from './spelling-hint.ts';
import { child, keyPlace, textAt, type Tree } from './tree.ts';
import type { ContentFile } from './types.ts';

/** A card in sound YAML that says what kind it is. */
export interface Source {
  readonly path: string;
  readonly kind: string;
  readonly tree: Tree;
  /** Whether other cards stand in the same file. */
  readonly among: boolean;
}

/** The kinds are the `schema:` lines that it may have; what is of an earlier format is brought to the present one before. */
export function readSources(file: ContentFile, kinds: readonly string[], formats: Formats, problems: Problem[]): Source[] {
  const plain = parseYaml(file);
  const parsed = plain.tree && formats.areEarlier(plain.tree) ? parseAmended(file, formats.amend) : plain;
  problems.push(...parsed.problems);
  if (!parsed.tree) return [];
  const list = child(parsed.tree, 'cards');
  const cards = list ? cardsOf(parsed.tree, list, problems) : [parsed.tree];
  return cards.flatMap((tree): Source[] => {
    const kind = textAt(tree, 'schema');
    if (kind !== null && kinds.includes(kind)) {
      const respelt = formats.respelt(kind, tree, (problem) => problems.push(problem));
      return [{ path: file.path, kind, tree: respelt, among: list !== null }];
    }
    problems.push(unknownKind(tree, kind, kinds));
    return [];
  });
}

/** Where a card says its id; further down nobody writes it. */
const HEAD = 4096;

/** Files that are no sound YAML, by the ids that seem to stand in them: their cards are there, and not to be had. */
export function brokenIds(files: readonly ContentFile[]): Map<string, string> {
  const broken = files.filter((file) => parseYaml(file).tree === null);
  return new Map(
    broken.flatMap(({ path, text }) => {
      const id = /^id:\s*["']?([A-Za-z][\w-]*)/m.exec(text.slice(0, HEAD))?.[1];
      return id === undefined ? [] : [[id, path] as const];
    }),
  );
}

/** Keys of a file that holds several cards. */
const OF_FILE: readonly string[] = ['schema', 'cards'];

/** The cards of a list, each with the `schema` of the file where it has none of its own. */
function cardsOf(file: Tree, list: Tree, problems: Problem[]): Tree[] {
  if (file.type !== 'map') return [];
  for (const [key, { key: at }] of file.entries)
    if (!OF_FILE.includes(key))
      problems.push({
        severity: 'error',
        at,
        path: [key],
        message: `"${key}" stands beside "cards"`,
        hint: 'put it into a card of the list',
      });
  if (list.type !== 'list') {
    problems.push({ severity: 'error', at: list.at, path: ['cards'], message: '"cards" is a list of cards' });
    return [];
  }
  const schema = file.entries.get('schema');
  return list.items.flatMap((item, i): Tree[] => {
    if (item.type !== 'map') {
      problems.push({ severity: 'error', at: item.at, path: ['cards', i], message: 'a card is a map of keys' });
      return [];
    }
    return [schema && !item.entries.has('schema') ? { ...item, entries: new Map([['schema', schema], ...item.entries]) } : item];
  });
}

function unknownKind(tree: Tree, kind: string | null, kinds: readonly string[]): Problem {
  const written = child(tree, 'schema');
  const slip = written || tree.type !== 'map' ? null : [...tree.entries.keys()].find((key) => spellingHint(key, ['schema']).misspelt);
  if (slip && tree.type === 'map') {
    const at = tree.entries.get(slip)!.key;
    return {
      severity: 'error',
      at,
      path: [slip],
      message: `unknown key "${slip}"`,
      hint: 'did you mean "schema"?',
      fix: { at, replacement: 'schema' },
    };
  }
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
  const { hint, misspelt } = spellingHint(kind ?? '', kinds);
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
