import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadsOf } from './support/page-graph.ts';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');
const gameOf = (path: string): string => /^games\/(\w+)\//.exec(path)?.[1] ?? '';

const sheets = paths.filter((each) => each.endsWith('.css'));
/** The rules of a style sheet without its remarks. */
const rulesOf = (path: string): string => read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** By class, the games whose style sheets know it; the empty name stands for the frame. */
function styledBy(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of sheets) {
    for (const [, name = ''] of rulesOf(path).matchAll(/\.([a-z][\w-]*)/gi))
      found.set(name, (found.get(name) ?? new Set()).add(gameOf(path)));
  }
  return found;
}

/** Classes that a screen writes down as they are; what ends in a number or a kind ends in a star. */
function wornIn(text: string): readonly string[] {
  return [...text.matchAll(/\bclass=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, built]) =>
    (plain ?? built ?? '').replaceAll(/\$\{[^}]*\}/g, '*').split(/\s+/),
  );
}

const screens = paths.filter((path) => path.endsWith('.tsx'));
const wornBy = new Map(screens.map((path) => [path, wornIn(read(path))]));
const wornAsIs = new Set([...wornBy.values()].flat());

/** Whether a rule is about a worn class. */
const fits = (worn: string, name: string): boolean =>
  name === worn || (worn.endsWith('-*') && name.startsWith(worn.slice(0, -1)) && !wornAsIs.has(name));

it('gives no screen a class that only the style sheet of another game knows: a page that shows one game loads no other', () => {
  const styled = styledBy();
  const foreign = screens.flatMap((path) =>
    wornBy
      .get(path)!
      .filter((name) => {
        const games = styled.get(name);
        return games !== undefined && !games.has('') && !games.has(gameOf(path));
      })
      .map((name) => `${path}: ${name}`),
  );
  expect(styled.size).toBeGreaterThan(300);
  expect(foreign).toEqual([]);
});

/** Sheets that every page has; any other comes with its screen, and stays when the screen goes. */
const EVERYWHERE = ['hud/page/page.css', 'hud/common/theme.css'];

/** Selectors of a sheet that stand in no other rule. */
function selectorsOf(rules: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, text = '', end] of rules.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') around.pop();
    if (end !== '{') continue;
    const head = text.trim();
    if (around.every((each) => /^@(?!keyframes)/.test(each)) && !head.startsWith('@')) {
      const selectors = head.replaceAll(/\([^)]*\)/g, (inside) => inside.replaceAll(',', ' ')).split(',');
      found.push(...selectors.map((each) => each.trim()));
    }
    around.push(head);
  }
  return found;
}

/** Those that name an element and no class around it. */
const bareSelectors = (rules: string): string[] => selectorsOf(rules).filter((each) => !/[.#[]/.test(each));

it('styles no bare element in a sheet that comes with one screen: it would stay for the others', () => {
  const bare = sheets
    .filter((path) => !EVERYWHERE.includes(path))
    .flatMap((path) => bareSelectors(rulesOf(path)).map((each) => `${path}: ${each}`));
  expect(bare).toEqual([]);
  const rules = '.a { p { x: y; } } @media print { details > summary, .b :is(p, q) { x: y; z: 1 } } @keyframes k { from { x: y } }';
  expect(bareSelectors(rules)).toEqual(['details > summary']);
});

/** Sheets that the page itself has, before any screen. */
const OF_PAGE = [...readFileSync(join(SRC, '../index.html'), 'utf8').matchAll(/href="\/src\/([^"]+\.css)"/g)].map(([, path = '']) => path);

/** What must be worn for a selector to be about anything: of each group one. */
function needs(selector: string): readonly (readonly string[])[] {
  const names = (text: string): string[] => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
  const chosen = [...selector.matchAll(/:(?:is|where)\(([^)]*)\)/g)].map(([, inside = '']) => inside);
  const rest = selector.replaceAll(/:(?:is|where|not)\([^)]*\)/g, '');
  return [...names(rest).map((name) => [name]), ...chosen.filter((inside) => inside.includes('.')).map(names)];
}

it('styles what a screen wears in sheets that come with it: it looks the same whatever was opened before', () => {
  const rules = sheets.flatMap((path) => selectorsOf(rulesOf(path)).map((selector) => ({ path, selector, groups: needs(selector) })));
  const loads = loadsOf(SRC, paths, 'app/main.tsx');
  const stray = loads.flatMap(({ begins, files, sheets: there }) => {
    const worn = [...new Set([...files].flatMap((path) => wornBy.get(path) ?? []))];
    const applies = (groups: readonly (readonly string[])[]): boolean =>
      groups.length > 0 && groups.every((group) => group.some((name) => worn.some((one) => fits(one, name))));
    return rules
      .filter(({ path, groups }) => !there.has(path) && !OF_PAGE.includes(path) && applies(groups))
      .map(({ path, selector }) => `${begins}: ${path}: ${selector}`);
  });
  expect(loads.length).toBeGreaterThan(40);
  expect([...new Set(stray)].sort()).toEqual([]);
});
