import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { open } from './support/page.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

const files = (): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );

const read = (name: string): Buffer => readFileSync(join(dist, name));

test('nothing that the game needs has a name that a host leaves out', () => {
  const odd = files().filter((name) => name.split('/').some((part) => /^[_.~#]/.test(part)));
  expect(odd.sort()).toEqual(['.nojekyll', '_headers']);
});

test('the worker keeps what was built, to the byte', () => {
  const [, list = '[]'] = /^const FILES = (.*);$/m.exec(read('sw.js').toString()) ?? [];
  const kept = JSON.parse(list) as [string, string][];
  expect(kept.length).toBeGreaterThan(50);
  for (const [name, hash] of kept) {
    const content = read(name === './' ? 'index.html' : name);
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(hash);
  }
  const scripts = files().filter((name) => /\.(js|css|woff2)$/.test(name) && name !== 'sw.js');
  expect(kept.map(([name]) => name)).toEqual(expect.arrayContaining(scripts));
});

test('compressed copies hold the same, and the large files have them', () => {
  const copies = files().filter((name) => /\.(br|gz)$/.test(name));
  for (const name of copies) {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(unpack(read(name)).equals(read(name.slice(0, -3))), name).toBe(true);
  }
  const large = files().filter((name) => /\.(js|css|html)$/.test(name) && read(name).length > 4096);
  expect(copies).toEqual(expect.arrayContaining(large.flatMap((name) => [`${name}.br`, `${name}.gz`])));
});

test('files for hosts lie beside the game', () => {
  for (const name of ['_headers', 'server/nginx.conf', 'server/Caddyfile']) {
    expect(read(name).toString()).toContain("frame-ancestors 'none'");
  }
});

test('every package that is passed on has its licence there, and its line in the bill of materials', () => {
  interface Bill {
    readonly bomFormat: string;
    readonly components: readonly { readonly name: string; readonly version: string; readonly licenses: readonly unknown[] }[];
  }
  const bill = JSON.parse(read('bom.cdx.json').toString()) as Bill;
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = Object.fromEntries(bill.components.map(({ name, version }) => [name, version]));
  expect(listed).toMatchObject(dependencies);
  expect(Object.keys(listed)).not.toContain('vite');
  const licences = read('licences.txt').toString();
  for (const { name, version, licenses } of bill.components) {
    expect(licenses, name).not.toHaveLength(0);
    expect(licences).toContain(`\n${name} ${version} (`);
  }
});

test('the credits lead to authors, licences and the bill of materials', async ({ page, request }) => {
  await open(page, '#/credits');
  for (const [link, holds] of [
    ['list of authors', 'Game Icons'],
    ['full texts', 'SIL OPEN FONT LICENSE'],
    ['bill of materials', 'CycloneDX'],
  ] as const) {
    const address = await page.getByRole('link', { name: link }).evaluate((element: HTMLAnchorElement) => element.href);
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(holds);
  }
});

test('no other site can put the game into a frame', async ({ page }) => {
  await page.goto('./robots.txt');
  const framed = await page.evaluate(async () => {
    const answer = await fetch('./');
    return answer.headers.get('content-security-policy');
  });
  expect(framed).toContain("frame-ancestors 'none'");
});
