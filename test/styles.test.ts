import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const paths = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const read = (path: string): string => readFileSync(join(SRC, path), 'utf8');
const gameOf = (path: string): string => /^games\/(\w+)\//.exec(path)?.[1] ?? '';

/** By class, the games whose style sheets know it; the empty name stands for the frame. */
function styledBy(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of paths.filter((each) => each.endsWith('.css'))) {
    const rules = read(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name = ''] of rules.matchAll(/\.([a-z][\w-]*)/gi)) found.set(name, (found.get(name) ?? new Set()).add(gameOf(path)));
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
