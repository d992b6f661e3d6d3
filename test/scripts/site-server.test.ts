import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALWAYS, caddyText, netlifyHeaders, nginxText, PAGE_POLICY } from '../../build/site-headers.mjs';
import { firstFreePort } from '../../scripts/lib/ports.mjs';
import { serveSite } from '../../scripts/lib/site-server.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = 'export const lion = 1;\n'.repeat(100);

const folder = mkdtempSync(join(tmpdir(), 'damnatio-site-'));
const site = join(folder, 'site');
let server: Server;

function write(name: string, content: string | Buffer): void {
  mkdirSync(join(site, name, '..'), { recursive: true });
  writeFileSync(join(site, name), content);
}

beforeAll(async () => {
  write('index.html', '<!doctype html><title>Damnatio</title>');
  write('rescue.html', '<!doctype html><title>Rescue</title>');
  write('sw.js', '// worker');
  write('CREDITS.txt', 'Θ');
  write('assets/app-1.js', SCRIPT);
  write('assets/app-1.js.br', brotliCompressSync(SCRIPT));
  write('assets/app-1.js.gz', gzipSync(SCRIPT));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = await serveSite(site, { host: '127.0.0.1', port: 0 });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Asks for exactly this path, which `fetch` would tidy first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', reject).end();
  });
}

describe('the server of npm start', () => {
  it.each([
    { path: '/', type: 'text/html;charset=utf-8', cache: 'no-cache' },
    { path: '/index.html', type: 'text/html;charset=utf-8', cache: 'no-cache' },
    { path: '/rescue.html', type: 'text/html;charset=utf-8', cache: 'no-cache' },
    { path: '/sw.js', type: 'text/javascript', cache: 'no-cache' },
    { path: '/CREDITS.txt', type: 'text/plain; charset=utf-8', cache: 'no-cache' },
    { path: '/assets/app-1.js', type: 'text/javascript', cache: 'public, max-age=31536000, immutable' },
  ])('sends $path with the headers of its kind', async ({ path, type, cache }) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'$/) as string,
    });
  });

  it.each([
    { accepts: 'gzip, deflate, br', gets: 'br', ending: '.br' },
    { accepts: 'gzip', gets: 'gzip', ending: '.gz' },
    { accepts: 'identity', gets: undefined, ending: '' },
  ])('sends the copy compressed by $gets to whom it serves', async ({ accepts, gets, ending }) => {
    const { headers, body } = await ask('/assets/app-1.js', { 'accept-encoding': accepts });
    expect(headers['content-encoding']).toBe(gets);
    expect(headers['content-type']).toBe('text/javascript');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body).toEqual(readFileSync(join(site, `assets/app-1.js${ending}`)));
  });

  it.each(['/assets/app-2.js', '/setup', '/nothing/', '/.git/config', '/%zz', '/__proto__'])(
    'answers %s, which is not there, with 404 and never with the page',
    async (path) => {
      const { status, headers, body } = await ask(path, { accept: 'text/html' });
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(body.toString()).not.toContain('<');
    },
  );

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '//../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
  ])('does not leave its folder for %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  it('says when nothing has changed, and takes no other methods', async () => {
    const { headers } = await ask('/sw.js');
    const again = await ask('/sw.js', { 'if-none-match': String(headers['etag']) });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': 'no-cache' } });
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    const head = await ask('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

/** The policy that a page states in its own text. */
function statedIn(page: string): string[] {
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(readFileSync(join(root, page), 'utf8')) ?? [];
  return policy!.split('; ');
}

describe('the headers', () => {
  it('forbid what the pages forbid themselves', () => {
    expect(statedIn('index.html').join('; ')).toBe(PAGE_POLICY);
    expect(PAGE_POLICY.split('; ')).toEqual(expect.arrayContaining(statedIn('rescue.html')));
  });

  it('are the same for every host', () => {
    const texts = [netlifyHeaders(['index.html', 'assets/app-1.js']), nginxText(), caddyText()];
    for (const text of texts) {
      for (const value of [...Object.values(ALWAYS), 'public, max-age=31536000, immutable', 'no-cache']) expect(text).toContain(value);
    }
  });

  it('come once for every path of _headers', () => {
    const lines = netlifyHeaders(['index.html', 'rescue.html', 'sw.js', 'assets/app-1.js']).trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
      '/*',
      '/assets/*',
      '/',
      '/index.html',
      '/rescue',
      '/rescue.html',
      '/sw.js',
    ]);
    expect(lines.filter((line) => line.startsWith('  Cache-Control'))).toHaveLength(6);
  });
});

it('serve takes the absolute path of another folder than dist', { timeout: 30_000 }, async () => {
  const port = String(await firstFreePort(46_000, '127.0.0.1'));
  const serving = spawn(process.execPath, [join(root, 'scripts/serve.mjs')], {
    env: { ...process.env, SITE: site, PORT: port, HOST: '127.0.0.1' },
  });
  try {
    const said = await new Promise<string>((resolve) => {
      serving.stdout.once('data', (text) => resolve(String(text)));
      serving.stderr.once('data', (text) => resolve(String(text)));
    });
    expect(said).toContain(`:${port}/`);
  } finally {
    serving.kill();
  }
});
