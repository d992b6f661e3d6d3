import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCircle, readSources, type Import, type SourceFile } from './support/source-files.ts';

const files = readSources(fileURLToPath(new URL('../src', import.meta.url)));

type Reach = 'all' | 'types';

/** The floors, lowest first, and what each folder of src/ may import from the others. */
const MAY_IMPORT: Record<string, Record<string, Reach>> = {
  engine: {},
  rulesets: { engine: 'all' },
  catalogue: { engine: 'all', rulesets: 'types' },
  ai: { engine: 'all', rulesets: 'all', catalogue: 'types' },
  session: { engine: 'all', rulesets: 'all', catalogue: 'all', ai: 'all' },
  career: { engine: 'all', rulesets: 'all', catalogue: 'all', ai: 'all' },
  games: { engine: 'all' },
  art: { engine: 'all' },
  scenes: { art: 'all', engine: 'all', rulesets: 'all', session: 'all', catalogue: 'types', ai: 'types' },
  hud: { art: 'all', engine: 'all', rulesets: 'all', session: 'all', catalogue: 'types', ai: 'types', career: 'types' },
  app: { engine: 'all', rulesets: 'all', catalogue: 'all', ai: 'all', session: 'all', career: 'all', art: 'all', scenes: 'all', hud: 'all' },
  cli: { engine: 'all', rulesets: 'all', catalogue: 'all', ai: 'all', session: 'all', career: 'all' },
};
/** Folders whose sub-folders have a public index of their own. */
const DIVIDED = ['engine', 'rulesets', 'hud'];

const HEADLESS = ['engine', 'rulesets', 'catalogue', 'ai', 'session', 'career', 'games'];
const HEADLESS_PACKAGES = ['fraction.js', 'honeycomb-grid', 'mistreevous', 'pure-rand', 'yaml', 'zod'];
const BANNED = [
  { name: 'Math.random', pattern: /\bMath\.random\b/ },
  { name: 'Date', pattern: /\bnew Date\b|(?<![.\w])Date[.(]/ },
  { name: 'performance', pattern: /(?<![.\w])performance\.(now|mark|measure|timeOrigin)\b/ },
  { name: 'order or text by locale', pattern: /\.localeCompare\b|\.toLocale\w+\b|\bIntl\./ },
  { name: 'window', pattern: /(?<![.\w])window\.|\bglobalThis\b/ },
  { name: 'document', pattern: /(?<![.\w])document\.(body|createElement|getElementById|querySelector|addEventListener)\b/ },
];

const MAX_LINES = 400;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?\.tsx?$/;
const AMERICAN = /\b(color|armor|center|behavior|gray|defense|catalog|favor|honor|analyze|localize|serialize)s?\b/;

const folderOf = (path: string): string => path.split('/')[0]!;
const isHeadless = ({ path }: SourceFile): boolean => HEADLESS.includes(folderOf(path));

/** The part of the house that a file belongs to: a folder of src/, or one of its sub-folders when it is divided. */
function unitOf(path: string): string {
  const [folder = '', part = ''] = path.split('/');
  return DIVIDED.includes(folder) && !part.includes('.') ? `${folder}/${part}` : folder;
}

const faultsOf = (list: readonly SourceFile[], fault: (file: SourceFile, one: Import) => string | undefined): string[] =>
  list.flatMap((file) => file.imports.flatMap((one) => fault(file, one) ?? []).map((text) => `${file.path}: ${text}`));

function floorFault(file: SourceFile, { file: target, typeOnly }: Import): string | undefined {
  if (target === undefined || folderOf(target) === folderOf(file.path)) return undefined;
  const reach = MAY_IMPORT[folderOf(file.path)]?.[folderOf(target)];
  if (reach === undefined) return `may not import ${target}`;
  return reach === 'types' && !typeOnly ? `may import only types from ${target}` : undefined;
}

function indexFault(file: SourceFile, { file: target }: Import): string | undefined {
  if (target === undefined || unitOf(target) === unitOf(file.path)) return undefined;
  return target === `${unitOf(target)}/index.ts` ? undefined : `imports ${target} instead of ${unitOf(target)}/index.ts`;
}

function packageFault(file: SourceFile, { specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  const owner = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  if (isHeadless(file)) return HEADLESS_PACKAGES.includes(owner) ? undefined : `may not import the package ${specifier}`;
  return owner === 'phaser' && folderOf(file.path) !== 'scenes' ? 'only src/scenes may import phaser' : undefined;
}

describe('architecture', () => {
  it('sees the sources and follows their imports', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(({ imports }) => imports).filter(({ file }) => file !== undefined).length).toBeGreaterThan(0);
  });

  it('has no folder that it does not know', () => {
    const known = new Set(Object.keys(MAY_IMPORT));
    expect(files.map(({ path }) => path).filter((path) => !known.has(folderOf(path)) && !path.endsWith('.d.ts'))).toEqual([]);
  });

  it('finds every file that an import names', () => {
    const lost = (_: SourceFile, { specifier, file }: Import): string | undefined =>
      file === undefined && /^\..*\.tsx?(\?.*)?$/.test(specifier) ? `${specifier} does not exist` : undefined;
    expect(faultsOf(files, lost)).toEqual([]);
  });

  it('imports only from floors below', () => expect(faultsOf(files, floorFault)).toEqual([]));

  it('goes through the index of another folder', () => expect(faultsOf(files, indexFault)).toEqual([]));

  it('keeps the headless floors to their packages, and Phaser to the scenes', () => expect(faultsOf(files, packageFault)).toEqual([]));

  it('has no circle of imports', () => expect(findCircle(files)).toBeUndefined());

  it('keeps chance, clocks, locale and the page out of the headless floors', () => {
    const used = files.filter(isHeadless).flatMap(({ path, code }) => BANNED.filter(({ pattern }) => pattern.test(code)).map(({ name }) => `${path}: ${name}`));
    expect(used).toEqual([]);
  });

  it(`has no file of more than ${MAX_LINES} lines`, () => {
    expect(files.filter(({ lines }) => lines > MAX_LINES).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it('names files in kebab-case and in British spelling', () => {
    const badName = (path: string): boolean => !KEBAB_CASE.test(path.split('/').pop()!) || AMERICAN.test(path);
    expect(files.map(({ path }) => path).filter(badName)).toEqual([]);
  });
});
