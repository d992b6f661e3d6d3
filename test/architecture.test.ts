import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCircle, readSources, type Import, type SourceFile } from './support/source-files.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const files = readSources(SRC);

/** The house is called like its first game, so this name counts only where it stands alone, as the id of a game. */
const HOUSE = 'damnatio';
/** Readers of what earlier editions stored, and the name of their store. */
const MIGRATIONS: readonly string[] = ['app/storage/earlier-about.ts', 'app/storage/migrations.ts', 'app/storage/idb-store.ts'];

/** Lines of a file that name a game, or something that only one game has. */
function namesIn(games: readonly string[], text: string): string[] {
  const others = games.filter((game) => game !== HOUSE);
  const types = ['hunt', ...others].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const name = new RegExp(`\\b(${others.join('|')})|\\b(${types.join('|')})([A-Z]|s?\\b)|\\bhunts?\\b|'${HOUSE}'`);
  return text.split('\n').filter((line) => name.test(line));
}

type Reach = 'all' | 'types';
type Floors = Readonly<Record<string, Readonly<Record<string, Reach>>>>;

/** The frame, lowest floor first, and what each of its folders may import from the others. It knows no game. */
const FRAME: Floors = {
  engine: {},
  catalogue: { engine: 'all' },
  session: { engine: 'all' },
  career: { engine: 'all', session: 'all' },
  art: { engine: 'all' },
  scenes: { engine: 'all', art: 'all' },
  hud: { engine: 'all', art: 'all', session: 'all', catalogue: 'types', career: 'types' },
  app: { engine: 'all', art: 'all', session: 'all', hud: 'all', scenes: 'all', catalogue: 'all', career: 'all', registries: 'all' },
  cli: { engine: 'all', session: 'all', catalogue: 'all', career: 'all', registries: 'all' },
};
/** The floors inside the folder of a game, and what each may import from the frame and from its own game. No game imports another. */
const GAME: Floors = {
  rules: { engine: 'all' },
  cards: { engine: 'all', catalogue: 'all', rules: 'all' },
  bots: { engine: 'all', rules: 'all', cards: 'types' },
  tournament: { engine: 'all', rules: 'all' },
  desk: { engine: 'all', session: 'all', rules: 'all', bots: 'all', catalogue: 'types', cards: 'types' },
  screens: {
    engine: 'all',
    art: 'all',
    session: 'all',
    hud: 'all',
    rules: 'all',
    desk: 'all',
    bots: 'types',
    catalogue: 'types',
    cards: 'types',
  },
  page: {
    engine: 'all',
    art: 'all',
    session: 'all',
    hud: 'all',
    scenes: 'all',
    catalogue: 'types',
    app: 'all',
    rules: 'all',
    bots: 'all',
    desk: 'all',
    screens: 'all',
    tournament: 'all',
    cards: 'types',
  },
  commands: {
    engine: 'all',
    session: 'all',
    catalogue: 'all',
    cli: 'all',
    rules: 'all',
    cards: 'all',
    bots: 'all',
    desk: 'all',
    tournament: 'all',
  },
};
/** The only files that list games, and the floor of each game that they list. */
const REGISTRIES: Readonly<Record<string, string>> = {
  'games/cards.ts': 'cards',
  'games/headless.ts': 'desk',
  'games/pages.ts': 'page',
  'games/commands.ts': 'commands',
};
/** What a registry may import beside the games that it lists: what the page may, and the shape of what it lists. */
const LISTING: Readonly<Record<string, Reach>> = { ...FRAME['app'], app: 'types', cli: 'types' };
/** Folders whose sub-folders have a public index of their own. */
const DIVIDED = ['engine', 'hud'];

const HEADLESS = ['engine', 'catalogue', 'session', 'career', 'rules', 'cards', 'bots', 'tournament', 'desk'];
const HEADLESS_PACKAGES = ['diff', 'fflate', 'fraction.js', 'honeycomb-grid', 'mistreevous', 'pure-rand', 'semver', 'yaml', 'zod'];
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

/** Where a file stands: its floor, and the game that it belongs to. */
interface Place {
  readonly floor: string;
  readonly game: string | null;
}

function placeOf(path: string): Place {
  const [folder = '', game = '', floor = ''] = path.split('/');
  if (folder !== 'games') return { floor: folder, game: null };
  return path in REGISTRIES ? { floor: 'registries', game: null } : { floor, game };
}

const isHeadless = ({ path }: SourceFile): boolean => HEADLESS.includes(placeOf(path).floor);

/** The part of the house that a file belongs to: a floor, or one of its sub-folders when it is divided. */
function unitOf(path: string): string {
  const [folder = '', part = '', floor = ''] = path.split('/');
  if (folder === 'games') return path in REGISTRIES ? path : `${folder}/${part}/${floor}`;
  return DIVIDED.includes(folder) && !part.includes('.') ? `${folder}/${part}` : folder;
}

