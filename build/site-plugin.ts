import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { compressBeside } from './compress.ts';
import { billOfMaterials, licencesText } from './notices.ts';
import { serviceWorkerSource, type OutputFile } from './service-worker.ts';
import { caddyText, netlifyHeaders, nginxText } from './site-headers.mjs';

const filesIn = (folder: string): string[] => globSync('**/*', { cwd: folder }).sort();

/** What the build adds to the game itself, by name; the service worker comes last, since it names all that it keeps. */
function additions(folder: string, root: string): OutputFile[] {
  const bill = billOfMaterials(root);
  const notices: OutputFile[] = [
    { name: 'licences.txt', content: licencesText(bill, root) },
    { name: 'bom.cdx.json', content: `${JSON.stringify(bill, null, 2)}\n` },
  ];
  const built = filesIn(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }));
  const template = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
  const worker = { name: 'sw.js', content: serviceWorkerSource([...built, ...notices], template) };
  const names = [...built, ...notices, worker].map(({ name }) => name);
  const forHosts: OutputFile[] = [
    { name: '_headers', content: netlifyHeaders(names) },
    { name: 'server/nginx.conf', content: nginxText() },
    { name: 'server/Caddyfile', content: caddyText() },
  ];
  return [...notices, worker, ...forHosts];
}

/**
 * Makes a site of the built game: service worker, licences, bill of materials, files for hosts, compressed copies. It
 * reads what was written, because the names and hashes inside chunks are final only then.
 */
export function sitePlugin(): Plugin {
  let root = '';
  return {
    name: 'damnatio:site',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = join(root, 'dist') }) {
        for (const { name, content } of additions(dir, root)) {
          mkdirSync(dirname(join(dir, name)), { recursive: true });
          writeFileSync(join(dir, name), content);
        }
        await Promise.all(filesIn(dir).map((name) => compressBeside(join(dir, name))));
      },
    },
  };
}

/**
 * The name of a chunk as hosts like it. Jekyll, which stands behind some of them, leaves out what begins with `_`, and
 * modules that no file holds give such names.
 */
export function chunkFile({ name }: { readonly name: string }): string {
  return `assets/${name.replace(/^[^a-z\d]+/i, '').replace(/^virtual_/, '') || 'chunk'}-[hash].js`;
}
