import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { content, findings } from 'virtual:content';
import { rules } from 'virtual:rules';
import { text } from 'virtual:text';
import { contentPlugin } from '../../build/content-plugin.ts';
import type { Finding, PlayContent } from '../../src/catalogue/index.ts';
import { coreCatalogue } from './support.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';

const folder = fileURLToPath(new URL('../../content', import.meta.url));

describe('the virtual modules', () => {
  it('hold what the catalogue holds, frozen', () => {
    const { hash, content: games, looks, byId, packs, packHashes, joined } = coreCatalogue();
    expect(content).toEqual({ hash, content: games, looks, byId, packs, packHashes, joined });
    expect(Object.isFrozen(damnatioContent(content).beasts['lion']!.attacks)).toBe(true);
    expect(findings).toEqual([]);
    expect(rules).toEqual(coreCatalogue().rules);
    expect(text).toEqual(coreCatalogue().text);
  });
});

describe('while developing', () => {
  let root = '';
  let server: ViteDevServer;
  const file = (): string => join(root, 'content/core/beasts/lion.yaml');
  const read = async (): Promise<{ content: PlayContent; findings: Finding[] }> =>
    (await server.ssrLoadModule('virtual:content')) as { content: PlayContent; findings: Finding[] };
  const edited = async (from: string, to: string): Promise<void> => {
    const before = await read();
    writeFileSync(file(), readFileSync(file(), 'utf8').replace(from, to));
    await expect.poll(async () => (await read()) !== before, { timeout: 15_000 }).toBe(true);
  };

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'damnatio-'));
    cpSync(folder, join(root, 'content'), { recursive: true });
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      plugins: [contentPlugin()],
    });
  });

  afterEach(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });

  it('takes a change, keeps the last good content while a file is broken, and takes the repair', async () => {
    expect(damnatioContent((await read()).content).beasts['lion']!.ratings.hitPoints).toBe(24);
    await edited('hitPoints: 24', 'hitPoints: 25');
    expect(damnatioContent((await read()).content).beasts['lion']!.ratings.hitPoints).toBe(25);
    await edited('leap: 2', 'lep: 2');
    const broken = await read();
    expect(damnatioContent(broken.content).beasts['lion']!.ratings.hitPoints).toBe(25);
    expect(broken.findings[0]).toMatchObject({ message: 'unknown key "lep"', file: 'content/core/beasts/lion.yaml' });
    await edited('lep: 2', 'leap: 3');
    expect(await read()).toMatchObject({ findings: [], content: { content: { damnatio: { beasts: { lion: { move: { leap: 3 } } } } } } });
  }, 60_000);

  it('takes files that are added and deleted', async () => {
    const before = await read();
    const cub = join(root, 'content/core/beasts/cub.yaml');
    writeFileSync(cub, 'schema: beast/2\nid: cub\nextends: lion\nratings: { hitPoints: 3 }\n');
    await expect.poll(async () => damnatioContent((await read()).content).beasts['cub']?.ratings.hitPoints, { timeout: 15_000 }).toBe(3);
    rmSync(cub);
    await expect.poll(async () => (await read()).content.hash, { timeout: 15_000 }).toBe(before.content.hash);
  }, 60_000);
});

describe('a build', () => {
  let root = '';
  const built = async (): Promise<string> => {
    const options = { write: false, rolldownOptions: { input: join(root, 'entry.js') } } as const;
    const result = await build({ root, configFile: false, logLevel: 'silent', build: options, plugins: [contentPlugin()] });
    return (result as Rolldown.RolldownOutput).output.map((part) => ('code' in part ? part.code : '')).join('');
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'damnatio-'));
    cpSync(folder, join(root, 'content'), { recursive: true });
    writeFileSync(join(root, 'entry.js'), "import { content } from 'virtual:content';\ndocument.title = content.hash;\n");
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('ships the content as JSON, without YAML, schemas, rulebook and messages', async () => {
    const code = await built();
    expect(code).toContain(coreCatalogue().hash);
    expect(code.length).toBeLessThan(88_000);
    expect(code).not.toMatch(/Condemned to the arena|unrecognized_keys|LineCounter/);
  });

  it('fails on faulty content, with all findings', async () => {
    const lion = join(root, 'content/core/beasts/lion.yaml');
    writeFileSync(lion, readFileSync(lion, 'utf8').replace('leap: 2', 'lep: 2').replace('toHit: 17', 'toHit: 71'));
    await expect(built()).rejects.toThrow(/unknown key "lep"[\s\S]*must be at most 20/);
  });
});
