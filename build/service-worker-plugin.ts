import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';

/** Source maps are for developers, every .woff has a .woff2 beside it, and screenshots are for those who read about the game. */
const NOT_KEPT = /\.(map|woff)$|^screenshots\//;

export interface OutputFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The text of sw.js for these files. Its version changes when any that it keeps does. */
export function serviceWorkerSource(files: readonly OutputFile[], template: string): string {
  const sorted = files.filter(({ name }) => !NOT_KEPT.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256').update(template);
  for (const { name, content } of sorted) hash.update(`\0${name}\0`).update(content);
  const names = sorted.map(({ name }) => name).filter((name) => name !== 'index.html');
  const version = hash.digest('hex').slice(0, 12);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(['./', ...names])};\n${template}`;
}

/** Emits sw.js, which keeps every emitted file and everything in public/ for playing offline. */
export function serviceWorkerPlugin(): Plugin {
  let publicDir = '';
  return {
    name: 'damnatio:service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const emitted = Object.entries(bundle).map(([name, output]) => ({ name, content: output.type === 'chunk' ? output.code : output.source }));
      const copied = existsSync(publicDir) ? globSync('**/*', { cwd: publicDir, dot: false }) : [];
      const files = [...emitted, ...copied.map((name) => ({ name, content: readFileSync(join(publicDir, name)) }))];
      const template = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: serviceWorkerSource(files, template) });
    },
  };
}
