import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = globSync(['*.md', '{docs,content,deploy,src,test}/**/*.md'], { cwd: root }).sort();
const read = (page: string): string => readFileSync(join(root, page), 'utf8');

/** The text of a page without its examples. */
const proseOf = (page: string): string => read(page).replaceAll(/^```[^]*?^```$/gm, '');

/** The name by which a heading is linked to, as GitHub makes it. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const anchorsOf = (page: string): string[] => [...proseOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slug(heading!));

/** What is wrong with the links of a page: files that are not there, headings that are not there. */
function brokenIn(page: string): string[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => {
    if (/^(https?|mailto):/.test(link!)) return [];
    const [file, anchor] = link!.split('#') as [string, string | undefined];
    const target = file === '' ? page : relative(root, join(root, dirname(page), file));
    if (!existsSync(join(root, target))) return [`${page}: there is no ${target}`];
    const isKnown = anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor);
    return isKnown ? [] : [`${page}: ${target} has no heading "${anchor}"`];
  });
}

describe('links of the documents', () => {
  it.each(pages)('%s leads to files and headings that are there', (page) => expect(brokenIn(page)).toEqual([]));

  it('would tell a dead one', () => {
    expect(pages).toEqual(expect.arrayContaining(['DESIGN.md', 'README.md', 'content/README.md', 'docs/decisions/engine.md']));
    expect(anchorsOf('DESIGN.md')).not.toContain('no-such-heading');
    expect(slug("What’s *new*? It's 2")).toBe('whats-new-its-2');
  });
});

describe('DESIGN.md', () => {
  const design = read('DESIGN.md');

  it('is a map of at most 250 lines that leads to every page of decisions', () => {
    expect(design.split('\n').length).toBeLessThanOrEqual(251);
    const decisions = pages.filter((page) => page.startsWith('docs/decisions/'));
    expect(decisions.length).toBeGreaterThan(5);
    expect(decisions.filter((page) => !design.includes(`](${page}`))).toEqual([]);
  });

  it('says of every library why it and not another', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Readonly<Record<string, string>>>;
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'));
    const rows = design.slice(design.indexOf('## Libraries'));
    const isTold = (name: string): boolean => rows.includes(`\`${name}\``) || rows.includes(`\`${name.split('/')[0]}/*\``);
    expect(names.filter((name) => !isTold(name))).toEqual([]);
  });
});

describe('comments in code', () => {
  const files = globSync(['{src,test,e2e,build,scripts}/**/*.{ts,tsx,mjs,css}'], { cwd: root });

  it('name only documents that are there', () => {
    const gone = files.flatMap((file) =>
      [...read(file).matchAll(/\b(?:docs|deploy|content)\/[\w/.-]+\.md\b/g)].flatMap(([page]) => {
        const isThere = existsSync(join(root, page)) || file.startsWith('test/');
        return isThere ? [] : [`${file}: ${page}`];
      }),
    );
    expect(gone).toEqual([]);
  });
});
