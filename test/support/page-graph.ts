import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Names that a statement takes from another file; '*' for all of them. */
interface Taken {
  readonly from: string;
  readonly names: readonly string[];
}

interface Part {
  readonly uses: readonly Taken[];
  readonly passesOn: readonly Taken[];
  readonly declares: ReadonlySet<string>;
  readonly sheets: readonly string[];
  readonly later: readonly string[];
}

/** What comes together: asked for by `import()`, or the page itself. */
export interface Load {
  readonly begins: string;
  readonly files: ReadonlySet<string>;
  /** Style sheets that are there with these files, whatever was on the page before. */
  readonly sheets: ReadonlySet<string>;
}

const STATEMENT = /\b(import|export)\s+(type\s)?([^'";=()]*?)\bfrom\s*'(\.[^'\n]+\.tsx?)'/g;
const SHEET = /\bimport\s*'(\.[^'\n]+\.css)'/g;
const LATER = /(?<!typeof )\bimport\(\s*'(\.[^'\n]+)'\s*\)/g;
const DECLARED = /\bexport\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)/g;

function namesIn(clause: string): readonly string[] {
  const braced = /\{([^}]*)\}/.exec(clause)?.[1];
  if (braced === undefined) return ['*'];
  const each = braced.split(',').map((one) => one.trim());
  return each.filter((name) => name !== '' && !name.startsWith('type ')).map((name) => name.split(/\s+as\s+/)[0]!);
}

function partOf(path: string, text: string): Part {
  const lead = (to: string | undefined): string => posix.join(dirname(path), to ?? '');
  const statements = [...text.matchAll(STATEMENT)].filter(([, , typeOnly]) => !typeOnly);
  const taken = (verb: string): readonly Taken[] =>
    statements.filter((one) => one[1] === verb).map(([, , , clause = '', to]) => ({ from: lead(to), names: namesIn(clause) }));
  return {
    uses: taken('import'),
    passesOn: taken('export'),
    declares: new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name)),
    sheets: [...text.matchAll(SHEET)].map(([, to]) => lead(to)),
    later: [...text.matchAll(LATER)].map(([, to]) => lead(to)),
  };
}

/** The files that come with one: of a list of names only those files that have what is taken, as the bundler keeps them. */
function filesFrom(parts: ReadonlyMap<string, Part>, begins: string): ReadonlySet<string> {
  const found = new Set<string>();
  const asked = new Set<string>();
  const take = ({ from, names }: Taken): void => {
    const part = parts.get(from);
    const question = `${from} ${names.join()}`;
    if (!part || asked.has(question)) return;
    asked.add(question);
    const all = names.includes('*');
    for (const one of part.passesOn) {
      const wanted = all ? one.names : one.names.includes('*') ? names : names.filter((name) => one.names.includes(name));
      if (wanted.length > 0) take({ from: one.from, names: wanted });
    }
    if (found.has(from) || !(all || names.some((name) => part.declares.has(name)))) return;
    found.add(from);
    part.uses.forEach(take);
  };
  take({ from: begins, names: ['*'] });
  return found;
}

/** Every load of the page. A sheet is there when the load brings it, or whatever can ask for the load has brought it. */
export function loadsOf(folder: string, paths: readonly string[], first: string): readonly Load[] {
  const parts = new Map(
    paths.filter((path) => /\.tsx?$/.test(path)).map((path) => [path, partOf(path, readFileSync(join(folder, path), 'utf8'))]),
  );
  const begun = new Map<string, ReadonlySet<string>>();
  const begin = (path: string): void => {
    if (begun.has(path)) return;
    const files = filesFrom(parts, path);
    begun.set(path, files);
    for (const file of files) parts.get(file)?.later.forEach(begin);
  };
  begin(first);
  const brought = (files: ReadonlySet<string>): Set<string> => new Set([...files].flatMap((file) => parts.get(file)?.sheets ?? []));
  const all = new Set([...begun.values()].flatMap((files) => [...brought(files)]));
  const there = new Map([...begun].map(([path, files]) => [path, path === first ? brought(files) : new Set(all)]));
  const askers = (path: string): readonly string[] =>
    [...begun].filter(([, files]) => [...files].some((file) => parts.get(file)?.later.includes(path))).map(([one]) => one);
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    for (const [path, files] of begun) {
      if (path === first) continue;
      const before = askers(path).map((one) => there.get(one)!);
      const inherited = [...all].filter((sheet) => before.every((sheets) => sheets.has(sheet)));
      there.set(path, new Set([...inherited, ...brought(files)]));
    }
    now = [...there.values()].reduce((sum, sheets) => sum + sheets.size, 0);
  }
  return [...begun].map(([begins, files]) => ({ begins, files, sheets: there.get(begins)! }));
}
