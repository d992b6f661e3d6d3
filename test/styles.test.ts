import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

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

/** Classes that a screen writes down as they are. */
function wornIn(text: string): readonly string[] {
  return [...text.matchAll(/\bclass=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, built]) =>
    (plain ?? built ?? '').replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/),
  );
}

it('gives no screen a class that only the style sheet of another game knows: a page that shows one game loads no other', () => {
  const styled = styledBy();
  const foreign = paths
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      wornIn(read(path))
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

/** Selectors of a sheet that name an element and no class around it. */
function bareSelectors(rules: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, text = '', end] of rules.matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') around.pop();
    if (end !== '{') continue;
    const head = text.trim();
    if (around.every((each) => /^@(?!keyframes)/.test(each)) && !head.startsWith('@')) {
      const selectors = head.replaceAll(/\([^)]*\)/g, (inside) => inside.replaceAll(',', ' ')).split(',');
      found.push(...selectors.map((each) => each.trim()).filter((each) => !/[.#[]/.test(each)));
    }
    around.push(head);
  }
  return found;
}

it('styles no bare element in a sheet that comes with one screen: it would stay for the others', () => {
  const bare = sheets
    .filter((path) => !EVERYWHERE.includes(path))
    .flatMap((path) => bareSelectors(rulesOf(path)).map((each) => `${path}: ${each}`));
  expect(bare).toEqual([]);
  const rules = '.a { p { x: y; } } @media print { details > summary, .b :is(p, q) { x: y; z: 1 } } @keyframes k { from { x: y } }';
  expect(bareSelectors(rules)).toEqual(['details > summary']);
});