const faultsOf = (list: readonly SourceFile[], fault: (file: SourceFile, one: Import) => string | undefined): string[] =>
  list.flatMap((file) => file.imports.flatMap((one) => fault(file, one) ?? []).map((text) => `${file.path}: ${text}`));

function reachOf(from: Place, to: Place, path: string): Reach | undefined {
  if (from.floor === 'registries') return to.game !== null && REGISTRIES[path] === to.floor ? 'all' : LISTING[to.floor];
  if (from.game === null) return to.game === null ? FRAME[from.floor]?.[to.floor] : undefined;
  if (to.game !== null && to.game !== from.game) return undefined;
  return GAME[from.floor]?.[to.floor];
}

function floorFault(file: SourceFile, { file: target, typeOnly }: Import): string | undefined {
  if (target === undefined || unitOf(target) === unitOf(file.path)) return undefined;
  const [from, to] = [placeOf(file.path), placeOf(target)];
  if (from.game === to.game && from.floor === to.floor) return undefined;
  const reach = reachOf(from, to, file.path);
  if (reach === undefined) return `may not import ${target}`;
  return reach === 'types' && !typeOnly ? `may import only types from ${target}` : undefined;
}

function indexFault(file: SourceFile, { file: target }: Import): string | undefined {
  if (target === undefined || unitOf(target) === unitOf(file.path) || target in REGISTRIES) return undefined;
  return target === `${unitOf(target)}/index.ts` ? undefined : `imports ${target} instead of ${unitOf(target)}/index.ts`;
}

function packageFault(file: SourceFile, { specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  const owner = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (isHeadless(file)) return HEADLESS_PACKAGES.includes(owner) ? undefined : `may not import the package ${specifier}`;
  return owner === 'phaser' && placeOf(file.path).floor !== 'scenes' ? 'only src/scenes may import phaser' : undefined;
}

/** What stands between a bracket and the one that closes it. */
function within(code: string, from: number): string {
  let depth = 1;
  let at = from;
  for (; at < code.length && depth > 0; at += 1) depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
  return code.slice(from, at);
}

/** Effects that run when the picture is painted already. */
function lateEffects({ code }: SourceFile): string[] {
  return [...code.matchAll(/\buseEffect\(/g)].map(({ index, 0: call }) => within(code, index + call.length));
}

describe('architecture', () => {
  it('sees the sources and follows their imports', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(({ imports }) => imports).filter(({ file }) => file !== undefined).length).toBeGreaterThan(0);
  });

  it('has no folder that it does not know', () => {
    const isKnown = ({ floor, game }: Place): boolean => floor === 'registries' || floor in (game === null ? FRAME : GAME);
    expect(files.map(({ path }) => path).filter((path) => !isKnown(placeOf(path)) && !path.endsWith('.d.ts'))).toEqual([]);
  });

  it('finds every file that an import names', () => {
    const lost = (_: SourceFile, { specifier, file }: Import): string | undefined =>
      file === undefined && /^\..*\.tsx?(\?.*)?$/.test(specifier) ? `${specifier} does not exist` : undefined;
    expect(faultsOf(files, lost)).toEqual([]);
  });

  it('imports only from floors below', () => expect(faultsOf(files, floorFault)).toEqual([]));

  it('goes through the index of another folder', () => expect(faultsOf(files, indexFault)).toEqual([]));

  it('names no game outside its folder and the registries, but in migrations of what old editions stored', () => {
    const games = readdirSync(join(SRC, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(games.length).toBeGreaterThan(2);
    const frame = files.map(({ path }) => path).filter((path) => !path.startsWith('games/') && !MIGRATIONS.includes(path));
    const named = frame.flatMap((path) => namesIn(games, readFileSync(join(SRC, path), 'utf8')).map((name) => `${path}: ${name}`));
    expect(named).toEqual([]);
  });

  it('keeps the headless floors to their packages, and Phaser to the scenes', () => expect(faultsOf(files, packageFault)).toEqual([]));

  it('has no circle of imports', () => expect(findCircle(files)).toBeUndefined());

  it('keeps chance, clocks, locale and the page out of the headless floors', () => {
    const used = files
      .filter(isHeadless)
      .flatMap(({ path, code }) => BANNED.filter(({ pattern }) => pattern.test(code)).map(({ name }) => `${path}: ${name}`));
    expect(used).toEqual([]);
  });

  it('moves the focus with the picture: after it has been painted keys may have been pressed', () => {
    expect(files.flatMap(lateEffects).length).toBeGreaterThan(0);
    const late = files.filter((file) => lateEffects(file).some((effect) => /focus\w*\(|showModal/i.test(effect)));
    expect(late.map(({ path }) => path)).toEqual([]);
  });

  it(`has no file of more than ${MAX_LINES} lines`, () => {
    expect(files.filter(({ lines }) => lines > MAX_LINES).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it('names files in kebab-case and in British spelling', () => {
    const badName = (path: string): boolean => !KEBAB_CASE.test(path.split('/').pop()!) || AMERICAN.test(path);
    expect(files.map(({ path }) => path).filter(badName)).toEqual([]);
  });
});
